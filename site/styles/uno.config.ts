import { defineConfig, presetIcons, presetMini } from 'unocss';

import { firm, navigation } from '../build/generated.ts';
import { phosphorIcon } from './icons.ts';

/** Utilities name the tokens of `tokens.css`; icons are outlines of Phosphor, inlined as masks. */
export default defineConfig({
  presets: [
    presetMini({ preflight: false, arbitraryVariants: false }),
    presetIcons({
      collections: { ph: phosphorIcon },
      scale: 1.15,
      warn: true,
    }),
  ],
  content: {
    // Islands are client modules too; their classes must be in the one style sheet.
    filesystem: ['islands/**/*.tsx', 'blocks/**/*.tsx', 'layout/**/*.tsx'],
    // The icons that the spec names.
    inline: [...firm.social, ...navigation.header.entries].flatMap(({ icon }) => (icon === undefined ? [] : [`i-ph-${icon}`])),
  },
  // Everything else is written as CSS with names: a page of utilities says nothing about the design.
  blocklist: [/^(?!i-ph-).+/],
});
