import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { LocatedDiagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { asJson, formatDiagnostics, formatForGithub } from '../../generator/diagnostics/print.ts';
import { command, runInProcess } from './support/project.ts';

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
  it('sorts by file, line and column, and ends with a summary', () => {
    const text = formatDiagnostics(
      [diagnostic('b.ts', 1, 1, 'x'), diagnostic('a.ts', 10, 1, 'x'), diagnostic('a.ts', 9, 1, 'x')],
      plain,
    );
    expect(text.match(/^\w\.ts:\d+:\d+/gm)).toEqual(['a.ts:9:1', 'a.ts:10:1', 'b.ts:1:1']);
    expect(text.endsWith('3 errors in 2 files. Nothing was written.\n')).toBe(true);
  });

  it('puts the caret under the reported columns, also after emoji, wide characters and tabs', () => {
    expect(caretLine(formatDiagnostics([diagnostic('a.ts', 1, 3, 'abcd', 2)], plain))).toBe('    |   ^^');
    expect(caretLine(formatDiagnostics([diagnostic('a.ts', 1, 3, '✅ x')], plain))).toBe('    |    ^');
    expect(caretLine(formatDiagnostics([diagnostic('a.ts', 1, 4, '日本 x')], plain))).toBe('    |      ^');
    expect(caretLine(formatDiagnostics([diagnostic('a.ts', 1, 1, '日本 x', 2)], plain))).toBe('    | ^^^^');
    expect(caretLine(formatDiagnostics([diagnostic('a.ts', 1, 2, '\tx')], plain))).toBe('    |   ^');
  });

  it('shortens long lines to the part around the caret', () => {
    const text = formatDiagnostics([diagnostic('a.ts', 1, 301, `${'a'.repeat(300)}b${'c'.repeat(300)}`)], plain);
    const [, shown = '', caret = ''] = text.split('\n');
    expect(shown.length).toBeLessThan(130);
    expect(shown[caret.indexOf('^')]).toBe('b');
  });
});

describe('a machine-readable diagnostic', () => {
  const withHint = { ...diagnostic('spec/a.ts', 2, 5, 'let a = 1', 3), hint: 'Write 100 %, or: nothing.' };

  it('has its position in JSON', () => {
    expect(asJson(withHint)).toEqual({
      code: 'test/code',
      severity: 'error',
      file: 'spec/a.ts',
      line: 2,
      column: 5,
      endColumn: 8,
      message: 'Message of line 2.',
      hint: 'Write 100 %, or: nothing.',
      related: [],
    });
  });

  it('is one escaped line as a GitHub annotation', () => {
    const text = formatForGithub([{ ...withHint, severity: 'warning' }, diagnostic('a,b.ts', 1, 1, 'x')]);
    expect(text.split('\n')).toEqual([
      '::error file=a%2Cb.ts,line=1,col=1,endColumn=2,title=test/code::Message of line 1.',
      '::warning file=spec/a.ts,line=2,col=5,endColumn=8,title=test/code::Message of line 2.%0AWrite 100 %25, or: nothing.',
    ]);
  });
});

it('--check --format json prints the mistakes of a spec as JSON, and fails', async () => {
  const fixture = fileURLToPath(new URL('../fixtures/broken/page-listed-twice', import.meta.url));
  const { out, status } = await runInProcess(command, ['--root', fixture, '--check', '--format', 'json']);
  expect(status).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ ok: false, diagnostics: [{ code: 'page/listed-twice', line: 3 }] });
});
