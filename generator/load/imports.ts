import { lstatSync, realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { ResolveFnOutput } from 'node:module';
import { dirname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diskState } from '../output/files.ts';
import { isInSpec } from '../paths.ts';
import { readSpecSource } from './spec-source.ts';

/** Says the version of a file, if there may be several. */
type VersionOf = (path: string) => string | undefined;

/** The folders of specs that this thread imports. */
const folders = new Map<string, VersionOf>();

/** The spec that a file is of, and what says its version. */
function specOf(path: string): readonly [folder: string, versionOf: VersionOf] | undefined {
  for (const spec of folders) {
    const [folder] = spec;
    if (path.startsWith(folder + sep) && isInSpec(folder, path.slice(folder.length + 1))) return spec;
  }
  return undefined;
}

const real = new Map<string, boolean>();

/** Whether a path leads to a file without a detour by links: Node would call it by this name. */
function isFileItself(path: string): boolean {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false;
  const folder = dirname(path);
  const found = real.get(folder) ?? realpathSync(folder) === folder;
  real.set(folder, found);
  return found;
}

/** The state on disk of each file of a spec before it was last imported. */
const imported = new Map<string, string>();

/** The state of a file of a spec when it was imported; none where it was not. */
export function stateAtImport(path: string): string | undefined {
  return imported.get(path);
}

/** Where the spec's language is, for each file of a spec. */
const languages = new Map<string, ResolveFnOutput>();

const sibling = /^\.\.?\/[^?#%]*\.ts$/;

function pathOf(url: string | undefined): string {
  return url?.startsWith('file:') ? fileURLToPath(url.includes('?') ? url.slice(0, url.indexOf('?')) : url) : '';
}

// A file imports several others, one after the other.
let parent: { readonly url: string | undefined; readonly spec: ReturnType<typeof specOf> } = {
  url: undefined,
  spec: undefined,
};

function specOfParent(url: string | undefined): ReturnType<typeof specOf> {
  if (parent.url !== url) parent = { url, spec: specOf(pathOf(url)) };
  return parent.spec;
}

function hook(): void {
  void registerHooks({
    resolve(specifier, context, next) {
      // Most imports of a spec name another of its files or the spec's language, and there may be thousands: Node looks at each folder above.
      const spec = specOfParent(context.parentURL);
      if (spec && sibling.test(specifier)) {
        const url = new URL(specifier, context.parentURL);
        const path = fileURLToPath(url);
        if (specOf(path) && isFileItself(path))
          return { url: versioned(url.href, spec[1](path)), format: 'module-typescript', shortCircuit: true };
      }
      const isLanguage = spec !== undefined && specifier === '#schema';
      const known = isLanguage ? languages.get(spec[0]) : undefined;
      const resolved = known ?? next(specifier, context);
      if (isLanguage && !known) languages.set(spec[0], { ...resolved, shortCircuit: true });
      const path = pathOf(resolved.url);
      const version = specOf(path)?.[1](path);
      return version === undefined ? resolved : { ...resolved, url: versioned(resolved.url, version) };
    },
    load(url, context, next) {
      const path = pathOf(url);
      if (!path.endsWith('.ts') || !specOf(path)) return next(url, context);
      try {
        const state = diskState(path);
        imported.set(path, state);
        const { source, text } = readSpecSource(path, state);
        // Most files have no types that would have to be taken out.
        if (source.scanned?.plain) return { format: 'module', source: text, shortCircuit: true };
      } catch {
        // Node says what is wrong with it.
      }
      return next(url, context);
    },
  });
}

function versioned(url: string, version: string | undefined): string {
  return version === undefined ? url : `${url}?version=${version}`;
}

/**
 * Makes this thread's imports of a spec's files fast, and reads them for what is asked of them later.
 * @param versionOf With versions, a file is imported again whenever its version is another.
 */
export function importSpecFrom(folder: string, versionOf?: VersionOf): void {
  if (folders.size === 0) hook();
  parent = { url: undefined, spec: undefined };
  if (versionOf || !folders.has(folder)) folders.set(folder, versionOf ?? (() => undefined));
}
