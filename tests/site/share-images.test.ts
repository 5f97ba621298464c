import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#generated/routes.ts';
import { shareAddress } from '../../site/pictures/variants.ts';
import { readShares, type Share } from '../../site/build/share/images.ts';
import { painter, type Paint, titleRoom } from '../../site/build/share/picture.ts';
import { loadContent } from '../../site/renderer/content.ts';
import { headOf } from '../../site/renderer/head.ts';

const shares = await readShares();
const spanish = shares.find(({ locale }) => locale === 'es') as Share;

let paint: Paint;
beforeAll(async () => {
  paint = await painter();
});

/** The bounding box of the title: of what differs from the image without it. */
async function inkOf(share: Share, png: Buffer) {
  const input = await paint({ ...share, title: ' ' });
  const title = await sharp(png)
    .composite([{ input, blend: 'difference' }])
    .removeAlpha()
    .png()
    .toBuffer();
  const { info } = await sharp(title).trim({ background: '#000', threshold: 60 }).toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

describe('the images', () => {
  test('there is one for each page and language that answers, and none for an alias, an article without one of its own or the not-found page', () => {
    const wanted = new Set(routes.filter(({ status }) => status === 200).map(shareAddress));
    const made = shares.map(shareAddress);
    expect(made.toSorted()).toEqual([...wanted].toSorted());
    expect(made.filter((address) => /not-found|article/.test(address))).toEqual(
      ['es', 'en', 'fr'].map((locale) => `/share/${locale}/article/cepillado-con-brackets.jpg`),
    );
  });

  // The longest titles need the most space.
  const longest = shares.toSorted((one, other) => other.title.length - one.title.length).slice(0, 3);

  test.each([...longest, { ...spanish, title: 'W'.repeat(40), page: 'a single word' }])(
    '$locale/$page: 1200 × 630, small, the whole title inside its room',
    async (share) => {
      const png = await paint(share as Share);
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect(png.length).toBeLessThan(60 * 1024);
      const ink = await inkOf(share as Share, png);
      expect(ink.right - ink.left).toBeGreaterThan(300);
      expect(ink.left).toBeGreaterThanOrEqual(titleRoom.left - 2);
      // The last letter is drawn whole, while its negative letter-spacing counts.
      expect(ink.right).toBeLessThanOrEqual(titleRoom.right + 4);
      expect(ink.top).toBeGreaterThanOrEqual(titleRoom.top - 2);
      expect(ink.bottom).toBeLessThanOrEqual(titleRoom.bottom + 12);
    },
  );

  test('pages, languages and motifs show in the image', async () => {
    const seen = async (share: Share): Promise<string> => (await paint(share)).toString('base64');
    const alike = [
      spanish,
      { ...spanish, title: 'Otro' },
      { ...spanish, motif: 'softlanding' },
      { ...spanish, tagline: 'Otra' },
    ];
    expect(new Set(await Promise.all((alike as Share[]).map(seen))).size).toBe(alike.length);
  });
});

test('a page names its image, an alias the same one, the not-found page none', async () => {
  const tag = async (url: string): Promise<string | undefined> => {
    const entry = routes.find((route) => route.url === url);
    if (!entry) throw new Error(`${url} is not an address of the site.`);
    return /<meta property="og:image" content="([^"]*)"/.exec(headOf(entry, await loadContent(entry)))?.[1];
  };
  expect(await tag('/en/legal/terminos')).toMatch(/^https:\/\/[^/]+\/share\/en\/terms\.png$/);
  expect(await tag('/en/terminos')).toBe(await tag('/en/legal/terminos'));
  expect(await tag('/404')).toBeUndefined();
});
