import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { images } from '#generated/media.ts';
import { type PictureJob, jobsOf } from '../../pictures/jobs.ts';
import { places } from '../../pictures/places.ts';
import { PROJECT, siteRoot, specFolderOf } from '../../site-root.mjs';
import { cachedIn, digest, linkOrCopy } from '../build-files.ts';
import { encodePicture } from './encode.ts';
import { picturesPath } from '../../pictures/variants.ts';
import type { BuiltSite } from '../finish/pages.ts';

/** A digest of the encoder's code and packages, so that a change of them invalidates the cache. */
function encoderDigest(): string {
  const packages = ['sharp', 'svgo'].map((name) => join(PROJECT, 'node_modules', name, 'package.json'));
  return digest(
    ...[join(PROJECT, 'site', 'build', 'pictures', 'encode.ts'), ...packages].map((file) => readFileSync(file)),
  );
}

/**
 * Creates an encoder of the pictures in a folder, which returns the path of a job's file. The cache key covers the
 * picture, its place and the encoder.
 *
 * @param folder the folder of the source pictures
 */
export function pictureMaker(folder = join(specFolderOf(siteRoot()), 'media')): (job: PictureJob) => Promise<string> {
  const cached = cachedIn('pictures');
  const encoder = encoderDigest();
  return (job) => {
    const { file, facts, place, variant } = job;
    const key = digest(encoder, facts.digest, JSON.stringify([places[place], variant]));
    return cached(`${key}.${variant.format}`, () => encodePicture(join(folder, file), job));
  };
}

const ADDRESS = new RegExp(`${picturesPath}[\\w./-]+`, 'g');

/** How many pictures are encoded at a time: each is decoded in memory, and an encoder already uses several cores. */
const AT_ONCE = 3;

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
    Array.from({ length: AT_ONCE }, async () => {
      for (const [address, job] of todo) linkOrCopy(await make(job), join(client, address));
    }),
  );
}
