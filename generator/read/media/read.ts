import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../../../site/user-error.mjs';
import { diskState, filesBelow, writeWhole } from '../../files.ts';
import { cacheFolder, relativePath, specFolderOf } from '../../paths.ts';
import type { SiteSpec } from '../../schema/index.ts';
import type { FoundImage, Media } from './facts.ts';
import { imageFiles } from './named.ts';

/** A picture as it was read, with its state on disk at that time. */
interface Known {
  readonly state: string;
  readonly digest: string;
  readonly found: FoundImage;
}
type AllKnown = Readonly<Record<string, Known>>;

interface Kept {
  /** Which program has looked at them. */
  readonly reader: string;
  readonly files: AllKnown;
}

function keptPath(root: string): string {
  return join(cacheFolder(root), 'media.json');
}

function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

let reader: string | undefined;

function thisReader(): string {
  return (reader ??= digestOf(readFileSync(fileURLToPath(new URL('./probe.ts', import.meta.url)))));
}

function read(root: string): AllKnown {
  try {
    const kept = JSON.parse(readFileSync(join(root, keptPath(root)), 'utf8')) as Kept;
    return kept.reader === thisReader() ? kept.files : {};
  } catch {
    return {};
  }
}

/** What this process has read, by the root of its site: a watch asks after every save. */
const inMemory = new Map<string, AllKnown>();

async function look(
  file: string,
  name: string,
  before: Known | undefined,
  byDigest: ReadonlyMap<string, Known>,
): Promise<Known> {
  const state = diskState(file);
  if (before?.state === state) return before;
  const content = readFileSync(file);
  const digest = digestOf(content);
  // Its name matters too: it has to end as its content says.
  const same = byDigest.get(`${name} ${digest}`);
  return { state, digest, found: same?.found ?? (await (await import('./probe.ts')).probe(name, content)) };
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
  const before = inMemory.get(root) ?? read(root);
  const byDigest = new Map(Object.entries(before).map(([name, known]) => [`${name} ${known.digest}`, known]));
  const named = new Set(imageFiles(spec));
  const known: Record<string, Known> = {};
  for (const name of names)
    if (named.has(name))
      known[name] = await look(join(specFolderOf(root), 'media', name), name, before[name], byDigest);
  if (
    Object.keys(known).some((name) => known[name] !== before[name]) ||
    Object.keys(before).length !== Object.keys(known).length
  )
    keep(root, known);
  inMemory.set(root, known);
  return new Map(names.map((name) => [name, known[name]?.found]));
}

// It only saves time, so a folder that cannot be written is no mistake.
function keep(root: string, files: AllKnown): void {
  try {
    writeWhole(root, keptPath(root), JSON.stringify({ reader: thisReader(), files } satisfies Kept));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
}
