import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const placeholder = /\/\* block-styles: .*? \*\//;

/** Puts the styles of the kinds of blocks into `styles/index.css`, by name: none may depend on another's. */
export function blockStyles({ folder }: { folder: string }): Plugin {
  return {
    name: 'site:block-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/styles[\\/]index\.css(?:\?direct)?$/.test(id)) return null;
      const imports = readdirSync(folder)
        .toSorted()
        .filter((kind) => existsSync(join(folder, kind, 'styles.css')))
        .map((kind) => `@import "../blocks/${kind}/styles.css";`);
      return { code: code.replace(placeholder, imports.join('\n')), map: null };
    },
  };
}
