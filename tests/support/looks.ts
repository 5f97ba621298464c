import type { Page } from 'playwright';

import { violations, type AxeOptions } from './axe.ts';

/** A window width and a theme in which a page is checked. */
export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  /** axe rules that are left out. */
  readonly without?: readonly string[];
}

export const WIDE = 1440;
export const NARROW = 360;
export const HEIGHT = 800;

/** Each theme and each width once: too little depends on the combination to check all four. */
export const looks: readonly Look[] = [
  { width: WIDE, colorScheme: 'light' },
  { width: NARROW, colorScheme: 'dark' },
];

/** Runs axe on a page in each of these looks. Returns a line for each violation, with its look. */
export async function violationsIn(page: Page, looks: readonly Look[], options: AxeOptions = {}): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme, without = [] } of looks) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme });
    await page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor();
    const look = { ...options, without: [...(options.without ?? []), ...without] };
    found.push(...(await violations(page, look)).map((line) => `${width} px, ${colorScheme}: ${line}`));
  }
  return found;
}
