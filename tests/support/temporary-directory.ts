import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a temporary directory, and removes it at the end.
 *
 * @param onEnd registers the removal: `onTestFinished`, `afterAll`, or a function that collects it
 */
export function temporaryDirectory(onEnd: (remove: () => void) => void): string {
  // On macOS /tmp is a symbolic link, and programs report the real path.
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'site-test-')));
  onEnd(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
