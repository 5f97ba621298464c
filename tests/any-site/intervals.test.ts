import { routes } from '#generated/routes.ts';
import sharp from 'sharp';
import { expect, inject } from 'vitest';
import { test } from '../support/browser.ts';

const urls = routes.flatMap(({ url, canonical, status }) => (status === 200 && url === canonical ? [url] : []));

/** The pages with an interval. */
async function pagesWithInterval(): Promise<readonly string[]> {
  const found = await Promise.all(
    urls.map(async (url) =>
      (await (await fetch(inject('baseUrl') + url)).text()).includes('class="interval ') ? [url] : [],
    ),
  );
  return found.flat();
}

/** The largest difference between the colours of two columns of a picture, of 255. */
async function differenceOf(picture: Uint8Array, one: number, other: number): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let largest = 0;
  for (let row = 0; row < info.height; row += 1)
    for (let channel = 0; channel < info.channels; channel += 1) {
      const at = (column: number): number => data[(row * info.width + column) * info.channels + channel] ?? 0;
      largest = Math.max(largest, Math.abs(at(one) - at(other)));
    }
  return largest;
}

test('the ground of each interval continues beside it, and a phone shows a part of it', async ({ openPage }) => {
  for (const url of await pagesWithInterval()) {
    const page = await openPage(url, { viewport: { width: 1500, height: 900 } });
    const image = page.locator('.interval img').first();
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
    const { y, width, height } = (await image.boundingBox())!;
    expect([width, height]).toEqual([1500, 360]);
    const picture = await page.screenshot({ clip: { x: 0, y, width, height } });
    expect.soft(await differenceOf(picture, 3, (width - 1248) / 2 + 3), url).toBeLessThanOrEqual(3);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('#svgView(viewBox(');
    const { width: wide, height: high } = (await image.boundingBox())!;
    expect(wide / high).toBeCloseTo(491 / 360, 1);
  }
});
