import type { Page } from 'playwright';

import { resumePainting, stopPainting } from './painting.ts';

/** The windows in which the essentials of a page have to be above the fold: a small phone and a desktop. */
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];

/**
 * What is below the fold: the hero's first button and the first line of its proof (its offer, note, first point or else
 * lead), and on a landing page a form that begins more than two windows down. A line for each window in which something
 * is below the fold or covered.
 */
export async function belowFold(page: Page): Promise<string[]> {
  const found: string[] = [];
  if ((await page.locator(':is(.hero, .opening) .actions').count()) === 0) return found;
  await page.evaluate(stopPainting);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const hidden = await page.evaluate(async () => {
      scrollTo({ top: 0, left: 0, behavior: 'instant' });
      const hero = document.querySelector('.hero, .opening');
      const button = hero?.querySelector('.actions > .button');
      const proof =
        hero?.querySelector('.hero__offer, .opening__offer') ??
        hero?.querySelector('.hero__note, .opening__note') ??
        hero?.querySelector('.hero__points li, .opening__points li') ??
        hero?.querySelector('.lead, .opening__lead');
      const lineOf = (element: Element): DOMRect | undefined => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects()[0];
      };
      const isSeen = (element: Element, { left, right, top, bottom }: DOMRect): boolean =>
        bottom <= innerHeight &&
        [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
      // The first field of a landing page has to end within two windows.
      const field = document.querySelector('[data-layout=landing] .field :is(input, select, textarea)');
      const far =
        field && field.getBoundingClientRect().bottom > 2 * innerHeight
          ? [`the first field of the form ends at ${Math.round(field.getBoundingClientRect().bottom)} px`]
          : [];
      const parts = { button, 'first line of proof': proof };
      const unseen = (): string[] =>
        Object.entries(parts).flatMap<string>(([name, element]) => {
          if (!element) return [`no ${name}`];
          const box = name === 'button' ? element.getBoundingClientRect() : lineOf(element);
          // The bar at the bottom of a phone may cover the proof, but not the button.
          return box && (name === 'button' ? isSeen(element, box) : box.bottom <= innerHeight)
            ? []
            : [`the ${name}, at ${Math.round(box?.top ?? 0)} to ${Math.round(box?.bottom ?? 0)} px, cannot be seen`];
        });
      // The floating bar disappears once its observer notices the button, which takes a while on a busy machine.
      const end = performance.now() + 3000;
      do await new Promise(requestAnimationFrame);
      while (unseen().length > 0 && performance.now() < end);
      return [...unseen(), ...far];
    });
    found.push(...hidden.map((line) => `${size.width}×${size.height}: ${line}`));
  }
  await page.evaluate(resumePainting);
  return found;
}
