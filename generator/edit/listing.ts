import { ts } from 'ts-morph';
import type { Splice } from './site.ts';

/** An array or object literal. Here, its elements or properties are called items. */
export interface Listing {
  readonly source: ts.SourceFile;
  readonly node: ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;
}

/** The source range of an item with its comments directly above it and at the end of its line. */
interface Span {
  /** The start of its leading comments, or of the item. */
  readonly start: number;
  /** The end of the item, before its comma. */
  readonly end: number;
  readonly hasComma: boolean;
  /** The end of its trailing comment, or else of the comma or the item. */
  readonly tail: number;
  /** Its code with comments and a comma. */
  readonly code: string;
}

function trailing(text: string, position: number): number {
  return ts.getTrailingCommentRanges(text, position)?.at(-1)?.end ?? position;
}

/** The ranges of all items. */
export function spansOf({ source, node }: Listing): Span[] {
  const { text } = source;
  let from = trailing(text, node.getStart(source) + 1);
  return [...itemsOf(node)].map((item) => {
    const end = item.getEnd();
    const start = ownStart(text, from, item.getStart(source));
    const [gap = ''] = /^(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*,/.exec(text.slice(end, node.getEnd() - 1)) ?? [];
    const tail = trailing(text, end + gap.length);
    const code = `${text.slice(start, end)},${text.slice(end + gap.length, tail)}`;
    from = tail;
    return { start, end, hasComma: gap !== '', tail, code };
  });
}

function itemsOf(node: Listing['node']): readonly ts.Node[] {
  return ts.isObjectLiteralExpression(node) ? node.properties : node.elements;
}

/** The start of the comments directly above an item, with no blank line in between. */
function ownStart(text: string, from: number, begin: number): number {
  let start = begin;
  for (const { pos, end } of (ts.getLeadingCommentRanges(text, from) ?? []).toReversed()) {
    const between = text.slice(end, start);
    if (pos < from || (between.match(/\n/g) ?? []).length > 1) break;
    start = pos;
  }
  return start;
}

/** Extends a range to whole lines if they contain nothing else. */
function wholeLines(text: string, start: number, end: number): { readonly start: number; readonly end: number } {
  const [before = ''] = /[\t ]*$/.exec(text.slice(0, start)) ?? [];
  const [after] = /^[\t ]*(?:\r?\n|$)/.exec(text.slice(end)) ?? [];
  const begin = start - before.length;
  const startsLine = begin === 0 || /[\n\uFEFF]/.test(text.charAt(begin - 1));
  return startsLine && after !== undefined ? { start: begin, end: end + after.length } : { start, end };
}

/** A new item: the index of the item before it (-1 to insert at the start), and its code with a comma. */
export interface Addition {
  readonly after: number;
  readonly code: string;
}

/** Removes items with their comments and inserts others. The formatter runs on the result later. */
export function relist(listing: Listing, removed: readonly number[], added: readonly Addition[]): Splice[] {
  const { source, node } = listing;
  const { text, fileName: file } = source;
  const spans = spansOf(listing);
  const cuts = removed.flatMap((index): Splice[] => {
    const span = spans[index];
    return span ? [{ file, ...wholeLines(text, span.start, span.tail), text: '' }] : [];
  });
  const insertions = [...Map.groupBy(added, ({ after }) => after)].flatMap(([after, group]): Splice[] => {
    const code = group.map((one) => one.code).join('\n');
    const span = spans[after];
    const insert = (at: number, piece: string): Splice => ({ file, start: at, end: at, text: piece });
    if (span) return [...(span.hasComma ? [] : [insert(span.end, ',')]), insert(span.tail, `\n${code}`)];
    const open = trailing(text, node.getStart(source) + 1);
    // A literal that spans several lines keeps doing so.
    return [
      insert(open, /^[\t ]*\r?\n/.test(text.slice(open)) || text.charAt(open - 1) === '/' ? `\n${code}` : ` ${code}`),
    ];
  });
  return [...cuts, ...insertions];
}
