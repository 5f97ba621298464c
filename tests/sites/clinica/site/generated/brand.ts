// Generated from brand of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledBrand } from '#contract';

/** Fonts, colours and drawings. */
export const brand: CompiledBrand = {
  colours: {
    light: {
      paper: '#ffffff',
      stone: '#f6f3fa',
      stoneDeep: '#e9e2f3',
      line: '#d9cfe6',
      lineStrong: '#6f6587',
      ink: '#221a33',
      inkSoft: '#52486a',
      accent: '#6b3fa0',
      accentStrong: '#512c80',
      onAccent: '#ffffff',
      accentTint: '#eee6f8',
      spark: '#f2a541',
      error: '#b3261e',
      errorTint: '#fcefed',
      success: '#256b2c',
      successTint: '#eef6ec',
      plinth: '#2b1b47',
      plinthLine: '#4d3a70',
      onPlinth: '#f7f2ff',
      onPlinthSoft: '#cfc3e4',
      plinthAccent: '#c9a9f5',
      plinthAccentStrong: '#dcc7fb',
      onPlinthAccent: '#221338',
    },
    dark: {
      paper: '#191226',
      stone: '#211833',
      stoneDeep: '#2c2144',
      line: '#3d3058',
      lineStrong: '#8f82ab',
      ink: '#f4f0fb',
      inkSoft: '#c9bfdc',
      accent: '#c4a1f5',
      accentStrong: '#dbc5fb',
      onAccent: '#22123a',
      accentTint: '#33244f',
      spark: '#f2a541',
      error: '#ffb4a8',
      errorTint: '#3a1d24',
      success: '#9fdc9f',
      successTint: '#173225',
      plinth: '#120c1d',
      plinthLine: '#3d3058',
      onPlinth: '#f4f0fb',
      onPlinthSoft: '#c9bfdc',
      plinthAccent: '#c4a1f5',
      plinthAccentStrong: '#dbc5fb',
      onPlinthAccent: '#22123a',
    },
  },
  tones: {
    light: { glow: '#fbe3b5', groove: '#c9bdd9', iron: '#5d5470', lamp: '#f7d9a0', spark: '#f2a541', wall: '#e9e2f3' },
    dark: { glow: '#fbc15a', groove: '#211833', iron: '#120c1d', lamp: '#fde3a6', spark: '#f2a541', wall: '#2c2144' },
  },
  headingFont: {
    family: 'Nunito',
    package: '@fontsource-variable/nunito',
    file: 'files/nunito-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 800 } },
    generic: 'sans-serif',
    metrics: { ascent: 101.1, descent: 35.3 },
    substitutes: [{ name: 'Nunito Arial', fonts: ['Arial', 'Liberation Sans', 'Helvetica Neue'], sizeAdjust: 101 }],
    share: { title: { wght: 700 }, text: { wght: 500 } },
  },
  textFont: {
    family: 'Karla',
    package: '@fontsource/karla',
    metrics: { ascent: 91.7, descent: 25.2 },
    faces: [
      { file: 'files/karla-latin-400-normal.woff2', italic: false, weight: '400', axes: {} },
      { file: 'files/karla-latin-600-normal.woff2', italic: false, weight: '600', axes: {} },
    ],
    substitutes: [
      {
        name: 'Karla Arial',
        fonts: ['Arial', 'Liberation Sans'],
        sizeAdjust: 102,
        bold: ['Arial Bold', 'Liberation Sans Bold'],
      },
    ],
  },
  logo: {
    mark: {
      viewBox: '0 0 28 28',
      box: { x: 0, y: 0, width: 28, height: 28 },
      foot: 28,
      attributes: { fill: '#eee6f8', stroke: '#6b3fa0', 'stroke-width': '2.2', 'stroke-linejoin': 'round' },
      markup:
        '<path d="M9 3.5c-3 0-5 2.2-5 5.4 0 2.6 1 4 1.6 6.3.7 2.7.9 9.3 3.3 9.3 2.2 0 1.7-6.3 5.1-6.3s2.9 6.3 5.1 6.3c2.4 0 2.6-6.6 3.3-9.3.6-2.3 1.6-3.7 1.6-6.3 0-3.2-2-5.4-5-5.4-2 0-3.2 1.2-5 1.2s-3-1.2-5-1.2z"></path>',
    },
    onDark: {
      plinth: true,
      mark: {
        viewBox: '0 0 28 28',
        box: { x: 0, y: 0, width: 28, height: 28 },
        foot: 28,
        attributes: { fill: '#33244f', stroke: '#c4a1f5', 'stroke-width': '2.2', 'stroke-linejoin': 'round' },
        markup:
          '<path d="M9 3.5c-3 0-5 2.2-5 5.4 0 2.6 1 4 1.6 6.3.7 2.7.9 9.3 3.3 9.3 2.2 0 1.7-6.3 5.1-6.3s2.9 6.3 5.1 6.3c2.4 0 2.6-6.6 3.3-9.3.6-2.3 1.6-3.7 1.6-6.3 0-3.2-2-5.4-5-5.4-2 0-3.2 1.2-5 1.2s-3-1.2-5-1.2z"></path>',
      },
    },
  },
  motifs: {
    treatments: {
      viewBox: '-1 -1 98 98',
      box: { x: -1, y: -1, width: 98, height: 98 },
      foot: 92,
      attributes: {},
      markup:
        '<path d="M8 44a40 40 0 0 1 80 0M16 44a32 32 0 0 1 64 0M36 44a12 12 0 0 1 24 0M59.1 39.4L77.6 31.8M56.5 35.5L70.6 21.4M52.6 32.9L60.2 14.4M48 32L48 12M43.4 32.9L35.8 14.4M39.5 35.5L25.4 21.4M36.9 39.4L18.4 31.8M8 44h80M14 44v32M22 44v32M74 44v32M82 44v32M36 76V56h24v20M8 76h80M4 84h88M0 92h96"></path><path class="spark" d="M48 56v20"></path>',
    },
    softlanding: {
      viewBox: '-1 -1 98 98',
      box: { x: -1, y: -1, width: 98, height: 98 },
      foot: 92,
      attributes: {},
      markup:
        '<path d="M22 58a26 26 0 0 1 52 0M32 58a16 16 0 0 1 32 0M59.9 13.6l-3.9 14.5M36.1 13.6l3.9 14.5M3.6 46.1l14.5 3.9M92.4 46.1l-14.5 3.9M87.8 35l-13 7.5M71 18.2l-7.5 13M25 18.2l7.5 13M8.2 35l13 7.5M48 12l0 15M15.5 25.5l10.6 10.6M80.5 25.5l-10.6 10.6M0 58h96M8 66h80M16 74h64M24 82h48M32 90h32"></path><path class="spark" d="M41 58a7 7 0 0 1 14 0"></path>',
    },
  },
  ornament: {
    viewBox: '0 0 240 240',
    box: { x: 0, y: 0, width: 240, height: 240 },
    foot: 240,
    attributes: { fill: 'none', stroke: 'currentColor', 'stroke-width': '3', 'stroke-linecap': 'round' },
    markup:
      '<path d="M120 232V150"></path><path d="M120 190c-22-2-38-12-46-30M120 206c22-2 38-12 46-30"></path><path d="M120 150c-30 0-52-20-58-54 20 2 34 10 42 24-6-28 0-52 16-74 16 22 22 46 16 74 8-14 22-22 42-24-6 34-28 54-58 54z"></path><path d="M104 120c4 10 9 18 16 30M136 120c-4 10-9 18-16 30"></path><circle class="spark" cx="120" cy="100" r="5"></circle><circle cx="58" cy="58" r="7"></circle><circle cx="182" cy="58" r="7"></circle><circle cx="40" cy="140" r="5"></circle><circle cx="200" cy="140" r="5"></circle>',
  },
  bandOrnament: {
    viewBox: '0 0 240 121',
    box: { x: 0, y: 0, width: 240, height: 121 },
    foot: 121,
    attributes: {},
    markup:
      '<path d="M2 120a118 118 0 0 1 236 0M10 120a110 110 0 0 1 220 0M48 120a72 72 0 0 1 144 0M86 120a34 34 0 0 1 68 0M226.3 91.5l-73.5 19.7M148.5 13.7l-19.7 73.5M91.5 13.7l19.7 73.5M13.7 91.5l73.5 19.7M197.8 42.2l-53.8 53.8M42.2 42.2l53.8 53.8M215.3 65l-65.9 38M175 24.7l-38 65.9M65 24.7l38 65.9M24.7 65l65.9 38M230 120l-76 0M120 10v76M10 120l76 0M207.3 53l-30.2 23.2M53 32.7l23.2 30.2M32.7 53l30.2 23.2M187 32.7l-23.2 30.2M134.4 10.9l-5 37.7M105.6 10.9l5 37.7M10.9 105.6l37.7 5M229.1 105.6l-37.7 5M162.1 18.4l-14.5 35.1M77.9 18.4l14.5 35.1M18.4 77.9l35.1 14.5M221.6 77.9l-35.1 14.5"></path><path class="spark" d="M111.2 87.2L91.5 13.7"></path>',
  },
};
