import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { iconFiles } from '../../site/build/site-files.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';

function file(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** What an icon looks like: `drawn` is whether it shows anything on its background. */
async function look(png: Buffer) {
  const image = sharp(png);
  const [{ width, height }, { isOpaque, entropy }, corner] = await Promise.all([
    image.metadata(),
    image.stats(),
    image.clone().extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer(),
  ]);
  return { size: `${width}x${height}`, opaque: isOpaque, drawn: entropy > 0, corner: `#${corner.toString('hex')}` };
}

describe('the icons of a site', () => {
  const [name, ground, path] = ['Cimiento', '#fbf7f0', `${FIXTURE_SITE}/site/generated/favicon.svg`];
  const files = iconFiles({ file: file(path), ground, name, locale: 'es' });
  const made = async (address: string): Promise<Buffer> => (await files.get(address)?.()) ?? Buffer.alloc(0);

  it('are the drawing itself, and a raster image at /favicon.ico', async () => {
    expect(await made('/favicon.svg')).toEqual(readFileSync(file(path)));
    const ico = await made('/favicon.ico');
    // An ICO file with one image: 32 by 32 pixels, all bytes from the 22nd on.
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect([ico.readUInt32LE(14), ico.readUInt32LE(18)]).toEqual([ico.length - 22, 22]);
    expect(await look(ico.subarray(22))).toMatchObject({ size: '32x32', drawn: true });
  });

  it.each([
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ])('%s stands on the ground of the brand', async (address, size) => {
    expect(await look(await made(address))).toEqual({
      size: `${size}x${size}`,
      opaque: true,
      drawn: true,
      corner: ground,
    });
  });

  it('are named by the manifest', async () => {
    const manifest = JSON.parse(String(await made('/site.webmanifest'))) as Record<string, unknown>;
    expect(manifest).toMatchObject({ name, lang: 'es', start_url: '/', background_color: ground });
    expect(manifest['icons']).toEqual(
      [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    );
  });
});
