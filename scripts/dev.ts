/** `npm run dev`: the site with hot reload from the spec to the browser, and the embedded backend for its forms. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { shownSpec } from '../generator/files.ts';
import { lockDirectory } from '../site/server/database/lock.ts';
import { readAddress, readSettings } from '../site/server/settings.ts';
import { UserError } from '../site/user-error.mjs';
import { openDevBackend } from './dev/backend.ts';
import { serveLiveSite, type LivePart } from './dev/live-site.ts';
import { bad, main } from './report.mjs';
import { SITE_ROOT } from './site.mjs';

/**
 * Renames the embedded database, so that an empty one is created. Does not delete it, since it may contain real data.
 */
function setDatabaseAside(): void {
  const { storage } = readSettings(process.env);
  if (storage?.kind !== 'embedded')
    throw new UserError('--fresh is for the embedded database. Empty the one of DATABASE_URL yourself.');
  const { dataDir } = storage;
  if (!existsSync(dataDir)) return;
  lockDirectory(dataDir)();
  const aside = `${dataDir}.old`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(dataDir, aside);
  console.log(`Starting with an empty database. The previous one is in ${aside}.`);
}

async function open(): Promise<LivePart> {
  // Imported here because it needs the generated files.
  const { publicFolderProblems } = await import('../site/build/public-files.ts');
  for (const problem of publicFolderProblems(join(SITE_ROOT, 'site', 'public')))
    console.warn(`${bad('The build will refuse a file:')} ${problem}`);
  return openDevBackend();
}

await main(async () => {
  const [option, ...more] = process.argv.slice(2);
  if ((option !== undefined && option !== '--fresh') || more.length > 0)
    throw new UserError('npm run dev only accepts --fresh, which starts with an empty database.');
  if (option === '--fresh') setDatabaseAside();
  await serveLiveSite({
    address: readAddress(process.env),
    command: 'npm run dev',
    instructions: `Change a file in ${shownSpec(SITE_ROOT)} or site/ and the page follows. Alt-click a text to open it in your editor.`,
    open,
  });
});
