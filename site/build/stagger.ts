import type { Plugin } from 'vite';
import { constants } from './generated.ts';

const placeholder = /\/\* stagger: .*? \*\//;
/** How many cards wait for the one before; what follows enters with the first. */
const MOST = 8;

/** Puts the time between one card's entrance and the next, a constant of the spec, into `styles/index.css`. */
export function cardStagger(): Plugin {
  const delays = Array.from(
    { length: MOST - 1 },
    (_, at) => `.enter>:nth-child(${at + 2}){animation-delay:${(at + 1) * constants.cardStagger}ms}`,
  );
  return {
    name: 'site:card-stagger',
    enforce: 'pre',
    transform(code, id) {
      if (!/styles[\\/]index\.css(?:\?direct)?$/.test(id)) return null;
      return { code: code.replace(placeholder, delays.join('')), map: null };
    },
  };
}
