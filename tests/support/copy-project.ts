import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../scripts/node.mjs';

const PARTS = [
  'spec',
  'generator',
  'site',
  'scripts',
  'tests/generated',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** In the name of a copy's folder: a percent sign, and one that could encode a character. */
export const PERCENT = '100%-%41';
/** Folders in `node_modules` that belong to one checkout. */
const OWN = new Set(['.cache', '.vite', '.vite-temp']);

/**
 * Copies the sources of the project for a test that changes them. Packages are linked to this checkout, caches are not.
 *
 * @param to an empty folder
 */
export function copyProject(to: string): void {
  for (const part of PARTS)
    cpSync(join(ROOT, part), join(to, part), {
      recursive: true,
      filter: (from) => !from.includes('node_modules', ROOT.length),
    });
  linkPackages(to, ROOT);
}

/** Links the packages of a project into its copy, with a `node_modules` folder that has its own caches. */
export function linkPackages(to: string, from: string): void {
  mkdirSync(join(to, 'node_modules'), { recursive: true });
  for (const name of readdirSync(join(from, 'node_modules'))) {
    if (!OWN.has(name)) symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name), 'junction');
  }
}
