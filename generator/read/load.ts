import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hash } from 'node:crypto';
import { registerHooks } from 'node:module';
import type { z } from 'zod';
import { diagnose } from '../diagnostics/diagnose.ts';
import { locatedAt, type Diagnostic, type LocatedDiagnostic } from '../diagnostics/diagnostic.ts';
import { projectOf, relativePath } from '../files.ts';
import { siteSchema, type SiteSpec, type SpecContext } from '../schema/index.ts';
import { WrongImport } from '../schema/svg.ts';
import { describeIssues } from './issues.ts';
import { declaredLocales, display, valueAt } from './shape.ts';
import type { Locate } from './locate.ts';

/** Reads a file by its absolute path, from disk or from memory; undefined if it does not exist. */
type ReadFile = (file: string) => string | undefined;

/** A file of a spec, and the files that it imports or reads. */
interface GraphFile {
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
interface Evaluated {
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

/** The spec with the files that it consists of, or every reason why it cannot be read. */
type Loaded = { ok: true; spec: SiteSpec; files: Graph } | { ok: false; diagnostics: LocatedDiagnostic[] };

/**
 * Imports the spec as it is now and validates its shape.
 * @param entry The absolute path of `spec/index.ts`.
 */
export async function loadSpec(entry: string): Promise<Loaded> {
  if (!existsSync(entry)) {
    const missing = diagnose('load/missing-entry', [], {});
    return { ok: false, diagnostics: [locatedAt(missing, relativePath(projectOf(entry), entry))] };
  }
  let evaluated: Evaluated;
  try {
    evaluated = await evaluate(entry);
  } catch (thrown) {
    const { describeLoadFailure } = await import('./failure.ts');
    return { ok: false, diagnostics: describeLoadFailure(entry, graphOf(entry), thrown) };
  }
  const { exported, files } = evaluated;
  if (typeof exported !== 'object' || exported === null || exported instanceof Promise) {
    const found = exported === undefined ? undefined : display(exported);
    const diagnostic = diagnose('load/no-default-export', [], { found });
    return { ok: false, diagnostics: await locateAll(entry, [diagnostic]) };
  }
  const parsed = parseSpec(exported);
  if (parsed.success) return { ok: true, spec: parsed.data, files };
  return { ok: false, diagnostics: await locateAll(entry, describeIssues(parsed.error.issues, exported)) };
}

/** Validates the shape of a spec, with texts in its own languages. */
export function parseSpec(exported: object): z.ZodSafeParseResult<SiteSpec> {
  // For one spec, compiling the schemas takes longer than it saves.
  const fallback = String(valueAt(exported, ['locales', 'default']));
  const context: SpecContext = { locales: declaredLocales(exported), fallback, jitless: true };
  return siteSchema.safeParse(exported, context) as z.ZodSafeParseResult<SiteSpec>;
}

/**
 * Adds source locations to diagnostics. A computed value gets the location of the closest literal around it.
 * Loads the TypeScript parser, which takes a second, only if there are diagnostics.
 */
export async function locateAll(entry: string, diagnostics: readonly Diagnostic[]): Promise<LocatedDiagnostic[]> {
  if (diagnostics.length === 0) return [];
  const { createLocator } = await import('./locate.ts');
  return locateWith(createLocator(projectOf(entry), entry), diagnostics);
}

/** Adds the source locations that a locator finds. */
export function locateWith(locate: Locate, diagnostics: readonly Diagnostic[]): LocatedDiagnostic[] {
  const located = diagnostics.map(({ related = [], offset, ...diagnostic }) => ({
    ...diagnostic,
    location: locate(diagnostic.path, diagnostic.at ?? 'value', offset),
    related: related.map(({ path, message }) => ({ location: locate(path, 'value'), message })),
  }));
  // A constant that is used in several places gives the same diagnostic several times.
  const shown = new Set<string>();
  return located.filter(({ code, message, location }) => {
    const key = JSON.stringify([code, message, location]);
    return !shown.has(key) && shown.add(key);
  });
}
