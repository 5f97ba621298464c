import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hash } from 'node:crypto';
import { registerHooks } from 'node:module';
import { filesBelow, isInSpec, specFolderOf } from '../files.ts';
import { WrongImport } from '../schema/svg.ts';

/** Reads a file by its absolute path, from disk or from memory; undefined if it does not exist. */
export type ReadFile = (file: string) => string | undefined;

/** A file of a spec, and the files that it imports or reads. */
export interface GraphFile {
  readonly text: string;
  readonly imports: readonly string[];
}

/** The files of a spec by absolute path, the entry first. */
export type Graph = ReadonlyMap<string, GraphFile>;

/** `from './home.ts'`, `import './x.ts'`, `svgFile(import.meta.url, './mark.svg')`. */
const reference = /(?:\bfrom|\bimport|\bsvgFile\(import\.meta\.url,)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** The generator's own files are not part of a spec, however it imports them. */
const generator = fileURLToPath(new URL('..', import.meta.url));

/** Reads a file from disk. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Every file that a spec's entry imports, directly or not. */
export function graphOf(entry: string, read: ReadFile = readText): Graph {
  const files = new Map<string, GraphFile>();
  const visit = (file: string): void => {
    if (files.has(file) || file.startsWith(generator)) return;
    const text = read(file);
    if (text === undefined) return;
    const references = file.endsWith('.ts') ? text.matchAll(reference) : [];
    const imports = [...references].map(([, name = '']) => resolve(file, '..', name));
    files.set(file, { text, imports });
    for (const inner of imports) visit(inner);
  };
  visit(entry);
  return files;
}

/** All files in a site's spec folder, imported or not, relative to the site's folder. */
export function specFiles(root: string): string[] {
  const folder = specFolderOf(root);
  if (folder !== root) return filesBelow(root, relative(root, folder));
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => isInSpec(folder, name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(root, entry.name) : [entry.name]));
}

/** The module that a spec imports as `#schema`. */
const schemaModule = new URL('../schema/index.ts', import.meta.url).href;

/** Marks the URL of a file of a spec; the file's version follows. */
const mark = '?spec=';

const formats: Readonly<Record<string, string>> = {
  '.ts': 'module-typescript',
  '.js': 'module',
  '.mjs': 'module',
  '.json': 'json',
};

/** The spec that is being imported, with the version of each of its files. */
let current:
  | { readonly folder: string; readonly files: Graph; readonly versions: ReadonlyMap<string, string> }
  | undefined;
let hooked = false;

function pathOf(url: string): string {
  return fileURLToPath(url.replace(/\?.*$/, ''));
}

function urlOf(file: string, version: string): string {
  return pathToFileURL(file).href + mark + version;
}

/** Serves Node the files of the current spec, each under a URL that changes with its content and its imports'. */
function hook(): void {
  if (hooked) return;
  hooked = true;
  registerHooks({
    resolve(specifier, context, next) {
      if (!current || !context.parentURL?.includes(mark)) return next(specifier, context);
      // A spec always uses the schema of the generator that reads it.
      if (specifier === '#schema') return { url: schemaModule, format: 'module-typescript', shortCircuit: true };
      const isFile = specifier.startsWith('.');
      const file = isFile ? fileURLToPath(new URL(specifier, context.parentURL)) : '';
      const format = formats[extname(file)];
      if (current.files.has(file) && format !== undefined)
        return { url: urlOf(file, current.versions.get(file) ?? ''), format, shortCircuit: true };
      try {
        // Node would find a file on disk that an edit in memory has removed.
        if (!file.startsWith(current.folder + sep)) return next(specifier, context);
      } catch {
        // Thrown below, with its place in the spec.
      }
      throw new WrongImport(pathOf(context.parentURL), specifier);
    },
    load(url, context, next) {
      const file = url.includes(mark) ? pathOf(url) : '';
      const text = current?.files.get(file)?.text;
      return text === undefined
        ? next(url, context)
        : { format: formats[extname(file)] ?? 'module', source: text, shortCircuit: true };
    },
  });
}

/** A version for each file, derived from its content and that of everything it imports. */
function versionsOf(files: Graph): ReadonlyMap<string, string> {
  const versions = new Map<string, string>();
  const versionOf = (file: string): string => {
    const known = versions.get(file);
    if (known !== undefined) return known;
    // A circular import: this file's version is still being computed.
    versions.set(file, 'circular');
    const { text = '', imports = [] } = files.get(file) ?? {};
    const version = hash('sha256', [text, ...imports.map(versionOf)].join('\0')).slice(0, 16);
    versions.set(file, version);
    return version;
  };
  for (const file of files.keys()) versionOf(file);
  return versions;
}

/** An imported spec. */
export interface Evaluated {
  /** The default export of its entry. */
  readonly exported: unknown;
  /** Every file that it consists of. */
  readonly files: Graph;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Imports the current state of a spec. Node keeps the modules of files that are unchanged along with all their imports.
 *
 * @param entry the absolute path of `spec/index.ts`
 * @param read reads its files; from disk, unless edits are tried out in memory
 * @throws what the spec throws
 */
export function evaluate(entry: string, read?: ReadFile): Promise<Evaluated> {
  // One import at a time: the hooks serve the files of a single spec.
  const result = last.then(() => evaluateNow(entry, read));
  last = result.catch(() => undefined);
  return result;
}

async function evaluateNow(entry: string, read?: ReadFile): Promise<Evaluated> {
  hook();
  const files = graphOf(entry, read);
  const versions = versionsOf(files);
  current = { folder: dirname(entry), files, versions };
  try {
    const module = (await import(urlOf(entry, versions.get(entry) ?? ''))) as { default?: unknown };
    return { exported: module.default, files };
  } finally {
    current = undefined;
  }
}
