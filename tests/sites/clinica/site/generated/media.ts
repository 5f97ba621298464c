// Generated from media of the spec. Do not edit: change tests/sites/clinica/ and run `npm run generate`.
import type { CompiledFiles, CompiledImages } from '#contract';

/** The pictures that the spec names. */
export const images: CompiledImages = {
  'facade-by-night.jpg': {
    width: 1280,
    height: 960,
    digest: '20cc64533e4e',
    colour: '433',
  },
  'facade.jpg': {
    width: 1280,
    height: 960,
    digest: '80257882602d',
    colour: 'dbb',
  },
  'insurers/cumbre.png': {
    width: 480,
    height: 160,
    digest: '480307cc1b5f',
    alpha: true,
  },
  'insurers/faro.webp': {
    width: 480,
    height: 160,
    digest: 'bad237d9aed1',
    alpha: true,
  },
  'insurers/sonora.svg': {
    width: 240,
    height: 80,
    digest: '4b2f882cc9f4',
    alpha: true,
    vector: true,
  },
  'map.png': {
    width: 1280,
    height: 720,
    digest: '4f8f22e30dcb',
    colour: 'eee',
  },
  'rooms/children.jpg': {
    width: 1200,
    height: 800,
    digest: '6c323e1f1691',
    colour: 'ddc',
  },
  'rooms/surgery.jpg': {
    width: 1200,
    height: 800,
    digest: '2eca0bb043c2',
    colour: 'cdd',
  },
  'rooms/waiting-room.jpg': {
    width: 1200,
    height: 800,
    digest: '35d6b5a7c789',
    colour: 'dcc',
  },
  'team/elena.jpg': {
    width: 720,
    height: 900,
    digest: 'bff1bfb71c6f',
    colour: 'dab',
  },
  'team/lucie.jpg': {
    width: 720,
    height: 900,
    digest: 'c084e765329a',
    colour: 'bab',
  },
  'team/omar.jpg': {
    width: 720,
    height: 900,
    digest: '507350b7a0e0',
    colour: 'ccc',
  },
};

/** The files that the spec offers to keep. */
export const files: CompiledFiles = {
  'lista-de-precios.pdf': {
    size: 591,
  },
};
