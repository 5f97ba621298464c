import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FoundImage, Media } from '../../generator/read/media/facts.ts';
import { faultOfFile, probe } from '../../generator/read/media/probe.ts';
import { checkMedia, reviewMedia } from '../../generator/check/media.ts';
import { emitMedia } from '../../generator/emit/media.ts';
import { checkSpec } from '../../generator/check/index.ts';
import { download, figure, gallery, hero, html, image, logos, person } from '../../generator/schema/index.ts';
import type { Block, Image, SiteSpec } from '../../generator/schema/index.ts';
import { base, codes } from './valid-spec.ts';
import real from '#spec';

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

describe('a picture that cannot be shown', () => {
  const faults: readonly (readonly [what: string, name: string, content: Buffer | Promise<Buffer>, code: string])[] = [
    ['is cut off', 'a.jpg', jpeg.subarray(0, jpeg.length - 60), 'image/broken'],
    ['is no picture', 'a.jpg', Buffer.from('Please find the photo attached.'), 'image/broken'],
    ['is empty', 'a.png', Buffer.alloc(0), 'image/broken'],
    ['is for print', 'a.jpg', solid(8, 8).toColourspace('cmyk').jpeg().toBuffer(), 'image/cmyk'],
    ['is an animated GIF', 'a.gif', frames.clone().gif().toBuffer(), 'image/animated'],
    ['is an animated WebP', 'a.webp', frames.clone().webp().toBuffer(), 'image/animated'],
    ['is a GIF', 'a.gif', gif, 'image/type'],
    [
      'comes from a telephone',
      'a.heic',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(16)]),
      'image/type',
    ],
    ['comes from a telephone, as a still of several', 'a.heic', heif('mif1', 'mif1', 'heic'), 'image/type'],
    ['comes from a telephone, with no name for its kind', 'a.jpg', heif('mif1', 'miaf'), 'image/type'],
    ['is what Git LFS leaves', 'a.jpg', Buffer.from(`${lfs}\noid sha256:1\nsize 2\n`), 'image/lfs'],
    ['is a PNG that says JPEG', 'a.jpg', png, 'image/ending'],
    ['has too many pixels', 'a.png', withHeader(9000, 6000), 'image/huge'],
    ['has too many bytes', 'a.jpg', Buffer.alloc(15_000_001), 'image/huge'],
    ['is a drawing with a script', 'a.svg', svg('<script>alert(1)</script>'), 'image/drawing'],
  ];
  it.each(faults)('%s', async (_, name, content, code) => {
    const { fault } = await probe(name, await content);
    expect(fault?.code).toBe(code);
    expect(fault?.message).toContain(`"${name}"`);
  });
});

describe('the message about a download of another type names that type', () => {
  it.each([
    ['a.pdf', `${lfs}\noid sha256:1\n`, 'download/lfs'],
    ['a.pdf', '\uFEFF<!DOCTYPE html><html>', 'download/html'],
    ['a.PDF', '\n<html lang="es">', 'download/html'],
    ['a.pdf', '%PDF-1.7', undefined],
    ['a.txt', '<html>', undefined],
  ])('%s: %s', (name, content, says) => {
    expect(faultOfFile(name, Buffer.from(content))?.code).toBe(says);
  });
});

describe('a picture that can be shown', () => {
  const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 12);
  it.each([
    ['a.jpg', jpeg],
    ['a.JPEG', jpeg],
    ['a.png', png],
    ['a.webp', webp],
    ['a.avif', avif],
  ])('%s is known by its size, digest and colour', async (name, content) => {
    expect(await probe(name, content)).toEqual({
      facts: { width: 64, height: 48, digest: digest(content), colour: 'c63' },
    });
  });

  it('is rotated according to its EXIF orientation', async () => {
    const lying = await solid(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await probe('a.jpg', lying)).facts).toMatchObject({ width: 48, height: 64 });
  });

  it('may be a drawing', async () => {
    const content = svg('<path d="M0 0h24v8z"/>');
    expect(await probe('a.svg', content)).toEqual({
      facts: { width: 24, height: 8, digest: digest(content), alpha: true, vector: true },
    });
  });

  it('may be a drawing in the tones of the brand', async () => {
    const content = svg('<path d="M0 0h24v8z" fill="var(--wall)"/><path d="M0 0h2v8z" fill="var(--far-shade)"/>');
    expect((await probe('a.svg', content)).facts).toMatchObject({ vector: true, tones: ['far-shade', 'wall'] });
  });
});

