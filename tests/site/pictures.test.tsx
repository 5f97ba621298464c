import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hero, image, interval } from '#schema';
import { brand } from '#generated/brand.ts';
import { defaultLocale as locale } from '#generated/languages.ts';
import { probe } from '../../generator/read/probe.ts';
import { encodePicture } from '../../site/build/encode-pictures.ts';
import { drawBlock } from '../../site/gallery/draw.tsx';
import { houseByDay, mark, words } from '../../site/gallery/example.ts';
import { examplePictures } from '../../site/gallery/pictures.ts';
import { jobsOf, type PictureJob, variantsOf, type Format, type Variant } from '../../site/pictures/variants.ts';
import { places, type PlaceName } from '../../site/pictures/places.ts';
import { PictureLabels, ImagesProvider, picturesAt } from '../../site/pictures/picture-view.tsx';
import { Picture } from '../../site/blocks/parts/Picture.tsx';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const samples = fileURLToPath(new URL('../../site/gallery/media/', import.meta.url));

test.each(Object.entries(examplePictures))('the gallery knows its picture %s as it is', async (file, facts) => {
  expect(await probe(file, readFileSync(join(samples, file)))).toEqual({ facts });
});

/** A photograph as a phone takes it: rotated, with the colour profile of its screen and the location. */
function photo(width = 640, height = 480): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c86432' } })
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'Telephone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '99/1 10/1 0/1' },
    })
    .jpeg()
    .toBuffer();
}

function noise(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  })
    .png()
    .toBuffer();
}

function inFile(content: Buffer): string {
  const file = join(temporaryDirectory(onTestFinished), 'photo');
  writeFileSync(file, content);
  return file;
}

function jobFor(place: PlaceName, variant: Variant, facts = { width: 480, height: 640, digest: '0' }): PictureJob {
  return { file: 'photo.jpg', facts, place, variant };
}

test('the location of a photograph does not leave the repository', async () => {
  const source = await photo();
  // The original has the metadata that the derived files must not have.
  expect(source.includes('GPSLatitude') || (await sharp(source).metadata()).exif?.includes('Telephone')).toBe(true);
  const file = inFile(source);
  for (const format of ['avif', 'webp', 'jpg', 'png'] satisfies Format[]) {
    const made = Buffer.from(await encodePicture(file, jobFor('portrait', { width: 240, height: 300, format })));
    const { width, height, exif, icc, xmp, iptc, orientation, space } = await sharp(made).metadata();
    expect({ format, width, height, exif, icc, xmp, iptc, orientation, space }).toEqual({
      format,
      width: 240,
      height: 300,
      space: 'srgb',
    });
    for (const trace of ['Exif', 'Telephone', 'GPS']) expect(made.includes(trace), `${format}: ${trace}`).toBe(false);
  }
});

test('a picture meets the byte budget of its place by lower quality, or is refused', async () => {
  const file = inFile(await noise(640, 960));
  const small = await encodePicture(file, jobFor('gallery', { width: 360, height: 540, format: 'jpg' }));
  expect(small.length).toBeLessThanOrEqual(places.gallery.budget);
  expect(small.length).toBeLessThan(
    (await sharp(file).resize(360, 540).jpeg({ quality: 78, mozjpeg: true }).toBuffer()).length,
  );
  await expect(encodePicture(file, jobFor('logo', { width: 640, height: 960, format: 'webp' }))).rejects.toThrow(
    /^The picture photo\.jpg has \d+ kB as WEBP of 640 pixels even in the lowest quality; the place "logo" allows at most 15 kB\. /,
  );
});

describe('the files that are made of a picture', () => {
  const sizes = (width: number, height: number, place: PlaceName): string[] =>
    variantsOf({ width, height, digest: '0', colour: '000' }, place).sources[0]?.files.map(
      (file) => `${file.width}×${file.height}`,
    ) ?? [];

  test('have the widths of their place, cropped as it crops', () => {
    expect(sizes(4000, 3000, 'gallery')).toEqual(['320×213', '480×320', '640×427', '960×640']);
    expect(sizes(4000, 3000, 'text')).toEqual(['360×270', '540×405', '720×540', '1080×810', '1344×1008']);
  });

  test('are a single one for a drawing, and keep transparency', () => {
    expect(variantsOf({ width: 24, height: 8, digest: '0', alpha: true, vector: true }, 'logo')).toEqual({
      sources: [],
      fallback: { width: 24, height: 8, format: 'svg' },
    });
    expect(variantsOf({ width: 640, height: 480, digest: '0', alpha: true }, 'logo').fallback).toMatchObject({
      format: 'png',
    });
    expect(variantsOf({ width: 640, height: 480, digest: '0', colour: '000' }, 'logo').fallback).toMatchObject({
      format: 'jpg',
    });
  });
});

