import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './user-error.mjs';

/** The generator's list of the generated files with their hashes. A build contains the one it was made from. */
const MANIFEST = 'manifest.json';

/** Reads the site's current manifest. */
export function readManifest(root: string): string {
  return readFileSync(join(root, 'site', 'generated', MANIFEST), 'utf8');
}

/** The manifest's path in a build's folder. */
export function builtManifest(dist: string): string {
  return join(dist, MANIFEST);
}

/**
 * Requires that `dist/` was built from the current generated files: the server reads redirects, tables and migrations
 * from them, which would not match the pages of another build.
 *
 * @throws {UserError} if `dist/` is missing or was built from other files
 */
export function requireCurrentBuild(root: string): void {
  const dist = join(root, 'dist');
  if (!existsSync(builtManifest(dist)))
    throw new UserError(
      `There is no built site in ${dist}. Run \`npm run build\` first, or \`npm start\` for everything at once.`,
    );
  if (readFileSync(builtManifest(dist), 'utf8') === readManifest(root)) return;
  throw new UserError(
    'dist/ is out of date: the generated files changed since the build.\n' +
      'Run `npm run build` and start again, or undo the change.',
  );
}
