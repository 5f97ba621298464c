import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { files } from '#generated/media.ts';
import { keepAssetsDays } from '#generated/server.ts';
import { filesPath } from '../files.ts';
import { siteRoot, specFolderOf } from '../site-root.mjs';
import { completePages } from './finish/complete-pages.ts';
import { compress } from './finish/compress.ts';
import { keepEarlierAssets } from './finish/earlier-assets.ts';
import { writeFeeds, search, writeSecurityText } from './finish/text-files.ts';
import { writeHeaders, writeHosts } from './finish/hosts.ts';
import { writeLicences } from './finish/licences.ts';
import { builtPages, type BuiltSite } from './finish/pages.ts';
import { writePictures } from './finish/pictures.ts';
import { writeShareImages } from './share/images.ts';
import { removeHiddenFiles } from './public-files.ts';

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
