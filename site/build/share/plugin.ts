import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { pictureMaker } from '../pictures/make.ts';
import { readGenerated } from '../generated.ts';
import type { Plugin } from 'vite';
import { readHeadingFont } from '../font-file.ts';
import { shareAddress, shareSize } from './address.ts';
import { cachedIn, digest } from '../cached-file.ts';
import { readImages, readShares } from './content.ts';
import { painter } from './paint.ts';
import type { Paint } from './paint.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Adds the share images of all pages to the build. */
export function shareImages({ generated }: { generated: string }): Plugin {
  return {
    name: 'site:share-images',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const [shares, images, rendererDigest] = await Promise.all([
        readShares(generated),
        readImages(generated),
        digestOfRenderer(),
      ]);
      // Creates the fonts and loads the renderer only if an image is not cached.
      let paint: Promise<Paint> | null = null;
      const draw = async (share: (typeof shares)[number]): Promise<Buffer> => (await (paint ??= painter()))(share);
      const make = pictureMaker();
      const fileOf = (share: (typeof shares)[number]): Promise<string> => {
        const { ownShareImage: own } = share;
        const { file, ...focus } = typeof own === 'object' ? own : { file: typeof own === 'string' ? own : '' };
        const facts = images[file];
        if (facts) return make({ file, facts, place: 'share', variant: { ...shareSize, format: 'jpg', ...focus } });
        return cachedIn('share-images')(`${digest(rendererDigest, JSON.stringify(share))}.png`, () => draw(share));
      };
      await Promise.all(
        shares.map(async (share) => {
          const file = await fileOf(share);
          const fileName = shareAddress(share).slice(1);
          this.emitFile({ type: 'asset', fileName, source: await readFile(file) });
        }),
      );
    },
  };
}

// Everything besides the content that determines an image: this code, the brand, its font and the renderer.
async function digestOfRenderer(): Promise<string> {
  const renderer = createRequire(import.meta.url).resolve('@resvg/resvg-js/package.json');
  const { brand } = await readGenerated('brand.ts');
  const code = (await readdir(here)).filter((name) => name.endsWith('.ts')).toSorted();
  const files = [...code.map((name) => here + name), renderer];
  return digest(
    JSON.stringify(brand),
    await readHeadingFont(),
    ...(await Promise.all(files.map((file) => readFile(file)))),
  );
}
