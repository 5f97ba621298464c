import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureJob } from '../../pictures/jobs.ts';
import { places } from '../../pictures/places.ts';
import { PROJECT, siteRoot, specFolderOf } from '../../site-root.mjs';
import { cachedIn, digest } from '../build-files.ts';
import { encodePicture } from './encode.ts';

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
