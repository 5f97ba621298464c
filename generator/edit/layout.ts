import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { FormatOptions } from 'oxfmt';

const mark = '// here';
const known = new Map<string, FormatOptions>();

/** How the project formats its code, by hand-written `.oxfmtrc.json`. */
export function formatOf(project: string): FormatOptions {
  const file = join(project, '.oxfmtrc.json');
  const found = known.get(file) ?? (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FormatOptions) : {});
  known.set(file, found);
  const { singleQuote = true, printWidth = 160, trailingComma = 'all' } = found;
  return { singleQuote, printWidth, trailingComma, endOfLine: 'lf' };
}

/** What a piece of code is: an item of a list, a property of an object, or a statement. */
export type Piece = 'item' | 'property' | 'statement';

/** How a file is indented. */
export interface Indentation {
  readonly unit: string;
  /** What stands before the piece on its line. */
  readonly before: string;
}

/** How a file indents: by what its first indented line begins with. */
export function unitOf(text: string): string {
  const [, found = '  '] = /^(\t| {2,8})(?=[^\s*])/m.exec(text) ?? [];
  return found;
}

/**
 * Lays out a piece of code as the formatter does where it will stand: at that depth, as a part of that list or object. What
 * it gives begins without the indentation of its first line, and ends without a comma.
 */
export async function layOut(
  code: string,
  piece: Piece,
  { unit, before }: Indentation,
  options: FormatOptions,
): Promise<string> {
  const depth = piece === 'statement' ? 0 : Math.max(1, Math.floor(columnsOf(before, unit) / columnsOf(unit, unit)));
  const [open, close] = piece === 'item' ? ['[', ']'] : piece === 'property' ? ['{', '}'] : ['', ''];
  const inner =
    piece === 'statement'
      ? code
      : `${'{\n'.repeat(depth - 1)}here = ${open}\n${mark}\n${code}\n${close};${'\n}'.repeat(depth - 1)}`;
  const { code: text, errors } = await format('here.ts', inner, {
    ...options,
    useTabs: unit === '\t',
    tabWidth: columnsOf(unit, unit),
  });
  if (errors.length > 0) throw new Error(`an edit wrote what is no code: ${code}\n${JSON.stringify(errors[0])}`);
  if (piece === 'statement') return text.trimEnd();
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.trim() === mark);
  const to = lines.findLastIndex((line) => line.trim() === `${close};`);
  const whole = lines
    .slice(from + 1, to)
    .join('\n')
    .trim();
  return whole.endsWith(',') ? whole.slice(0, -1) : whole;
}

function columnsOf(space: string, unit: string): number {
  return unit === '\t' ? [...space].filter((character) => character === '\t').length : space.length;
}
