import type { CompiledImages } from '#contract';
import { images, files } from '#generated/media.ts';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { houseByDay, houseByNight, mark, portrait } from './example.ts';
import { siteRoot, specFolderOf } from '../site-root.mjs';
import { jobsOf } from '../pictures/variants.ts';

/** The pictures of the examples, in `site/gallery/media/`. */
export const examplePictures: CompiledImages = {
  [houseByDay]: { width: 1280, height: 960, digest: '50a18d6c8a8e', colour: 'cbb' },
  [houseByNight]: { width: 1280, height: 960, digest: '9a53ef5391a9', colour: '344' },
  [portrait]: { width: 720, height: 900, digest: 'c1a4680c947e', colour: '999' },
  [mark]: { width: 240, height: 80, digest: '0eec39c178cc', alpha: true, vector: true },
};

/** All pictures in the gallery: blocks of kinds that the spec defines show those of the site. */
export const pictures: CompiledImages = { ...images, ...examplePictures };

/** The pictures that the dev server encodes on request: those of the site and of the gallery's examples. */
export function servedPictures() {
  return [
    { jobs: jobsOf(images) },
    { folder: fileURLToPath(new URL('media/', import.meta.url)), jobs: jobsOf(examplePictures) },
  ];
}

/** The path of a download, if the spec offers it. */
export function offeredFile(name: string): string | undefined {
  return Object.hasOwn(files, name) ? join(specFolderOf(siteRoot()), 'files', name) : undefined;
}
