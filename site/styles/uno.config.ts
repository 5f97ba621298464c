import { defineConfig } from 'unocss';

import { firm, navigation } from '../build/generated.ts';
import { iconAddress } from './icons.ts';

/** Finds the icons that pages and spec name (`i-ph-house`), and gives each its picture; how it is shown is in `base.css`. */
export default defineConfig({
  // Without the default one, whose helper variables nothing here uses, and which each change of the theme would have to go through.
  presets: [],
  rules: [
    [
      /^i-ph-([a-z-]+)$/,
      ([name = '', icon = '']) => {
        const address = iconAddress(icon);
        if (address === undefined) console.warn(`There is no icon "${name}".`);
        return address && { '--icon': address };
      },
    ],
  ],
  content: {
    // Islands are client modules too; their classes must be in the one style sheet.
    filesystem: ['islands/**/*.tsx', 'blocks/**/*.tsx', 'layout/**/*.tsx'],
    // The icons that the spec names.
    inline: [...firm.social, ...navigation.header.entries].flatMap(({ icon }) =>
      icon === undefined ? [] : [`i-ph-${icon}`],
    ),
  },
});
