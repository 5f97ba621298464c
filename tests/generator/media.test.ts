import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Media } from '../../generator/read/media.ts';
import { faultOfFile, probe, type FoundImage } from '../../generator/read/probe.ts';
import { checkMedia, reviewMedia } from '../../generator/check/media.ts';
import { emitMedia } from '../../generator/emit/media.ts';
import { checkSpec } from '../../generator/check/index.ts';
import {
  download,
  figure,
  gallery,
  hero,
  html,
  image,
  logos,
  person,
  type Image,
  type SiteSpec,
} from '../../generator/schema/index.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { changedArticle } from './support/articles.ts';
import { base, codes, withBlocks } from './valid-spec.ts';

// Its types are those of the small spec, which is not checked against the names of this site.
const { blog } = (await import(new URL('../fixtures/blog.ts', import.meta.url).href)) as { blog: SiteSpec };

function solid(width: number, height: number, channels: 3 | 4 = 3) {
  return sharp({ create: { width, height, channels, background: { r: 200, g: 100, b: 50, alpha: 0.5 } } });
}

const frames = sharp([await solid(8, 8).png().toBuffer(), await solid(8, 8).negate().png().toBuffer()], {
  join: { animated: true },
});
const [jpeg, png, webp, avif, gif] = await Promise.all([
  solid(64, 48).jpeg().toBuffer(),
  solid(64, 48).png().toBuffer(),
  solid(64, 48).webp().toBuffer(),
  solid(64, 48).avif().toBuffer(),
  solid(8, 8).gif().toBuffer(),
]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** A PNG begins with eight bytes and a header of 25. */
function withHeader(width: number, height: number): Buffer {
  const data = Buffer.from(png.subarray(16, 29));
  data.writeUInt32BE(width);
  data.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', data), png.subarray(33)]);
}

/** The beginning of a HEIF file: its major brand and those that it is compatible with. */
function heif(major: string, ...compatible: string[]): Buffer {
  const brands = compatible.join('');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(16 + brands.length);
  return Buffer.concat([size, Buffer.from(`ftyp${major}\0\0\0\0${brands}`, 'latin1'), Buffer.alloc(64)]);
}

const lfs = 'version https://git-lfs.github.com/spec/v1';

function svg(inside: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 8">${inside}</svg>`);
}

it.each<[what: string, name: string, content: Buffer | Promise<Buffer>, code: string]>([
  ['a truncated JPEG', 'a.jpg', jpeg.subarray(0, jpeg.length - 60), 'image/broken'],
  ['a text', 'a.jpg', Buffer.from('Please find the photo attached.'), 'image/broken'],
  ['an empty file', 'a.png', Buffer.alloc(0), 'image/broken'],
  ['a CMYK image', 'a.jpg', solid(8, 8).toColourspace('cmyk').jpeg().toBuffer(), 'image/cmyk'],
  ['an animated GIF', 'a.gif', frames.clone().gif().toBuffer(), 'image/animated'],
  ['an animated WebP', 'a.webp', frames.clone().webp().toBuffer(), 'image/animated'],
  ['a GIF', 'a.gif', gif, 'image/type'],
  ['a HEIC image', 'a.heic', heif('heic'), 'image/type'],
  ['a HEIC image in a HEIF container', 'a.heic', heif('mif1', 'mif1', 'heic'), 'image/type'],
  ['a HEIF image of an unknown brand', 'a.jpg', heif('mif1', 'miaf'), 'image/type'],
  ['a pointer of Git LFS', 'a.jpg', Buffer.from(`${lfs}\noid sha256:1\nsize 2\n`), 'image/lfs'],
  ['a PNG with the extension .jpg', 'a.jpg', png, 'image/ending'],
  ['an image of too many pixels', 'a.png', withHeader(9000, 6000), 'image/huge'],
  ['an image of too many bytes', 'a.jpg', Buffer.alloc(15_000_001), 'image/huge'],
  ['an SVG with a script', 'a.svg', svg('<script>alert(1)</script>'), 'image/drawing'],
])('%s is rejected as an image', async (_, name, content, code) => {
  const { fault } = await probe(name, await content);
  expect(fault?.code).toBe(code);
  expect(fault?.message).toContain(`"${name}"`);
});

it.each([
  ['a.pdf', `${lfs}\noid sha256:1\n`, 'download/lfs'],
  ['a.pdf', '\uFEFF<!DOCTYPE html><html>', 'download/html'],
  ['a.PDF', '\n<html lang="es">', 'download/html'],
  ['a.pdf', '%PDF-1.7', undefined],
  ['a.txt', '<html>', undefined],
])('a download %s with the content %j gets the error %s', (name, content, code) => {
  expect(faultOfFile(name, Buffer.from(content))?.code).toBe(code);
});

describe('the facts about an image', () => {
  const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 12);
  it.each([
    ['a.jpg', jpeg],
    ['a.JPEG', jpeg],
    ['a.png', png],
    ['a.webp', webp],
    ['a.avif', avif],
  ])('of %s are its size, digest and colour', async (name, content) => {
    expect(await probe(name, content)).toEqual({
      facts: { width: 64, height: 48, digest: digest(content), colour: 'c63' },
    });
  });

  it('have the width and height after the rotation in its EXIF data', async () => {
    const rotated = await solid(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await probe('a.jpg', rotated)).facts).toMatchObject({ width: 48, height: 64 });
  });

  it('say that an SVG is a vector with transparency', async () => {
    const content = svg('<path d="M0 0h24v8z"/>');
    expect(await probe('a.svg', content)).toEqual({
      facts: { width: 24, height: 8, digest: digest(content), alpha: true, vector: true },
    });
  });

  it('list the tones of the brand that an SVG uses', async () => {
    const content = svg('<path d="M0 0h24v8z" fill="var(--wall)"/><path d="M0 0h2v8z" fill="var(--far-shade)"/>');
    expect((await probe('a.svg', content)).facts).toMatchObject({ vector: true, tones: ['far-shade', 'wall'] });
  });
});

