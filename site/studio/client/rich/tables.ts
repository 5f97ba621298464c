import { Node as TiptapNode } from '@tiptap/core';
import type { Json } from '../../contract.ts';
import { isObject } from '../spec-paths.ts';
import { localeCodes } from '../words.ts';

/** A table or a picture that was pasted, until the text around it is split. Only outside of lists. */
export const Table = TiptapNode.create({
  name: 'table',
  atom: true,
  addAttributes: () => ({ 'data-table': {} }),
  parseHTML: () => [{ tag: 'table[data-table]' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes],
});

const written = /\s*(<table data-table="[^"]*"><\/table>)\s*/;

/** Whether a table was pasted into an HTML part of an article. */
export function hasTable(texts: Json | undefined): texts is Readonly<Record<string, string>> {
  return isObject(texts) && Object.values(texts).some((text) => typeof text === 'string' && written.test(text));
}

/**
 * Splits an HTML part into which tables were pasted: HTML, table, HTML. The texts of the tables are the same in all
 * languages until somebody translates them. The HTML in the other languages is split after as many blocks.
 */
export function splitAtTables(texts: Readonly<Record<string, string>>): Json[] {
  const codes = localeCodes();
  const source = codes.find((code) => written.test(texts[code] ?? '')) ?? '';
  const pieces = (texts[source] ?? '').split(written);
  const counts = pieces.flatMap((piece, index) => (index % 2 === 0 ? nodesOf(piece).filter(isBlock).length : []));
  const split = codes.map((code): [string, readonly string[]] => [
    code,
    code === source ? pieces.filter((_, index) => index % 2 === 0) : splitAlike(texts[code] ?? '', counts),
  ]);
  return pieces.flatMap((piece, index): Json[] => {
    if (index % 2 === 1) return [partOf(piece, codes)];
    const html = Object.fromEntries(split.map(([code, parts]) => [code, parts[index / 2] ?? '']));
    return Object.values(html).some((text) => text.trim() !== '') ? [{ kind: 'html', html }] : [];
  });
}

function nodesOf(html: string): ChildNode[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes];
}

function isBlock(node: ChildNode): node is HTMLElement {
  return node instanceof HTMLElement;
}

/** Splits HTML after numbers of blocks. The last piece that has any gets the rest. */
function splitAlike(html: string, counts: readonly number[]): string[] {
  const nodes = nodesOf(html);
  const ends = [0, ...nodes.flatMap((node, index) => (isBlock(node) ? [index + 1] : []))];
  const last = counts.findLastIndex((count) => count > 0);
  const cuts = counts.map((_, index) => {
    const before = counts.slice(0, index + 1).reduce((sum, count) => sum + count, 0);
    return index < last ? (ends[before] ?? nodes.length) : nodes.length;
  });
  return cuts.map((cut, index) => {
    const piece = nodes.slice(cuts[index - 1] ?? 0, cut);
    const text = piece.map((node) => (isBlock(node) ? node.outerHTML : node.textContent)).join('');
    const trimmed = index > 0 ? text.trimStart() : text;
    return html.includes('&nbsp;') ? trimmed : trimmed.replaceAll('&nbsp;', '\u00A0');
  });
}

function partOf(html: string, codes: readonly string[]): Json {
  const [table] = nodesOf(html) as HTMLElement[];
  const pasted = JSON.parse(decodeURIComponent(table?.dataset['table'] ?? '')) as
    | PastedTable
    | { readonly file: string };
  // Its text alternative is asked for in the form.
  if ('file' in pasted) return { kind: 'figure', image: { kind: 'image', file: pasted.file } };
  const { caption, head, rows } = pasted;
  const inAll = (text: string): Json => Object.fromEntries(codes.map((code) => [code, text]));
  return { kind: 'table', caption: inAll(caption), head: head.map(inAll), rows: rows.map((row) => row.map(inAll)) };
}

/** The texts of a table in one language, as a part of an article has them. */
interface PastedTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Stands for a cell without words: texts of the spec may not be empty. */
const emptyCell = '–';

