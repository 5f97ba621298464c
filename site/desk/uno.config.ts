import { fileURLToPath } from 'node:url';
import { defineConfig, presetIcons } from 'unocss';

import { phosphorIcon } from '../styles/icons.ts';

/** Icons of the desk: outlines of Phosphor, inlined as masks, as on the site. */
export default defineConfig({
  presets: [presetIcons({ collections: { ph: phosphorIcon }, scale: 1.15, warn: true })],
  content: { filesystem: [`${fileURLToPath(new URL('ui', import.meta.url))}/**/*.tsx`] },
  blocklist: [/^(?!i-ph-).+/],
});
