import { sameValue } from '../../../generator/edit/values.ts';
import { valueAt } from '../../../generator/read/shape.ts';
import type { SiteSpec } from '../../../generator/schema/index.ts';
import type { Edit, Json, SpecPath } from '../contract.ts';

/** The path that an edit changes, for lists that of the item, and the same edit at another path. */
interface Placed {
  readonly place: SpecPath;
  readonly movedTo: (place: SpecPath) => Edit;
}

function placedItem(list: SpecPath, index: number, make: (list: SpecPath, index: number) => Edit): Placed {
  return { place: [...list, index], movedTo: (place) => make(place.slice(0, -1), Number(place.at(-1))) };
}

/** Where an edit changes the spec; `undefined` if it does not depend on what is there. */
export function placed(edit: Edit): Placed | undefined {
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
export function relocated(spec: unknown, place: SpecPath, seen: Json | undefined): SpecPath | undefined {
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
