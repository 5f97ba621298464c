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

/** What depends on the theme: everything else that axe looks at is the same in both. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Asked {
  readonly without?: readonly string[];
  /** A selector of what is looked at, instead of the whole page. */
  readonly within?: string;
}

/**
 * Runs axe on what a page shows now. It stays in the page for the next look; axe's own package for Playwright would bring it again
 * each time, and open another page to put the results of frames together, which no page of the site has.
 * @returns each violation in one line: the rule and what breaks it
 */
export async function violations(page: Page, { without = [], within }: Asked = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const options: RunOptions = {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Of what passes, nobody reads where it is: to find that out takes axe as long as all the rest.
    resultTypes: ['violations'],
    // Nothing of a page is in another one, and its styles are its own.
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
