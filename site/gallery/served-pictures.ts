import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { files, images } from '#generated/media.ts';
import { siteRoot, specFolderOf } from '../site-root.mjs';
import { jobsOf, type PictureJob } from '../pictures/jobs.ts';
import { examplePictures } from './pictures.ts';

/** Pictures that the dev server encodes on request. */
export interface ServedPictures {
  /** The folder of the pictures. Default: that of the spec. */
  readonly folder?: string;
  readonly jobs: ReadonlyMap<string, PictureJob>;
}

/** The pictures of the site, and those of the gallery's examples. */
export function servedPictures(): readonly ServedPictures[] {
  return [
    { jobs: jobsOf(images) },
    { folder: fileURLToPath(new URL('media/', import.meta.url)), jobs: jobsOf(examplePictures) },
  ];
}

/** The path of a download, if the spec offers it. */
export function offeredFile(name: string): string | undefined {
  return Object.hasOwn(files, name) ? join(specFolderOf(siteRoot()), 'files', name) : undefined;
}
