import { iconSymbol } from '../styles/icons.ts';

/** A use of an icon: `<use href="#i-ph-house"`. */
const USE = /<use href="#i-ph-([a-z-]+)"/g;

/** A hidden element with the outlines of the icons that a piece of markup uses, each once. */
export function iconSymbols(markup: string): string {
  const names = new Set(Array.from(markup.matchAll(USE), ([, name = '']) => name));
  return names.size === 0 ? '' : `<svg hidden aria-hidden="true">${[...names].map(iconSymbol).join('')}</svg>`;
}
