import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/*
 * What the site's code makes of a text, kept from one build to the next while the code stays the same. A build sets the
 * folders: `KEPT_RESULTS` is its own, `LAST_RESULTS` that of the build whose bundle it uses again. Otherwise, as on the
 * dev server, nothing is kept.
 */

/** The kept result for an input. Keeps it for the next build too. */
export function keptResult(input: string): string | undefined {
  const last = process.env['LAST_RESULTS'];
  const file = last && join(last, hash('sha256', input));
  if (!file || !existsSync(file)) return undefined;
  const result = readFileSync(file, 'utf8');
  keepResult(input, result);
  return result;
}

/** Keeps the result for an input. */
export function keepResult(input: string, result: string): void {
  const folder = process.env['KEPT_RESULTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, hash('sha256', input)), result);
}
