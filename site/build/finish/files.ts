import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { files } from '#generated/media.ts';
import { filesPath } from '../../files.ts';
import { siteRoot, specFolderOf } from '../../site-root.mjs';
import type { BuiltSite } from './pages.ts';

/** Copies the spec's downloads. */
export function writeFiles({ client }: BuiltSite): void {
  const folder = join(specFolderOf(siteRoot()), 'files');
  for (const name of Object.keys(files)) cpSync(join(folder, name), join(client, filesPath, name));
}
