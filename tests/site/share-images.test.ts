import { Resvg } from '@resvg/resvg-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#generated/routes.ts';
import { shareAddress, shareSize } from '../../site/build/share/address.ts';
import { readShares } from '../../site/build/share/content.ts';
import type { Share } from '../../site/build/share/content.ts';
import { painter, setShareTitle, titleRoom } from '../../site/build/share/picture.ts';
import type { Paint } from '../../site/build/share/picture.ts';
import { setTitle } from '../../site/build/share/title.ts';
import { cutFaces, measureWith } from '../../site/build/share/type.ts';
import type { Measure } from '../../site/build/share/type.ts';
import { headOf } from '../../site/renderer/head.ts';

const shares = await readShares();
const spanish = shares.find(({ locale }) => locale === 'es') as Share;

let measure: Measure;
let fresh: Paint;
const painted = new Map<string, Promise<Buffer>>();
/** Renders each image once for all tests. */
const paint: Paint = (share) => {
  const key = JSON.stringify(share);
  const png = painted.get(key) ?? fresh(share);
  painted.set(key, png);
  return png;
};
beforeAll(async () => {
  fresh = await painter();
  measure = measureWith(await cutFaces());
});

/** Decodes a PNG with the renderer's own decoder. */
function pixelsOf(png: Buffer): Uint8Array {
  const { width, height } = shareSize;
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`,
  ).render().pixels;
}

/** The bounding box of the pixels above the plinth with the colour of the title. */
function inkOf(png: Buffer): { left: number; top: number; right: number; bottom: number; count: number } {
  const pixels = pixelsOf(png);
  const ink = { left: Infinity, top: Infinity, right: -1, bottom: -1, count: 0 };
  for (let y = 0; y < 488; y += 1) {
    for (let x = 0; x < shareSize.width; x += 1) {
      const at = (y * shareSize.width + x) * 4;
      // The palette may deviate by one.
      if ([0x0f, 0x17, 0x2a].some((part, index) => Math.abs((pixels[at + index] ?? 0) - part) > 2)) continue;
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x);
      ink.top = Math.min(ink.top, y);
      ink.bottom = Math.max(ink.bottom, y);
      ink.count += 1;
    }
  }
  return ink;
}

describe('the images', () => {
  test('there is one for each page and language that answers, and none for an alias, an article or the not-found page', () => {
    const wanted = new Set(routes.filter(({ status }) => status === 200).map(shareAddress));
    const made = shares.map(shareAddress);
    expect(made.toSorted()).toEqual([...wanted].toSorted());
    expect(made.filter((address) => /not-found|article/.test(address))).toEqual([]);
  });

  // The longest titles need the most space.
  const longest = shares.toSorted((one, other) => other.title.length - one.title.length).slice(0, 3);

  test.each(longest)('$locale/$page: 1200 × 630, small, the whole title inside its room', async (share) => {
    const png = await paint(share);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(60 * 1024);

    const { lines } = setShareTitle(share.title, measure);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.map(({ text }) => text).join(' '), 'a character that Fraunces does not have').toBe(share.title);
    const ink = inkOf(png);
    expect(ink.count).toBeGreaterThan(1000);
    expect(ink.left).toBeGreaterThanOrEqual(titleRoom.left - 2);
    expect(ink.right).toBeLessThanOrEqual(titleRoom.right + 1);
    expect(ink.top).toBeGreaterThanOrEqual(titleRoom.top - 2);
  });

  test('pages, languages and motifs show in the image', async () => {
    const seen = async (share: Share): Promise<string> => (await paint(share)).toString('base64');
    const alike = [
      spanish,
      { ...spanish, title: 'Otro' },
      { ...spanish, motif: 'ai' },
      { ...spanish, tagline: 'Otra' },
    ];
    expect(new Set(await Promise.all((alike as Share[]).map(seen))).size).toBe(alike.length);
  });
});

describe('the title', () => {
  const monospace = (text: string): { left: number; width: number } => ({ left: 0, width: text.length * 0.5 });
  const linesOf = (title: string, width = 700, height = 400): string[] =>
    setTitle(title, { width, height }, monospace).lines.map(({ text }) => text);

  test('lines come out even, and do not end in a word that leads to the next', () => {
    expect(linesOf('Asesoría legal para empresas y personas')).toEqual([
      'Asesoría legal',
      'para empresas',
      'y personas',
    ]);
    expect(linesOf('Términos y condiciones')).toEqual(['Términos', 'y condiciones']);
  });

  test('a word that is too long for a line reduces the font size and is not broken', async () => {
    const title = 'x'.repeat(90);
    expect(linesOf(title)).toEqual([title]);
    expect(inkOf(await paint({ ...spanish, title })).right).toBeLessThanOrEqual(titleRoom.right + 1);
  });
});

describe('around the images', () => {
  test('a page names its image, an alias the same one, the not-found page none', async () => {
    const tag = async (url: string): Promise<string | undefined> => {
      const entry = routes.find((route) => route.url === url);
      if (!entry) throw new Error(`${url} is not an address of the site.`);
      return /<meta property="og:image" content="([^"]*)"/.exec(await headOf(entry))?.[1];
    };
    expect(await tag('/en/legal/terminos')).toMatch(/^https:\/\/[^/]+\/share\/en\/terms\.png$/);
    expect(await tag('/en/terminos')).toBe(await tag('/en/legal/terminos'));
    expect(await tag('/404')).toBeUndefined();
  });
});
