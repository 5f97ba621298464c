import { openInEditor } from '../open.ts';
import type { Place } from '../open.ts';
import { watchOrigins } from './element.ts';
import { sourceEndpoint } from './endpoint.ts';
import { questionOf } from './pointed.ts';
import type { Pointed } from './pointed.ts';

async function open(pointed: Pointed): Promise<void> {
  const response = await fetch(sourceEndpoint, { method: 'POST', body: JSON.stringify(questionOf(pointed)) });
  const { root, place } = (await response.json()) as { readonly root: string; readonly place?: Place };
  if (place) await openInEditor(root, place);
}

/** Alt alone: AltGr, which writes `@` and `#` on many keyboards, counts as Ctrl and Alt. */
function isAlt(event: KeyboardEvent | MouseEvent): boolean {
  return event.altKey && !event.ctrlKey && !event.metaKey && !event.getModifierState('AltGraph');
}

/** From the page to its source: Alt and a click, or Alt and Enter, open the spec in the editor where it says what is there. */
export function startSources(): void {
  watchOrigins();
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const key = (event: KeyboardEvent): void => {
    const element = document.activeElement;
    if (event.key !== 'Enter' || !isAlt(event) || !element || element === document.body) return;
    stop(event);
    void open({ element });
  };
  // An Alt-click would download what a link leads to, choose an option, or take the focus.
  const click = (event: MouseEvent): void => {
    const [element] = event.composedPath();
    if (event.button !== 0 || !isAlt(event) || !(element instanceof Element)) return;
    stop(event);
    if (event.type === 'click') void open({ element, at: { x: event.clientX, y: event.clientY } });
  };
  addEventListener('keydown', key, { capture: true });
  for (const type of ['pointerdown', 'mousedown', 'click'] as const) addEventListener(type, click, { capture: true });
}
