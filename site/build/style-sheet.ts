import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { constants } from './generated.ts';

const blockPlace = /\/\* block-styles: .*? \*\//;
const staggerPlace = /\/\* stagger: .*? \*\//;
/** The number of cards that enter one after the other; further ones enter with the first. */
const MAX_STAGGERED = 8;

/**
 * Completes `styles/index.css` with the styles of all block kinds, sorted by name because none may depend on another,
 * and with the delays between the entrances of cards, a constant of the spec.
 *
 * @param blocks the folder of the block kinds
 */
export function styleSheet(blocks: string): Plugin {
  const delays = Array.from(
    { length: MAX_STAGGERED - 1 },
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
