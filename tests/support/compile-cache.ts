import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';

import { temporaryFolder } from './in-memory.ts';

/**
 * The environment in which the processes that tests start share what Node makes of each TypeScript file, as those of the npm scripts do:
 * half of what a command takes. A folder for each run, since the temporary projects of the tests never come back. Vitest's own processes,
 * which are there before it, do without: they would still write into it when it is removed.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(temporaryFolder(), `compiled-${process.pid}`) };

/** Makes the folder of {@link compileCache} for the run. */
export default function shareCompiledCode({ config }: TestProject): () => void {
  const folder = config.env['NODE_COMPILE_CACHE'] as string;
  mkdirSync(folder, { recursive: true });
  return () => rmSync(folder, { recursive: true, force: true });
}
