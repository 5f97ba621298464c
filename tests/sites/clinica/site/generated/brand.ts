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
      lineStrong: '#83789a',
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
  headingFont: {
    family: 'Nunito',
    package: '@fontsource-variable/nunito',
    file: 'files/nunito-latin-wght-normal.woff2',
    axes: {
      wght: {
        min: 400,
        max: 800,
      },
    },
    generic: 'sans-serif',
    metrics: {
      ascent: 101.1,
      descent: 35.3,
    },
    substitutes: [
      {
        name: 'Nunito Arial',
        fonts: ['Arial', 'Liberation Sans', 'Helvetica Neue'],
        sizeAdjust: 101,
      },
    ],
    share: {
      title: {
        wght: 700,
      },
      text: {
        wght: 500,
      },
    },
  },
  textFont: {
    family: 'Karla',
    package: '@fontsource/karla',
    metrics: {
      ascent: 91.7,
      descent: 25.2,
    },
    faces: [
      {
        file: 'files/karla-latin-400-normal.woff2',
        italic: false,
        weight: '400',
        axes: {},
      },
      {
        file: 'files/karla-latin-600-normal.woff2',
        italic: false,
        weight: '600',
        axes: {},
      },
    ],
    substitutes: [
      {
        name: 'Karla Arial',
        fonts: ['Arial', 'Liberation Sans', 'Helvetica Neue'],
        sizeAdjust: 102,
        bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Neue Bold'],
      },
    ],
  },
  logo: {
    mark: {
      viewBox: '0 0 28 28',
      box: {
        x: 0,
        y: 0,
        width: 28,
        height: 28,
      },
      foot: 28,
      attributes: {
        fill: '#eee6f8',
        stroke: '#6b3fa0',
        'stroke-width': '2.2',
        'stroke-linejoin': 'round',
      },
      markup:
        '<path d="M9 3.5c-3 0-5 2.2-5 5.4 0 2.6 1 4 1.6 6.3.7 2.7.9 9.3 3.3 9.3 2.2 0 1.7-6.3 5.1-6.3s2.9 6.3 5.1 6.3c2.4 0 2.6-6.6 3.3-9.3.6-2.3 1.6-3.7 1.6-6.3 0-3.2-2-5.4-5-5.4-2 0-3.2 1.2-5 1.2s-3-1.2-5-1.2z"></path>',
    },
    onDark: {
      plinth: true,
      mark: {
        viewBox: '0 0 28 28',
        box: {
          x: 0,
          y: 0,
          width: 28,
          height: 28,
        },
        foot: 28,
        attributes: {
          fill: '#33244f',
          stroke: '#c4a1f5',
          'stroke-width': '2.2',
          'stroke-linejoin': 'round',
        },
        markup:
          '<path d="M9 3.5c-3 0-5 2.2-5 5.4 0 2.6 1 4 1.6 6.3.7 2.7.9 9.3 3.3 9.3 2.2 0 1.7-6.3 5.1-6.3s2.9 6.3 5.1 6.3c2.4 0 2.6-6.6 3.3-9.3.6-2.3 1.6-3.7 1.6-6.3 0-3.2-2-5.4-5-5.4-2 0-3.2 1.2-5 1.2s-3-1.2-5-1.2z"></path>',
      },
    },
  },
  motifs: {},
  ornament: {
    viewBox: '0 0 240 240',
    box: {
      x: 0,
      y: 0,
      width: 240,
      height: 240,
    },
    foot: 240,
    attributes: {
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '3',
      'stroke-linecap': 'round',
    },
    markup:
      '<path d="M120 232V150"></path><path d="M120 190c-22-2-38-12-46-30M120 206c22-2 38-12 46-30"></path><path d="M120 150c-30 0-52-20-58-54 20 2 34 10 42 24-6-28 0-52 16-74 16 22 22 46 16 74 8-14 22-22 42-24-6 34-28 54-58 54z"></path><path d="M104 120c4 10 9 18 16 30M136 120c-4 10-9 18-16 30"></path><circle class="spark" cx="120" cy="100" r="5"></circle><circle cx="58" cy="58" r="7"></circle><circle cx="182" cy="58" r="7"></circle><circle cx="40" cy="140" r="5"></circle><circle cx="200" cy="140" r="5"></circle>',
  },
};
