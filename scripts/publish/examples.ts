import { relative } from 'node:path';

import { specFolderOf } from '../../site/site-root.mjs';
import { tried, type Git } from '../../site/studio/server/git.ts';
import { ROOT } from '../node.mjs';
import { placeholdersIn } from '../release/placeholders.ts';
import { SITE_ROOT } from '../site.mjs';

/** The placeholder texts that were added to the spec between two commits, with their positions. */
export async function examplesIn(git: Git, before: string, after: string): Promise<string[]> {
  const spec = relative(ROOT, specFolderOf(SITE_ROOT)).replaceAll('\\', '/');
  const changed = await git(['diff', '--name-only', '-z', '--diff-filter=AM', before, after, '--', `${spec}/`]);
  const files = changed.split('\0').filter((file) => file.endsWith('.ts'));
  const found = async (commit: string): Promise<{ where: string; what: string }[]> => {
    const texts = await Promise.all(files.map((file) => tried(git(['show', `${commit}:${file}`]))));
    return texts.flatMap((text, index) => placeholdersIn(text ?? '', files[index] ?? ''));
  };
  const earlier = (await found(before)).map(({ what }) => what);
  return (await found(after)).flatMap(({ where, what }) => {
    const known = earlier.indexOf(what);
    if (known === -1) return [`${where} ${what}`];
    earlier.splice(known, 1);
    return [];
  });
}
