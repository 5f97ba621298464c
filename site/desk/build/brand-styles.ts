import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledBrand } from '#contract';
import { parse } from 'postcss';
import type { Plugin } from 'vite';

const autoPlace = /\/\* auto-theme: .*? \*\//;
const markPlace = /\/\* mark: .*? \*\//;

interface BrandStylesOptions {
  /** The generated colours. */
  readonly tokens: string;
  readonly brand: CompiledBrand;
  /** Where files that are made for the build are kept. */
  readonly cache: string;
}

/** Puts the brand into `styles/index.css`: the dark theme for those who have chosen none, and the firm's mark. */
export function brandStyles({ tokens, brand, cache }: BrandStylesOptions): Plugin {
  return {
    name: 'desk:brand-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/styles[\\/]index\.css(?:\?direct)?$/.test(id)) return null;
      this.addWatchFile(tokens);
      return {
        code: code.replace(autoPlace, autoTheme(readFileSync(tokens, 'utf8'))).replace(markPlace, mark(brand, cache)),
        map: null,
      };
    },
  };
}

/**
 * The colours of `:root.dark` once more, for a page that follows the system. The public site has a script for it that runs before
 * anything is seen; here the server knows what somebody has chosen.
 */
export function autoTheme(tokens: string): string {
  const colours: string[] = [];
  parse(tokens).walkRules(':root.dark', (rule) => {
    rule.walkDecls(({ prop, value }) => void colours.push(`${prop}: ${value.trim()}`));
  });
  if (colours.length === 0)
    throw new Error('The generated tokens have no rule for :root.dark, from which the desk takes its dark theme.');
  return `@media screen and (prefers-color-scheme: dark) { :root.auto { ${colours.join('; ')} } }`;
}

/** The mark in the colour of the text beside it. */
function mark({ logo }: CompiledBrand, cache: string): string {
  if (!logo.mark) return '.mark { display: none; }';
  const { viewBox, attributes, markup } = logo.mark;
  mkdirSync(cache, { recursive: true });
  const file = join(cache, 'desk-mark.svg');
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${given.join('')}>${markup}</svg>`);
  return `.mark { mask: url("${file.replaceAll('\\', '/')}") center / contain no-repeat; }`;
}
