import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInSpec, specFolderOf } from '../site-root.mjs';
import { codeOf } from './errors.ts';
import { UserError } from '../user-error.mjs';

/** In the build's folder: digests of what the site was built from. */
const FILE = 'sources.json';

/** What a server compares: the folders that pages are made from. A container has no spec. */
const FOLDERS = ['spec', 'site/generated', 'site/supabase/migrations'] as const;

type Sources = Readonly<Partial<Record<(typeof FOLDERS)[number], string>>>;

/** Digests the sources as they are now. The returned function notes them in a build's folder. */
export function noteSources(root: string): (dist: string) => void {
  const text = `${JSON.stringify(digests(root), null, 2)}\n`;
  return (dist) => writeFileSync(join(dist, FILE), text);
}

/**
 * Refuses to serve pages built from other sources than those that the server itself reads: its redirects, tables and
 * migrations would not match the pages.
 *
 * @throws {UserError} if `dist/` was built from other sources, or not at all
 */
export function requireCurrentBuild(root: string): void {
  const dist = join(root, 'dist');
  const built = readSources(dist);
  if (built === undefined) {
    const fault = existsSync(join(dist, 'client'))
      ? 'There is no note of what dist/ was built from'
      : `There is no built site in ${dist}`;
    throw new UserError(`${fault}. Run \`npm run build\` first, or \`npm start\` for everything at once.`);
  }
  const now = digests(root);
  const changed = FOLDERS.filter((folder) => now[folder] !== undefined && now[folder] !== built[folder]);
  if (changed.length === 0) return;
  throw new UserError(
    `dist/ was not built from what is in ${changed.map((folder) => `${folder}/`).join(' and ')} now, so it is not served.\n` +
      'Run `npm run build` and start again, or undo the change.',
  );
}

function readSources(dist: string): Sources | undefined {
  try {
    return JSON.parse(readFileSync(join(dist, FILE), 'utf8')) as Sources;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function digests(root: string): Sources {
  const places = FOLDERS.map((name) => ({ name, folder: name === 'spec' ? specFolderOf(root) : join(root, name) }));
  return Object.fromEntries(
    places
      .filter(({ folder }) => existsSync(folder))
      .map(({ name, folder }) => [name, digestOf(folder, name === 'spec')]),
  );
}

function digestOf(folder: string, isSpec: boolean): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    // Files that editors and systems leave behind are hidden.
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .filter((name) => !isSpec || isInSpec(folder, name.slice(1)))
    .toSorted();
  for (const name of names) {
    const content = readFileSync(join(folder, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
