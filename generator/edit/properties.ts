import { ts } from 'ts-morph';
import type { SpecPath } from '../diagnostic.ts';
import type { Listing } from './listing.ts';
import { grown, indentOf, putIn, standsAlone, takeOut } from './listing-edits.ts';
import { ownerOf } from './owner.ts';
import { CannotEdit } from './refusal.ts';
import { lineOf, reflow } from './reflow.ts';
import type { EditState } from './state.ts';
import { codeFor, laidOut } from './writing.ts';
import { literalOf } from '../texts/literal.ts';

function nameOf(node: ts.Node): string | undefined {
  const { name } = node as Partial<ts.ObjectLiteralElementLike>;
  return name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name))
    ? name.text
    : undefined;
}

function objectAt(state: EditState, path: SpecPath): Listing {
  const owner = ownerOf(state, path);
  if (owner.kind === 'object') return owner.listing;
  throw state.cannot('edit/code', owner, 'Only an editor can change this.');
}

/** Where a new property goes: after those that its schema has before it, or last; before another one where that is asked for. */
function placeOf(listing: Listing, order: readonly string[], name: string, before: string | undefined): number {
  const names = listing.items.map(nameOf);
  if (before !== undefined) {
    const found = names.indexOf(before);
    if (found >= 0) return found;
  }
  if (!order.includes(name)) return names.length;
  const earlier = order.slice(0, order.indexOf(name));
  const last = names.findLastIndex((one) => one !== undefined && earlier.includes(one));
  return last + 1;
}

/** Adds a property to an object that is written out. */
export async function addProperty(
  state: EditState,
  of: SpecPath,
  name: string,
  value: unknown,
  before?: string,
): Promise<void> {
  const { fileName } = objectAt(state, of).source;
  const code = `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : literalOf(name)}: ${await codeFor(state, fileName, value)}`;
  // The imports may have moved everything.
  const listing = objectAt(state, of);
  const place = placeOf(listing, state.keys(of), name, before);
  const alone = standsAlone(listing, place);
  const laid = alone ? await laidOut(state, fileName, code, 'property', indentOf(listing, place)) : code;
  const [start, end] = [listing.node.getStart(listing.source), listing.node.getEnd()];
  const line = alone ? undefined : await lineOf(state, fileName, start, end);
  putIn(state, listing, place, { code: laid });
  if (line) await reflow(state, fileName, start, end + grown(state, listing), line);
  state.expect([...of, name], () => value);
}

/** Takes a property out of an object that is written out. */
export function removeProperty(state: EditState, of: SpecPath, name: string): void {
  const listing = objectAt(state, of);
  const index = listing.items.findLastIndex((item) => nameOf(item) === name);
  if (index < 0) {
    throw state.cannot(
      'edit/spread',
      listing,
      `"${name}" comes from elsewhere (...), so only an editor can take it away here.`,
    );
  }
  if (listing.items.some((item) => ts.isSpreadAssignment(item)))
    throw new CannotEdit(
      'edit/spread',
      'Entries of this object come from elsewhere (...), and one of them could show instead. Take it away in an editor.',
      state.location(listing),
    );
  takeOut(state, listing, index);
  state.expect(of, (before) => Object.fromEntries(Object.entries(before as object).filter(([key]) => key !== name)));
}
