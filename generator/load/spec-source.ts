import { readFileSync } from 'node:fs';
import { normalised } from '../output/content.ts';
import { diskState } from '../output/files.ts';
import { scan } from './scan.ts';
import type { Scanned } from './scan.ts';

/** A file of the spec as it was last read. */
export interface SpecSource {
  /** Its state on disk at that time. */
  readonly state: string;
  /** What was read of it fast; absent if it has to be looked at in full. */
  readonly scanned: Scanned | undefined;
  readonly firstLine: string;
  /** What it says, where it is asked for again: it was not read fast, or it accepts a warning. */
  readonly text: string | undefined;
}

// A watch asks after every save, a run several times, and there may be thousands of articles.
const known = new Map<string, SpecSource>();

/** Reads a file of the spec, whether or not it was read before. Throws what the disk says. */
export function readSpecSource(
  file: string,
  state = diskState(file),
): { readonly source: SpecSource; readonly text: string } {
  const text = normalised(readFileSync(file, 'utf8'));
  const scanned = scan(text);
  const isKept = !scanned || text.includes('accept ');
  const end = text.indexOf('\n');
  const source = { state, scanned, firstLine: end < 0 ? text : text.slice(0, end), text: isKept ? text : undefined };
  known.set(file, source);
  return { source, text };
}

/** A file of the spec, read again only if its state on disk has changed; none where there is no file. */
export function specSourceOf(file: string): SpecSource | undefined {
  const state = diskState(file);
  if (state === '') return undefined;
  const last = known.get(file);
  return last?.state === state ? last : readSpecSource(file, state).source;
}
