import type { Locale } from '#contract';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { routes } from '#generated/routes.ts';
import { shareAddress, shareSize } from '../../site/build/share/address.ts';
import { cached, digest } from '../../site/build/share/cache.ts';
import { readShares, withoutPlace } from '../../site/build/share/content.ts';
import type { Share } from '../../site/build/share/content.ts';
import { cutFaces } from '../../site/build/share/faces.ts';
import { painter } from '../../site/build/share/paint.ts';
import type { Paint } from '../../site/build/share/paint.ts';
import { setShareTitle, titleRoom } from '../../site/build/share/picture.ts';
import { breakings, setTitle } from '../../site/build/share/title.ts';
import { measureWith } from '../../site/build/share/type.ts';
import type { Measure } from '../../site/build/share/type.ts';
import { headOf } from '../../site/renderer/head.ts';
import { FIXTURE_ROOT } from '../support/fixture-site.ts';

const shares = await readShares(join(FIXTURE_ROOT, 'site/generated'));
const spanish = shares.find(({ locale }) => locale === 'es') as Share;
const words =
  'Política de prevención de operaciones con recursos de procedencia ilícita para actividades vulnerables y fideicomisos';

let measure: Measure;
let fresh: Paint;
const painted = new Map<string, Promise<Buffer>>();
/** Paints each image once for all tests. */
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

/** Reads a PNG back with the renderer's own decoder. */
function pixelsOf(png: Buffer): Uint8Array {
  const { width, height } = shareSize;
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`,
  ).render().pixels;
}

/** The box around the pixels above the plinth that have the colour of the title. */
function inkOf(png: Buffer): { left: number; top: number; right: number; bottom: number; count: number } {
  const pixels = pixelsOf(png);
  const ink = { left: Infinity, top: Infinity, right: -1, bottom: -1, count: 0 };
  for (let y = 0; y < 488; y += 1) {
    for (let x = 0; x < shareSize.width; x += 1) {
      const at = (y * shareSize.width + x) * 4;
      if (pixels[at] !== 0x0f || pixels[at + 1] !== 0x17 || pixels[at + 2] !== 0x2a) continue;
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

  test.each(shares)('$locale/$page: 1200 × 630, small, the whole title inside its room', async (share) => {
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

  test('the same input makes the same bytes, in a second painter too', async () => {
    const again = await painter();
    const some = shares.filter((_, index) => index % 5 === 0);
    const pairs = await Promise.all(some.map(async (share) => [await paint(share), await again(share)] as const));
    expect(pairs.every(([one, other]) => one.equals(other))).toBe(true);
  });

  test('pages, languages and motifs show in the image', async () => {
    const seen = async (share: Share): Promise<string> => (await paint(share)).toString('base64');
    expect(new Set(await Promise.all(shares.map(seen))).size).toBe(
      new Set(shares.map((share) => JSON.stringify([share.title, share.motif, share.tagline]))).size,
    );
    const motifs = [
      'legal',
      'accounting',
      'fintech',
      'pld-vulnerables',
      'treasury',
      'softlanding',
      'ai',
      null,
    ] as const;
    expect(new Set(await Promise.all(motifs.map((motif) => seen({ ...spanish, motif })))).size).toBe(motifs.length);
    expect(await seen({ ...spanish, tagline: 'Otra cosa' })).not.toBe(await seen(spanish));
  });

  test('a name, tagline and title with anything in them stay inside', async () => {
    const share = {
      ...spanish,
      title: 'Fusiones & <adquisiciones> 🏛️',
      firm: 'Cimiento y '.repeat(6),
      tagline: 'Innovación '.repeat(9),
    };
    expect(
      setShareTitle(share.title, measure)
        .lines.map(({ text }) => text)
        .join(' '),
    ).toBe('Fusiones & <adquisiciones>');
    const pixels = pixelsOf(await paint(share));
    const at = (x: number, y: number): string =>
      [...pixels.subarray((y * 1200 + x) * 4, (y * 1200 + x) * 4 + 3)].join();
    for (let y = 560; y < 630; y += 1) expect([at(1190, y), at(50, y)]).toEqual([at(0, 629), at(0, 629)]);
  });
});

describe('the title', () => {
  const monospace = (text: string): { left: number; width: number } => ({ left: 0, width: text.length * 0.5 });
  const linesOf = (title: string, width = 700, height = 400): string[] =>
    setTitle(title, { width, height }, monospace).lines.map(({ text }) => text);

  test('every way to break is tried', () => {
    expect(breakings(['a', 'b', 'c'], 2)).toEqual([
      ['a', 'b c'],
      ['a b', 'c'],
    ]);
    expect(breakings(['a'], 2)).toEqual([]);
  });

  test('lines come out even, and do not end in a word that leads to the next', () => {
    expect(linesOf('Asesoría legal para empresas y personas')).toEqual([
      'Asesoría legal',
      'para empresas',
      'y personas',
    ]);
    expect(linesOf('Términos y condiciones')).toEqual(['Términos', 'y condiciones']);
  });

  test('no line is a stub', () => {
    const { lines } = setShareTitle('AML for vulnerable activities in Mexico', measure);
    expect(lines.map(({ text }) => text)).toEqual(['AML for', 'vulnerable', 'activities in Mexico']);
  });

  test('a long title is set smaller, in four lines, inside its room as the engine measures it', async () => {
    const { size, lines } = setShareTitle(words, measure);
    expect(lines).toHaveLength(4);
    expect(size).toBeLessThan(84);
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(titleRoom.right - titleRoom.left);
    expect(inkOf(await paint({ ...spanish, title: words })).right).toBeLessThanOrEqual(titleRoom.right + 1);
  });

  test('a word that no line holds makes the type small rather than being cut', async () => {
    const title = 'x'.repeat(90);
    expect(linesOf(title)).toEqual([title]);
    expect(inkOf(await paint({ ...spanish, title })).right).toBeLessThanOrEqual(titleRoom.right + 1);
  });

  test('the wide letters of a face need smaller type than its narrow ones', () => {
    expect(setShareTitle('MMMMMMMMMMMM MM', measure).size).toBeLessThan(setShareTitle('iiiiiiiiiiii ii', measure).size);
  });

  test('the home page does not call itself home', () => {
    expect(withoutPlace('Inicio – Socio estratégico', 'Inicio')).toBe('Socio estratégico');
    expect(withoutPlace('PLD – Fintech', 'Inicio')).toBe('PLD – Fintech');
  });
});

describe('around the images', () => {
  test('what is in the cache is not made again', async () => {
    const name = `test-${digest(String(Math.random()))}`;
    const make = vi.fn<() => Promise<Uint8Array>>(() => Promise.resolve(Uint8Array.of(1, 2, 3)));
    const file = await cached(name, make);
    expect(await cached(name, make)).toBe(file);
    expect([...(await readFile(file))]).toEqual([1, 2, 3]);
    expect(make).toHaveBeenCalledTimes(1);
    await rm(file);
    expect(digest('ab', 'c')).not.toBe(digest('a', 'bc'));
  });

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

  test('the image is described by its title and its size', async () => {
    const entry = routes.find(({ page, locale }) => page === 'terms' && locale === ('es' satisfies Locale));
    const head = await headOf(entry as (typeof routes)[number]);
    expect(head).toContain('<meta property="og:image:alt" content="Términos y condiciones');
    expect(head).toContain('<meta property="og:image:type" content="image/png"/>');
    expect(head).toContain('<meta property="og:image:width" content="1200"/>');
    expect(head).toContain('<meta property="og:image:height" content="630"/>');
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });
});
