import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

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
        .map((kind) => `@import "../blocks/${kind}/styles.css";`);
      return { code: code.replace(blockPlace, imports.join('\n')), map: null };
    },
  };
}
