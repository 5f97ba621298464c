import { plan } from '../../../generator/edit/plan.ts';
import type { EditedSite } from '../../../generator/edit/site.ts';
import { asWritten, withoutEmptyTranslations, sameValue } from '../../../generator/edit/values.ts';
import { valueAt } from '../../../generator/read/shape.ts';
import type { SiteSpec } from '../../../generator/schema/index.ts';
import type { Edit, Json, SeenEdit } from '../contract.ts';
import { brokenSpec, failure } from '../failure.ts';
import { describeChanges } from './describe-changes.ts';
import { describeRows } from './describe-rows.ts';
import { placeBefore, placed, relocated } from './relocate.ts';
import { trail } from './trail.ts';

/**
 * Plans edits on the current files, and describes the result for users of the site. Somebody may have moved the edited
 * value since the user saw it: the first edit is applied where the value is now, or fails with a conflict.
 */
export async function planEdits(site: EditedSite, edits: readonly SeenEdit[]) {
  const read = await site.read(site.drafts());
  if (!read.ok) return brokenSpec(read.problems);
  // As the user saw it.
  const written = asWritten(read.spec);
  const located: Edit[] = [];
  for (const { edit, seen } of edits) {
    const at = placed(edit);
    // Later edits refer to the result of earlier ones.
    if (!at || located.length > 0 || (edit.kind === 'insert' && seen === undefined)) {
      located.push(edit);
      continue;
    }
    const now = relocated(written, at.place, seen);
    const theirs = valueAt(written, at.place) as Json | undefined;
    // Sent again, because the answer was lost; or somebody else has made the same change.
    if (!now && isMade(read.spec, edit, theirs)) continue;
    if (!now)
      return {
        ...failure('Somebody else has changed this in the meantime.', 'studio/changed'),
        conflict: { mine: mineOf(edit), theirs: theirs ?? null },
      };
    located.push(at.movedTo(now));
  }
  const result = await plan(site, located);
  if (!result.ok)
    return {
      ...result,
      problems: result.problems.map((problem) => ({
        ...problem,
        path: placeBefore(read.spec, located, problem.path),
      })),
    };
  return {
    ...result,
    lines: describeChanges(read.spec, result.spec),
    rows: describeRows(read.spec, result.spec),
    // Other places that show the edited texts.
    also: result.also.map((path) => trail(read.spec, path)),
    apart: result.apart.map((path) => trail(read.spec, path)),
  };
}

/** Whether a value is as an edit would make it. */
function isMade({ locales }: SiteSpec, edit: Edit, now: Json | undefined): boolean {
  const written = (value: unknown): unknown =>
    withoutEmptyTranslations(value, Object.keys(locales.all), locales.default);
  if (edit.kind === 'value') return sameValue(now, written(edit.value));
  if (edit.kind !== 'text' || typeof now !== 'object') return false;
  return sameValue(now, written({ ...now, ...edit.texts }));
}

/** The user's version of an edited value, to show in a conflict. */
function mineOf(edit: Edit): Json | null {
  switch (edit.kind) {
    case 'text':
      return { ...edit.texts };
    case 'value':
      return edit.value;
    case 'changeField':
      return edit.field;
    default:
      return null;
  }
}
