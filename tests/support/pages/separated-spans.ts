import type { Page } from 'playwright';

/**
 * Non-breaking spans (site/lib/non-breaking.ts) whose parent is a flex container or a grid. There each span becomes an
 * item of its own, which breaks the line.
 */
export function separatedSpans(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.nb')].flatMap(({ textContent, parentElement: line }) =>
      line && /flex|grid/.test(getComputedStyle(line).display) ? [`"${textContent}" in "${line.textContent}"`] : [],
    ),
  );
}
