import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { shareAddress } from './address.ts';
import { cached, digest } from './cache.ts';
import { readShares } from './content.ts';
import { readFraunces } from './faces.ts';
import { painter, tokens } from './paint.ts';
import type { Paint } from './paint.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const motifs = fileURLToPath(new URL('../../motifs/', import.meta.url));

/** Puts the share images of all pages among the site's files. */
export function shareImages({ generated }: { generated: string }): Plugin {
  return {
    name: 'cimiento:share-images',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const [shares, means] = await Promise.all([readShares(generated), digestOfMeans()]);
      // The fonts are cut and the renderer is loaded only when an image has changed.
      let paint: Promise<Paint> | null = null;
      const draw = async (share: (typeof shares)[number]): Promise<Buffer> => (await (paint ??= painter()))(share);
      await Promise.all(
        shares.map(async (share) => {
          const file = await cached(`${digest(means, JSON.stringify(share))}.png`, () => draw(share));
          const fileName = shareAddress(share).slice(1);
          this.emitFile({ type: 'asset', fileName, source: await readFile(file) });
        }),
      );
    },
  };
}

// Everything that an image is made with, beyond what it says: this code, the drawings, colours, font and renderer.
async function digestOfMeans(): Promise<string> {
  const listed = await Promise.all([here, motifs].map(async (folder) => (await readdir(folder)).map((name) => folder + name)));
  const renderer = createRequire(import.meta.url).resolve('@resvg/resvg-js/package.json');
  const files = [...listed.flat().filter((file) => file.endsWith('.ts')).toSorted(), tokens, renderer];
  return digest(await readFraunces(), ...(await Promise.all(files.map((file) => readFile(file)))));
}
