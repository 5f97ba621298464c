import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copyProject } from '../copy.ts';
import { writeArticles } from './articles.ts';

/** Runs something on a copy of the project with so many articles more. */
export async function withCopy<T>(articles: number, work: (root: string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'bench-copy-'));
  try {
    copyProject(root);
    if (articles > 0) writeArticles(root, articles);
    return await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
