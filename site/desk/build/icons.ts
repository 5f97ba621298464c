import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { phosphorIcon } from '../../styles/icons.ts';

const MODULE = 'virtual:desk-icons';

/**
 * Provides the outlines of the icons that occur in the pages' source, such as `i-ph-house`. The desk draws them as
 * inline SVG, because its content security policy forbids images in style sheets.
 *
 * @param folder the folder of the pages
 */
export function deskIcons(folder: string): Plugin {
  return {
    name: 'desk:icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const outlines = Object.fromEntries(iconNames(folder).map((name) => [name, outlineOf(name)]));
      return `export const outlines = ${JSON.stringify(outlines)};`;
    },
  };
}

function iconNames(folder: string): readonly string[] {
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
    throw new Error(
      `A page of the desk uses the icon "${name}", but Phosphor has no such icon that consists of paths.`,
    );
  return paths.map(([, , path]) => path).join('');
}
