import { join } from 'node:path';

import { findPlaceholders } from '../../generator/read/placeholders.ts';
import { sitePrefix, specFolderOf } from '../../site/site-root.mjs';
import { STUDIO_BRANCH } from '../../site/studio/hosted/checkout.ts';
import { gitIn } from '../../site/studio/server/git.ts';
import { ROOT } from '../node.mjs';
import type { Finding } from '../release/finding.ts';
import { checkSpecForRelease } from '../release/spec.ts';
import { merge } from './content.ts';
import { ensureWorktree } from './worktree.ts';

/** The release check's findings in the spec that would be published, and the folder of its checkout. */
export async function review(): Promise<{ readonly folder: string; readonly findings: readonly Finding[] }> {
  const head = (await gitIn(ROOT)(['rev-parse', 'HEAD'])).trim();
  const folder = await ensureWorktree('preview', head);
  await merge(gitIn(folder), STUDIO_BRANCH);
  const root = join(folder, sitePrefix());
  return {
    folder,
    findings: [...findPlaceholders(specFolderOf(root), folder), ...(await checkSpecForRelease(root))],
  };
}
