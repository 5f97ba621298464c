import type { SpecPath } from '../diagnostic.ts';
import { addProperty } from './properties.ts';
import { CannotEdit } from './refusal.ts';
import type { EditState } from './state.ts';

/** Adds an entry to what the spec lists by name, such as its services. */
export async function addEntry(
  state: EditState,
  of: SpecPath,
  name: string,
  value: unknown,
  before?: string,
): Promise<void> {
  const entries = state.at(of);
  if (typeof entries !== 'object' || entries === null)
    throw new CannotEdit('edit/no-list', `The spec has no ${of.join('.')} to add to. Begin it in an editor.`);
  if (Object.hasOwn(entries, name))
    throw new CannotEdit('edit/taken', `There is "${name}" already. Choose another name.`);
  if (before !== undefined && !Object.hasOwn(entries, before))
    throw new CannotEdit('edit/gone', `There is no "${before}" to put it before.`);
  await addProperty(state, of, name, value, before);
}