const alt = { es: 'La casa vista desde la calle', en: 'The house seen from the street' };
const heading = { es: 'Título', en: 'Heading' };
const withBlocks = (...blocks: Block[]): SiteSpec => ({
  ...base,
  pages: base.pages.map((page, index) => (index === 0 ? { ...page, blocks: [...page.blocks, ...blocks] } : page)),
});

function inHero(options: Parameters<typeof image>[0]): SiteSpec {
  return withBlocks(hero({ heading, lead: heading, image: image(options) }));
}

function offering(file: string): SiteSpec {
  return withBlocks(hero({ heading, lead: heading, actions: [download({ file, label: heading })] }));
}

function inArticle(shown: Image, portrait?: Image, shared?: Image): SiteSpec {
  const [first, ...others] = real.articles?.entries ?? [];
  if (!real.articles || !first) throw new Error('The spec has no article.');
  const author = portrait ? person({ name: 'Ana', image: portrait }) : first.author;
  const changed = {
    ...first,
    author,
    body: [figure({ image: shown }), html({ es: '<p>Uno</p>', en: '<p>One</p>' })],
    ...(shared && { sharePicture: shared }),
  };
  return { ...real, articles: { ...real.articles, entries: [changed, ...others] } };
}

function withTones(spec: SiteSpec): SiteSpec {
  return { ...spec, brand: { ...spec.brand, tones: { light: { wall: '#ece6da' }, dark: { wall: '#22304e' } } } };
}

const inLogos = withBlocks(logos({ heading, items: [image({ file: 'mark.svg', alt })] }));

const facts = { width: 1200, height: 900, digest: '0', colour: 'fff' };
const found: FoundImage = { facts };
const drawing: FoundImage = { facts: { width: 24, height: 8, digest: '0', alpha: true, vector: true } };
const broken: FoundImage = { fault: { code: 'image/broken', path: [], message: '"a.jpg" is damaged.' } };

function media(images: Readonly<Record<string, FoundImage>>, files: Readonly<Record<string, number>> = {}): Media {
  return {
    images: new Map(Object.entries(images)),
    files: new Map(Object.entries(files).map(([name, size]) => [name, { size }])),
  };
}

