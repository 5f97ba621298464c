import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** A file as it was read, with the state of the disk at that time. */
interface Read {
  readonly state: string;
  readonly content: string;
}

/** The files of a spec; one that the disk says is as it was before is not read again. */
const readSpec = (folder: string, before: ReadonlyMap<string, Read>): ReadonlyMap<string, Read> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => {
        const path = join(folder, name);
        const { mtimeNs, ctimeNs, size, ino } = statSync(path, { bigint: true });
        const state = [mtimeNs, ctimeNs, size, ino].join(' ');
        const known = before.get(path);
        return [path, known?.state === state ? known : { state, content: readFileSync(path, 'utf8') }];
      }),
  );

/** What each file of a spec is, by its content and by that of all that it imports. */
const versionsOf = (files: ReadonlyMap<string, Read>): ReadonlyMap<string, string> => {
  const versions = new Map<string, string>();
  const versionOf = (path: string): string => {
    const known = versions.get(path);
    if (known !== undefined) return known;
    // Files that import each other: one of them is met while its version is being made.
    versions.set(path, 'circular');
    const content = files.get(path)?.content ?? '';
    const imports = [...content.matchAll(relativeImport)].map(([, name = '']) => versionOf(resolve(path, '..', name)));
    const version = createHash('sha256').update(JSON.stringify([content, ...imports])).digest('hex').slice(0, 16);
    versions.set(path, version);
    return version;
  };
  for (const path of files.keys()) versionOf(path);
  return versions;
};

/**
 * Lets this thread import a spec again and again, each time as it is on the disk. A module is identified by its content
 * and by that of what it imports, so a file is read anew when either has changed, and only then.
 * @param folder The absolute path of `spec/`.
 * @returns Looks at the files; to be called before each import.
 */
export const importSpecFresh = (folder: string): (() => void) => {
  let files: ReadonlyMap<string, Read> = new Map();
  let versions: ReadonlyMap<string, string> = new Map();
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      if (!resolved.url.startsWith('file:')) return resolved;
      const path = fileURLToPath(resolved.url);
      if (!path.startsWith(folder + sep)) return resolved;
      return { ...resolved, url: `${resolved.url}?version=${versions.get(path) ?? 'none'}` };
    },
  });
  return () => {
    files = readSpec(folder, files);
    versions = versionsOf(files);
  };
};
