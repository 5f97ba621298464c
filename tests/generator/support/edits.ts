import { join } from 'node:path';

import { EditedSite } from '../../../generator/edit/site.ts';
import { plan } from '../../../generator/edit/plan.ts';
import type { Edit, EditResult, FileChange } from '../../../generator/edit/contract.ts';
import { copyFixtureSpec } from '../../support/fixture-copy.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

/** The folder of the edited site. Files of a process share it, since edits are not written. */
export const root = temporaryDirectory((remove) => process.once('exit', remove));
copyFixtureSpec(join(root, 'spec'));
export const site = new EditedSite(root);

/** Makes edits of the fixture site's spec, which are not written. */
export async function made(...edits: Edit[]): Promise<EditResult> {
  const result = await plan(site, edits);
  if (!result.ok) throw new Error(`${result.code}: ${result.why}`);
  return result;
}

/** The code with which edits are refused. */
export async function refusal(edits: readonly Edit[], from = site): Promise<string | undefined> {
  const result = await plan(from, edits);
  return result.ok ? 'made' : result.code;
}

/** The lines that a change removes and adds. */
export function lines({ before, after }: Partial<FileChange> = {}): string[] {
  const [old, now] = [(before ?? '').split('\n'), (after ?? '').split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}
