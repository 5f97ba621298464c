import { join } from 'node:path';
import type { EditedSite } from '../../../generator/edit/site.ts';
import { writeFiles } from '../../../generator/files.ts';
import type { Failure } from '../contract.ts';
import { brokenSpec, failure } from '../wording.ts';
import type { StudioPerson } from '../hosted/request.ts';
import { contentOf, mergeChanges, reversed } from './files.ts';
import { isOwn, type Entry, type Journal } from './journal.ts';
import { isUsed, type Uploads } from './uploads.ts';

/** The recorded changes, and the person who undoes or redoes theirs. */
export interface Recorded {
  readonly site: EditedSite;
  readonly journal: Journal;
  readonly uploads: Uploads;
  readonly person: StudioPerson | undefined;
}

/** Undoes the person's last change. Returns why that is impossible. */
export async function undo(recorded: Recorded): Promise<Failure | undefined> {
  const { done } = recorded.journal.state;
  const index = done.findLastIndex((change) => isOwn(change, recorded.person));
  const change = done[index];
  return change && apply(recorded, { ...change, files: reversed(change.files) }, index, 'undid');
}

/** Redoes the change that the person undid last. Returns why that is impossible. */
export async function redo(recorded: Recorded): Promise<Failure | undefined> {
  const { undone } = recorded.journal.state;
  const index = undone.findIndex((change) => isOwn(change, recorded.person));
  const change = undone[index];
  return change && apply(recorded, change, index, 'redid');
}

/** Undoes the person's unsaved changes, the last one first. Returns why it stopped at one. */
export async function discard(recorded: Recorded): Promise<Failure | undefined> {
  const { journal, person } = recorded;
  const { done, undone, ...last } = journal.state;
  if (areReverted(recorded, done)) journal.write({ ...last, done: [], undone: [...done, ...undone] });
  while (journal.state.done.some((change) => isOwn(change, person))) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- each change is undone on the files of the one before
    const problem = await undo(recorded);
    if (problem) return problem;
  }
  return undefined;
}

/** Whether somebody has reverted the changes with git: all files are as they were before. */
function areReverted({ site, uploads }: Recorded, changes: readonly Entry[]): boolean {
  const files = changes.flatMap((change) => change.files);
  const firsts = [...Map.groupBy(files, ({ path }) => path).values()].flatMap(([first]) => first ?? []);
  const pictures = changes.flatMap((change) => change.pictures);
  return (
    firsts.every(({ path, before }) => contentOf(join(site.project, path)) === before) &&
    !pictures.some((picture) => uploads.isInSite(picture))
  );
}

/** Applies a recorded or reversed change, and records that. */
async function apply(
  recorded: Recorded,
  change: Entry,
  index: number,
  direction: 'undid' | 'redid',
): Promise<Failure | undefined> {
  const { site, journal, uploads } = recorded;
  const { project } = site;
  const merged = mergeChanges(project, change.files);
  if ('clash' in merged)
    return (
      builtOn(recorded, direction === 'undid' ? index : -1, merged.clash) ??
      failure(`"${merged.clash}" was changed at the same place since. Change the text itself instead.`, 'studio/clash')
    );
  const drafts = site.drafts();
  for (const { path, after } of merged.writes) drafts.write(join(project, path), after ?? undefined);
  // Restore pictures before the rules check the spec that refers to them.
  if (direction === 'redid') for (const picture of change.pictures) uploads.addTo(project, picture);
  const read = await site.read(drafts);
  if (!read.ok)
    return {
      ...brokenSpec(read.problems),
      ...((direction === 'undid' && builtOn(recorded, index)) || {
        code: 'studio/needed',
        why: 'A later change in an editor depends on it. Undo that change first.',
      }),
    };
  writeFiles(project, merged.writes);
  // A later change, perhaps a colleague's, may show the same picture.
  if (direction === 'undid')
    for (const picture of change.pictures) if (!isUsed(picture, read.spec)) uploads.removeFromSite(picture);
  journal[direction](index);
  return undefined;
}

/** The failure to undo a change that a colleague has built on. `file` narrows down which colleague. */
function builtOn({ journal, person }: Recorded, index: number, file?: string): Failure | undefined {
  const later = journal.state.done
    .slice(index + 1)
    .findLast(
      (change) => !isOwn(change, person) && (file === undefined || change.files.some(({ path }) => path === file)),
    );
  return (
    later && failure(`"${later.by?.name}" has built on this since. They undo their change first.`, 'studio/built-on')
  );
}
