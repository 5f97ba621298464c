import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { isOptionalAt, keysAt, valueAt } from '../read/shape.ts';
import type { Edit } from './contract.ts';
import { EditError } from './edit-error.ts';
import { isObject, merged, withValue } from './value-edits.ts';

/** A refusal because a path does not exist. */
export function gone(what: string): EditError {
  return new EditError(
    'edit/gone',
    `There is no such ${what}. The page may have changed in the meantime: load it again.`,
  );
}

/** Sets the value at a path. A new property goes where its schema has it. */
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
    return withEntryAt(owner, index, String(name), value);
  });
}

/** Removes an optional property or an entry of a record. */
export function withoutProperty(spec: unknown, at: SpecPath): unknown {
  if (typeof at.at(-1) !== 'string' || !isObject(valueAt(spec, at.slice(0, -1)))) throw gone('property');
  return withValue(spec, at, () => undefined);
}

function withEntryAt(owner: object, index: number, name: string, value: unknown): unknown {
  return Object.fromEntries(Object.entries(owner).toSpliced(index, 0, [name, structuredClone(value)]));
}

/** Adds an entry to a record. */
export function withEntry(
  spec: unknown,
  { of, name, value, before }: Pick<Extract<Edit, { kind: 'entry' }>, 'of' | 'name' | 'value' | 'before'>,
): unknown {
  const entries = valueAt(spec, of);
  if (!isObject(entries))
    throw new EditError('edit/no-list', `The spec has no ${of.join('.')} yet. Create it in an editor.`);
  if (Object.hasOwn(entries, name)) throw new EditError('edit/taken', `"${name}" exists already. Choose another name.`);
  const names = Object.keys(entries);
  if (before !== undefined && !names.includes(before)) throw new EditError('edit/gone', `"${before}" does not exist.`);
  const index = before === undefined ? names.length : names.indexOf(before);
  return withValue(spec, of, () => withEntryAt(entries, index, name, value));
}

function listAt(spec: unknown, path: SpecPath): readonly unknown[] {
  const list = valueAt(spec, path);
  if (!Array.isArray(list)) throw gone('list');
  return list as readonly unknown[];
}

/** Inserts an item into a list, which is created if necessary. */
export function inserted(spec: unknown, list: SpecPath, index: number, item: unknown): unknown {
  if (valueAt(spec, list) === undefined) return withProperty(spec, list, [item]);
  const before = listAt(spec, list);
  if (index < 0 || index > before.length) throw gone('place in this list');
  return withValue(spec, list, () => before.toSpliced(index, 0, structuredClone(item)));
}

/** Removes an item from a list. An optional list goes with its last item. */
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
