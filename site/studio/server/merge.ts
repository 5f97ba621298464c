import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The content of a file; `null` if the file does not exist. */
export type Content = string | null;

/** Merges a change into the current content with git's three-way merge; `undefined` if they conflict. */
export function withChange(now: Content, before: Content, after: Content): { readonly content: Content } | undefined {
  if (now === before) return { content: after };
  // The change has already been made.
  if (now === after) return { content: now };
  if (now === null || before === null || after === null) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'studio-merge-'));
  try {
    const files = Object.entries({ now, before, after }).map(([name, content]) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    });
    const { status, stdout } = spawnSync('git', ['merge-file', '-p', '--quiet', ...files], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    return status === 0 ? { content: stdout } : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
