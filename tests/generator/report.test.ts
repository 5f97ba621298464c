import { describe, expect, it } from 'vitest';
import type { LocatedDiagnostic } from '../../generator/diagnostic.ts';
import { formatDiagnostics } from '../../generator/report.ts';

function diagnostic(file: string, line: number, column: number, excerpt: string, length = 1): LocatedDiagnostic {
  return {
    code: 'test/code',
    path: [],
    message: `Message of line ${line}.`,
    location: { file, line, column, length, excerpt },
    related: [],
  };
}

const plain = { colour: false };

function caretLine(text: string): string {
  return text.split('\n').find((line) => line.includes('^')) ?? '';
}

describe('formatDiagnostics', () => {
  it('goes by file, line and column and ends in a summary', () => {
    const text = formatDiagnostics(
      [diagnostic('b.ts', 1, 1, 'x'), diagnostic('a.ts', 10, 1, 'x'), diagnostic('a.ts', 9, 1, 'x')],
      plain,
    );
    expect(text.match(/^\w\.ts:\d+:\d+/gm)).toEqual(['a.ts:9:1', 'a.ts:10:1', 'b.ts:1:1']);
    expect(text.endsWith('3 errors in 2 files. Nothing was written.\n')).toBe(true);
  });

  it('puts the caret under the place, after emoji and tabs too', () => {
    expect(caretLine(formatDiagnostics([diagnostic('a.ts', 1, 3, 'abcd', 2)], plain))).toBe('    |   ^^');
    expect(caretLine(formatDiagnostics([diagnostic('a.ts', 1, 3, '✅ x')], plain))).toBe('    |    ^');
    expect(caretLine(formatDiagnostics([diagnostic('a.ts', 1, 4, '日本 x')], plain))).toBe('    |      ^');
    expect(caretLine(formatDiagnostics([diagnostic('a.ts', 1, 1, '日本 x', 2)], plain))).toBe('    | ^^^^');
    expect(caretLine(formatDiagnostics([diagnostic('a.ts', 1, 2, '\tx')], plain))).toBe('    |   ^');
  });

  it('cuts long lines around the place', () => {
    const text = formatDiagnostics([diagnostic('a.ts', 1, 301, `${'a'.repeat(300)}b${'c'.repeat(300)}`)], plain);
    const [, shown = '', caret = ''] = text.split('\n');
    expect(shown.length).toBeLessThan(130);
    expect(shown[caret.indexOf('^')]).toBe('b');
  });

  it('colours only when asked', () => {
    const one = [diagnostic('a.ts', 1, 1, 'x')];
    expect(formatDiagnostics(one, plain)).not.toContain('\u001b');
    expect(formatDiagnostics(one, { colour: true })).toContain('\u001b[');
  });
});
