import type { Page } from 'playwright';

import { colourRules, violations, type Asked } from './axe.ts';

/** A window and a theme in which a page is looked at. */
export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  /** Only these rules of axe, instead of all. */
  readonly rules?: readonly string[];
  /** Rules of axe that are left out. */
  readonly without?: readonly string[];
}

const WIDE = 1440;
export const NARROW = 360;
export const HEIGHT = 800;

/** In the light theme, everything that axe knows. */
export const light: readonly Look[] = [
  { width: WIDE, colorScheme: 'light' },
  { width: NARROW, colorScheme: 'light' },
];

/** In the dark theme, what is not the same as in the light one. */
export const dark: readonly Look[] = [
  { width: WIDE, colorScheme: 'dark', rules: colourRules },
  { width: NARROW, colorScheme: 'dark', rules: colourRules },
];

/** In other languages than the first, all but the dearest rule: the same elements have the same colours in the same theme. */
export const lightAgain: readonly Look[] = light.map((look) => ({ ...look, without: ['color-contrast'] }));

/** Runs axe on what a page shows in each of these looks: a line for each violation, with its look. */
export async function violationsIn(
  page: Page,
  looks: readonly Look[],
  asked: Omit<Asked, 'rules'> = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme, rules, without = [] } of looks) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme });
    await page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor();
    const look = { ...asked, without: [...(asked.without ?? []), ...without], ...(rules && { rules }) };
    found.push(...(await violations(page, look)).map((line) => `${width} px, ${colorScheme}: ${line}`));
  }
  return found;
}
