import { pagesChanged, problemsFound, problemsWanted } from './event.ts';
import { mirrorOf } from './mirror.ts';
import { Overlay } from './overlay.ts';
import type { Problems } from './problem.ts';
import { reload } from './reload.ts';
import { startSources } from './source/start.ts';

/** Head elements that say something about the page; the others are the server's and the scripts' own. */
const spoken = 'title, meta[name=description], meta[property]';

const body = globalThis.served && mirrorOf(globalThis.served);
let updating = false;
let again = false;

// The browser's own way holds what it has chosen, and not while elements are replaced.
document.documentElement.style.overflowAnchor = 'none';

/** Notes where what the visitor looks at stands in the window, and moves it back there when it is called. */
function place(): () => void {
  const focused = document.activeElement === document.body ? null : document.activeElement;
  const seen = focused ?? document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const before = seen?.getBoundingClientRect().top ?? 0;
  return () => {
    if (!seen?.isConnected || scrollY === 0) return;
    scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: 'instant' });
  };
}

/** Takes over what differs in the page's new HTML; loads the page where that cannot be done in place. */
async function update(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const hold = place();
  if (!next.getElementById('main') || !body?.become(next.body)) {
    await reload();
    return;
  }
  hold();
  const [now, then] = [document, next].map((page) => [...page.head.querySelectorAll(spoken)]);
  now?.forEach((element, index) => element.replaceWith(document.importNode(then?.[index] ?? element, true)));
}

/** One update after the other; what changes during one is for the next. */
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
}

import.meta.hot?.on(pagesChanged, () => void updates().catch(reload));

const overlay = new Overlay();
import.meta.hot?.on(problemsFound, (problems: Problems) => overlay.show(problems));
import.meta.hot?.send(problemsWanted);

startSources();