/** Reduces pasted tables to their texts. Layout tables become paragraphs and lists. */
export function reduceTables(holder: HTMLElement): void {
  // Inner tables first.
  for (const table of [...holder.querySelectorAll<HTMLTableElement>('table:not([data-table])')].toReversed()) {
    const data = table.querySelector('table') ? undefined : dataOf(table);
    const reduced = makerIn(holder)('table', []);
    // Encoded, because the HTML is also searched as text.
    if (data) reduced.dataset['table'] = encodeURIComponent(JSON.stringify(data));
    table.replaceWith(...(data ? [reduced] : contentOf(table)));
  }
}

function rowsOf(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...table.rows].filter(({ style }) => style.display !== 'none');
}

function cellsOf(row: HTMLTableRowElement): HTMLTableCellElement[] {
  return [...row.cells].filter(({ style }) => style.display !== 'none');
}

const lines = 'p, div, li, br, h1, h2, h3, h4, h5, h6';

/** The words of an element on one line. */
function wordsOf(element: Element): string {
  for (const inner of element.querySelectorAll(lines)) inner.before(' ');
  return element.textContent.replaceAll(/ +/g, ' ').trim();
}

/** The cells of a table by row and column. A cell that spans rows, or columns of the head, is repeated. */
function gridOf(rows: readonly HTMLTableRowElement[]): string[][] {
  const grid = rows.map((): string[] => []);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of cellsOf(row)) {
      while (grid[y]?.[x] !== undefined) x += 1;
      const words = wordsOf(cell);
      const isRepeated = cell.matches('th, thead *');
      for (const spanned of grid.slice(y, y + (cell.rowSpan || grid.length)))
        for (let column = 0; column < cell.colSpan; column += 1)
          spanned[x + column] = column === 0 || isRepeated ? words : '';
      x += cell.colSpan;
    }
  }
  const width = Math.max(0, ...grid.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) => grid.some((row) => row[x]));
  return grid.map((row) => columns.map((x) => row[x] ?? ''));
}

/** The texts of a table of data: at least two columns, and a row below the head. */
function dataOf(table: HTMLTableElement): PastedTable | undefined {
  if (table.matches('[role=presentation], [role=none]')) return undefined;
  const rows = rowsOf(table);
  const grid = gridOf(rows);
  const filled = rows.flatMap((row, y) => (grid[y]?.some(Boolean) ? [{ row, words: grid[y] }] : []));
  // A first row with a single text is the title of the table.
  const isTitle = filled.length > 2 && new Set(filled[0]?.words.filter(Boolean)).size === 1;
  const title = (isTitle && filled.shift()?.words.find(Boolean)) || '';
  const headRows = filled.findIndex(({ row }) => !row.matches('thead *') && row.querySelector('td') !== null);
  const [first, ...others] = filled.splice(0, Math.max(1, headRows)).map(({ words }) => words);
  if (!first || first.length < 2 || filled.length === 0) return undefined;
  return {
    caption: table.caption ? wordsOf(table.caption) : title,
    head: first.map((words, x) => [...new Set([words, ...others.map((row) => row[x])])].filter(Boolean).join(' ')),
    rows: filled.map(({ words }) => words.map((cell) => cell || emptyCell)),
  };
}

const blocks = 'p, div, ul, ol, table, h1, h2, h3, h4, h5, h6';

/** The content of a table as blocks: a list if it is one column of short texts, or else paragraphs. */
function contentOf(table: HTMLTableElement): Node[] {
  const make = makerIn(table);
  const rows = rowsOf(table).map((row) =>
    cellsOf(row).filter((cell) => cell.textContent.trim() !== '' || cell.querySelector('table')),
  );
  const cells = rows.flat();
  if (cells.some((cell) => cell.querySelector(blocks))) return cells.map((cell) => make('div', cell.childNodes));
  if (cells.length > 1 && rows.every(({ length }) => length < 2)) {
    const items = cells.map((cell) => make('li', cell.childNodes));
    return [make('ul', items)];
  }
  return rows.map((row) =>
    make(
      'p',
      row.flatMap((cell) => [...cell.childNodes, ' ']),
    ),
  );
}

/** Creates elements in the inert document of another one, where nothing is loaded. */
function makerIn({ ownerDocument }: Element) {
  return (tag: string, children: Iterable<Node | string>): HTMLElement => {
    const element = ownerDocument.createElement(tag);
    element.append(...children);
    return element;
  };
}
