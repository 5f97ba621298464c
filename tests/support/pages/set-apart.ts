import type { Page } from 'playwright';

/**
 * What is kept together in a line (site/lib/non-breaking.ts) and is set apart from it instead: a flex container or a grid makes each element in it an
 * item of its own, and so cuts the line there.
 */
export function setApart(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.nb')].flatMap(({ textContent, parentElement: line }) =>
      line && /flex|grid/.test(getComputedStyle(line).display) ? [`"${textContent}" in "${line.textContent}"`] : [],
    ),
  );
}
