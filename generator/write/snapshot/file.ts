import type { PlannedFile } from '../../emit/file.ts';
import { snapshotPath } from '../../paths.ts';
import type { SiteSpec } from '../../schema/index.ts';
import { snapshotFormat } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { takeSnapshot } from './take.ts';

/** An entry that fits into a line of this length gets one. */
const width = 160;

/** JSON with a line for each entry, so that `git diff` shows the entries that changed and no others. */
function linesOf(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries: string[] = [];
  let length = indent.length;
  for (const key of Object.keys(value)) {
    const entry = (value as Record<string, unknown>)[key];
    if (entry === undefined && !isList) continue;
    const said = isList ? linesOf(entry, inner) : `${JSON.stringify(key)}: ${linesOf(entry, inner)}`;
    entries.push(said);
    length += said.length + 2;
  }
  const [open, close] = isList ? '[]' : '{}';
  if (length <= width && !entries.some((entry) => entry.includes('\n'))) return `${open}${entries.join(', ')}${close}`;
  return `${open}\n${inner}${entries.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** The file that the snapshot of a spec is committed in. No page imports it, and no build contains it. */
export function snapshotFile(spec: SiteSpec): PlannedFile {
  return {
    path: snapshotPath,
    source: 'site',
    content: `${linesOf(takeSnapshot(spec))}\n`,
  };
}

/** Reads a committed snapshot. None where it is not one, or is of another format. */
export function parseSnapshot(content: string): Snapshot | undefined {
  try {
    const found = JSON.parse(content) as Snapshot | { readonly format?: unknown } | null;
    return found?.format === snapshotFormat ? (found as Snapshot) : undefined;
  } catch {
    return undefined;
  }
}
