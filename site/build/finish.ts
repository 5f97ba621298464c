import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepAssetsDays } from '#generated/server.ts';
import { completePages } from './finish/complete-pages.ts';
import { compress } from './finish/compress.ts';
import { keepEarlierAssets } from './finish/earlier-assets.ts';
import { writeFiles } from './finish/files.ts';
import { writeFeeds } from './finish/feed.ts';
import { writeHeaders } from './finish/headers.ts';
import { writeHosts } from './finish/hosts.ts';
import { writeLicences } from './finish/licences.ts';
import { builtPages, type BuiltSite } from './finish/pages.ts';
import { writePictures } from './finish/pictures.ts';
import { search } from './finish/search.ts';
import { writeSecurityText } from './finish/security-text.ts';
import { writeShareImages } from './finish/share-images.ts';
import { removeHiddenFiles } from './public-files.ts';

const CLIENT = 'client';

export { renderPages } from './finish/render-pages.ts';

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
