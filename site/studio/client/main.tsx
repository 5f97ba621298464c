import { createRoot } from 'react-dom/client';
import { onEvent } from '../../live/hot.ts';
import { beforeReload } from '../../live/reload.ts';
import { getState, setState, untilState, type Window } from './store.ts';
import { pagesChanged, pageUpdated, problemsSolved } from '../../live/event.ts';
import { Layer } from '../../live/layer.ts';
import { watchOrigins } from '../../live/source/element.ts';
import { showUpdates } from '../../live/updates.ts';
import { readPage, readSite, turn } from './actions.ts';
import { App } from './App.tsx';
import { resumeShowing } from './AddBlock.tsx';
import { goOnWriting } from './drafts.tsx';
import { listenForPictures } from './PictureWindow.tsx';
import css from './styles.css?inline';

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
function outlastReloads(): void {
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

showUpdates();
watchOrigins();
const layer = new Layer('studio', css);
const place = document.createElement('div');
layer.show(place);
createRoot(place).render(<App />);
listenForPictures();
undoKeys();
outlastReloads();
resumeShowing();
goOnWriting();

/** The debounce time for changes of the page (milliseconds). */
const settle = 60;
let timer: ReturnType<typeof setTimeout> | undefined;

function readSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void readPage(), settle);
}

// The content of the page has changed, through an edit or a script of the page.
new MutationObserver((records) => {
  if (records.some(({ target, type }) => type === 'childList' || (target as Element).hasAttribute('data-spec')))
    readSoon();
}).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-spec'] });
// An edit may have changed something that this page does not show, such as another language.
onEvent(pagesChanged, () => {
  readSoon();
  void readSite();
});
addEventListener(pageUpdated, () => setState({ isUpdating: false }));
// The spec has an error, for example while somebody edits the files. The page does not update.
onEvent('vite:error', () => setState({ isBroken: true }));
onEvent(problemsSolved, () => setState({ isBroken: false }));
// An open dialog of the page covers everything else, so move the studio into it.
document.addEventListener('toggle', () => layer.show(place), { capture: true });
document.addEventListener('close', () => layer.show(place), { capture: true });

/** Undoes and redoes changes with the usual keys, except in text fields. */
function undoKeys(): void {
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
