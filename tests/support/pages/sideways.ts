import type { Page } from 'playwright-core';

const NARROW = [360, 320];
/** A phone, and windows whose columns have just room enough. */
const LARGE_TEXT = [390, 1200, 1280];
const HEIGHT = 800;

/** How far a page can be scrolled sideways on narrow screens and at twice the text size: a line for each width where it can. */
export async function scrollsSideways(page: Page): Promise<string[]> {
  const found: string[] = [];
  const look = async (width: number, what: string): Promise<void> => {
    await page.setViewportSize({ width, height: HEIGHT });
    const excess = await page.evaluate(() => {
      scrollTo({ left: 1000, behavior: 'instant' });
      return Math.max(scrollX, document.documentElement.scrollWidth - document.documentElement.clientWidth);
    });
    if (excess > 0) found.push(`${what}, ${width} px: ${excess} px too wide`);
  };
  for (const width of NARROW) await look(width, 'text of 16 px');

  // The size that a visitor chooses in the browser's settings.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const width of LARGE_TEXT) await look(width, 'text of 32 px');
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  if (size !== '32px') throw new Error(`the browser did not take the text size: ${size}`);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await devTools.detach();
  return found;
}
