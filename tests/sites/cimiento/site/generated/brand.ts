// Generated from brand of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledBrand } from '#contract';

/** Fonts, colours and drawings. */
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
  tones: {
    light: { glow: '#fbe3b5', groove: '#cdc1ac', iron: '#5d5547', lamp: '#f7d9a0', spark: '#f59e0b', wall: '#ece6da' },
    dark: { glow: '#fbc15a', groove: '#17223a', iron: '#0b1222', lamp: '#fde3a6', spark: '#fbbf4d', wall: '#22304e' },
  },
  headingFont: {
    family: 'Fraunces',
    package: '@fontsource-variable/fraunces',
    file: 'files/fraunces-latin-opsz-normal.woff2',
    axes: { opsz: 60, wght: { min: 380, max: 600 } },
    generic: 'serif',
    metrics: { ascent: 97.8, descent: 25.5 },
    substitutes: [
      { name: 'Fraunces Georgia', fonts: ['Georgia', 'Gelasio'], sizeAdjust: 100 },
      { name: 'Fraunces Noto', fonts: ['Noto Serif'], sizeAdjust: 92.2 },
      { name: 'Fraunces Times', fonts: ['Times New Roman', 'Liberation Serif'], sizeAdjust: 111 },
      { name: 'Fraunces DejaVu', fonts: ['DejaVu Serif'], sizeAdjust: 86.8 },
    ],
    share: { title: { opsz: 72, wght: 460 }, text: { opsz: 18, wght: 400 } },
  },
  logo: {
    mark: {
      viewBox: '0 0 28 28',
      box: { x: 0, y: 0, width: 28, height: 28 },
      foot: 28,
      attributes: { fill: 'none', stroke: 'currentColor', 'stroke-width': '2' },
      markup: '<path d="M5 17a9 9 0 0 1 18 0M10 17a4 4 0 0 1 8 0M14 8v5M3 17h22M1 22h26M0 27h28"></path>',
    },
  },
  motifs: {
    legal: {
      viewBox: '-1 -1 98 98',
      box: { x: -1, y: -1, width: 98, height: 98 },
      foot: 92,
      attributes: {},
      markup:
        '<path d="M8 44a40 40 0 0 1 80 0M16 44a32 32 0 0 1 64 0M36 44a12 12 0 0 1 24 0M59.1 39.4L77.6 31.8M56.5 35.5L70.6 21.4M52.6 32.9L60.2 14.4M48 32L48 12M43.4 32.9L35.8 14.4M39.5 35.5L25.4 21.4M36.9 39.4L18.4 31.8M8 44h80M14 44v32M22 44v32M74 44v32M82 44v32M36 76V56h24v20M8 76h80M4 84h88M0 92h96"></path><path class="spark" d="M48 56v20"></path>',
    },
    accounting: {
      viewBox: '-1 -1 98 98',
      box: { x: -1, y: -1, width: 98, height: 98 },
      foot: 92,
      attributes: {},
      markup:
        '<path d="M4 92h88M12 92V64h16V40h12V12h16v28h12v24h16v28M28 92V64M40 92V40M56 92V40M68 92V64M12 73h16M12 82h16M68 73h16M68 82h16M28 50h12M28 60h12M28 70h12M56 50h12M56 60h12M56 70h12"></path><path class="spark" d="M48 12V92"></path>',
    },
    fintech: {
      viewBox: '-1 -1 98 98',
      box: { x: -1, y: -1, width: 98, height: 98 },
      foot: 84,
      attributes: {},
      markup:
        '<path d="M48 2l46 46l-46 46l-46 -46zM48 12l36 36l-36 36l-36 -36zM48 12l13 13l-13 13l-13 -13zM48 58l13 13l-13 13l-13 -13zM25 35l13 13l-13 13l-13 -13zM71 35l13 13l-13 13l-13 -13zM2 48H12M84 48H94M48 2V12M48 84V94"></path><path class="spark" d="M48 42l6 6l-6 6l-6 -6z"></path>',
    },
    'pld-vulnerables': {
      viewBox: '-1 -1 98 98',
      box: { x: -1, y: -1, width: 98, height: 98 },
      foot: 89,
      attributes: {},
      markup:
        '<path d="M10 12h12V4h52v8h12v38c0 20-16 34-38 44C26 84 10 70 10 50zM19 21h12v-8h34v8h12v29c0 15-12 25-29 33C31 75 19 65 19 50zM28 46a24 24 0 0 1 40 0a24 24 0 0 1-40 0zM48 35V26M36 38l-5-8M60 38l5-8M48 57v14"></path><path class="spark" d="M42 46a6 6 0 1 0 12 0a6 6 0 1 0-12 0"></path>',
    },
    treasury: {
      viewBox: '-1 -1 98 98',
      box: { x: -1, y: -1, width: 98, height: 98 },
      foot: 92,
      attributes: {},
      markup:
        '<path d="M2 92a22 22 0 0 1 44 0M9 92a15 15 0 0 1 30 0M16 92a8 8 0 0 1 16 0M50 92a22 22 0 0 1 44 0M57 92a15 15 0 0 1 30 0M64 92a8 8 0 0 1 16 0M26 66a22 22 0 0 1 44 0M33 66a15 15 0 0 1 30 0M40 66a8 8 0 0 1 16 0M0 92h96M2 66a22 22 0 0 1 24-22M94 66a22 22 0 0 0-24-22M26 40a22 22 0 0 1 44 0M33 40a15 15 0 0 1 30 0M2 66h24M70 66h24M26 40h44M2 66v26M94 66v26"></path><path class="spark" d="M40 40a8 8 0 0 1 16 0M48 6V12"></path>',
    },
    softlanding: {
      viewBox: '-1 -1 98 98',
      box: { x: -1, y: -1, width: 98, height: 98 },
      foot: 92,
      attributes: {},
      markup:
        '<path d="M22 58a26 26 0 0 1 52 0M32 58a16 16 0 0 1 32 0M59.9 13.6l-3.9 14.5M36.1 13.6l3.9 14.5M3.6 46.1l14.5 3.9M92.4 46.1l-14.5 3.9M87.8 35l-13 7.5M71 18.2l-7.5 13M25 18.2l7.5 13M8.2 35l13 7.5M48 12l0 15M15.5 25.5l10.6 10.6M80.5 25.5l-10.6 10.6M0 58h96M8 66h80M16 74h64M24 82h48M32 90h32"></path><path class="spark" d="M41 58a7 7 0 0 1 14 0"></path>',
    },
    ai: {
      viewBox: '-1 -1 98 98',
      box: { x: -1, y: -1, width: 98, height: 98 },
      foot: 82,
      attributes: {},
      markup:
        '<path d="M17 17h62v62h-62zM48 4l44 44l-44 44l-44 -44zM29 29h38v38h-38zM48 21l27 27l-27 27l-27 -27zM48 4V21M48 75V92M4 48H21M75 48H92"></path><path class="spark" d="M40 48a8 8 0 1 0 16 0a8 8 0 1 0-16 0"></path>',
    },
  },
  ornament: {
    viewBox: '-1 11 242 290',
    box: { x: -1, y: 11, width: 242, height: 290 },
    foot: 264,
    attributes: {},
    markup:
      '<path d="M16 150a104 104 0 0 1 208 0M24 150a96 96 0 0 1 192 0M56 150a64 64 0 0 1 128 0M96 150a24 24 0 0 1 48 0M120 126v-72M137 133l50.9-50.9M103 133l-50.9-50.9M99.2 138l-62.3-36M140.8 138l62.3-36M132 129.2l36-62.3M108 129.2l-36-62.3M143.2 143.8l69.5-18.6M126.2 126.8l18.6-69.5M96.8 143.8l-69.5-18.6M113.8 126.8l-18.6-69.5M95.5 90.9l-12.2-29.6M144.5 90.9l12.2-29.6M179.1 125.5l29.6-12.2M60.9 125.5l-29.6-12.2M128.4 86.5l4.1-31.7M111.6 86.5l-4.1-31.7M56.5 141.6l-31.7-4.1M183.5 141.6l31.7-4.1M159 99.2l19.4-25.4M69.2 111l-25.4-19.4M81 99.2l-19.4-25.4M170.8 111l25.4-19.4M0 150h240M0 158h240M16 158v106M28 158v106M40 158v106M200 158v106M212 158v106M224 158v106M88 264V186h64v78M96 264V194h48v70M64 264V158M176 264V158M64 186h24M64 214h24M64 242h24M152 186h24M152 214h24M152 242h24M0 300v-12h8v-12h8v-12h208v12h8v12h8v12M8 276h224M0 288h240M120 46V36M120 36v-24M120 12l12 12l-12 12l-12 -12z"></path><path class="spark" d="M120 194v70M120 126v-22"></path>',
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
