import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LocatedDiagnostic } from '../diagnostic.ts';
import { bytesIfThere, diskState, writeWhole } from '../output/files.ts';
import { cachePath, entryOf, shownBefore, studioTextsFile } from '../paths.ts';
import { specFiles } from '../spec-files.ts';
import { UserError } from '../../site/user-error.mjs';
import type { Reading } from './source-reading.ts';

/** Readings by a digest of the file: the parser is loaded only for what has changed. */
type Readings = Record<string, Reading>;

const readingsPath = (root: string): string => join(dirname(cachePath(root)), 'readings.json');

const digestOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 22);
};

/** Files as this process last read them: a watch asks after every save. */
const known = new Map<string, { readonly state: string; readonly digest: string; readonly reading: Reading }>();

let reader: string | undefined;

const cachedReadings = (root: string): Readings => {
  try {
    return JSON.parse(readFileSync(join(root, readingsPath(root)), 'utf8')) as Readings;
  } catch {
    return {};
  }
};

const readAll = async (root: string): Promise<Map<string, Reading>> => {
  const before = shownBefore(root);
  reader ??= digestOf(readFileSync(fileURLToPath(new URL('./source-reading.ts', import.meta.url))));
  const readings = new Map<string, Reading>();
  let cached: Readings | undefined;
  let changed = false;
  for (const path of specFiles(root)) {
    if (!path.endsWith('.ts') || path.endsWith('.d.ts')) continue;
    const file = join(root, path);
    const state = diskState(file);
    const last = known.get(file);
    if (last?.state === state) {
      readings.set(file, last.reading);
      continue;
    }
    const content = bytesIfThere(root, path) ?? Buffer.of();
    const digest = digestOf(reader, before + path, content);
    cached ??= cachedReadings(root);
    const reading = cached[digest] ?? (await import('./source-reading.ts')).readSource(file, before + path, content.toString('utf8'));
    changed ||= cached[digest] === undefined;
    known.set(file, { state, digest, reading });
    readings.set(file, reading);
  }
  if (changed) keep(root, [...readings.keys()]);
  return readings;
};

// It only saves time, so a folder that cannot be written is no mistake.
const keep = (root: string, files: readonly string[]): void => {
  const readings = Object.fromEntries(files.flatMap((file) => known.get(file) ?? []).map(({ digest, reading }) => [digest, reading]));
  try {
    writeWhole(root, readingsPath(root), JSON.stringify(readings));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
};

/**
 * What the spec's files say and JavaScript drops before anybody can look at it: names that stand twice, constants and
 * imports that nothing uses, files that nothing lists.
 */
export const dropped = async (root: string): Promise<LocatedDiagnostic[]> => {
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
};
