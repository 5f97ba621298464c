import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { images } from '#generated/media.ts';
import { jobsOf, type PictureJob } from '../../pictures/jobs.ts';
import { picturesPath } from '../../pictures/variants.ts';
import { pictureMaker } from '../pictures/make.ts';
import { linkOrCopy } from '../build-files.ts';
import type { BuiltSite } from './pages.ts';

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
