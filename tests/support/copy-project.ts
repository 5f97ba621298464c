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
/** What belongs to one checkout, of the folder of packages. */
const OWN = new Set(['.cache', '.vite', '.vite-temp']);

/**
 * Copies what the project is made from, for a program that changes it. The packages are this checkout's, its caches are not.
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

/** Gives a copy the packages of the project that it was made from, and room for caches of its own. */
export function linkPackages(to: string, from: string): void {
  mkdirSync(join(to, 'node_modules'), { recursive: true });
  for (const name of readdirSync(join(from, 'node_modules'))) {
    if (!OWN.has(name)) symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name), 'junction');
  }
}
