import { relative } from 'node:path';

import { specFolderOf } from '../../site/site-root.mjs';
import { tried, type Git } from '../../site/studio/server/git.ts';
import { ROOT } from '../node.mjs';
import { placeholdersIn } from '../release/placeholders.ts';
import { SITE_ROOT } from '../site.mjs';

/** The example texts that a later commit of the spec has and an earlier one has not, with their places. */
export async function examplesIn(git: Git, before: string, after: string): Promise<string[]> {
  const spec = relative(ROOT, specFolderOf(SITE_ROOT)).replaceAll('\\', '/');
  const changed = await git(['diff', '--name-only', '-z', '--diff-filter=AM', before, after, '--', `${spec}/`]);
  const files = changed.split('\0').filter((file) => file.endsWith('.ts'));
  const found = async (commit: string): Promise<{ where: string; what: string }[]> => {
    const texts = await Promise.all(files.map((file) => tried(git(['show', `${commit}:${file}`]))));
    return texts.flatMap((text, index) => placeholdersIn(text ?? '', files[index] ?? ''));
  };
  const left = (await found(before)).map(({ what }) => what);
  return (await found(after)).flatMap(({ where, what }) => {
    const known = left.indexOf(what);
    if (known === -1) return [`${where} ${what}`];
    left.splice(known, 1);
    return [];
  });
}
