import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { diskState } from '../output/files.ts';
import { isInSpec } from '../paths.ts';
import { importSpecFrom, stateAtImport } from './imports.ts';

const relativeImport = /(?:\bfrom|\bimport|\bsvgFile\(import\.meta\.url,)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** A file as it was read, with its state on disk at that time. */
interface Read {
  readonly state: string;
  readonly digest: string;
  /** The files that it imports or reads. */
  readonly imports: readonly string[];
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function readFile(path: string, state: string): Read {
  const content = readFileSync(path, 'utf8');
  const imports = [...content.matchAll(relativeImport)].map(([, name = '']) => resolve(path, '..', name));
  return { state, digest: digestOf(content), imports };
}

/** What is below a folder. With `recursive`, Node would ask the disk about each file. */
function namesBelow(folder: string, inside = ''): string[] {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const name = join(inside, entry.name);
    return entry.isDirectory() ? [name, ...namesBelow(folder, name)] : [name];
  });
}

function pathsIn(folder: string): string[] {
  return (existsSync(folder) ? namesBelow(folder) : [])
    .filter((name) => /\.(?:ts|svg)$/.test(name) && isInSpec(folder, name))
    .map((name) => join(folder, name));
}

/** The files of a spec; a file is read again only if its state on disk has changed. */
function readSpec(folder: string, before: ReadonlyMap<string, Read>): ReadonlyMap<string, Read> {
  return new Map(
    pathsIn(folder).map((path) => {
      const state = diskState(path);
      const known = before.get(path);
      return [path, known?.state === state ? known : readFile(path, state)];
    }),
  );
}

/** A version for each file of a spec, derived from its content and that of everything it imports. */
function versionsOf(files: ReadonlyMap<string, Read>): ReadonlyMap<string, string> {
  const versions = new Map<string, string>();
  const versionOf = (path: string): string => {
    const known = versions.get(path);
    if (known !== undefined) return known;
    // A circular import: the file's version is still being computed.
    versions.set(path, 'circular');
    const { digest = '', imports = [] } = files.get(path) ?? {};
    const version = imports.length === 0 ? digest : digestOf([digest, ...imports.map(versionOf)].join('\n'));
    versions.set(path, version);
    return version;
  };
  for (const path of files.keys()) versionOf(path);
  return versions;
}

/** The files of a spec, read once to be imported, and again to locate mistakes. */
export interface SpecFiles {
  /** Whether any of them has changed since `look` was called. */
  changed(): boolean;
  /** Notes their state, so that the next import reads each as it is on disk. */
  look(): void;
}

/**
 * Lets this thread import a spec repeatedly, each time as it is on disk. A module is identified by its content
 * and by that of what it imports, so a file is reloaded only if either has changed. Call `look`
 * before each import.
 * @param folder The absolute path of `spec/`.
 */
export function importSpecFresh(folder: string): SpecFiles {
  let files: ReadonlyMap<string, Read> = new Map();
  let versions: ReadonlyMap<string, string> = new Map();
  importSpecFrom(folder, (path) => versions.get(path) ?? 'none');
  return {
    changed: () => differ(files, statesOf(folder)),
    look() {
      files = readSpec(folder, files);
      versions = versionsOf(files);
    },
  };
}

/** The files of a spec that this thread imports once, as they are now, until `look` is called again. */
export function importSpecOnce(folder: string): SpecFiles {
  importSpecFrom(folder);
  const first = pathsIn(folder);
  // A drawing is read when the file that names it is imported.
  const drawings = new Map(first.filter((path) => path.endsWith('.svg')).map((path) => [path, diskState(path)]));
  const hasChanged = (path: string): boolean => {
    const before = drawings.get(path) ?? stateAtImport(path);
    return before !== undefined && before !== diskState(path);
  };
  let again: SpecFiles | undefined;
  return {
    changed: () => again?.changed() ?? (pathsIn(folder).join('\n') !== first.join('\n') || first.some(hasChanged)),
    look() {
      again ??= importSpecFresh(folder);
      again.look();
    },
  };
}

type States = ReadonlyMap<string, { readonly state: string }>;

function statesOf(folder: string): States {
  return new Map(pathsIn(folder).map((path) => [path, { state: diskState(path) }]));
}

function differ(before: States, now: States): boolean {
  return before.size !== now.size || [...now].some(([path, { state }]) => before.get(path)?.state !== state);
}
