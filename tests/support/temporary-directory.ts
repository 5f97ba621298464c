import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A temporary directory, removed when the test is over.
 *
 * @param onEnd when that is: `onTestFinished`, `afterAll`, or what keeps the function for later
 */
export function temporaryDirectory(onEnd: (remove: () => void) => void): string {
  // macOS links /tmp to somewhere else, and programs report the real path.
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'site-test-')));
  onEnd(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
