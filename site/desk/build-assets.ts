import { mkdirSync, readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledBrand } from '#contract';
import { parse } from 'postcss';
import type { Plugin } from 'vite';
import { phosphorIcon } from '../styles/icons.ts';

const autoPlace = /\/\* auto-theme: .*? \*\//;
const markPlace = /\/\* mark: .*? \*\//;

/**
 * Inserts the brand into `styles/index.css`: the automatic dark theme and the firm's mark.
 *
 * @param tokens the path of the generated style sheet with the colours
 * @param cache the folder for temporary files of the build
 */
export function brandStyles(tokens: string, brand: CompiledBrand, cache: string): Plugin {
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
 * Repeats the colours of `:root.dark` for pages that follow the system's theme. The public site does this with a script
 * before the first paint; the desk needs none because its server knows the person's setting.
 */
export function autoTheme(tokens: string): string {
  const colours: string[] = [];
  parse(tokens).walkRules(':root.dark', (rule) => {
    rule.walkDecls(({ prop, value }) => void colours.push(`${prop}: ${value.trim()}`));
  });
  if (colours.length === 0)
    throw new Error('The generated tokens have no rule for :root.dark, which the desk needs for its dark theme.');
  return `@media screen and (prefers-color-scheme: dark) { :root.auto { ${colours.join('; ')} } }`;
}

/** The firm's mark as a CSS mask, so that it takes the colour of the text next to it. */
function mark({ logo }: CompiledBrand, cache: string): string {
  if (!logo.mark) return '.mark { display: none; }';
  const { viewBox, attributes, markup } = logo.mark;
  mkdirSync(cache, { recursive: true });
  const file = join(cache, 'desk-mark.svg');
  const own = Object.entries({ viewBox, ...attributes }).map(([name, value]) => `${name}="${value}"`);
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" ${own.join(' ')}>${markup}</svg>`);
  return `.mark { mask: url("${file.replaceAll('\\', '/')}") center / contain no-repeat; }`;
}

/**
 * The outlines of the icons that occur in the pages' source, such as `i-ph-house`, by name. The desk draws them as inline
 * SVG, because its content security policy forbids images in style sheets.
 *
 * @param folder the folder of the pages
 */
export function iconOutlines(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const names = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/(?<=['"])i-ph-[a-z-]+/g) ?? []);
  return Object.fromEntries([...new Set(names)].map((name) => [name, outlineOf(name)]));
}

function outlineOf(name: string): string {
  const svg = phosphorIcon(name.replace('i-ph-', ''));
  const paths = [...(svg ?? '').matchAll(/<(\w+)[^>]*?\sd="([^"]+)"/g)];
  if (paths.length === 0)
    throw new Error(
      `A page of the desk uses the icon "${name}", but Phosphor has no such icon that consists of paths.`,
    );
  return paths.map(([, , path]) => path).join('');
}
