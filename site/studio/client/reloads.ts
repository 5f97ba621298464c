import { beforeReload } from '../../live/reload.ts';
import { getState, setState, subscribe } from './store.ts';
import type { Window } from './store.ts';

const remembered = 'studio-window';

/** Windows in which nothing is written that would be lost: they open again. */
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

/** A page or address that comes or goes loads the open page anew: not while somebody writes in it, and their window is there afterwards. */
export function outlastReloads(): void {
  const window = sessionStorage.getItem(remembered);
  sessionStorage.removeItem(remembered);
  if (window !== null) setState({ window: JSON.parse(window) as Window });
  beforeReload(async () => {
    await written();
    const { window: open } = getState();
    if (open) sessionStorage.setItem(remembered, JSON.stringify(open));
  });
}

function written(): Promise<void> {
  return new Promise((resolve) => {
    if (!isWriting()) {
      resolve();
      return;
    }
    const stop = subscribe(() => {
      if (isWriting()) return;
      stop();
      resolve();
    });
  });
}
