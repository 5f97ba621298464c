import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '#generated/brand.ts';
import { images } from '#generated/media.ts';
import { cachedIn, digest } from '../cached-file.ts';
import { readPackageFile } from '../package-file.ts';
import { pictureMaker } from '../pictures/make.ts';
import { shareAddress, shareSize } from '../share/address.ts';
import { readShares, type Share } from '../share/content.ts';
import type { Paint } from '../share/picture.ts';
import { linkOrCopy } from './link-or-copy.ts';
import type { BuiltSite } from './pages.ts';

/** Writes the share images of all pages: a picture that the spec names, or one that is drawn from the title. */
export async function writeShareImages({ client }: Pick<BuiltSite, 'client'>): Promise<void> {
  const [shares, renderer] = await Promise.all([readShares(), digestOfRenderer()]);
  const make = pictureMaker();
  // Loads the renderer and the fonts only if an image is not cached.
  let paint: Promise<Paint> | undefined;
  const load = async (): Promise<Paint> => (await import('../share/picture.ts')).painter();
  const fileOf = (share: Share): Promise<string> => {
    const { ownShareImage: own } = share;
    const { file, ...focus } = typeof own === 'object' ? own : { file: typeof own === 'string' ? own : '' };
    const facts = images[file];
    if (facts) return make({ file, facts, place: 'share', variant: { ...shareSize, format: 'jpg', ...focus } });
    const name = `${digest(renderer, JSON.stringify(share))}.png`;
    return cachedIn('share-images')(name, async () => (await (paint ??= load()))(share));
  };
  await Promise.all(shares.map(async (share) => linkOrCopy(await fileOf(share), join(client, shareAddress(share)))));
}

// Everything besides the content that determines an image: the code, the brand, its font and the renderer.
async function digestOfRenderer(): Promise<string> {
  const code = fileURLToPath(new URL('../share/', import.meta.url));
  const renderer = createRequire(import.meta.url).resolve('satori/package.json');
  const files = [...readdirSync(code).map((name) => join(code, name)), renderer];
  const { package: fontPackage, file } = brand.headingFont;
  const font = await readPackageFile(fontPackage, file);
  return digest(JSON.stringify(brand), font, ...files.map((path) => readFileSync(path)));
}