const alt = { es: 'La casa vista desde la calle', en: 'The house seen from the street' };
const heading = { es: 'Título', en: 'Heading' };

function inHero(options: Parameters<typeof image>[0]): SiteSpec {
  return withBlocks(hero({ heading, lead: heading, image: image(options) }));
}

function offering(file: string): SiteSpec {
  return withBlocks(hero({ heading, lead: heading, actions: [download({ file, label: heading })] }));
}

function inArticle(image: Image, portrait?: Image, sharePicture?: Image): SiteSpec {
  const entry = changedArticle({
    slug: 'primer-texto',
    category: { es: 'Fiscal', en: 'Tax' },
    ...(portrait && { author: person({ name: 'Ana', image: portrait }) }),
    body: [figure({ image }), html({ es: '<p>Uno</p>', en: '<p>One</p>' })],
    ...(sharePicture && { sharePicture }),
  });
  return { ...blog, articles: { ...blog.articles!, entries: [entry] } };
}

function withTones(spec: SiteSpec): SiteSpec {
  return { ...spec, brand: { ...spec.brand, tones: { light: { wall: '#ece6da' }, dark: { wall: '#22304e' } } } };
}

const facts = { width: 1200, height: 900, digest: '0', colour: 'fff' };
const photo: FoundImage = { facts };
const drawing: FoundImage = { facts: { width: 24, height: 8, digest: '0', alpha: true, vector: true } };
const broken: FoundImage = { fault: { code: 'image/broken', path: [], message: '"a.jpg" is damaged.' } };

function media(images: Readonly<Record<string, FoundImage>>, files: Readonly<Record<string, number>> = {}): Media {
  return {
    images: new Map(Object.entries(images)),
    files: new Map(Object.entries(files).map(([name, size]) => [name, { size }])),
  };
}

