import { ts } from 'ts-morph';

/** The items of a list, or the properties of an object, as they are written between its brackets. */
export interface Listing {
  readonly source: ts.SourceFile;
  readonly node: ts.ArrayLiteralExpression | ts.ObjectLiteralExpression | ts.NamedImports;
  readonly items: readonly ts.Node[];
}

/** What belongs to an item: its comments, on the lines above it and at the end of its own. */
export interface Span {
  /** Where its own comments begin, or itself. */
  readonly start: number;
  /** Where the item ends, before its comma. */
  readonly end: number;
  /** Where its comma ends, if it has one. */
  readonly comma: number | undefined;
  /** Where the comment ends that follows on its line, or else the comma, or the item. */
  readonly tail: number;
  /** Whether nothing else stands on its lines. */
  readonly alone: boolean;
}

export function listingOf(node: Listing['node'], source: ts.SourceFile): Listing {
  return {
    node,
    source,
    items: ts.isObjectLiteralExpression(node) ? node.properties : node.elements,
  };
}

/** The beginning of the line that a position is on. */
export function lineStart(text: string, position: number): number {
  return text.lastIndexOf('\n', position - 1) + 1;
}

/** The end of the line that a position is on, before its line break. */
export function lineEnd(text: string, position: number): number {
  const found = text.indexOf('\n', position);
  const end = found < 0 ? text.length : found;
  return text.charAt(end - 1) === '\r' && end > position ? end - 1 : end;
}

/** The line that a position is on. */
export function lineAt(text: string, position: number): string {
  return text.slice(lineStart(text, position), lineEnd(text, position));
}

/** The position after the line break that follows a position. */
export function nextLine(text: string, position: number): number {
  const found = text.indexOf('\n', position);
  return found < 0 ? text.length : found + 1;
}

/** The space at the beginning of the line that a position is on. */
export function indentAt(text: string, position: number): string {
  const start = lineStart(text, position);
  return /^\uFEFF?([\t ]*)/.exec(text.slice(start))?.[1] ?? '';
}

function commaAfter(text: string, end: number, close: number): number | undefined {
  const found = text.slice(end, close);
  const match = /^(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*,/.exec(found);
  return match ? end + match[0].length : undefined;
}

function trailing(text: string, position: number): number {
  return ts.getTrailingCommentRanges(text, position)?.at(-1)?.end ?? position;
}

/** What belongs to each item of a listing. */
export function spansOf({ source, node, items }: Listing): Span[] {
  const { text } = source;
  const close = node.getEnd() - 1;
  let from = trailing(text, node.getStart(source) + 1);
  return items.map((item) => {
    const begin = item.getStart(source);
    const end = item.getEnd();
    const start = ownStart(text, from, begin);
    const comma = commaAfter(text, end, close);
    const tail = trailing(text, comma ?? end);
    const alone =
      text.slice(lineStart(text, start), start).trim() === '' && /^[\t ]*\r?(?:\n|$)/.test(text.slice(tail));
    from = tail;
    return { start, end, comma, tail, alone };
  });
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
