import { ts } from 'ts-morph';
import { formatOf, layOut, unitOf } from './layout.ts';
import type { Piece } from './layout.ts';
import { indentAt, lineAt, lineStart } from './listing.ts';
import type { EditState } from './state.ts';

/** What a node is for the formatter, where it can be laid out by itself. */
function pieceOf(node: ts.Node): Piece | undefined {
  if (ts.isStatement(node) && ts.isSourceFile(node.parent)) return 'statement';
  if (ts.isObjectLiteralElementLike(node)) return 'property';
  return node.parent && ts.isArrayLiteralExpression(node.parent) ? 'item' : undefined;
}

function nodeAt(source: ts.SourceFile, start: number, end: number): ts.Node {
  let found: ts.Node = source;
  for (;;) {
    const inner: ts.Node | undefined = ts.forEachChild(found, (child) =>
      child.getStart(source) <= start && end <= child.getEnd() ? child : undefined,
    );
    if (!inner) return found;
    found = inner;
  }
}

/** The largest part around some code that stands on the lines of that code alone, if the formatter can lay it out by itself. */
function partAround(
  source: ts.SourceFile,
  start: number,
  end: number,
): { readonly node: ts.Node; readonly piece: Piece } | undefined {
  const { text } = source;
  let found: { readonly node: ts.Node; readonly piece: Piece } | undefined;
  for (let node: ts.Node | undefined = nodeAt(source, start, end); node && !ts.isSourceFile(node); node = node.parent) {
    const begin = node.getStart(source);
    const startsLine = text.slice(lineStart(text, begin), begin).replace('\uFEFF', '').trim() === '';
    if (startsLine && lineStart(text, begin) !== lineStart(text, start)) break;
    const piece = pieceOf(node);
    // What stands on several lines is laid out as its author wanted it.
    if (startsLine && piece && breaksIn(text.slice(begin, node.getEnd())) === breaksIn(text.slice(start, end)))
      found = { node, piece };
  }
  return found;
}

function laidOutAnew(
  { project }: EditState,
  source: ts.SourceFile,
  { node, piece }: { readonly node: ts.Node; readonly piece: Piece },
): Promise<string> {
  const { text } = source;
  const begin = node.getStart(source);
  return layOut(
    text.slice(begin, node.getEnd()).replaceAll('\r\n', '\n'),
    piece,
    { unit: unitOf(text), before: indentAt(text, begin) },
    formatOf(project),
  );
}

/** How the line of some code looks before it is changed: what it is changed to may no longer fit, or be written otherwise. */
export interface Line {
  /** Longer than it should be: its author wanted it so. */
  readonly long: boolean;
  /** As the formatter lays it out: so the new one is to be too. */
  readonly tidy: boolean;
}

/** Looks at a line before it is changed. */
export async function lineOf(state: EditState, file: string, start: number, end: number): Promise<Line> {
  const source = state.drafts.open(file);
  if (!source) return { long: false, tidy: false };
  const long = isLongLine(state, file, start);
  const part = long ? undefined : partAround(source, start, end);
  const tidy = part !== undefined && (await laidOutAnew(state, source, part)) === part.node.getText(source);
  return { long, tidy };
}

/**
 * Lays out anew what stood on one line and no longer fits on it: the largest part that stands on that line alone. A line that was too
 * long before is left as it is, and so is everything around.
 * @param start where what was written begins
 */
export async function reflow(state: EditState, file: string, start: number, end: number, before: Line): Promise<void> {
  const { drafts } = state;
  const source = drafts.open(file);
  if (!source || before.long) return;
  const { text } = source;
  if (!before.tidy && !text.slice(start, end).includes('\n') && !isLongLine(state, file, start)) return;
  const part = partAround(source, start, end);
  if (!part) return;
  const laid = await laidOutAnew(state, source, part);
  drafts.replace(
    file,
    part.node.getStart(source),
    part.node.getEnd(),
    text.includes('\r\n') ? laid.replaceAll('\n', '\r\n') : laid,
  );
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}

/** How long a line may be for the formatter. */
export function widthOf({ project }: EditState): number {
  return formatOf(project).printWidth ?? 160;
}

/** Whether the line of a position is longer than the formatter would have it. */
function isLongLine(state: EditState, file: string, position: number): boolean {
  return lineAt(state.drafts.read(file) ?? '', position).length > widthOf(state);
}
