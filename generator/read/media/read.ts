import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../../../site/user-error.mjs';
import { diskState, filesBelow, hashOf, writeWhole } from '../../files.ts';
import { cacheFolder, relativePath, specFolderOf } from '../../paths.ts';
import type { SiteSpec } from '../../schema/index.ts';
import type { FoundImage, Media } from './facts.ts';
import { imageFiles } from './named.ts';

/** The facts read from each picture, with its state on disk at that time. */
type Known = Readonly<Record<string, { readonly state: string; readonly found: FoundImage }>>;

interface Cache {
  /** The hash of the program that read them. */
  readonly reader: string;
  readonly files: Known;
}

function cachePath(root: string): string {
  return join(cacheFolder(root), 'media.json');
}

let reader: string | undefined;

function thisReader(): string {
  return (reader ??= hashOf(readFileSync(fileURLToPath(new URL('./probe.ts', import.meta.url)), 'utf8')));
}

function read(root: string): Known {
  try {
    const cache = JSON.parse(readFileSync(join(root, cachePath(root)), 'utf8')) as Cache;
    return cache.reader === thisReader() ? cache.files : {};
  } catch {
    return {};
  }
}

/** The files of a spec below one of its folders, by their paths from there. */
function namesBelow(root: string, folder: string): string[] {
  const path = relativePath(root, join(specFolderOf(root), folder));
  return filesBelow(root, path)
    .map((file) => file.slice(path.length + 1))
    .filter((name) => !/(?:^|\/)(?:\.|Thumbs\.db$)/.test(name));
}

/**
 * Looks at the pictures that a spec names. One that is as it was when it was last looked at is not read, and the library that decodes them is
 * loaded only for one with another content.
 */
export async function readMedia(root: string, spec: SiteSpec): Promise<Media> {
  const files = new Map(
    await Promise.all(
      namesBelow(root, 'files').map(async (name) => {
        const file = join(specFolderOf(root), 'files', name);
        const fault = (await import('./probe.ts')).faultOfFile(name, beginningOf(file));
        return [name, { size: statSync(file).size, ...(fault && { fault }) }] as const;
      }),
    ),
  );
  return { images: await readImages(root, spec), files };
}

/** What tells the kind of a file. */
function beginningOf(file: string): Buffer {
  const opened = openSync(file, 'r');
  try {
    const beginning = Buffer.alloc(512);
    return beginning.subarray(0, readSync(opened, beginning));
  } finally {
    closeSync(opened);
  }
}

async function readImages(root: string, spec: SiteSpec): Promise<Media['images']> {
  const names = namesBelow(root, 'media');
  if (names.length === 0) return new Map();
  const before = read(root);
  const named = new Set(imageFiles(spec));
  const known: Record<string, Known[string]> = {};
  for (const name of names.filter((one) => named.has(one))) {
    const file = join(specFolderOf(root), 'media', name);
    const state = diskState(file);
    const seen = before[name];
    known[name] =
      seen?.state === state
        ? seen
        : { state, found: await (await import('./probe.ts')).probe(name, readFileSync(file)) };
  }
  if (JSON.stringify(known) !== JSON.stringify(before)) keep(root, known);
  return new Map(names.map((name) => [name, known[name]?.found]));
}

// It only saves time, so a folder that cannot be written is no mistake.
function keep(root: string, files: Known): void {
  try {
    writeWhole(root, cachePath(root), JSON.stringify({ reader: thisReader(), files } satisfies Cache));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
}
