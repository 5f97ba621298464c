import type { SpecPath } from '../diagnostic.ts';
import { insertItem, removeItem } from './list.ts';
import type { EditState } from './state.ts';
import { sameValue } from './value-edits.ts';
import { editValue } from './value.ts';

/** Makes a list say something else: entries that both have at its beginning and its end stay as they are. */
export async function editEntries(
  state: EditState,
  at: SpecPath,
  before: readonly unknown[],
  after: readonly unknown[],
): Promise<void> {
  if (before.length === after.length) {
    for (const [index, value] of after.entries()) await editValue(state, [...at, index], value);
    return;
  }
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && sameValue(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && sameValue(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  for (let index = head; index < after.length - tail; index += 1) await insertItem(state, at, index, after[index]);
  for (let left = before.length - tail - head; left > 0; left -= 1) await removeItem(state, at, after.length - tail);
}
