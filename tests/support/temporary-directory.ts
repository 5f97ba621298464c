import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a temporary directory, and removes it at the end.
 *
 * @param onEnd registers the removal: `onTestFinished`, `afterAll`, or a function that collects it
 * @param parent where it is made
 */
export function temporaryDirectory(onEnd: (remove: () => void) => void, parent = tmpdir()): string {
  // On macOS /tmp is a symbolic link, and programs report the real path.
  const directory = realpathSync(mkdtempSync(join(parent, 'site-test-')));
  onEnd(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
