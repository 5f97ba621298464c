import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phosphorIcon } from '../../styles/icons.ts';

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
