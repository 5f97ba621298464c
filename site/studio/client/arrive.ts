import type { Json, SpecPath } from '../contract.ts';
import { openText } from './listen.ts';
import { elementOf, foundAt } from './marks.ts';
import { startsWith, valueAt } from './places.ts';
import { getState, subscribe } from './store.ts';

/** The longest wait for a block that was added (milliseconds). */
const patience = 20_000;
const remembered = 'studio-arrive';

/** Scrolls to a block that is added, once the page shows it, and opens its heading. Vite may load the page again meanwhile. */
export function arriveAt(block: SpecPath, added: Json): void {
  sessionStorage.setItem(remembered, JSON.stringify({ block, added, until: Date.now() + patience }));
  goOnArriving();
}

/** Goes on waiting for a block where this page was loaded again. */
export function goOnArriving(): void {
  const { block, added, until } = JSON.parse(sessionStorage.getItem(remembered) ?? '{}') as {
    readonly block?: SpecPath;
    readonly added?: Json;
    readonly until?: number;
  };
  if (!block) return;
  const words = JSON.stringify(added);
  const stop = subscribe(() => {
    const { page, isUpdating, window, text } = getState();
    const isElsewhere = window !== undefined || text !== undefined;
    // The page is read once more after it was drawn anew.
    const isThere = page && !isUpdating && JSON.stringify(valueAt(page, block)) === words;
    const shown = isThere ? elementOf(block, page) : undefined;
    const texts = [...(shown?.querySelectorAll('[data-spec]') ?? [])].flatMap((element) =>
      foundAt(element, page!).map((found) => ({ element, found })),
    );
    const own = texts.filter(({ found }) => found.text && startsWith(found.text, block));
    const first = own.find(({ found }) => found.text?.at(-1) === 'heading') ?? own[0];
    const isShown = first !== undefined && words.includes(first.element.textContent.trim());
    if (!isShown && !isElsewhere && Date.now() < (until ?? 0)) return;
    stop();
    sessionStorage.removeItem(remembered);
    if (!isShown || isElsewhere) return;
    shown?.scrollIntoView({ block: 'start' });
    openText(first);
    // Its example is there to be written over.
    setTimeout(() => document.execCommand('selectAll'), 50);
  });
}
