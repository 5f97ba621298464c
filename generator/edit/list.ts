import { ts } from 'ts-morph';
import type { SpecPath } from '../diagnostic.ts';
import { elements } from '../locate/follow.ts';
import type { Expression } from '../locate/source.ts';
import { listingOf, spansOf } from './listing.ts';
import type { Listing } from './listing.ts';
import { grown, indentOf, putIn, standsAlone, takeOut } from './listing-edits.ts';
import { CannotEdit } from './refusal.ts';
import { lineOf, reflow } from './reflow.ts';
import type { EditState } from './state.ts';
import { editValue, unset } from './value.ts';
import { codeFor, laidOut } from './writing.ts';

/** A list as it is written, and at which indexes of the value its elements stand. */
interface WrittenList {
  readonly listing: Listing;
  /** Of each element its index in the value, and how many entries it makes; one, unless it is spread. */
  readonly slots: readonly { readonly index: number; readonly count: number }[];
}

function listAt(state: EditState, path: SpecPath): WrittenList {
  const found: Expression = state.literal(path);
  const { node, source } = found;
  if (!ts.isArrayLiteralExpression(node)) {
    throw state.cannot(
      'edit/list',
      found,
      'Code makes this list, so only an editor can change it. Write its entries out one by one there, and it can be changed here.',
    );
  }
  let index = 0;
  const slots = node.elements.map((element) => {
    const count = ts.isSpreadElement(element)
      ? elements(state.drafts, { ...found, node: element.expression })?.length
      : 1;
    if (count === undefined) throw state.cannot('edit/spread', { node: element, source }, spread);
    const slot = { index, count };
    index += count;
    return slot;
  });
  if (index !== (state.at(path) as readonly unknown[]).length) throw state.cannot('edit/spread', found, spread);
  return { listing: listingOf(node, source), slots };
}

const spread = 'Some entries of this list come from elsewhere (...), so only an editor can change it here.';

function elementAt(state: EditState, { listing, slots }: WrittenList, index: number): number {
  const found = slots.findIndex((slot) => slot.index <= index && index < slot.index + slot.count);
  const element = listing.items[found];
  if (element && ts.isSpreadElement(element))
    throw state.cannot('edit/spread', { node: element, source: listing.source }, spread);
  return found;
}

function lengthOf(state: EditState, path: SpecPath): number {
  const value = state.at(path);
  if (!Array.isArray(value))
    throw new CannotEdit('edit/gone', 'There is no such list: the page may have changed meanwhile. Load it again.');
  return value.length;
}

/** Puts a new item into a list; makes the list if there is none. */
export async function insertItem(state: EditState, list: SpecPath, index: number, item: unknown): Promise<void> {
  if (state.at(list) === undefined) return editValue(state, list, [item]);
  await insertCode(state, list, index, item, (file) => codeFor(state, file, item));
}

/** The same with code that is made for the file in which the list is written. */
export async function insertCode(
  state: EditState,
  list: SpecPath,
  index: number,
  item: unknown,
  make: (file: string) => Promise<string>,
): Promise<void> {
  if (index < 0 || index > lengthOf(state, list))
    throw new CannotEdit(
      'edit/gone',
      'There is no such place in this list: the page may have changed meanwhile. Load it again.',
    );
  const { fileName } = listAt(state, list).listing.source;
  const code = await make(fileName);
  // The imports may have moved everything.
  const { listing, slots } = listAt(state, list);
  const at = slots.findIndex((slot) => slot.index >= index);
  const place = at < 0 ? slots.length : at;
  if ((slots[place]?.index ?? lengthOf(state, list)) !== index)
    throw state.cannot('edit/spread', { node: listing.items[place - 1] as ts.Node, source: listing.source }, spread);
  const alone = standsAlone(listing, place);
  const laid = alone ? await laidOut(state, fileName, code, 'item', indentOf(listing, place)) : code;
  await put(state, listing, place, laid);
  state.expect(list, (before) => (before as unknown[]).toSpliced(index, 0, item));
}

async function put(state: EditState, listing: Listing, place: number, code: string, after = ''): Promise<void> {
  const { fileName } = listing.source;
  const [start, end] = [listing.node.getStart(listing.source), listing.node.getEnd()];
  const alone = standsAlone(listing, place);
  const line = alone ? undefined : await lineOf(state, fileName, start, end);
  putIn(state, listing, place, { code, after });
  if (line) await reflow(state, fileName, start, end + grown(state, listing), line);
}

/** Takes an item out of a list; with the last one, an optional list goes as well. */
export async function removeItem(state: EditState, list: SpecPath, index: number): Promise<void> {
  const length = lengthOf(state, list);
  if (index < 0 || index >= length)
    throw new CannotEdit('edit/gone', 'There is no such entry: the page may have changed meanwhile. Load it again.');
  if (length === 1 && state.isOptional(list)) return unset(state, list);
  const found = listAt(state, list);
  takeOut(state, found.listing, elementAt(state, found, index));
  state.expect(list, (before) => (before as unknown[]).toSpliced(index, 1));
}

/** Moves an item within a list, with its comments. */
export async function moveItem(state: EditState, list: SpecPath, from: number, to: number): Promise<void> {
  const length = lengthOf(state, list);
  if (from < 0 || from >= length || to < 0 || to >= length)
    throw new CannotEdit('edit/gone', 'There is no such entry: the page may have changed meanwhile. Load it again.');
  if (from === to) return;
  const before = listAt(state, list);
  const element = elementAt(state, before, from);
  const target = elementAt(state, before, to);
  const { text } = before.listing.source;
  const span = spansOf(before.listing)[element];
  if (!span) return;
  const code = text.slice(span.start, span.end);
  const after = span.alone ? text.slice(span.comma ?? span.end, span.tail) : '';
  takeOut(state, before.listing, element);
  const moved = state.at(list) as readonly unknown[];
  state.expect(list, () => moved.toSpliced(from, 1));
  const { listing } = listAt(state, list);
  await put(state, listing, target, code, after);
  state.expect(list, (rest) => (rest as unknown[]).toSpliced(to, 0, moved[from]));
}
