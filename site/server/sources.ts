import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './http/files/list-files.ts';
import { isInSpec, specFolderOf } from '../site-root.mjs';
import { UserError } from '../user-error.mjs';

/** The file in the build's folder with digests of its sources. */
const FILE = 'sources.json';

/** The folders that pages are built from. A container has no spec. */
const FOLDERS = ['spec', 'site/generated', 'site/supabase/migrations'];

type Sources = Readonly<Record<string, string>>;

/** Computes digests of the current sources. The returned function writes them to a build's folder. */
export function recordSources(root: string): (dist: string) => void {
  const text = `${JSON.stringify(digests(root), null, 2)}\n`;
  return (dist) => writeFileSync(join(dist, FILE), text);
}

/**
 * Requires that `dist/` was built from the current sources: the server reads redirects, tables and migrations from
 * them, which would not match the pages of another build.
 *
 * @throws {UserError} if `dist/` is missing or was built from other sources
 */
export function requireCurrentBuild(root: string): void {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, FILE)))
    throw new UserError(
      `There is no built site in ${dist}. Run \`npm run build\` first, or \`npm start\` for everything at once.`,
    );
  const built = JSON.parse(readFileSync(join(dist, FILE), 'utf8')) as Sources;
  const changed = Object.entries(digests(root)).flatMap(([folder, now]) =>
    now === built[folder] ? [] : [`${folder}/`],
  );
  if (changed.length === 0) return;
  throw new UserError(
    `dist/ is out of date: ${changed.join(' and ')} changed since the build.\n` +
      'Run `npm run build` and start again, or undo the change.',
  );
}

function digests(root: string): Sources {
  return Object.fromEntries(
    FOLDERS.flatMap((name) => {
      const folder = name === 'spec' ? specFolderOf(root) : join(root, name);
      return existsSync(folder) ? [[name, digestOf(folder, name === 'spec')]] : [];
    }),
  );
}

function digestOf(folder: string, isSpec: boolean): string {
  const hash = createHash('sha256');
  // Ignores hidden files: editors and operating systems create them.
  const names = listFiles(folder, (entry) => entry.isFile() && !entry.name.startsWith('.'))
    .filter((name) => !isSpec || isInSpec(folder, name))
    .toSorted();
  for (const name of names) {
    const content = readFileSync(join(folder, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
