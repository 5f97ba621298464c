import type { CompiledImages } from '#contract';
import { images } from '#generated/media.ts';
import { houseByDay, houseByNight, mark, portrait } from './example.ts';

/** The pictures of the examples, in `site/gallery/media/`. */
export const examplePictures: CompiledImages = {
  [houseByDay]: { width: 1280, height: 960, digest: '50a18d6c8a8e', colour: 'cbb' },
  [houseByNight]: { width: 1280, height: 960, digest: '9a53ef5391a9', colour: '344' },
  [portrait]: { width: 720, height: 900, digest: 'c1a4680c947e', colour: '999' },
  [mark]: { width: 240, height: 80, digest: '0eec39c178cc', alpha: true, vector: true },
};

/** All pictures in the gallery: blocks of kinds that the spec defines show those of the site. */
export const pictures: CompiledImages = { ...images, ...examplePictures };
