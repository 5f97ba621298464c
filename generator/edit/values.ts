import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { isOptionalAt, keysAt, valueAt } from '../read/shape.ts';
import { missingLanguages } from '../schema/index.ts';
import { type Json, type JsonObject, type Edit, EditError } from './contract.ts';

type Container = Readonly<Record<string | number, unknown>>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is an object and not a list. */
export function isObject(value: unknown): value is JsonObject {
  return isContainer(value) && !Array.isArray(value);
}

/** Returns a value with a change at a path. Copies only the objects on the path. */
function withValue(value: unknown, [step, ...rest]: SpecPath, change: (before: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (!isContainer(value))
    throw new EditError(
      'edit/gone',
      'There is no such place in the spec. The page may have changed in the meantime: load it again.',
    );
  const inner = withValue(value[step], rest, change);
  if (Object.is(inner, value[step])) return value;
  if (Array.isArray(value)) return value.with(Number(step), inner);
  const entries = Object.entries({ ...value, [step]: inner });
  return Object.fromEntries(entries.filter(([name]) => name !== step || inner !== undefined));
}

/** The new value, with parts that are equal in the old value taken from there. */
function merged(before: unknown, after: unknown): unknown {
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  if (sameValue(before, after)) return before;
  if (!Array.isArray(before) || !Array.isArray(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (name) => after[name] !== undefined,
    );
    return Object.fromEntries(names.map((name) => [name, merged(before[name], after[name])]));
  }
  const [old, now] = [before as readonly unknown[], after as readonly unknown[]];
  if (old.length === now.length) return now.map((item, index) => merged(old[index], item));
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && sameValue(old[head], now[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && sameValue(old.at(-1 - tail), now.at(-1 - tail))) tail += 1;
  return [...old.slice(0, head), ...now.slice(head, now.length - tail), ...old.slice(old.length - tail)];
}

/** The innermost paths at which two values differ. Lists of different length differ as a whole. */
export function differingPaths(a: unknown, b: unknown, path: SpecPath = []): SpecPath[] {
  if (Object.is(a, b)) return [];
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return [path];
  if (Array.isArray(a) && a.length !== (b as unknown as unknown[]).length) return [path];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => differingPaths(a[key], b[key], [...path, Array.isArray(a) ? Number(key) : key]));
}

/** Whether two values of the spec are equal. */
export function sameValue(a: unknown, b: unknown): boolean {
  return differingPaths(a, b).length === 0;
}

/** The message when several places of the spec share the edited code. */
export const shared =
  'Other places share this code and would change with it. Write it out for this place in an editor, then edit it here.';

/** The error for a path that does not exist. */
export function gone(what: string): EditError {
  return new EditError(
    'edit/gone',
    `There is no such ${what}. The page may have changed in the meantime: load it again.`,
  );
}

/** Sets the value at a path. A new property is inserted in schema order. */
export function withProperty(spec: unknown, at: SpecPath, value: unknown): unknown {
  const parent = at.slice(0, -1);
  const name = at.at(-1);
  if (name === undefined) throw gone('place');
  const before = valueAt(spec, at);
  if (before !== undefined) return withValue(spec, at, () => merged(before, structuredClone(value)));
  const order = keysAt(parent, spec);
  return withValue(spec, parent, (owner) => {
    if (!isObject(owner)) throw gone('place');
    const earlier = order.slice(0, Math.max(0, order.indexOf(String(name))));
    const names = Object.keys(owner);
    const index = order.includes(String(name)) ? names.findLastIndex((one) => earlier.includes(one)) + 1 : names.length;
    return Object.fromEntries(
      Object.entries(owner).toSpliced(index, 0, [String(name), structuredClone(value) as Json]),
    );
  });
}

/** Removes an optional property or an entry of a record. */
export function withoutProperty(spec: unknown, at: SpecPath): unknown {
  if (typeof at.at(-1) !== 'string' || !isObject(valueAt(spec, at.slice(0, -1)))) throw gone('property');
  return withValue(spec, at, () => undefined);
}

/** Adds an entry to a record. */
export function withEntry(
  spec: unknown,
  { of, name, value }: Pick<Extract<Edit, { kind: 'entry' }>, 'of' | 'name' | 'value'>,
): unknown {
  const entries = valueAt(spec, of);
  if (!isObject(entries))
    throw new EditError('edit/no-list', `The spec has no ${of.join('.')} yet. Create it in an editor.`);
  if (Object.hasOwn(entries, name)) throw new EditError('edit/taken', `"${name}" exists already. Choose another name.`);
  return withValue(spec, of, () => ({ ...entries, [name]: structuredClone(value) }));
}

/** The paths at which a value contains an object, by identity. */
export function placesOf(value: unknown, object: unknown, path: SpecPath = []): SpecPath[] {
  if (!isContainer(object) || !isContainer(value)) return [];
  if (value === object) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner, object, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Moves an entry of a record. Rejected if several places share the record, since all of them would change. */
export function withMovedEntry(spec: unknown, { of, name, before }: Extract<Edit, { kind: 'moveEntry' }>): unknown {
  const entries = valueAt(spec, of);
  if (!isObject(entries) || !Object.hasOwn(entries, name)) throw gone('entry');
  if (placesOf(spec, entries).length > 1) throw new EditError('edit/shared', shared);
  const { [name]: entry, ...others } = entries;
  const names = Object.keys(others);
  if (before !== undefined && !names.includes(before)) throw gone('entry');
  const index = before === undefined ? names.length : names.indexOf(before);
  const moved = Object.entries(others).toSpliced(index, 0, [name, entry as Json]);
  return withValue(spec, of, () => Object.fromEntries(moved));
}

function listAt(spec: unknown, path: SpecPath): readonly unknown[] {
  const list = valueAt(spec, path);
  if (!Array.isArray(list)) throw gone('list');
  return list as readonly unknown[];
}

/** Inserts an item into a list, by default at its end. Creates the list if necessary. */
export function inserted(spec: unknown, list: SpecPath, at: number | undefined, item: unknown): unknown {
  if (valueAt(spec, list) === undefined) return withProperty(spec, list, [item]);
  const before = listAt(spec, list);
  const index = at ?? before.length;
  if (index < 0 || index > before.length) throw gone('place in this list');
  return withValue(spec, list, () => before.toSpliced(index, 0, structuredClone(item)));
}

/** Removes an item from a list. An optional list is removed with its last item. */
export function removed(spec: unknown, list: SpecPath, index: number): unknown {
  const before = listAt(spec, list);
  if (index < 0 || index >= before.length) throw gone('entry');
  const isLast = before.length === 1 && isOptionalAt(list, spec);
  return withValue(spec, list, () => (isLast ? undefined : before.toSpliced(index, 1)));
}

/** Moves an item of a list. */
export function moved(spec: unknown, list: SpecPath, from: number, to: number): unknown {
  const before = listAt(spec, list);
  if (from < 0 || from >= before.length || to < 0 || to >= before.length) throw gone('entry');
  return withValue(spec, list, () => before.toSpliced(from, 1).toSpliced(to, 0, before[from]));
}

type Words = Readonly<Record<string, string>>;

/** The languages that all texts of a spec need before it can be published: those that are not partial. */
export function requiredLocales(spec: unknown): string[] {
  const all = (valueAt(spec, ['locales', 'all']) ?? {}) as Readonly<Record<string, { readonly partial?: boolean }>>;
  return Object.keys(all).filter((locale) => all[locale]?.partial !== true);
}

/** Whether a value is a text in some of the languages. */
export function isTextInSome(value: unknown, locales: readonly string[]): value is Words {
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, words]) => typeof words === 'string' && locales.includes(key));
}

/** Whether a value is a text that has to be translated before it can be published. */
export function isUntranslated(value: unknown, locales: readonly string[], required: readonly string[]): boolean {
  return isTextInSome(value, locales) && required.some((locale) => value[locale] === undefined);
}

/** A value without the empty translations of texts that have the default language: they are written later. */
export function withoutEmptyTranslations<T>(value: T, locales: readonly string[], original: string): T {
  const inner = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(inner);
    if (!isObject(one)) return one;
    if (!isTextInSome(one, locales))
      return Object.fromEntries(Object.entries(one).map(([key, each]) => [key, inner(each)]));
    const isWritten = (one[original] ?? '').trim() !== '';
    return isWritten ? Object.fromEntries(Object.entries(one).filter(([, words]) => words.trim() !== '')) : one;
  };
  return inner(value) as T;
}

/** A value of a parsed spec without the words that texts show in place of missing translations. */
export function asWritten<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const missing = missingLanguages(value);
  if (missing.length > 0)
    return Object.fromEntries(Object.entries(value).filter(([locale]) => !missing.includes(locale))) as T;
  if (Array.isArray(value)) return value.map(asWritten) as T;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asWritten(inner)])) as T;
}
