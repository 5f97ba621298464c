import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diskState } from '../output/files.ts';
import { isInSpec } from '../paths.ts';

const relativeImport = /(?:\bfrom|\bimport|\bsvgFile\(import\.meta\.url,)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** A file as it was read, with the state of the disk at that time. */
interface Read {
  readonly state: string;
  readonly digest: string;
  /** The files that it imports or reads. */
  readonly imports: readonly string[];
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const readFile = (path: string, state: string): Read => {
  const content = readFileSync(path, 'utf8');
  const imports = [...content.matchAll(relativeImport)].map(([, name = '']) => resolve(path, '..', name));
  return { state, digest: digestOf(content), imports };
};

const pathsIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => /\.(?:ts|svg)$/.test(name) && isInSpec(folder, name))
    .map((name) => join(folder, name));

/** The files of a spec; one that the disk says is as it was before is not read again. */
const readSpec = (folder: string, before: ReadonlyMap<string, Read>): ReadonlyMap<string, Read> =>
  new Map(
    pathsIn(folder).map((path) => {
      const state = diskState(path);
      const known = before.get(path);
      return [path, known?.state === state ? known : readFile(path, state)];
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
    const { digest = '', imports = [] } = files.get(path) ?? {};
    const version = imports.length === 0 ? digest : digestOf([digest, ...imports.map(versionOf)].join('\n'));
    versions.set(path, version);
    return version;
  };
  for (const path of files.keys()) versionOf(path);
  return versions;
};

/** The files of a spec, of which a process reads each when it imports it, and again when it says where a mistake is. */
export interface SpecFiles {
  /** Whether one of them is another than when they were looked at. */
  changed(): boolean;
  /** Looks at them, so that the next import finds each as it is on the disk. */
  look(): void;
}

/**
 * Lets this thread import a spec again and again, each time as it is on the disk. A module is identified by its content
 * and by that of what it imports, so a file is read anew when either has changed, and only then. The files have to be
 * looked at before each import.
 * @param folder The absolute path of `spec/`.
 */
export const importSpecFresh = (folder: string): SpecFiles => {
  let files: ReadonlyMap<string, Read> = new Map();
  let versions: ReadonlyMap<string, string> = new Map();
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      if (!resolved.url.startsWith('file:')) return resolved;
      const path = fileURLToPath(resolved.url);
      if (!path.startsWith(folder + sep) || !isInSpec(folder, path.slice(folder.length + 1))) return resolved;
      return { ...resolved, url: `${resolved.url}?version=${versions.get(path) ?? 'none'}` };
    },
  });
  return {
    changed: () => differ(files, statesOf(folder)),
    look() {
      files = readSpec(folder, files);
      versions = versionsOf(files);
    },
  };
};

/** The files of a spec that this thread imports once, as they are now; again only where it looks at them again. */
export const importSpecOnce = (folder: string): SpecFiles => {
  const first = statesOf(folder);
  let again: SpecFiles | undefined;
  return {
    changed: () => again?.changed() ?? differ(first, statesOf(folder)),
    look() {
      again ??= importSpecFresh(folder);
      again.look();
    },
  };
};

type States = ReadonlyMap<string, { readonly state: string }>;

const statesOf = (folder: string): States => new Map(pathsIn(folder).map((path) => [path, { state: diskState(path) }]));

const differ = (before: States, now: States): boolean =>
  before.size !== now.size || [...now].some(([path, { state }]) => before.get(path)?.state !== state);
