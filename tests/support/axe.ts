import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on the theme: everything else that axe looks at is the same in both. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on what a page shows now.
 * @param rules only these, instead of all that WCAG 2.2 AA and good practice ask for
 * @returns each violation in one line: the rule and what breaks it
 */
export async function violations(page: Page, { rules, without = [] }: { rules?: string[]; without?: string[] } = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page }).disableRules(without);
  const result = await (rules ? builder.withRules(rules) : builder.withTags(tags)).analyze();
  expect(result.passes.length, 'rules that axe could check').toBeGreaterThan(rules ? 0 : 10);
  return result.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`));
}
