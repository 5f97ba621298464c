import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileFacts } from '#contract';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { downloadsIn, imagesIn } from '../compile/walk.ts';
import type { Image, SiteSpec } from '../schema/index.ts';
import { diskState, filesBelow, hashOf, writeWhole, cacheFolder, relativePath, specFolderOf } from '../files.ts';
import type { FoundImage } from './probe.ts';

/** The media files of a spec, by their paths in its folders `media` and `files`. */
export interface Media {
  /** Every file in `media/`; undefined for those that the spec does not use. */
  readonly images: ReadonlyMap<string, FoundImage | undefined>;
  /** Every file in `files/`. */
  readonly files: ReadonlyMap<string, FileFacts & { readonly fault?: Diagnostic }>;
}

/** The media of a spec without any. */
export const noMedia: Media = { images: new Map(), files: new Map() };

/** The files of a picture: the main one, and the one for the dark theme. */
export function filesOf({ file, dark }: Image): readonly string[] {
  return dark === undefined ? [file] : [file, dark];
}

function byName(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

/** The files of all pictures of a spec, by name. */
export function imageFiles(spec: SiteSpec): string[] {
  return byName(imagesIn(spec).flatMap(({ value }) => filesOf(value)));
}

/** The files of all downloads of a spec, by name. */
export function downloadFiles(spec: SiteSpec): string[] {
  return byName(downloadsIn(spec).map(({ value }) => value.file));
}

/** The facts about each picture, with the state on disk of the file that they were read from. */
type CachedImages = Readonly<Record<string, { readonly state: string; readonly found: FoundImage }>>;

interface Cache {
  /** The hash of `probe.ts`, which read the facts. */
  readonly reader: string;
  readonly files: CachedImages;
}

function cachePath(root: string): string {
  return join(cacheFolder(root), 'media.json');
}

let reader: string | undefined;

function currentReader(): string {
  return (reader ??= hashOf(readFileSync(fileURLToPath(new URL('./probe.ts', import.meta.url)), 'utf8')));
}

function readCache(root: string): CachedImages {
  try {
    const cache = JSON.parse(readFileSync(join(root, cachePath(root)), 'utf8')) as Cache;
    return cache.reader === currentReader() ? cache.files : {};
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
 * Reads the media files of a spec. Pictures that have not changed come from the cache; the decoder is loaded only for
 * others.
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

/** The first bytes of a file, which tell its type. */
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
  const before = readCache(root);
  const named = new Set(imageFiles(spec));
  const known: Record<string, CachedImages[string]> = {};
  for (const name of names.filter((one) => named.has(one))) {
    const file = join(specFolderOf(root), 'media', name);
    const state = diskState(file);
    const seen = before[name];
    known[name] =
      seen?.state === state
        ? seen
        : { state, found: await (await import('./probe.ts')).probe(name, readFileSync(file)) };
  }
  if (JSON.stringify(known) !== JSON.stringify(before)) writeCache(root, known);
  return new Map(names.map((name) => [name, known[name]?.found]));
}

// The cache only saves time: it is not an error if it cannot be written.
function writeCache(root: string, files: CachedImages): void {
  try {
    writeWhole(root, cachePath(root), JSON.stringify({ reader: currentReader(), files } satisfies Cache));
  } catch {
    // The next run reads the pictures again.
  }
}
