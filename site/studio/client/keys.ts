import { turn } from './actions.ts';
import { getState } from './store.ts';

/** Undoes and redoes changes with the usual keys, except in text fields. */
export function undoKeys(): void {
  addEventListener('keydown', (event) => {
    const [target] = event.composedPath();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !getState().isEditing) return;
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')))
      return;
    const key = event.key.toLowerCase();
    const which = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined;
    if (!which) return;
    event.preventDefault();
    void turn(which);
  });
}

/**
 * Whether a key event belongs to an input method that is composing a character. Enter and Escape then only end the
 * composition. Safari only reports this through the key code.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
