import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { files, images } from '#generated/media.ts';
import { siteRoot, specFolderOf } from '../site-root.mjs';
import { jobsOf } from '../pictures/jobs.ts';
import { examplePictures } from './pictures.ts';

/** The pictures that the dev server encodes on request: those of the site and of the gallery's examples. */
export function servedPictures() {
  return [
    { jobs: jobsOf(images) },
    { folder: fileURLToPath(new URL('media/', import.meta.url)), jobs: jobsOf(examplePictures) },
  ];
}

/** The path of a download, if the spec offers it. */
export function offeredFile(name: string): string | undefined {
  return Object.hasOwn(files, name) ? join(specFolderOf(siteRoot()), 'files', name) : undefined;
}
