import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { LocatedDiagnostic } from './diagnostic.ts';
import { UserError } from '../site/user-error.mjs';
import { bytesIfThere, diskState, filesBelow, writeWhole } from './output/files.ts';
import { specFiles } from './spec-files.ts';
import {
  manifestPath,
  cachePath,
  migrationLogPath,
  migrationsFolder,
  ownedFolders,
  publicFolder,
  specFolderOf,
} from './paths.ts';

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

function digestOf(parts: Iterable<Part>): string {
  const digest = createHash('sha256');
  // With lengths, so that no two lists of files give the same input.
  for (const [path, content] of parts) digest.update(`${path}\0${Buffer.byteLength(content)}\0`).update(content);
  return digest.digest('hex');
}

const project = fileURLToPath(new URL('..', import.meta.url));
/** The kinds of blocks, whose schemas are part of the spec's language. */
const blocks = 'site/blocks';
const ofBlocks = /^(?:[\w-]+|\w+\/schema)\.ts$/;

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
const borrowed = borrowedFromSite.map((name) => join(project, 'site', name));

/** The generator itself, and the packages whose version affects what it writes or rejects. */
function tools(): string[] {
  const packages = ['zod', 'oxfmt', '@iconify-json/ph'].map((name) =>
    join(project, 'node_modules', name, 'package.json'),
  );
  const sources = filesBelow(project, 'generator').filter((path) => /\.(?:ts|sql)$/.test(path));
  const schemas = filesBelow(project, blocks).filter((path) => ofBlocks.test(path.slice(blocks.length + 1)));
  // Joined as they are: "join" reads each name anew.
  return [...[...sources, ...schemas].map((path) => project + path), ...borrowed, ...packages];
}

let ownDigest: string | undefined;

/** A digest of the tools and of Node, read once: a process runs the code that it has loaded, whatever becomes of the files. */
function toolsDigest(): string {
  return (ownDigest ??= digestOf([
    ['node', process.version],
    ...tools().map((file): Part => [file, readFileSync(file)]),
  ]));
}

const specifier = /(?:\bfrom|\bimport|\bsvgFile\(import\.meta\.url,)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Whether a file imports nothing but the spec and its schema; then a digest of these covers everything. */
function staysInside(root: string, path: string, content: string): boolean {
  const folder = specFolderOf(root) + sep;
  return [...content.matchAll(specifier)].every(
    ([, name = '']) => name === '#schema' || resolve(join(root, path), '..', name).startsWith(folder),
  );
}

/** What a pass reads, file by file. Throws if a file of the spec reads anything else. */
function* inputParts(root: string, files: readonly string[], names: string): Generator<Part> {
  yield ['generator', toolsDigest()];
  // Only their names matter: links may lead to them.
  yield [publicFolder, names];
  for (const path of files) {
    const content = readFileSync(`${root}/${path}`);
    // Import specifiers are ASCII, whatever the encoding.
    if (isCode.test(path) && !staysInside(root, path, content.toString('latin1'))) throw new ReadsOutside(path);
    yield [path, content];
  }
}

const isCode = /\.[cm]?[jt]sx?$/;

class ReadsOutside extends Error {}

/** What was read for a digest. */
export interface Noted {
  /** The names of the files, with their states on disk before they were read. */
  states?: string;
  digest?: string | undefined;
}

/**
 * A digest of everything that a pass reads besides its own output; undefined if that cannot be determined.
 * @param noted What was read before in this run: nothing is read again if nothing has changed on disk since.
 */
export function inputsOf(root: string, noted?: Noted): string | undefined {
  const files = specFiles(root);
  const names = filesBelow(root, publicFolder).join('\n');
  const states = noted && [names, ...files.map((path) => `${path} ${diskState(`${root}/${path}`)}`)].join('\n');
  if (noted?.states !== undefined && noted.states === states) return noted.digest;
  const digest = digestIfInside(root, files, names);
  if (noted && states !== undefined) Object.assign(noted, { states, digest });
  return digest;
}

function digestIfInside(...read: Parameters<typeof inputParts>): string | undefined {
  try {
    return digestOf(inputParts(...read));
  } catch (error) {
    if (error instanceof ReadsOutside) return undefined;
    throw error;
  }
}

/** A digest of the generator's output on disk, or of `written`, if it has just been written. */
export function outputsOf(root: string, written?: ReadonlyMap<string, string>): string {
  const owned = written?.keys() ?? [migrationLogPath, ...ownedFolders.flatMap((folder) => filesBelow(root, folder))];
  const paths = new Set([...owned, manifestPath, ...filesBelow(root, migrationsFolder)]);
  return digestOf(outputParts(root, [...paths].toSorted(), written));
}

function* outputParts(
  root: string,
  paths: readonly string[],
  written: ReadonlyMap<string, string> | undefined,
): Generator<Part> {
  for (const path of paths) yield [path, written?.get(path) ?? bytesIfThere(root, path) ?? ''];
}

function signed(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The cache of the last pass, if there is an intact one. */
export function readCache(root: string): Cache | undefined {
  try {
    const [signature, text = ''] = readFileSync(join(root, cachePath(root)), 'utf8').split('\n');
    return signature === signed(text) ? (JSON.parse(text) as Cache) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the cache of a pass. It only saves time, so failing to write it is not an error. */
export function writeCache(root: string, cache: Cache): void {
  const text = JSON.stringify(cache);
  try {
    writeWhole(root, cachePath(root), `${signed(text)}\n${text}`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
}
