import { relative } from 'node:path';

import { addedPlaceholders, placeholdersIn } from '../../generator/read/placeholders.ts';
import { specFolderOf } from '../../site/site-root.mjs';
import { tried, type Git } from '../../site/studio/server/git.ts';
import { ROOT } from '../node.mjs';
import { SITE_ROOT } from '../site.mjs';

/** The placeholder texts that were added to the spec between two commits, with their positions. */
export async function examplesIn(git: Git, before: string, after: string): Promise<string[]> {
  const spec = relative(ROOT, specFolderOf(SITE_ROOT)).replaceAll('\\', '/');
  const changed = await git(['diff', '--name-only', '-z', '--diff-filter=AM', before, after, '--', `${spec}/`]);
  const files = changed.split('\0').filter((file) => file.endsWith('.ts'));
  const found = async (commit: string): Promise<ReturnType<typeof placeholdersIn>> => {
    const texts = await Promise.all(files.map((file) => tried(git(['show', `${commit}:${file}`]))));
    return texts.flatMap((text, index) => placeholdersIn(text ?? '', files[index] ?? ''));
  };
  return addedPlaceholders(await found(before), await found(after)).map(({ where, what }) => `${where} ${what}`);
}
