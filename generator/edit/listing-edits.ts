import type { EditState } from './state.ts';
import { indentAt, lineEnd, lineStart, nextLine, spansOf } from './listing.ts';
import type { Listing, Span } from './listing.ts';

function eolOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** Whether a line holds nothing. */
function isBlank(text: string, position: number): boolean {
  return text.slice(lineStart(text, position), lineEnd(text, position)).trim() === '';
}

/** Takes an item out, with its own comments, its comma and what else only it needs. */
export function takeOut({ drafts }: EditState, listing: Listing, index: number): void {
  const { text, fileName } = listing.source;
  const spans = spansOf(listing);
  const span = spans[index] as Span;
  const [previous, next] = [spans[index - 1], spans[index + 1]];
  const isLastWithoutComma = !next && span.comma === undefined && previous?.comma !== undefined;
  if (span.alone) {
    let from = lineStart(text, span.start);
    const to = nextLine(text, span.tail);
    // No two empty lines where there was one on either side, and none after the bracket.
    const isFirst = !previous || nextLine(text, previous.tail) !== from;
    if (isFirst && isBlank(text, from - 1) && (isBlank(text, to) || !next)) from = lineStart(text, from - 1);
    drafts.replace(fileName, from, to, '');
    if (isLastWithoutComma) drafts.replace(fileName, (previous.comma ?? 1) - 1, previous.comma ?? 0, '');
    return closeUp(drafts, listing, spans.length === 1);
  }
  // On a line with others.
  if (next) drafts.replace(fileName, span.start, next.start, '');
  else if (previous) drafts.replace(fileName, previous.end, isLastWithoutComma ? span.tail : span.end, '');
  else drafts.replace(fileName, span.start, span.tail, '');
}

/** Brackets with nothing between them stand together. */
function closeUp(drafts: EditState['drafts'], { node, source }: Listing, isEmpty: boolean): void {
  if (!isEmpty) return;
  const start = node.getStart(source);
  const text = drafts.read(source.fileName) ?? '';
  const inside = /^[[{]\s*[\]}]/.exec(text.slice(start))?.[0];
  if (inside) drafts.replace(source.fileName, start + 1, start + inside.length - 1, '');
}

/** An item ready to be put in: `lines` begin without indentation, and `after` is a comment for the end of its line. */
export interface Ready {
  readonly code: string;
  readonly after?: string;
}

/** Whether an item put in at an index gets lines of its own. */
export function standsAlone(listing: Listing, index: number): boolean {
  const spans = spansOf(listing);
  const beside = spans[index - 1] ?? spans[index];
  return beside?.alone ?? false;
}

/** The indentation of an item put in at an index. */
export function indentOf(listing: Listing, index: number): string {
  const spans = spansOf(listing);
  const beside = spans[index - 1] ?? spans[index];
  return indentAt(listing.source.text, beside?.start ?? listing.node.getStart(listing.source));
}

/** Puts an item in: on lines of its own where its neighbours have such, or else beside them. */
export function putIn({ drafts }: EditState, listing: Listing, index: number, { code, after = '' }: Ready): void {
  const { text, fileName } = listing.source;
  const eol = eolOf(text);
  const item = code.replaceAll(/\r?\n/g, eol);
  const spans = spansOf(listing);
  const [previous, next] = [spans[index - 1], spans[index]];
  const beside = previous ?? next;
  const put = (position: number, what: string): void => drafts.replace(fileName, position, position, what);
  if (!beside) {
    const open = listing.node.getStart(listing.source) + 1;
    const inner = item.includes('\n') || listing.source.text.charAt(open - 1) === '[' ? item : ` ${item} `;
    return drafts.replace(fileName, open, open, inner);
  }
  if (beside.alone) {
    const indent = indentAt(text, beside.start);
    const comma = next || previous?.comma !== undefined ? ',' : '';
    const line = `${indent}${item}${comma}${after}`;
    if (previous) {
      put(lineEnd(text, previous.tail), `${eol}${line}`);
      if (previous.comma === undefined) put(previous.end, ',');
    } else put(lineStart(text, beside.start), `${line}${eol}`);
    return;
  }
  if (next) put(next.start, `${item}, `);
  else if (previous) put(previous.end, `, ${item}`);
}

/** By how much the file of a listing has grown since it was read. */
export function grown({ drafts }: EditState, { source }: Listing): number {
  return (drafts.read(source.fileName) ?? '').length - source.text.length;
}
