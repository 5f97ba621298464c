import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { LocatedDiagnostic } from './diagnostic.ts';
import { UserError } from '../site/user-error.mjs';
import { bytesIfThere, diskState, filesBelow, writeWhole } from './output/files.ts';
import { specFiles } from './spec-files.ts';
import { manifestPath, cachePath, migrationLogPath, migrationsFolder, ownedFolders, publicFolder, specFolderOf } from './paths.ts';

/** Digests of what a pass read and of the output after it, if everything was up to date. */
export interface Cache {
  /** Digest of the spec and of everything that compiles it. */
  readonly inputs: string;
  /** Digest of every file in the generator's folders. */
  readonly outputs: string;
  /** The paths of the outputs that the spec asks for. */
  readonly paths: readonly string[];
  /** What it warned of. */
  readonly warnings: readonly LocatedDiagnostic[];
}

/** Bytes are hashed as read: decoding thousands of files would take longer than everything else. */
type Part = readonly [path: string, content: string | Buffer];

const digestOf = (parts: Iterable<Part>): string => {
  const digest = createHash('sha256');
  // With lengths, so that no two lists of files give the same input.
  for (const [path, content] of parts) digest.update(`${path}\0${Buffer.byteLength(content)}\0`).update(content);
  return digest.digest('hex');
};

const own = fileURLToPath(new URL('.', import.meta.url));
/** The kinds of blocks, whose schemas are part of the spec's language. */
const blocks = fileURLToPath(new URL('../site/blocks', import.meta.url));
const ofBlocks = /^(?:[\w-]+|\w+[\\/]schema)\.ts$/;

/** What of the site the generator runs besides: measures and basics that import nothing of the site but each other. */
export const borrowedFromSite = [
  'embedded-data.ts',
  'files.ts',
  'lib/locales.ts',
  'site-root.mjs',
  'pictures/places.ts',
  'pictures/variants.ts',
  'user-error.mjs',
] as const;
const borrowed = borrowedFromSite.map((name) => join(own, '..', 'site', name));

/** The generator itself, and the packages whose version affects what it writes or rejects. */
const tools = (): string[] => {
  const packages = ['zod', 'oxfmt', '@iconify-json/ph'].map((name) => join(own, '..', 'node_modules', name, 'package.json'));
  const sources = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const schemas = readdirSync(blocks, { recursive: true, encoding: 'utf8' }).filter((name) => ofBlocks.test(name));
  return [...sources.toSorted().map((name) => join(own, name)), ...schemas.toSorted().map((name) => join(blocks, name)), ...borrowed, ...packages];
};

const specifier = /(?:\bfrom|\bimport|\bsvgFile\(import\.meta\.url,)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Whether a file imports nothing but the spec and its schema; then a digest of these covers everything. */
const staysInside = (root: string, path: string, content: string): boolean => {
  const folder = specFolderOf(root) + sep;
  return [...content.matchAll(specifier)].every(([, name = '']) => name === '#schema' || resolve(join(root, path), '..', name).startsWith(folder));
};

/** What a pass reads, file by file. Throws if a file of the spec reads anything else. */
function* inputParts(root: string, noted: Noted | undefined): Generator<Part> {
  const digest = (file: string, check?: (content: Buffer) => void): string => {
    const state = noted ? diskState(file) : '';
    const known = noted?.get(file);
    if (known?.state === state) return known.digest;
    const content = readFileSync(file);
    check?.(content);
    const read = { state, digest: hash('sha256', content) };
    noted?.set(file, read);
    return read.digest;
  };
  yield ['node', process.version];
  // Only their names matter: links may lead to them.
  yield [publicFolder, filesBelow(root, publicFolder).join('\n')];
  for (const path of tools()) yield [path, digest(path)];
  for (const path of specFiles(root)) {
    yield [
      path,
      digest(join(root, path), (content) => {
        // Import specifiers are ASCII, whatever the encoding.
        if (!staysInside(root, path, content.toString('latin1'))) throw new ReadsOutside(path);
      }),
    ];
  }
}

class ReadsOutside extends Error {}

/** What was read of a file for a digest, with its state on disk at that time. */
export type Noted = Map<string, { readonly state: string; readonly digest: string }>;

/**
 * A digest of everything that a pass reads besides its own output; undefined if that cannot be determined.
 * @param noted What was read before in this run: only what has changed on disk since is read again.
 */
export const inputsOf = (root: string, noted?: Noted): string | undefined => {
  try {
    return digestOf(inputParts(root, noted));
  } catch (error) {
    if (error instanceof ReadsOutside) return undefined;
    throw error;
  }
};

/** A digest of the generator's output on disk, or of `written`, if it has just been written. */
export const outputsOf = (root: string, written?: ReadonlyMap<string, string>): string => {
  const owned = written?.keys() ?? [migrationLogPath, ...ownedFolders.flatMap((folder) => filesBelow(root, folder))];
  const paths = new Set([...owned, manifestPath, ...filesBelow(root, migrationsFolder)]);
  return digestOf(outputParts(root, [...paths].toSorted(), written));
};

function* outputParts(root: string, paths: readonly string[], written: ReadonlyMap<string, string> | undefined): Generator<Part> {
  for (const path of paths) yield [path, written?.get(path) ?? bytesIfThere(root, path) ?? ''];
}

const signed = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The cache of the last pass, if there is an intact one. */
export const readCache = (root: string): Cache | undefined => {
  try {
    const [signature, text = ''] = readFileSync(join(root, cachePath(root)), 'utf8').split('\n');
    return signature === signed(text) ? (JSON.parse(text) as Cache) : undefined;
  } catch {
    return undefined;
  }
};

/** Writes the cache of a pass. It only saves time, so failing to write it is not an error. */
export const writeCache = (root: string, cache: Cache): void => {
  const text = JSON.stringify(cache);
  try {
    writeWhole(root, cachePath(root), `${signed(text)}\n${text}`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
};
