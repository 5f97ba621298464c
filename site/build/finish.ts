import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { lookup } from 'mrmime';
import { files, images } from '#generated/media.ts';
import { keepAssetsDays } from '#generated/server.ts';
import { filesPath } from '../file-addresses.ts';
import { siteRoot, specFolderOf } from '../site-root.mjs';
import { completePages } from './finish/complete-pages.ts';
import { writeFeeds, search, writeSecurityText, writeLicences } from './finish/text-files.ts';
import { writeHeaders, writeHosts } from './finish/hosts.ts';
import { builtPages, type BuiltSite } from './finish/pages.ts';
import { writeShareImages } from './share/images.ts';
import { removeHiddenFiles } from './public-files.ts';
import { jobsOf, type PictureJob, picturesPath } from '../pictures/variants.ts';
import { pictureMaker } from './encode-pictures.ts';
import { linkOrCopy } from './build-files.ts';
import { listFiles } from '../server/http/read-files.ts';

const CLIENT = 'client';

export { renderPages } from './finish/pages.ts';

/** The steps in their order: those that change pages come before those that read them, and compression comes last. */
const steps: readonly ((site: BuiltSite) => Promise<void> | void)[] = [
  completePages,
  writePictures,
  writeShareImages,
  writeFiles,
  writeHeaders,
  search,
  writeFeeds,
  writeLicences,
  writeSecurityText,
  ({ client }) => removeHiddenFiles(client),
  ({ client, last }) => keepEarlierAssets(client, last, keepAssetsDays),
  writeHosts,
  compress,
];

/**
 * Completes the output that the bundler and Vike wrote to `dist`.
 *
 * @param last the folder of the previous build, if there is one
 */
export async function finish(dist: string, last: string): Promise<void> {
  const site: BuiltSite = { dist, client: join(dist, CLIENT), last: join(last, CLIENT), pages: builtPages() };
  for (const step of steps) await step(site);
  const [desk, lastDesk] = [dist, last].map((folder) => join(folder, 'desk', CLIENT)) as [string, string];
  if (!existsSync(desk)) return;
  keepEarlierAssets(desk, lastDesk, keepAssetsDays);
  await compress({ client: desk, last: lastDesk });
}

/** Copies the spec's downloads. */
function writeFiles({ client }: BuiltSite): void {
  const folder = join(specFolderOf(siteRoot()), 'files');
  for (const name of Object.keys(files)) cpSync(join(folder, name), join(client, filesPath, name));
}

const ADDRESS = new RegExp(`${picturesPath}[\\w./-]+`, 'g');

/** How many pictures are encoded at a time: each is decoded in memory, and an encoder already uses several cores. */
const PICTURES_AT_ONCE = 3;

/** Encodes the pictures that the pages reference, in the referenced formats and widths. */
export async function writePictures({ client, pages }: Pick<BuiltSite, 'client' | 'pages'>): Promise<void> {
  if (Object.keys(images).length === 0) return;
  const jobs = jobsOf(images);
  const make = pictureMaker();
  const shown = new Set(pages.flatMap(({ file }) => readFileSync(join(client, file), 'utf8').match(ADDRESS) ?? []));
  const todo = Array.from(shown, (address): [string, PictureJob] => {
    const job = jobs.get(address);
    if (!job) throw new Error(`A page shows ${address}, which no picture of the spec provides.`);
    return [address, job];
  }).values();
  await Promise.all(
    Array.from({ length: PICTURES_AT_ONCE }, async () => {
      for (const [address, job] of todo) linkOrCopy(await make(job), join(client, address));
    }),
  );
}

/** The file next to the served folder with the time since which each kept asset is out of date, by path. */
const RECORD = 'earlier-assets.json';
/** Its files have a hash in their names, so those of several builds can coexist. */
const ASSETS = 'assets';
const DAY = 86_400_000;

/**
 * Keeps the assets of earlier builds in a new one: pages that were open during a deployment still fetch them.
 *
 * @param client the served folder
 * @param last the served folder of the previous build, if there is one
 * @param days how long to keep an asset after the first build without it
 */
export function keepEarlierAssets(client: string, last: string, days: number, now = new Date()): void {
  const kept: Record<string, string> = {};
  const before = readRecord(last);
  for (const name of existsSync(join(last, ASSETS)) ? listFiles(join(last, ASSETS)) : []) {
    const [from, to] = [join(last, ASSETS, name), join(client, ASSETS, name)];
    // Compressed files are created again later.
    if (existsSync(to) || /\.(?:br|gz)$/.test(name)) continue;
    const since = before[name] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) >= days * DAY) continue;
    linkOrCopy(from, to);
    kept[name] = since;
  }
  writeFileSync(recordOf(client), `${JSON.stringify(kept, null, 2)}\n`);
}

function recordOf(client: string): string {
  return join(dirname(client), RECORD);
}

// Without a record, all assets count as current until now.
function readRecord(client: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(recordOf(client), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

const { BROTLI_MAX_QUALITY, BROTLI_MODE_TEXT, BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } =
  constants;
/** The minimum saving of a compressed file: less is not worth a header and the browser's work. */
const MIN_SAVING = 0.05;
/** How many files are compressed at a time; bounds the memory. */
const FILES_AT_ONCE = 16;
const ENDINGS = ['.br', '.gz'] as const;

/**
 * Writes a `.br` and a `.gz` file next to every served file that compression makes smaller. Reuses those of the
 * previous build for unchanged files.
 */
export async function compress({
  client,
  last,
}: Pick<BuiltSite, 'client'> & Partial<Pick<BuiltSite, 'last'>>): Promise<void> {
  const names = listFiles(client).filter((name) => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(lookup(name) ?? ''));
  for (let at = 0; at < names.length; at += FILES_AT_ONCE)
    await Promise.all(
      names.slice(at, at + FILES_AT_ONCE).map((name) => compressFile(join(client, name), last && join(last, name))),
    );
}

async function compressFile(file: string, last: string | undefined): Promise<void> {
  const content = readFileSync(file);
  if (last !== undefined && isSame(last, content)) {
    for (const ending of ENDINGS) linkOrCopy(last + ending, file + ending);
    return;
  }
  const params = {
    [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const compressed = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  compressed.forEach((bytes, index) => {
    if (bytes.length <= content.length * (1 - MIN_SAVING)) writeFileSync(`${file}${ENDINGS[index]}`, bytes);
  });
}

/** Whether a file has this content, and both its compressed files exist. */
function isSame(file: string, content: Buffer): boolean {
  return (
    [file, ...ENDINGS.map((ending) => file + ending)].every((path) => existsSync(path)) &&
    content.equals(readFileSync(file))
  );
}
