import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LocatedDiagnostic } from '../diagnostic.ts';
import { writeWhole } from '../output/files.ts';
import { cachePath, entryOf, shownBefore, studioTextsFile } from '../paths.ts';
import { specFiles } from '../spec-files.ts';
import { UserError } from '../../site/user-error.mjs';
import type { Reading } from './source-reading.ts';
import { specSourceOf } from './spec-source.ts';
import type { SpecSource } from './spec-source.ts';

/** Readings by a digest of the file: the parser is loaded only for what has changed, and what was not read fast. */
type Readings = Record<string, Reading>;

function readingsPath(root: string): string {
  return join(dirname(cachePath(root)), 'readings.json');
}

function digestOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 22);
}

/** What was looked at in full, as it was last read. */
const known = new WeakMap<SpecSource, { readonly digest: string; readonly reading: Reading }>();

let reader: string | undefined;

function cachedReadings(root: string): Readings {
  try {
    return JSON.parse(readFileSync(join(root, readingsPath(root)), 'utf8')) as Readings;
  } catch {
    return {};
  }
}

async function readAll(root: string): Promise<Map<string, Reading>> {
  const before = shownBefore(root);
  const readings = new Map<string, Reading>();
  const looked: SpecSource[] = [];
  let cached: Readings | undefined;
  let changed = false;
  for (const path of specFiles(root)) {
    if (!path.endsWith('.ts') || path.endsWith('.d.ts')) continue;
    const file = join(root, path);
    const source = specSourceOf(file);
    if (!source) continue;
    const { scanned, firstLine, text = '' } = source;
    const shown = before + path;
    if (scanned) {
      readings.set(file, {
        ...scanned,
        found: [],
        location: { file: shown, line: 1, column: 1, length: 1, excerpt: firstLine },
      });
      continue;
    }
    let last = known.get(source);
    if (!last) {
      reader ??= digestOf(readFileSync(fileURLToPath(new URL('./source-reading.ts', import.meta.url))));
      const digest = digestOf(reader, shown, text);
      cached ??= cachedReadings(root);
      last = { digest, reading: cached[digest] ?? (await import('./source-reading.ts')).readSource(file, shown, text) };
      changed ||= cached[digest] === undefined;
      known.set(source, last);
    }
    looked.push(source);
    readings.set(file, last.reading);
  }
  if (changed) keep(root, looked);
  return readings;
}

// It only saves time, so a folder that cannot be written is no mistake.
function keep(root: string, sources: readonly SpecSource[]): void {
  const readings = Object.fromEntries(
    sources.flatMap((source) => known.get(source) ?? []).map(({ digest, reading }) => [digest, reading]),
  );
  try {
    writeWhole(root, readingsPath(root), JSON.stringify(readings));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
}

/**
 * What the spec's files say and JavaScript drops before anybody can look at it: names that stand twice, constants and
 * imports that nothing uses, files that nothing lists.
 */
export async function dropped(root: string): Promise<LocatedDiagnostic[]> {
  const readings = await readAll(root);
  const reached = new Set<string>();
  const follow = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const inner of readings.get(file)?.imports ?? []) follow(join(dirname(file), inner));
  };
  follow(entryOf(root));
  // The studio reads it by itself: nothing of it is on the site.
  follow(join(dirname(entryOf(root)), studioTextsFile));
  return [...readings].flatMap(([file, { found, exports, location }]): readonly LocatedDiagnostic[] => {
    if (reached.has(file)) return found;
    if (!exports) return [];
    const message = 'Nothing lists this file: what it says is not on the site.';
    const hint = 'Import it where others of its kind are listed, or delete it.';
    return [{ code: 'file/unlisted', severity: 'warning', path: [], message, hint, location, related: [] }];
  });
}
