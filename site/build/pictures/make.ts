import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureJob } from '../../pictures/jobs.ts';
import { places } from '../../pictures/places.ts';
import { PROJECT, siteRoot, specFolderOf } from '../../site-root.mjs';
import { cachedIn, digest } from '../cached-file.ts';
import type { CachedFile } from '../cached-file.ts';
import { encodePicture } from './encode.ts';

/** Makes the file of a job, unless it is there from before. */
export type MakePicture = (job: PictureJob) => Promise<string>;

// Whoever changes how pictures are made changes all of them.
function means(): string {
  const packages = ['sharp', 'svgo'].map((name) => join(PROJECT, 'node_modules', name, 'package.json'));
  return digest(
    ...[join(PROJECT, 'site', 'build', 'pictures', 'encode.ts'), ...packages].map((file) => readFileSync(file)),
  );
}

/**
 * Gives the paths of files that are made of the pictures in a folder. One whose picture, place and way of making are as before is not made again.
 *
 * @param folder where the pictures are
 */
export function pictureMaker(
  folder: string = join(specFolderOf(siteRoot()), 'media'),
  cached: CachedFile = cachedIn('pictures'),
): MakePicture {
  const made = means();
  return (job) => {
    const { file, facts, place, variant } = job;
    const key = digest(made, facts.digest, JSON.stringify([places[place], variant]));
    return cached(`${key}.${variant.format}`, () => encodePicture(join(folder, file), job));
  };
}
