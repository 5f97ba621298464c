import type { Page } from 'playwright';

import { violations, type Asked } from './axe.ts';

/** A window and a theme in which a page is looked at. */
export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  /** Rules of axe that are left out. */
  readonly without?: readonly string[];
}

export const WIDE = 1440;
export const NARROW = 360;
export const HEIGHT = 800;

/** Each theme and each width once: what depends on both at the same time is too little for four looks. */
export const looks: readonly Look[] = [
  { width: WIDE, colorScheme: 'light' },
  { width: NARROW, colorScheme: 'dark' },
];

/** Runs axe on what a page shows in each of these looks: a line for each violation, with its look. */
export async function violationsIn(page: Page, looks: readonly Look[], asked: Asked = {}): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme, without = [] } of looks) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme });
    await page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor();
    const look = { ...asked, without: [...(asked.without ?? []), ...without] };
    found.push(...(await violations(page, look)).map((line) => `${width} px, ${colorScheme}: ${line}`));
  }
  return found;
}
