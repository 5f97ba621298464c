import { defineConfig, presetWind3 } from 'unocss';

function variables(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `var(--${name})`]));
}

/** Utilities for layout and spacing, with the tokens as their theme: `text-accent`, `max-w-measure`, `md:grid`. */
export default defineConfig({
  // The preflight sets helper variables on every element, which would slow down each change of the theme.
  presets: [presetWind3({ preflight: false })],
  theme: {
    colors: variables(
      'paper',
      'stone',
      'line',
      'line-strong',
      'ink',
      'ink-soft',
      'accent',
      'accent-strong',
      'on-accent',
      'spark',
    ),
    // Inherits the line height, which UnoCSS would set to 1.
    fontSize: { small: ['var(--small)', 'inherit'], large: ['var(--large)', 'inherit'] },
    maxWidth: variables('measure'),
    borderRadius: variables('radius'),
    breakpoints: { md: '48rem', lg: '62rem', xl: '80rem' },
  },
  content: {
    // Islands are client modules, but the page's style sheet has to contain their classes.
    filesystem: ['islands/**/*.tsx', 'blocks/**/*.tsx', 'layout/**/*.tsx', 'articles/**/*.tsx'],
  },
});