describe('the focus of a picture', () => {
  const focus = { x: 100, y: 0 };
  const photograph = { width: 400, height: 1000, digest: '0', focuses: [focus] };
  const shown = { kind: 'image', file: 'photo.jpg', decorative: true } as const;

  test('is in the address of its files where the place crops, and only there', () => {
    const images = { 'photo.jpg': photograph };
    const jobs = jobsOf(images);
    const addressIn = (place: PlaceName): string => picturesAt({ ...shown, focus }, place, images)[0]?.img.src ?? '';
    expect(addressIn('hero')).toBe('/assets/pictures/photo.hero.360.0.100-0.jpg');
    expect(addressIn('text')).toBe(picturesAt(shown, 'text', images)[0]?.img.src);
    expect(jobs.get(addressIn('hero'))?.variant).toMatchObject({ width: 360, height: 270, focus });
    expect(picturesAt(shown, 'hero', images)[0]?.img.src).toBe('/assets/pictures/photo.hero.360.0.jpg');
  });

  test('stays visible when the build crops, also in a photograph that the camera rotated', async () => {
    // Upright, it has a red stripe at the top and is blue below.
    const upright = sharp({ create: { width: 400, height: 1000, channels: 3, background: '#00f' } }).composite([
      { input: { create: { width: 400, height: 250, channels: 3, background: '#f00' } }, left: 0, top: 0 },
    ]);
    const turned = await sharp(await upright.png().toBuffer())
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const at = async (y: number): Promise<readonly number[]> => {
      const variant = { width: 360, height: 270, format: 'png', focus: { x: 50, y } } as const;
      const made = await encodePicture(inFile(turned), jobFor('hero', variant, photograph));
      const { channels } = await sharp(Buffer.from(made)).stats();
      return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 64));
    };
    expect(await at(0)).toEqual([3, 0, 1]);
    expect(await at(100)).toEqual([0, 0, 4]);
  });

  test('moves a picture that the style sheet crops', () => {
    const images = { 'photo.jpg': { ...photograph, colour: '000' } };
    const draw = (drawn: ReactElement): string =>
      renderToStaticMarkup(<ImagesProvider value={images}>{drawn}</ImagesProvider>);
    const focused = { ...shown, focus };
    expect(draw(<Picture image={focused} place="hero" isCropped />)).toContain('class="tint-000 focus-100-0"');
    expect(draw(<Picture image={focused} place="hero" />)).toContain('class="tint-000"');
    expect(draw(<Picture image={shown} place="hero" isCropped />)).toContain('class="tint-000"');
  });
});

describe('the markup of a picture', () => {
  const text = words('Texto');
  const draw = (...args: Parameters<typeof drawBlock>): DocumentFragment => JSDOM.fragment(drawBlock(...args));
  const inHero = (options: Parameters<typeof image>[0]): DocumentFragment =>
    draw(hero({ heading: text, lead: text, image: image(options) }), { locale, layout: 'service' });

  test('reserves its space, and loads eagerly at the top of the page', () => {
    const drawn = inHero({ file: houseByDay, decorative: true });
    expect(brand.ornament, 'the fixture site draws an ornament where there is no picture').toBeDefined();
    expect(drawn.querySelector('.ornament')).toBeNull();
    const img = drawn.querySelector('img');
    expect(img?.outerHTML).toMatch(
      /^<img src="\/assets\/pictures\/examples\.house\.hero\.720\.\w+\.jpg" alt="" width="1280" height="960" fetchpriority="high" class="tint-cbb">$/,
    );
  });

  test('has texts over a drawing, in the language of the page and at the place that the spec names', () => {
    const images = {
      'stair.svg': { width: 80, height: 40, digest: '0', alpha: true, vector: true, tones: ['wall'] },
    } as const;
    const labels = [
      { text: 'first', x: 20, y: 30 },
      { text: 'second', x: 60, y: 12, size: 9, align: 'end', on: 'dark' },
    ] as const;
    const drawn = JSDOM.fragment(
      renderToStaticMarkup(
        <PictureLabels
          image={{ kind: 'image', file: 'stair.svg', decorative: true, labels }}
          images={images}
          t={(key) => (key === 'first' ? 'Primera' : 'Segunda')}
        />,
      ),
    );
    expect(drawn.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 80 40');
    const at = (index: number): (string | null | undefined)[] => {
      const text = drawn.querySelectorAll('text')[index];
      return [text?.textContent, ...['x', 'y', 'text-anchor'].map((name) => text?.getAttribute(name))];
    };
    expect(at(0)).toEqual(['Primera', '20', '30', 'middle']);
    expect(at(1)).toEqual(['Segunda', '60', '12', 'end']);
  });

  test('is drawn for each theme where it is in the tones of the brand', async () => {
    const drawn = {
      'lantern.svg': { width: 24, height: 8, digest: '0', alpha: true, vector: true, tones: ['wall'] },
    } as const;
    const addresses = picturesAt({ kind: 'image', file: 'lantern.svg', decorative: true }, 'hero', drawn).map(
      ({ img }) => img.src,
    );
    expect(addresses).toEqual([
      '/assets/pictures/lantern.hero.24.0.light.svg',
      '/assets/pictures/lantern.hero.24.0.dark.svg',
    ]);
    const jobs = jobsOf(drawn);
    const source = join(temporaryDirectory(onTestFinished), 'lantern.svg');
    writeFileSync(
      source,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 8"><path d="M0 0h24v8z" fill="var(--wall)"/><path class="night" d="M0 0h2v2z" fill="red"/></svg>',
    );
    const [day = '', night = ''] = await Promise.all(
      addresses.map(async (address) => String(await encodePicture(source, jobs.get(address) as PictureJob))),
    );
    expect(day).toContain(brand.tones?.light['wall']);
    expect(day).not.toContain('red');
    expect(night).toContain(brand.tones?.dark['wall']);
    expect(night).toContain('red');
  });
});

test('a phone shows an interval at the focus of its image', () => {
  const focus = { x: 76, y: 50 };
  const block = interval({ image: image({ file: mark, alt: words('Una calle'), focus }) });
  const drawn = JSDOM.fragment(drawBlock(block, { locale, layout: 'service' })).querySelector('img')!;
  expect([...drawn.classList]).toEqual(expect.arrayContaining(['max-md:object-cover', 'focus-76-50']));
});
