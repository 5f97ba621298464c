// Generated from media of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledFiles, CompiledImages } from '#contract';

/** The pictures of the spec. */
export const images: CompiledImages = {
  'facade-by-night.jpg': { width: 720, height: 540, digest: 'b54d26194ef0', colour: '433' },
  'facade.jpg': { width: 1200, height: 900, digest: '18a5b55b4b48', colour: 'dbb' },
  'insurers/cumbre.png': { width: 480, height: 160, digest: '480307cc1b5f', alpha: true },
  'insurers/sonora.svg': { width: 240, height: 80, digest: '4b2f882cc9f4', alpha: true, vector: true },
  'intervals/street.svg': {
    width: 1248,
    height: 360,
    digest: 'e9a45f29bb04',
    alpha: true,
    vector: true,
    tones: ['groove', 'iron', 'lamp', 'wall'],
  },
  'map.png': { width: 960, height: 540, digest: '61b7c42fcff9', colour: 'eee' },
  'rooms/surgery.jpg': { width: 660, height: 440, digest: '9eba15ec8fc3', colour: 'cdd' },
  'rooms/waiting-room.jpg': { width: 960, height: 640, digest: 'fa5da31daae4', colour: 'dcc' },
  'team/elena.jpg': { width: 360, height: 450, digest: '63d457e2ab1a', colour: 'dab' },
  'team/lucie.jpg': { width: 360, height: 450, digest: '11c97569cda0', colour: 'bab' },
};

/** The files for download. */
export const files: CompiledFiles = { 'lista-de-precios.pdf': { size: 591 } };
