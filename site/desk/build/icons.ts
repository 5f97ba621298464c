import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { phosphorIcon } from '../../styles/icons.ts';

const MODULE = 'virtual:desk-icons';

/**
 * The outlines of the icons that the pages name, as they name them on the site: `i-ph-house`. They are drawn in the document, as the
 * policy allows no image in a style sheet.
 *
 * @param folder where the pages are
 */
export function deskIcons(folder: string): Plugin {
  return {
    name: 'desk:icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const outlines = Object.fromEntries(namedIn(folder).map((name) => [name, outlineOf(name)]));
      return `export const outlines = ${JSON.stringify(outlines)};`;
    },
  };
}

function namedIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const names = files.flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(/(?<=')i-ph-[a-z-]+(?=')|(?<=")i-ph-[a-z-]+(?=")/g) ?? [],
  );
  return [...new Set(names)].toSorted();
}

function outlineOf(name: string): string {
  const svg = phosphorIcon(name.replace('i-ph-', ''));
  const paths = [...(svg ?? '').matchAll(/<(\w+)[^>]*?\sd="([^"]+)"/g)];
  if (paths.length === 0)
    throw new Error(`Phosphor has no outline "${name}" of paths alone, which a page of the desk names.`);
  return paths.map(([, , path]) => path).join('');
}