describe('a picture that a spec names', () => {
  const mistakes: readonly (readonly [what: string, spec: SiteSpec, there: Media, told: string])[] = [
    [
      'a picture that is not there',
      inHero({ file: 'hose.jpg', alt }),
      media({ 'house.jpg': found }),
      'image/missing file Did you mean "house.jpg"?',
    ],
    [
      'a picture for the dark that is not there',
      inHero({ file: 'house.jpg', dark: 'night.jpg', alt }),
      media({ 'house.jpg': found }),
      'image/missing dark Add the file. Its path is relative to that folder, like "2027/night.jpg".',
    ],
    [
      'a picture that is broken',
      inHero({ file: 'house.jpg', alt }),
      media({ 'house.jpg': broken }),
      'image/broken file undefined',
    ],
    [
      'a drawing in the place of a photograph',
      inHero({ file: 'mark.svg', alt }),
      media({ 'mark.svg': drawing }),
      'image/drawing file Save it as JPEG, PNG, WebP or AVIF, or take its colours from the brand\'s tones: fill="var(--wall)". Without tones, a drawing fits only in logos blocks and in spec/brand.ts.',
    ],
    [
      'a drawing in a tone that the brand does not have',
      withTones(inHero({ file: 'house.svg', alt })),
      media({ 'house.svg': { facts: { ...drawing.facts, tones: ['wall', 'wal'] } } as FoundImage }),
      'image/tone file Did you mean "wall"?',
    ],
    [
      'a file that is not there',
      offering('prices.pdf'),
      media({}, { 'price.pdf': 9 }),
      'download/missing file Did you mean "price.pdf"?',
    ],
    [
      'a file with nothing in it',
      offering('prices.pdf'),
      media({}, { 'prices.pdf': 0 }),
      'download/empty file Copy it again from its source.',
    ],
    [
      'a file that is huge',
      offering('prices.pdf'),
      media({}, { 'prices.pdf': 20_000_001 }),
      'download/huge file Reduce its size, or host it elsewhere and link to it.',
    ],
  ];
  it.each(mistakes)('is not %s', (_, spec, there, told) => {
    expect(checkMedia(spec, there).map(({ code, path, hint }) => `${code} ${path.at(-1)} ${hint}`)).toEqual([told]);
  });

  const refused: readonly (readonly [what: string, spec: SiteSpec, code: string])[] = [
    [
      'a picture without words',
      withBlocks(hero({ heading, lead: heading, image: { kind: 'image', file: 'house.jpg' } })),
      'image/alt',
    ],
    [
      'words for a picture that says nothing',
      withBlocks(hero({ heading, lead: heading, image: { kind: 'image', file: 'house.jpg', alt, decorative: true } })),
      'image/alt',
    ],
    ['capital letters in a picture’s name', inHero({ file: 'House.jpg', alt }), 'shape/format'],
    [
      'accents in the name of one for the dark',
      inHero({ file: 'house.jpg', dark: 'de noche.jpg', alt }),
      'shape/format',
    ],
    ['a way out of the folder', inHero({ file: '../brand/mark.png', alt }), 'shape/format'],
    ['spaces in a file’s name', offering('Lista 2027.pdf'), 'shape/format'],
    ['a page to keep', offering('prices.html'), 'download/type'],
    ['a program to keep', offering('setup.exe'), 'download/type'],
    ['a file without an ending', offering('prices'), 'download/type'],
  ];
  it.each(refused)('is not %s', (_, spec, code) => expect(codes(spec)).toEqual([code]));

  it('has a place in an article: in its text, beside its author, where it is shared', () => {
    const spec = inArticle(
      image({ file: 'a.jpg', alt }),
      image({ file: 'b.jpg', decorative: true }),
      image({ file: 'c.jpg', decorative: true }),
    );
    const at = [
      'articles.entries.0.body.0.image.file',
      'articles.entries.0.author.image.file',
      'articles.entries.0.sharePicture.file',
    ];
    expect(
      checkMedia(spec, media({}))
        .map(({ code, path }) => `${code} ${path.join('.')}`)
        .toSorted(),
    ).toEqual(at.map((path) => `image/missing ${path}`).toSorted());
    const wide = (width: number) => ({ facts: { ...facts, width } });
    const told = (width: number): string[] =>
      reviewMedia(spec, media({ 'a.jpg': wide(width), 'b.jpg': wide(width), 'c.jpg': wide(width) })).map(({ path }) =>
        path.join('.'),
      );
    expect([told(1200), told(1199), told(639).toSorted(), told(111).length]).toEqual([[], [at[2]], [at[0], at[2]], 3]);
    expect(
      checkSpec(inArticle({ kind: 'image', file: 'a.jpg' })).map(({ code, path }) => `${code} ${path.join('.')}`),
    ).toEqual(['image/alt articles.entries.0.body.0.image']);
  });

  it('may be a drawing in a list of logos, and any existing picture', () => {
    expect(checkMedia(inLogos, media({ 'mark.svg': drawing }))).toEqual([]);
    expect(
      checkMedia(
        inHero({ file: 'house.jpg', dark: 'night.jpg', alt }),
        media({ 'house.jpg': found, 'night.jpg': found }),
      ),
    ).toEqual([]);
    expect(checkSpec(inHero({ file: 'house.jpg', dark: 'night.jpg', decorative: true }))).toEqual([]);
  });

  it('has the points that its uses keep visible, each once, and a class for each', () => {
    const at = (x: number, file = 'house.jpg') => ({ image: image({ file, alt, focus: { x, y: 40 } }) });
    const spec = withBlocks(gallery({ heading, items: [at(70), at(70), at(10), at(70, 'mark.svg')] }));
    const [code = '', css = ''] = emitMedia(spec, media({ 'house.jpg': found, 'mark.svg': drawing })).map(
      ({ content }) => content,
    );
    expect(code.replaceAll(/\s/g, '')).toContain('"focuses":[{"x":70,"y":40},{"x":10,"y":40}]');
    expect(code.match(/focuses/g)).toHaveLength(1);
    expect(css).toContain('.focus-70-40 { object-position: 70% 40%; }\n.focus-10-40 { object-position: 10% 40%; }\n');
  });

  it('causes a warning if it is too small for its place', () => {
    const small = { facts: { ...facts, width: 700, height: 900 } };
    const spec = withBlocks(
      gallery({ heading, items: [{ image: image({ file: 'a.jpg', alt }) }, { image: image({ file: 'b.jpg', alt }) }] }),
      ...(inHero({ file: 'b.jpg', alt }).pages[0]?.blocks ?? []).slice(-1),
    );
    const there = media({ 'a.jpg': found, 'b.jpg': small });
    expect(reviewMedia(spec, there).map(({ code, path, severity }) => [code, path.join('.'), severity])).toEqual([
      ['image/small', `pages.0.blocks.${(base.pages[0]?.blocks.length ?? 0) + 1}.image.file`, 'warning'],
    ]);
  });
});
