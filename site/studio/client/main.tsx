import { createRoot } from 'react-dom/client';
import { pagesChanged, pageUpdated, problemsSolved } from '../../live/event.ts';
import { onEvent } from '../../live/hot.ts';
import { Layer } from './layer.ts';
import { watchOrigins } from '../../live/source/element.ts';
import { showUpdates } from '../../live/updates.ts';
import { readPage, readSite } from './actions.ts';
import { App } from './App.tsx';
import { resumeShowing } from './added-block.ts';
import { goOnWriting } from './drafts.ts';
import { listenForPictures } from './drop.ts';
import { undoKeys } from './keys.ts';
import { outlastReloads } from './reloads.ts';
import { setState } from './store.ts';
import css from './styles.css?inline';

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
