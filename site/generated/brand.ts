// Generated from brand of the spec. Do not edit: change spec/ and run `npm run generate`.
import type { CompiledBrand } from '#contract';

/** How the site looks. */
export const brand: CompiledBrand = {
  colours: {
    light: {
      paper: '#ffffff',
      stone: '#f7f4ee',
      stoneDeep: '#ece6da',
      line: '#ddd5c6',
      lineStrong: '#8a8172',
      ink: '#0f172a',
      inkSoft: '#414b5f',
      accent: '#0f766e',
      accentStrong: '#0b5a54',
      onAccent: '#ffffff',
      accentTint: '#e3f0ec',
      spark: '#f59e0b',
      error: '#b3261e',
      errorTint: '#fcefed',
      success: '#256b2c',
      successTint: '#eef6ec',
      plinth: '#0f172a',
      plinthLine: '#38445c',
      onPlinth: '#f4efe6',
      onPlinthSoft: '#c4cbd8',
      plinthAccent: '#5eead4',
      plinthAccentStrong: '#99f6e4',
      onPlinthAccent: '#06211e',
    },
    dark: {
      paper: '#0f172a',
      stone: '#141e34',
      stoneDeep: '#1c2842',
      line: '#2c3954',
      lineStrong: '#7f8ca6',
      ink: '#f1f4f9',
      inkSoft: '#bfc8d8',
      accent: '#2dd4bf',
      accentStrong: '#74e8d8',
      onAccent: '#062a26',
      accentTint: '#12303a',
      spark: '#f59e0b',
      error: '#ffb4a8',
      errorTint: '#3a1d24',
      success: '#9fdc9f',
      successTint: '#173225',
      plinth: '#0a1020',
      plinthLine: '#2c3954',
      onPlinth: '#f1f4f9',
      onPlinthSoft: '#bfc8d8',
      plinthAccent: '#2dd4bf',
      plinthAccentStrong: '#99f6e4',
      onPlinthAccent: '#06211e',
    },
  },
  headingFont: {
    family: 'Fraunces',
    package: '@fontsource-variable/fraunces',
    file: 'files/fraunces-latin-opsz-normal.woff2',
    axes: {
      opsz: 60,
      wght: {
        min: 380,
        max: 600,
      },
    },
    generic: 'serif',
    metrics: {
      ascent: 97.8,
      descent: 25.5,
    },
    substitutes: [
      {
        name: 'Fraunces Georgia',
        fonts: ['Georgia', 'Gelasio'],
        sizeAdjust: 97,
      },
      {
        name: 'Fraunces Times',
        fonts: ['Times New Roman', 'Liberation Serif', 'Tinos'],
        sizeAdjust: 108.6,
      },
    ],
    share: {
      title: {
        opsz: 72,
        wght: 460,
      },
      text: {
        opsz: 18,
        wght: 400,
      },
    },
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
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': '2',
      },
      markup: '<path d="M5 17a9 9 0 0 1 18 0M10 17a4 4 0 0 1 8 0M14 8v5M3 17h22M1 22h26M0 27h28"></path>',
    },
  },
  motifs: {
    legal: {
      viewBox: '-1 -1 98 98',
      box: {
        x: -1,
        y: -1,
        width: 98,
        height: 98,
      },
      foot: 92,
      attributes: {},
      markup:
        '<path d="M8 44a40 40 0 0 1 80 0M16 44a32 32 0 0 1 64 0M36 44a12 12 0 0 1 24 0M59.1 39.4L77.6 31.8M56.5 35.5L70.6 21.4M52.6 32.9L60.2 14.4M48 32L48 12M43.4 32.9L35.8 14.4M39.5 35.5L25.4 21.4M36.9 39.4L18.4 31.8M8 44h80M14 44v32M22 44v32M74 44v32M82 44v32M36 76V56h24v20M8 76h80M4 84h88M0 92h96"></path><path class="spark" d="M48 56v20"></path>',
    },
    accounting: {
      viewBox: '-1 -1 98 98',
      box: {
        x: -1,
        y: -1,
        width: 98,
        height: 98,
      },
      foot: 92,
      attributes: {},
      markup:
        '<path d="M4 92h88M12 92V64h16V40h12V12h16v28h12v24h16v28M28 92V64M40 92V40M56 92V40M68 92V64M12 73h16M12 82h16M68 73h16M68 82h16M28 50h12M28 60h12M28 70h12M56 50h12M56 60h12M56 70h12"></path><path class="spark" d="M48 12V92"></path>',
    },
    fintech: {
      viewBox: '-1 -1 98 98',
      box: {
        x: -1,
        y: -1,
        width: 98,
        height: 98,
      },
      foot: 84,
      attributes: {},
      markup:
        '<path d="M48 2l46 46l-46 46l-46 -46zM48 12l36 36l-36 36l-36 -36zM48 12l13 13l-13 13l-13 -13zM48 58l13 13l-13 13l-13 -13zM25 35l13 13l-13 13l-13 -13zM71 35l13 13l-13 13l-13 -13zM2 48H12M84 48H94M48 2V12M48 84V94"></path><path class="spark" d="M48 42l6 6l-6 6l-6 -6z"></path>',
    },
    'pld-vulnerables': {
      viewBox: '-1 -1 98 98',
      box: {
        x: -1,
        y: -1,
        width: 98,
        height: 98,
      },
      foot: 89,
      attributes: {},
      markup:
        '<path d="M10 12h12V4h52v8h12v38c0 20-16 34-38 44C26 84 10 70 10 50zM19 21h12v-8h34v8h12v29c0 15-12 25-29 33C31 75 19 65 19 50zM28 46a24 24 0 0 1 40 0a24 24 0 0 1-40 0zM48 35V26M36 38l-5-8M60 38l5-8M48 57v14"></path><path class="spark" d="M42 46a6 6 0 1 0 12 0a6 6 0 1 0-12 0"></path>',
    },
    treasury: {
      viewBox: '-1 -1 98 98',
      box: {
        x: -1,
        y: -1,
        width: 98,
        height: 98,
      },
      foot: 92,
      attributes: {},
      markup:
        '<path d="M2 92a22 22 0 0 1 44 0M9 92a15 15 0 0 1 30 0M16 92a8 8 0 0 1 16 0M50 92a22 22 0 0 1 44 0M57 92a15 15 0 0 1 30 0M64 92a8 8 0 0 1 16 0M26 66a22 22 0 0 1 44 0M33 66a15 15 0 0 1 30 0M40 66a8 8 0 0 1 16 0M0 92h96M2 66a22 22 0 0 1 24-22M94 66a22 22 0 0 0-24-22M26 40a22 22 0 0 1 44 0M33 40a15 15 0 0 1 30 0M2 66h24M70 66h24M26 40h44M2 66v26M94 66v26"></path><path class="spark" d="M40 40a8 8 0 0 1 16 0M48 6V12"></path>',
    },
    softlanding: {
      viewBox: '-1 -1 98 98',
      box: {
        x: -1,
        y: -1,
        width: 98,
        height: 98,
      },
      foot: 92,
      attributes: {},
      markup:
        '<path d="M22 58a26 26 0 0 1 52 0M32 58a16 16 0 0 1 32 0M77.9 50L92.4 46.1M74.8 42.5L87.8 35M69.9 36.1L80.5 25.5M63.5 31.2L71 18.2M56 28.1L59.9 13.6M48 27L48 12M40 28.1L36.1 13.6M32.5 31.2L25 18.2M26.1 36.1L15.5 25.5M21.2 42.5L8.2 35M18.1 50L3.6 46.1M0 58h96M8 66h80M16 74h64M24 82h48M32 90h32"></path><path class="spark" d="M41 58a7 7 0 0 1 14 0"></path>',
    },
    ai: {
      viewBox: '-1 -1 98 98',
      box: {
        x: -1,
        y: -1,
        width: 98,
        height: 98,
      },
      foot: 82,
      attributes: {},
      markup:
        '<path d="M17 17h62v62h-62zM48 4l44 44l-44 44l-44 -44zM29 29h38v38h-38zM48 21l27 27l-27 27l-27 -27zM48 4V21M48 75V92M4 48H21M75 48H92"></path><path class="spark" d="M40 48a8 8 0 1 0 16 0a8 8 0 1 0-16 0"></path>',
    },
  },
  ornament: {
    viewBox: '-1 11 242 290',
    box: {
      x: -1,
      y: 11,
      width: 242,
      height: 290,
    },
    foot: 264,
    attributes: {},
    markup:
      '<path d="M16 150a104 104 0 0 1 208 0M24 150a96 96 0 0 1 192 0M56 150a64 64 0 0 1 128 0M96 150a24 24 0 0 1 48 0M143.2 143.8L181.8 133.4M140.8 138L175.4 118M137 133L165.3 104.7M132 129.2L152 94.6M126.2 126.8L136.6 88.2M120 126L120 86M113.8 126.8L103.4 88.2M108 129.2L88 94.6M103 133L74.7 104.7M99.2 138L64.6 118M96.8 143.8L58.2 133.4M183.5 141.6L215.2 137.5M181.8 133.4L212.7 125.2M179.1 125.5L208.7 113.3M175.4 118L203.1 102M170.8 111L196.2 91.6M165.3 104.7L187.9 82.1M159 99.2L178.4 73.8M152 94.6L168 66.9M144.5 90.9L156.7 61.3M136.6 88.2L144.8 57.3M128.4 86.5L132.5 54.8M120 86L120 54M111.6 86.5L107.5 54.8M103.4 88.2L95.2 57.3M95.5 90.9L83.3 61.3M88 94.6L72 66.9M81 99.2L61.6 73.8M74.7 104.7L52.1 82.1M69.2 111L43.8 91.6M64.6 118L36.9 102M60.9 125.5L31.3 113.3M58.2 133.4L27.3 125.2M56.5 141.6L24.8 137.5M0 150h240M0 158h240M16 158v106M28 158v106M40 158v106M200 158v106M212 158v106M224 158v106M88 264V186h64v78M96 264V194h48v70M64 264V158M176 264V158M64 186h24M64 214h24M64 242h24M152 186h24M152 214h24M152 242h24M0 300v-12h8v-12h8v-12h208v12h8v12h8v12M8 276h224M0 288h240M120 46V36M120 36v-24M120 12l12 12l-12 12l-12 -12z"></path><path class="spark" d="M120 194v70M120 126v-22"></path>',
  },
  bandOrnament: {
    viewBox: '0 0 240 121',
    box: {
      x: 0,
      y: 0,
      width: 240,
      height: 121,
    },
    foot: 121,
    attributes: {},
    markup:
      '<path d="M2 120a118 118 0 0 1 236 0M10 120a110 110 0 0 1 220 0M48 120a72 72 0 0 1 144 0M86 120a34 34 0 0 1 68 0M154 120L192 120M152.8 111.2L189.5 101.4M149.4 103L182.4 84M144 96L170.9 69.1M137 90.6L156 57.6M128.8 87.2L138.6 50.5M120 86L120 48M111.2 87.2L101.4 50.5M103 90.6L84 57.6M96 96L69.1 69.1M90.6 103L57.6 84M87.2 111.2L50.5 101.4M86 120L48 120M192 120L230 120M191.4 110.6L229.1 105.6M189.5 101.4L226.3 91.5M186.5 92.4L221.6 77.9M182.4 84L215.3 65M177.1 76.2L207.3 53M170.9 69.1L197.8 42.2M163.8 62.9L187 32.7M156 57.6L175 24.7M147.6 53.5L162.1 18.4M138.6 50.5L148.5 13.7M129.4 48.6L134.4 10.9M120 48L120 10M110.6 48.6L105.6 10.9M101.4 50.5L91.5 13.7M92.4 53.5L77.9 18.4M84 57.6L65 24.7M76.2 62.9L53 32.7M69.1 69.1L42.2 42.2M62.9 76.2L32.7 53M57.6 84L24.7 65M53.5 92.4L18.4 77.9M50.5 101.4L13.7 91.5M48.6 110.6L10.9 105.6M48 120L10 120"></path><path class="spark" d="M111.2 87.2L91.5 13.7"></path>',
  },
};
