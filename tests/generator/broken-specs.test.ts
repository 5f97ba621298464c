import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadSpec, locateAll } from '../../generator/read/load.ts';
import { formatDiagnostics } from '../../generator/diagnostics/print.ts';
import { checkSpec, usedBlocks } from '../../generator/check/index.ts';

const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url));

function foldersOf(kind: string): string[] {
  return readdirSync(join(fixtures, kind)).toSorted();
}

/** The generator's printed messages about a spec. */
async function diagnose(folder: string): Promise<string> {
  const entry = join(folder, 'spec/index.ts');
  const loaded = await loadSpec(entry);
  const diagnostics = loaded.ok
    ? await locateAll(entry, [...checkSpec(loaded.spec), ...usedBlocks(folder, loaded.spec)])
    : loaded.diagnostics;
  return diagnostics.length > 0 ? formatDiagnostics(diagnostics, { colour: false }) : '';
}

/** Fixtures with several mistakes. Any other must get exactly one message. */
const several = [
  'article-links',
  'article-listing',
  'article-mistakes',
  'article-publishing',
  'article-route',
  'desk-unknown-names',
  'field-initial',
  'firm-mistakes',
  'followed-source',
  'outcome-tone',
  'own-text-unknown',
  'path-character',
  'path-duplicate',
  'path-forms',
  'payload-unknown-column',
  'payload-unknown-field',
  'placeholder-malformed',
  'placeholder-single-braces',
  'route-planned-page',
  'select-duplicate',
  'server-mistakes',
  'syntax-in-two-files',
  'tabs-unknown-panel',
  'text-languages',
  'title-duplicate',
  'wrong-enum',
];

describe('a broken spec', () => {
  // `vitest --update` rewrites the messages; read them before you commit them.
  it.each(foldersOf('broken'))('%s gets the expected messages', async (name) => {
    const message = await diagnose(join(fixtures, 'broken', name));
    expect(message).not.toBe('');
    expect(message).not.toMatch(/:0:|\[object|^\s+at /m);
    if (!several.includes(name)) expect(message).toContain('\n1 error in 1 file. Nothing was written.');
    await expect(message).toMatchFileSnapshot(join(fixtures, 'broken', name, 'expected.txt'));
  });
});

it.each(foldersOf('valid'))('the valid spec %s gets no message', async (name) => {
  expect(await diagnose(join(fixtures, 'valid', name))).toBe('');
});
