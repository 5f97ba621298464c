import { createRoot } from 'react-dom/client';
import { pagesChanged, pageUpdated, problemsSolved, problemsWanted } from '../../live/event.ts';
import { Layer } from '../../live/layer.ts';
import { readPage, readSite } from './actions.ts';
import { App } from './App.tsx';
import { goOnArriving } from './arrive.ts';
import { goOnWriting } from './drafts.ts';
import { listenForPictures } from './drop.ts';
import { undoKeys } from './keys.ts';
import { outlastReloads } from './reloads.ts';
import { setState } from './store.ts';
import css from './styles.css?inline';

/** Styles for the page itself: leave room for the toolbar and, in a wide window, for the panel. */
const pageStyles = new CSSStyleSheet();
pageStyles.replaceSync(`
:root { --studio-bar: 52px; --studio-panel: 400px; }
@media (width < 760px) { :root { --studio-bar: 96px; } }
@media (width > 768px) { :root[data-studio-panel=wide] { --studio-panel: clamp(400px, 50vw, 720px); } }
@media (width <= 768px) { :root { --studio-panel: 100vw; } }
html { padding-top: var(--studio-bar); scroll-padding-top: calc(var(--studio-bar) + var(--header) + 1rem); }
.site-header { top: calc(var(--studio-bar) - 3.75rem); }
@media (min-width: 48rem) { .site-header { top: var(--studio-bar); } }
@media (width >= 1200px) { html[data-studio-panel] { padding-right: var(--studio-panel); } }
`);
document.adoptedStyleSheets.push(pageStyles);

const layer = new Layer('studio', css);
const place = document.createElement('div');
layer.show(place);
createRoot(place).render(<App />);
listenForPictures();
undoKeys();
outlastReloads();
goOnArriving();
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
