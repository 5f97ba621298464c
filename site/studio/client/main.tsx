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
import.meta.hot?.on(pagesChanged, () => {
  readSoon();
  void readSite();
});
addEventListener(pageUpdated, () => setState({ isUpdating: false }));
// The spec has an error, for example while somebody edits the files. The page does not update.
import.meta.hot?.on('vite:error', () => setState({ isBroken: true }));
import.meta.hot?.on(problemsSolved, () => setState({ isBroken: false }));
import.meta.hot?.send(problemsWanted);
// An open dialog of the page covers everything else, so move the studio into it.
document.addEventListener('toggle', () => layer.show(place), { capture: true });
document.addEventListener('close', () => layer.show(place), { capture: true });
