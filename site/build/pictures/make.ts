import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureJob } from '../../pictures/jobs.ts';
import { places } from '../../pictures/places.ts';
import { PROJECT, siteRoot, specFolderOf } from '../../site-root.mjs';
import { cachedIn, digest } from '../cached-file.ts';
import type { CachedFile } from '../cached-file.ts';
import { encodePicture } from './encode.ts';

/** Returns the path of a job's file; encodes it unless it is cached. */
export type MakePicture = (job: PictureJob) => Promise<string>;

/** A digest of the encoder's code and packages, so that a change of them invalidates the cache. */
function encoderDigest(): string {
  const packages = ['sharp', 'svgo'].map((name) => join(PROJECT, 'node_modules', name, 'package.json'));
  return digest(
    ...[join(PROJECT, 'site', 'build', 'pictures', 'encode.ts'), ...packages].map((file) => readFileSync(file)),
  );
}

/**
 * Creates an encoder of the pictures in a folder. The cache key covers the picture, its place and the encoder.
 *
 * @param folder the folder of the source pictures
 */
export function pictureMaker(
  folder: string = join(specFolderOf(siteRoot()), 'media'),
  cached: CachedFile = cachedIn('pictures'),
): MakePicture {
  const encoder = encoderDigest();
  return (job) => {
    const { file, facts, place, variant } = job;
    const key = digest(encoder, facts.digest, JSON.stringify([places[place], variant]));
    return cached(`${key}.${variant.format}`, () => encodePicture(join(folder, file), job));
  };
}
