// Generated from media of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledFiles, CompiledImages } from '#contract';

/** The pictures of the spec. */
export const images: CompiledImages = {
  'lantern.svg': {
    width: 300,
    height: 320,
    digest: '166b92316b9a',
    alpha: true,
    vector: true,
    tones: ['glow', 'groove', 'iron', 'lamp', 'spark', 'wall'],
  },
};

/** The files for download. */
export const files: CompiledFiles = {};
