import { pagesChanged, pageUpdated, problemsSolved, problemsWanted } from './event.ts';
import { onEvent, sendEvent, reload } from './hot.ts';
import { mirrorOf } from './mirror.ts';

/** Head elements that describe the page; the others belong to the server and the scripts. */
const described = 'title, meta[name=description], meta[property]';

const updateBody = globalThis.served && mirrorOf(globalThis.served);
let updating = false;
let again = false;

/**
 * Remembers the position of the focused or central element in the window; the returned function scrolls it back there.
 */
function keepPosition(): () => void {
  const focused = document.activeElement === document.body ? null : document.activeElement;
  const anchor = focused ?? document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const before = anchor?.getBoundingClientRect().top ?? 0;
  return () => {
    if (!anchor?.isConnected || scrollY === 0) return;
    scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' });
  };
}

/** Applies the differences of the page's new HTML, or reloads the page if that cannot be done in place. */
async function update(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const restorePosition = keepPosition();
  if (!next.getElementById('main') || !updateBody?.(next.body)) {
    await reload();
    return;
  }
  restorePosition();
  const [now, then] = [document, next].map((page) => [...page.head.querySelectorAll(described)]);
  now?.forEach((element, index) => element.replaceWith(document.importNode(then?.[index] ?? element, true)));
}

/** Runs updates one after the other. All changes during an update share the next one. */
async function updates(): Promise<void> {
  again = true;
  if (updating) return;
  updating = true;
  while (again) {
    again = false;
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other is the point
    await update();
  }
  updating = false;
  dispatchEvent(new Event(pageUpdated));
}

/** Shows in this page what has changed, and whether the spec has errors. */
export function showUpdates(): void {
  // Scroll anchoring of the browser fails while elements are replaced, so this module keeps the position itself.
  document.documentElement.style.overflowAnchor = 'none';
  onEvent(pagesChanged, () => void updates().catch(reload));
  onEvent(problemsSolved, () => {
    for (const overlay of document.querySelectorAll<HTMLElement & { close(): void }>('vite-error-overlay'))
      overlay.close();
  });
  sendEvent(problemsWanted);
}
