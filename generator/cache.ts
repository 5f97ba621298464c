import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { LocatedDiagnostic } from './diagnostic.ts';
import { UserError } from '../site/user-error.mjs';
import { bytesIfThere, filesBelow, writeWhole } from './output/files.ts';
import { specFiles } from './spec-files.ts';
import { manifestPath, cachePath, migrationLogPath, migrationsFolder, ownedFolders, publicFolder, specFolderOf } from './paths.ts';

/** What a pass had read, and what lay there at its end, when everything was as the spec says. */
export interface Cache {
  /** Digest of the spec and of all that turns it into files. */
  readonly inputs: string;
  /** Digest of every file in the generator's folders. */
  readonly outputs: string;
  /** The paths of the outputs that the spec asks for. */
  readonly paths: readonly string[];
  /** What it warned of. */
  readonly warnings: readonly LocatedDiagnostic[];
}

/** Bytes are digested as they are read: to make texts of thousands of files takes longer than all the rest. */
type Part = readonly [path: string, content: string | Buffer];

const digestOf = (parts: Iterable<Part>): string => {
  const hash = createHash('sha256');
  // With their lengths, so that no two lists of files read the same.
  for (const [path, content] of parts) hash.update(`${path}\0${Buffer.byteLength(content)}\0`).update(content);
  return hash.digest('hex');
};

const own = fileURLToPath(new URL('.', import.meta.url));

/** The generator itself, and the packages whose release decides what it writes or refuses. */
const tools = (): [string, string][] => {
  const packages = ['zod', 'oxfmt', '@iconify-json/ph'].map((name) => join(own, '..', 'node_modules', name, 'package.json'));
  const sources = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return [...sources.toSorted().map((name) => join(own, name)), ...packages].map((path) => [path, readFileSync(path, 'utf8')]);
};

const specifier = /(?:\bfrom|\bimport|\bsvgFile\(import\.meta\.url,)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Whether a file of the spec reads nothing but the spec and its language: then a digest of these says all. */
const staysInside = (root: string, path: string, content: string): boolean => {
  const folder = specFolderOf(root) + sep;
  return [...content.matchAll(specifier)].every(([, name = '']) => name === '#schema' || resolve(join(root, path), '..', name).startsWith(folder));
};

/** What a pass reads, each file when its turn comes; they end with a throw where a file of the spec reads something else. */
function* inputParts(root: string): Generator<Part> {
  yield ['node', process.version];
  // Links may lead to them, whatever is in them.
  yield [publicFolder, filesBelow(root, publicFolder).join('\n')];
  yield* tools();
  for (const path of specFiles(root)) {
    const content = readFileSync(join(root, path));
    // The names of what a file reads, and the marks around them, are the same in any encoding.
    if (!staysInside(root, path, content.toString('latin1'))) throw new ReadsOutside(path);
    yield [path, content];
  }
}

class ReadsOutside extends Error {}

/** A digest of all that a pass reads besides its own output; none where it cannot be told. */
export const inputsOf = (root: string): string | undefined => {
  try {
    return digestOf(inputParts(root));
  } catch (error) {
    if (error instanceof ReadsOutside) return undefined;
    throw error;
  }
};

/** A digest of what lies where the generator writes; of `written`, where it has just written that. */
export const outputsOf = (root: string, written?: ReadonlyMap<string, string>): string => {
  const owned = written?.keys() ?? [migrationLogPath, ...ownedFolders.flatMap((folder) => filesBelow(root, folder))];
  const paths = new Set([...owned, manifestPath, ...filesBelow(root, migrationsFolder)]);
  return digestOf(outputParts(root, [...paths].toSorted(), written));
};

function* outputParts(root: string, paths: readonly string[], written: ReadonlyMap<string, string> | undefined): Generator<Part> {
  for (const path of paths) yield [path, written?.get(path) ?? bytesIfThere(root, path) ?? ''];
}

const signed = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The cache of the last pass, if there is one and it is whole. */
export const readCache = (root: string): Cache | undefined => {
  try {
    const [signature, text = ''] = readFileSync(join(root, cachePath(root)), 'utf8').split('\n');
    return signature === signed(text) ? (JSON.parse(text) as Cache) : undefined;
  } catch {
    return undefined;
  }
};

/** Writes the cache of a pass. It only saves time, so a folder that cannot be written is no mistake. */
export const writeCache = (root: string, cache: Cache): void => {
  const text = JSON.stringify(cache);
  try {
    writeWhole(root, cachePath(root), `${signed(text)}\n${text}`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
};
