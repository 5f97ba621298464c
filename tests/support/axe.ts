import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome depends on the theme; all other rules give the same result in both. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** A costly rule without violations: it lists what is hidden for a manual review. */
const REVIEW_ONLY = 'hidden-content';

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface AxeOptions {
  /** Rules that are left out. */
  readonly without?: readonly string[];
  /** A selector for the part of the page to check; without one, the whole page. */
  readonly within?: string;
}

/**
 * Runs axe on what a page shows now. The script stays in the page for the next call. axe's own package for Playwright
 * would inject it each time and open another page to merge the results of frames, which no page of the site has.
 * @returns each violation in one line: the rule and the element that breaks it
 */
export async function violations(page: Page, { without = [], within }: AxeOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const options: RunOptions = {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries([...without, REVIEW_ONLY].map((rule) => [rule, { enabled: false }])),
    // Locating the elements that pass takes axe as long as everything else, and no test reads them.
    resultTypes: ['violations'],
    // Pages have no frames, and all their styles are same-origin.
    iframes: false,
    preload: false,
  };
  const { passed, found } = await page.evaluate(
    async ({ context, options }) => {
      const result = await window.axe!.run(context, options);
      const found = result.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
      );
      return { passed: result.passes.length, found };
    },
    { context: within ?? 'html', options },
  );
  expect(passed, 'rules that axe could check').toBeGreaterThan(within ? 0 : 10);
  return found;
}
