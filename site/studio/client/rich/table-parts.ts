import { Node } from '@tiptap/core';
import type { Json } from '../../contract.ts';
import { isObject } from '../places.ts';
import { localeCodes } from '../words.ts';
import type { PastedTable } from './tables.ts';

/** A table or a picture that was pasted, until the text around it is split. Only outside of lists. */
export const Table = Node.create({
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
