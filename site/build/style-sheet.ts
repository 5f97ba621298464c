import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { constants } from './generated.ts';

const blockPlace = /\/\* block-styles: .*? \*\//;
const staggerPlace = /\/\* stagger: .*? \*\//;
/** How many cards wait for the one before; what follows enters with the first. */
const MOST = 8;

/**
 * Completes `styles/index.css`: with the styles of the kinds of blocks, by name, as none may depend on another's, and with the time between
 * one card's entrance and the next, a constant of the spec.
 *
 * @param blocks the folder of the kinds
 */
export function styleSheet(blocks: string): Plugin {
  const delays = Array.from(
    { length: MOST - 1 },
    (_, at) => `.enter>:nth-child(${at + 2}){animation-delay:${(at + 1) * constants.cardStagger}ms}`,
  );
  return {
    name: 'site:style-sheet',
    enforce: 'pre',
    transform(code, id) {
      if (!/styles[\\/]index\.css(?:\?direct)?$/.test(id)) return null;
      const imports = readdirSync(blocks)
        .toSorted()
        .filter((kind) => existsSync(join(blocks, kind, 'styles.css')))
        .map((kind) => `@import "../blocks/${kind}/styles.css";`);
      return { code: code.replace(blockPlace, imports.join('\n')).replace(staggerPlace, delays.join('')), map: null };
    },
  };
}
