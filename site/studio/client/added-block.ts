import type { Json, SpecPath } from '../contract.ts';
import { openText } from './listen.ts';
import { elementOf, foundAt } from './marked-elements.ts';
import { startsWith, valueAt } from './places.ts';
import { getState, subscribe } from './store.ts';

/** The maximum wait for an added block to appear (milliseconds). */
const maxWait = 20_000;
const storageKey = 'studio-added-block';

/** Scrolls to an added block once the page shows it, and opens its heading. Survives a reload of the page by Vite. */
export function showAddedBlock(block: SpecPath, added: Json): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ block, added, until: Date.now() + maxWait }));
  resumeShowing();
}

/** Continues to wait for a block after a reload. */
export function resumeShowing(): void {
  const { block, added, until } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as {
    readonly block?: SpecPath;
    readonly added?: Json;
    readonly until?: number;
  };
  if (!block) return;
  const words = JSON.stringify(added);
  const stop = subscribe(() => {
    const { page, isUpdating, isReloading, window, text } = getState();
    // The page that loads now goes on.
    if (isReloading) return;
    const isElsewhere = window !== undefined || text !== undefined;
    // Wait until the page has been rendered and its texts requested again.
    const isRead = page && !isUpdating && JSON.stringify(valueAt(page, block)) === words;
    const shown = isRead ? elementOf(block, page) : undefined;
    const own = [...(shown?.querySelectorAll('[data-spec]') ?? [])].flatMap((element) =>
      foundAt(element, page!).flatMap((found) =>
        found.text && startsWith(found.text, block) ? [{ element, found }] : [],
      ),
    );
    const first = own.find(({ found }) => found.text?.at(-1) === 'heading') ?? own[0];
    const isShown = first !== undefined && words.includes(first.element.textContent.trim());
    if (!isShown && !isElsewhere && Date.now() < (until ?? 0)) return;
    stop();
    sessionStorage.removeItem(storageKey);
    if (!isShown || isElsewhere) return;
    shown?.scrollIntoView({ block: 'start' });
    openText(first, true);
  });
}
