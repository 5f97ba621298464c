import { onEvent, beforeReload } from '../../live/hot.ts';
import { getState, setState, untilState, type Window } from './store.ts';

const storageKey = 'studio-window';

/** Windows without input that a reload would lose. They reopen afterwards. */
const reopened: readonly (Window['kind'] | undefined)[] = [
  'page',
  'firm',
  'changes',
  'structure',
  'fields',
  'add',
  'gallery',
];

function isWriting(): boolean {
  const { window, text, isBusy } = getState();
  return isBusy || text !== undefined || (window !== undefined && !reopened.includes(window.kind));
}

/**
 * Delays reloads, which new or removed addresses and a new start of the studio cause, while the user is writing. Then
 * reopens the window. The old page goes on running until the new one arrives, and nothing opens in it any more.
 */
export function outlastReloads(): void {
  const window = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (window !== null) setState({ window: JSON.parse(window) as Window });
  const wait = async (): Promise<void> => {
    await untilState(() => !isWriting());
    const { window: open } = getState();
    if (open) sessionStorage.setItem(storageKey, JSON.stringify(open));
  };
  beforeReload(async () => {
    await wait();
    setState({ isReloading: true });
  });
  // Vite waits for this before it loads the page again from a studio that was started again.
  onEvent('vite:ws:disconnect', wait);
}
