import { defineConfig, presetWind3, type CSSObject } from 'unocss';
import { shortcuts } from './shortcuts.ts';

function variables(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `var(--${name})`]));
}

/** Of a font size without a line height: UnoCSS would set it to 1. */
const inherited = {};

/** A font size, with its line height if it has one. */
function size(name: string, lineHeight: string | CSSObject = inherited): [string, string | CSSObject] {
  return [`var(--${name})`, lineHeight];
}

/** Utilities and shortcuts of the site, with the tokens as their theme: `text-accent`, `max-w-measure`, `lg:grid`. */
export default defineConfig({
  // The preflight sets helper variables on every element, which would slow down each change of the theme.
  presets: [presetWind3({ preflight: false })],
  // The layers of index.css: the sheets of blocks override shortcuts, and utilities override both.
  outputToCssLayers: { cssLayerName: (layer) => (layer === 'default' ? 'utilities' : 'parts') },
  shortcuts,
  // The preset's own needs the preflight.
  // Of a paper that hangs on the wall of a room.
  variants: [
    (matcher) =>
      matcher.startsWith('wall:')
        ? { matcher: matcher.slice(5), parent: '@media (min-width: 80rem)', selector: (own) => `.room ${own}` }
        : matcher,
  ],
  rules: [[/^rotate-(-?\d+)$/, ([, degrees]) => ({ rotate: `${degrees}deg` })]],
  theme: {
    colors: variables(
      'paper',
      'stone',
      'stone-deep',
      'line',
      'line-strong',
      'ink',
      'ink-soft',
      'accent',
      'accent-strong',
      'accent-tint',
      'on-accent',
      'spark',
      'error',
      'error-tint',
      'success',
      'success-tint',
      'plinth',
      'plinth-line',
      'on-plinth',
      'on-plinth-soft',
      'plinth-accent',
      'plinth-accent-strong',
      'plinth-accent-tint',
      'on-plinth-accent',
    ),
    fontFamily: variables('heading', 'sans'),
    fontSize: {
      h1: size('h1', '1.04'),
      h2: size('h2', '1.08'),
      h3: size('h3', '1.2'),
      large: size('large'),
      body: size('body'),
      base: ['1rem', inherited],
      small: size('small'),
      // Text on a working paper.
      sheet: ['0.875rem', inherited],
      'paper-small': ['0.8125rem', inherited],
    },
    spacing: variables('gutter', 'section', 'header'),
    minHeight: variables('header'),
    maxWidth: { ...variables('measure'), page: 'calc(var(--width) + 2 * var(--gutter))' },
    borderRadius: variables('radius'),
    breakpoints: { md: '48rem', lg: '62rem', xl: '80rem' },
  },
  // For the dev server; a build reads the HTML.
  content: { filesystem: ['{islands,blocks,layout,articles,brand,gallery}/**/*.tsx', 'browser/alerts.ts'] },
});
