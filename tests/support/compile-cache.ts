import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Lets the processes that tests start share what Node makes of each TypeScript file, as those of the npm scripts do: half
 * of what a command takes. A folder for each run, since the temporary projects of the tests never come back.
 */
export default function shareCompiledCode(): () => void {
  const before = process.env['NODE_COMPILE_CACHE'];
  const folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  process.env['NODE_COMPILE_CACHE'] = folder;
  return () => {
    if (before === undefined) delete process.env['NODE_COMPILE_CACHE'];
    else process.env['NODE_COMPILE_CACHE'] = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
