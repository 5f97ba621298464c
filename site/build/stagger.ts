import type { Plugin } from 'vite';
import { constants } from './generated.ts';

const placeholder = /\/\* stagger: .*? \*\//;

/** Puts the time between one card's entrance and the next, a constant of the spec, into `styles/index.css`. */
export function cardStagger(): Plugin {
  return {
    name: 'site:card-stagger',
    enforce: 'pre',
    transform(code, id) {
      if (!/styles[\\/]index\.css(?:\?direct)?$/.test(id)) return null;
      return { code: code.replace(placeholder, `:root{--stagger:${constants.cardStagger}ms}`), map: null };
    },
  };
}
