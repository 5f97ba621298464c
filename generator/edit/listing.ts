import { ts } from 'ts-morph';
import type { Splice } from './drafts.ts';

/** The items of a list, or the properties of an object, as they are written between its brackets. */
export interface Listing {
  readonly source: ts.SourceFile;
  readonly node: ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;
}

/** What belongs to an item: its comments, on the lines above it and at the end of its own. */
interface Span {
  /** Where its own comments begin, or itself. */
  readonly start: number;
  /** Where the item ends, before its comma. */
  readonly end: number;
  readonly hasComma: boolean;
  /** Where the comment ends that follows on its line, or else the comma, or the item. */
  readonly tail: number;
  /** Its code with its comments and its comma. */
  readonly code: string;
}

function trailing(text: string, position: number): number {
  return ts.getTrailingCommentRanges(text, position)?.at(-1)?.end ?? position;
}

/** What belongs to each item of a listing. */
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

/** Where the comments begin that belong to an item: those right above it, without an empty line between. */
function ownStart(text: string, from: number, begin: number): number {
  let start = begin;
  for (const { pos, end } of (ts.getLeadingCommentRanges(text, from) ?? []).toReversed()) {
    const between = text.slice(end, start);
    if (pos < from || (between.match(/\n/g) ?? []).length > 1) break;
    start = pos;
  }
  return start;
}

/** A piece of a file with the rest of its lines, if nothing else stands on them. */
function wholeLines(text: string, start: number, end: number): { readonly start: number; readonly end: number } {
  const [before = ''] = /[\t ]*$/.exec(text.slice(0, start)) ?? [];
  const [after] = /^[\t ]*(?:\r?\n|$)/.exec(text.slice(end)) ?? [];
  const begin = start - before.length;
  const startsLine = begin === 0 || /[\n\uFEFF]/.test(text.charAt(begin - 1));
  return startsLine && after !== undefined ? { start: begin, end: end + after.length } : { start, end };
}

/** New items for a listing: after which of its items, -1 for the first place, and their code with a comma after each. */
export interface Addition {
  readonly after: number;
  readonly code: string;
}

/** Takes items out of a listing, with their comments, and puts others in. What it leaves is right, and laid out by the formatter. */
export function relist(listing: Listing, removed: readonly number[], added: readonly Addition[]): Splice[] {
  const { source, node } = listing;
  const { text, fileName: file } = source;
  const spans = spansOf(listing);
  const cuts = removed.flatMap((index): Splice[] => {
    const span = spans[index];
    return span ? [{ file, ...wholeLines(text, span.start, span.tail), text: '' }] : [];
  });
  const puts = [...Map.groupBy(added, ({ after }) => after)].flatMap(([after, together]): Splice[] => {
    const code = together.map((one) => one.code).join('\n');
    const span = spans[after];
    const put = (position: number, what: string): Splice => ({ file, start: position, end: position, text: what });
    if (span) return [...(span.hasComma ? [] : [put(span.end, ',')]), put(span.tail, `\n${code}`)];
    const open = trailing(text, node.getStart(source) + 1);
    // An object that begins on a line of its own stays so.
    return [
      put(open, /^[\t ]*\r?\n/.test(text.slice(open)) || text.charAt(open - 1) === '/' ? `\n${code}` : ` ${code}`),
    ];
  });
  return [...cuts, ...puts];
}
