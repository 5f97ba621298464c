import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './http/files/list-files.ts';
import { isInSpec, specFolderOf } from '../site-root.mjs';
import { UserError } from '../user-error.mjs';

/** In the build's folder: digests of what the site was built from. */
const FILE = 'sources.json';

/** What a server compares: the folders that pages are made from. A container has no spec. */
const FOLDERS = ['spec', 'site/generated', 'site/supabase/migrations'];

type Sources = Readonly<Record<string, string>>;

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
    `dist/ was not built from what is in ${changed.join(' and ')} now, so it is not served.\n` +
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
  // Files that editors and systems leave behind are hidden.
  const names = listFiles(folder, (entry) => entry.isFile() && !entry.name.startsWith('.'))
    .filter((name) => !isSpec || isInSpec(folder, name))
    .toSorted();
  for (const name of names) {
    const content = readFileSync(join(folder, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
