import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadSpec } from '../../generator/read/load.ts';
import { locateAll } from '../../generator/read/locate/locate-all.ts';
import { formatDiagnostics } from '../../generator/diagnostics/print.ts';
import { blockFolders, usedBlocks } from '../../generator/check/block-folders.ts';
import { conflictMarkers } from '../../generator/check/spec-files.ts';
import { checkSpec } from '../../generator/check/index.ts';
import { commandLine, runCommand } from './support/project.ts';

const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url));

function foldersOf(kind: string): string[] {
  return readdirSync(join(fixtures, kind)).toSorted();
}

/** Waits for what never comes, which is noticed when a process has nothing else left to do. */
const alone = 'await-of-nothing';

/** What the generator says of a spec. */
async function diagnose(folder: string): Promise<string> {
  if (basename(folder) === alone) return (await runCommand(commandLine(folder, ['--check']))).err.slice(0, -1);
  const entry = join(folder, 'spec/index.ts');
  const inFiles = [...conflictMarkers(folder), ...(await blockFolders(folder))];
  if (inFiles.length > 0) return formatDiagnostics(inFiles, { colour: false });
  const loaded = await loadSpec(entry);
  const diagnostics = loaded.ok
    ? await locateAll(entry, [...checkSpec(loaded.spec), ...usedBlocks(folder, loaded.spec)])
    : loaded.diagnostics;
  return diagnostics.length > 0 ? formatDiagnostics(diagnostics, { colour: false }) : '';
}

/** Specs with several mistakes, or one that is as many as it has places. Any other has one mistake, and one message for it. */
const several = [
  'article-links',
  'article-listing',
  'article-mistakes',
  'article-publishing',
  'article-route',
  'article-shape',
  'firm-mistakes',
  'followed-source',
  'outcome-tone',
  'path-collision',
  'path-encoded',
  'path-reserved',
  'payload-unknown-column',
  'payload-unknown-field',
  'placeholder-malformed',
  'placeholder-unknown',
  'redirect-from-page',
  'retention-unit-in-text',
  'route-planned-page',
  'select-duplicate',
  'syntax-in-two-files',
  'tabs-unknown-panel',
  'title-duplicate',
  'wrong-enum',
];

describe('a broken spec is told where it is broken and what to do', () => {
  // `vitest --update` writes the messages anew; read them before you commit them.
  it.each(foldersOf('broken'))('%s', async (name) => {
    const message = await diagnose(join(fixtures, 'broken', name));
    expect(message).not.toBe('');
    expect(message).not.toMatch(/:0:|\[object|^\s+at /m);
    if (!several.includes(name)) expect(message).toContain('\n1 error in 1 file. Nothing was written.');
    await expect(message).toMatchFileSnapshot(join(fixtures, 'broken', name, 'expected.txt'));
  });
});

describe('a valid spec is told nothing', () => {
  it.each(foldersOf('valid'))('%s', async (name) => {
    expect(await diagnose(join(fixtures, 'valid', name))).toBe('');
  });
});
