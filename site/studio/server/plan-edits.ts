import { plan } from '../../../generator/edit/plan.ts';
import type { EditedSite } from '../../../generator/edit/site.ts';
import { asWritten, withoutEmptyTranslations, sameValue } from '../../../generator/edit/values.ts';
import { valueAt } from '../../../generator/read/shape.ts';
import type { SiteSpec } from '../../../generator/schema/index.ts';
import type { Edit, Json, SeenEdit, SpecPath } from '../contract.ts';
import { brokenSpec, failure } from '../wording.ts';
import { describeChanges, describeRows, trail } from './describe-changes.ts';

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

/** The path that an edit changes, for lists that of the item, and the same edit at another path. */
interface Placed {
  readonly place: SpecPath;
  readonly movedTo: (place: SpecPath) => Edit;
}

function placedItem(list: SpecPath, index: number, make: (list: SpecPath, index: number) => Edit): Placed {
  return { place: [...list, index], movedTo: (place) => make(place.slice(0, -1), Number(place.at(-1))) };
}

/** Where an edit changes the spec; `undefined` if it does not depend on what is there. */
function placed(edit: Edit): Placed | undefined {
  switch (edit.kind) {
    case 'text':
    case 'value':
    case 'unset':
      return { place: edit.at, movedTo: (at) => ({ ...edit, at }) };
    case 'insert':
    case 'remove':
      if (edit.index === undefined) return undefined;
      return placedItem(edit.list, edit.index, (list, index) => ({ ...edit, list, index }));
    case 'move':
      return placedItem(edit.list, edit.from, (list, from) => ({
        ...edit,
        list,
        from,
        to: edit.to + from - edit.from,
      }));
    case 'changeField':
    case 'removeField':
      return { place: ['forms', edit.form, 'fields', edit.name], movedTo: () => edit };
    default:
      return undefined;
  }
}

/** All existing paths that differ from a path only in list indexes. */
function placesLike(value: unknown, path: SpecPath): SpecPath[] {
  const [step, ...rest] = path;
  if (step === undefined) return [[]];
  if (typeof value !== 'object' || value === null) return [];
  const steps: (string | number)[] =
    typeof step === 'number' && Array.isArray(value) ? [...value.keys()] : step in value ? [step] : [];
  return steps.flatMap((one) =>
    placesLike((value as Readonly<Record<string | number, unknown>>)[one], rest).map((below) => [one, ...below]),
  );
}

/**
 * The current path of the value that a user saw at a path: another user may have moved it, or inserted something before
 * it. `undefined` if it was removed or changed.
 */
function relocated(spec: unknown, place: SpecPath, seen: Json | undefined): SpecPath | undefined {
  if (sameValue(valueAt(spec, place), seen)) return place;
  if (seen === undefined) return undefined;
  const found = placesLike(spec, place).filter((path) => sameValue(valueAt(spec, path), seen));
  return found.length === 1 ? found[0] : undefined;
}

/** Maps a path after edits to the path before them: removing a page or an article moves those after it up. */
export function placeBefore(spec: SiteSpec, edits: readonly Edit[], place: SpecPath): SpecPath {
  return edits.reduceRight<SpecPath>((path, edit) => {
    const list = edit.kind === 'removePage' ? ['pages'] : ['articles', 'entries'];
    const index =
      edit.kind === 'removePage'
        ? spec.pages.findIndex(({ id }) => id === edit.page)
        : edit.kind === 'removeArticle'
          ? (spec.articles?.entries ?? []).findIndex(({ slug }) => slug === edit.slug)
          : -1;
    const now = path[list.length];
    const isAfter =
      index >= 0 && list.every((step, at) => path[at] === step) && typeof now === 'number' && now >= index;
    return isAfter ? path.with(list.length, now + 1) : path;
  }, place);
}
