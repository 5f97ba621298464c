import { createRoot } from 'react-dom/client';
import { pagesChanged, pageUpdated, problemsSolved, problemsWanted } from '../../live/event.ts';
import { Layer } from '../../live/layer.ts';
import { readPage, readSite } from './actions.ts';
import { App } from './App.tsx';
import { goOnArriving } from './arrive.ts';
import { listenForPictures } from './drop.ts';
import { goOn } from './go-to.ts';
import { undoKeys } from './keys.ts';
import { makeRoom } from './page-styles.ts';
import { outlastReloads } from './reloads.ts';
import { setState } from './store.ts';
import css from './styles.css?inline';

const layer = new Layer('studio', css);
const place = document.createElement('div');
makeRoom();
layer.show(place);
createRoot(place).render(<App />);
listenForPictures();
undoKeys();
outlastReloads();
goOn();
goOnArriving();

/** What changes shortly after each other is read once. */
const settle = 60;
let timer: ReturnType<typeof setTimeout> | undefined;

function readSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void readPage(), settle);
}

// What the page shows has changed: by what was written, or by a script of its own.
new MutationObserver((records) => {
  if (records.some(({ target, type }) => type === 'childList' || (target as Element).hasAttribute('data-spec')))
    readSoon();
}).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-spec'] });
// An edit may have changed what this page does not show: another language, another page.
import.meta.hot?.on(pagesChanged, () => {
  readSoon();
  void readSite();
});
addEventListener(pageUpdated, () => setState({ isUpdating: false }));
// Somebody is editing the files, and the spec has an error. The page stays as it was.
import.meta.hot?.on('vite:error', () => setState({ isBroken: true }));
import.meta.hot?.on(problemsSolved, () => setState({ isBroken: false }));
import.meta.hot?.send(problemsWanted);
// An open window of the page covers everything else: the studio is drawn in it.
document.addEventListener('toggle', () => layer.show(place), { capture: true });
document.addEventListener('close', () => layer.show(place), { capture: true });
