import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url));
const script = fileURLToPath(new URL('./diagnose.ts', import.meta.url));

const foldersOf = (kind: string): string[] => readdirSync(join(fixtures, kind)).toSorted();

/** What the generator says of every spec; one process for all, since each spec is a module of its own. */
const diagnose = (): Record<string, string> => {
  const folders = ['broken', 'valid'].flatMap((kind) => foldersOf(kind).map((name) => join(fixtures, kind, name)));
  const output = execFileSync(process.execPath, [script, ...folders], { encoding: 'utf8' });
  return JSON.parse(output) as Record<string, string>;
};
const messages = diagnose();

/** Specs with several mistakes, or one that is as many as it has places. Any other has one mistake, and one message for it. */
const several = [
  'article-links', 'article-listing', 'article-mistakes', 'article-publishing', 'article-route', 'article-shape',
  'firm-mistakes', 'followed-source', 'outcome-tone', 'path-collision', 'path-encoded', 'path-reserved', 'payload-unknown-column',
  'payload-unknown-field', 'placeholder-malformed', 'placeholder-unknown', 'redirect-from-page', 'retention-unit-in-text', 'route-planned-page', 'select-duplicate', 'syntax-in-two-files',
  'table-names', 'tabs-unknown-panel', 'title-duplicate', 'title-length', 'wrong-enum',
];

describe('a broken spec is told where it is broken and what to do', () => {
  // `vitest --update` writes the messages anew; read them before you commit them.
  it.each(foldersOf('broken'))('%s', async (name) => {
    const message = messages[join(fixtures, 'broken', name)] ?? '';
    expect(message).not.toBe('');
    expect(message).not.toMatch(/:0:|\[object|^\s+at /m);
    if (!several.includes(name)) expect(message).toContain('\n1 error in 1 file. Nothing was written.');
    await expect(message).toMatchFileSnapshot(join(fixtures, 'broken', name, 'expected.txt'));
  });
});

describe('a valid spec is told nothing', () => {
  it.each(foldersOf('valid'))('%s', (name) => {
    expect(messages[join(fixtures, 'valid', name)]).toBe('');
  });
});
