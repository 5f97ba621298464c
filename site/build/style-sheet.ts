import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import unocss from 'unocss/vite';
import type { Plugin } from 'vite';
import unoConfig from '../styles/uno.config.ts';

const blockPlace = /\/\* block-styles: .*? \*\//;

/**
 * Completes `styles/index.css` with the styles of all block kinds, sorted by name because none may depend on another.
 *
 * @param blocks the folder of the block kinds
 */
export function styleSheet(blocks: string): Plugin {
  return {
    name: 'site:style-sheet',
    enforce: 'pre',
    transform(code, id) {
      if (!/styles[\\/]index\.css(?:\?direct)?$/.test(id)) return null;
      const imports = readdirSync(blocks)
        .toSorted()
        .filter((kind) => existsSync(join(blocks, kind, 'styles.css')))
        .map((kind) => `@import "../blocks/${kind}/styles.css" layer(blocks);`);
      return { code: code.replace(blockPlace, imports.join('\n')), map: null };
    },
  };
}

const UTILITIES = 'virtual:uno.css';

/**
 * The utilities of all components, on the dev server. In a build, `finish/page-styles.ts` generates those of each page.
 */
export function utilities(): Plugin[] {
  return [
    ...unocss({ configFile: false, ...unoConfig })
      .filter(({ apply }) => apply !== 'build')
      .map((plugin): Plugin => ({ ...plugin, apply: 'serve' })),
    {
      name: 'site:no-utilities',
      apply: 'build',
      resolveId: (id) => (id === UTILITIES ? `\0${UTILITIES}` : null),
      load: (id) => (id === `\0${UTILITIES}` ? '' : null),
    },
  ];
}
