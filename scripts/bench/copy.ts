import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from '../node.mjs';
import { writeArticles } from './articles.ts';

const PARTS = ['spec', 'generator', 'site', 'scripts', 'tests/generated', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** What belongs to one checkout, of the folder of packages. */
const OWN = new Set(['.cache', '.vite', '.vite-temp']);

/** Runs something on a copy of the project with so many articles more, which has the packages and no cache of this one. */
export async function withCopy<T>(articles: number, work: (root: string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'bench-copy-'));
  try {
    for (const part of PARTS) cpSync(join(ROOT, part), join(root, part), { recursive: true, filter: (from) => !from.includes('node_modules', ROOT.length) });
    mkdirSync(join(root, 'node_modules'));
    for (const name of readdirSync(join(ROOT, 'node_modules'))) {
      if (!OWN.has(name)) symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name), 'junction');
    }
    if (articles > 0) writeArticles(root, articles);
    return await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