describe('an image or download in the spec', () => {
  it.each<[what: string, spec: SiteSpec, available: Media, expected: string]>([
    [
      'a missing image',
      inHero({ file: 'hose.jpg', alt }),
      media({ 'house.jpg': photo }),
      'image/missing file Did you mean "house.jpg"?',
    ],
    [
      'a missing image for the dark theme',
      inHero({ file: 'house.jpg', dark: 'night.jpg', alt }),
      media({ 'house.jpg': photo }),
      'image/missing dark Add the file. Its path is relative to that folder, like "2027/night.jpg".',
    ],
    [
      'a damaged image',
      inHero({ file: 'house.jpg', alt }),
      media({ 'house.jpg': broken }),
      'image/broken file undefined',
    ],
    [
      'an SVG where only photographs are allowed',
      inHero({ file: 'mark.svg', alt }),
      media({ 'mark.svg': drawing }),
      'image/drawing file Save it as JPEG, PNG, WebP or AVIF, or take its colours from the brand\'s tones: fill="var(--wall)". Without tones, a drawing fits only in logos blocks and in spec/brand.ts.',
    ],
    [
      'an SVG with an unknown tone of the brand',
      withTones(inHero({ file: 'house.svg', alt })),
      media({ 'house.svg': { facts: { ...drawing.facts, tones: ['wall', 'wal'] } } as FoundImage }),
      'image/tone file Did you mean "wall"?',
    ],
    [
      'a missing download',
      offering('prices.pdf'),
      media({}, { 'price.pdf': 9 }),
      'download/missing file Did you mean "price.pdf"?',
    ],
    [
      'an empty download',
      offering('prices.pdf'),
      media({}, { 'prices.pdf': 0 }),
      'download/empty file Copy it again from its source.',
    ],
    [
      'a download of too many bytes',
      offering('prices.pdf'),
      media({}, { 'prices.pdf': 20_000_001 }),
      'download/huge file Reduce its size, or host it elsewhere and link to it.',
    ],
  ])('%s is reported', (_, spec, available, expected) => {
    expect(checkMedia(spec, available).map(({ code, path, hint }) => `${code} ${path.at(-1)} ${hint}`)).toEqual([
      expected,
    ]);
  });

  it.each<[what: string, spec: SiteSpec, code: string]>([
    [
      'an image without alternative text',
      withBlocks(hero({ heading, lead: heading, image: { kind: 'image', file: 'house.jpg' } })),
      'image/alt',
    ],
    [
      'alternative text for a decorative image',
      withBlocks(hero({ heading, lead: heading, image: { kind: 'image', file: 'house.jpg', alt, decorative: true } })),
      'image/alt',
    ],
    ['an upper-case image name', inHero({ file: 'House.jpg', alt }), 'shape/format'],
    [
      'a space in the name of an image for the dark theme',
      inHero({ file: 'house.jpg', dark: 'de noche.jpg', alt }),
      'shape/format',
    ],
    ['an image path outside the folder', inHero({ file: '../brand/mark.png', alt }), 'shape/format'],
    ['a space in the name of a download', offering('Lista 2027.pdf'), 'shape/format'],
    ['a download of an HTML page', offering('prices.html'), 'download/type'],
    ['a download of a program', offering('setup.exe'), 'download/type'],
    ['a download without an extension', offering('prices'), 'download/type'],
  ])('%s is rejected', (_, spec, code) => expect(codes(spec)).toEqual([code]));

  it('is checked in an article too: in its body, as its author’s portrait and as its share picture', () => {
    const spec = inArticle(
      image({ file: 'a.jpg', alt }),
      image({ file: 'b.jpg', decorative: true }),
      image({ file: 'c.jpg', decorative: true }),
    );
    const pathsOf = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ path }) => path.join('.')).toSorted();
    const entry = 'articles.entries.0';
    const portrait = `${entry}.author.image.file`;
    const figureImage = `${entry}.body.0.image.file`;
    const share = `${entry}.sharePicture.file`;
    expect(pathsOf(checkMedia(spec, media({})))).toEqual([portrait, figureImage, share]);
    const tooSmallAt = (width: number): string[] => {
      const sized = { facts: { ...facts, width } };
      return pathsOf(reviewMedia(spec, media({ 'a.jpg': sized, 'b.jpg': sized, 'c.jpg': sized })));
    };
    expect([1200, 1199, 639, 111].map(tooSmallAt)).toEqual([
      [],
      [share],
      [figureImage, share],
      [portrait, figureImage, share],
    ]);
    const withoutAlt = checkSpec(inArticle({ kind: 'image', file: 'a.jpg' }));
    expect([withoutAlt.map(({ code }) => code), pathsOf(withoutAlt)]).toEqual([
      ['image/alt'],
      [`${entry}.body.0.image`],
    ]);
  });

  it('may be an SVG in a list of logos, and a photograph anywhere', () => {
    const inLogos = withBlocks(logos({ heading, items: [image({ file: 'mark.svg', alt })] }));
    expect(checkMedia(inLogos, media({ 'mark.svg': drawing }))).toEqual([]);
    expect(
      checkMedia(
        inHero({ file: 'house.jpg', dark: 'night.jpg', alt }),
        media({ 'house.jpg': photo, 'night.jpg': photo }),
      ),
    ).toEqual([]);
    expect(checkSpec(inHero({ file: 'house.jpg', dark: 'night.jpg', decorative: true }))).toEqual([]);
  });

  it('is emitted with the focus points of its uses, each once, with a class for each', () => {
    const at = (x: number, file = 'house.jpg') => ({ image: image({ file, alt, focus: { x, y: 40 } }) });
    const spec = withBlocks(gallery({ heading, items: [at(70), at(70), at(10), at(70, 'mark.svg')] }));
    const [code = '', css = ''] = emitMedia(spec, media({ 'house.jpg': photo, 'mark.svg': drawing })).map(
      ({ content }) => content,
    );
    expect(code.replaceAll(/\s/g, '')).toContain('"focuses":[{"x":70,"y":40},{"x":10,"y":40}]');
    expect(code.match(/focuses/g)).toHaveLength(1);
    expect(css).toContain('.focus-70-40 { object-position: 70% 40%; }\n.focus-10-40 { object-position: 10% 40%; }\n');
  });

  it('causes a warning if it is too small for a block', () => {
    const small = { facts: { ...facts, width: 700, height: 900 } };
    const spec = withBlocks(
      gallery({ heading, items: [{ image: image({ file: 'a.jpg', alt }) }, { image: image({ file: 'b.jpg', alt }) }] }),
      ...(inHero({ file: 'b.jpg', alt }).pages[0]?.blocks ?? []).slice(-1),
    );
    const available = media({ 'a.jpg': photo, 'b.jpg': small });
    expect(reviewMedia(spec, available).map(({ code, path, severity }) => [code, path.join('.'), severity])).toEqual([
      ['image/small', `pages.0.blocks.${(base.pages[0]?.blocks.length ?? 0) + 1}.image.file`, 'warning'],
    ]);
  });
});
