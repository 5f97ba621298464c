import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { manifestPath } from '../../generator/paths.ts';
import { watch } from '../../generator/watch.ts';
import type { SpecWatch } from '../../generator/watch.ts';
import { UserError } from '../../site/user-error.mjs';
import { SITE_ROOT } from '../site.mjs';
import type { Passes } from './passes.ts';

/**
 * Watches the spec on a thread of its own: a broken spec there leaves the pages here standing.
 *
 * @param command what to run again when there is nothing to show
 */
export async function watchSpec(passes: Passes, command: string): Promise<SpecWatch> {
  const watcher = await watch(SITE_ROOT, passes.hear, passes.show);
  // The dev server reads what the generator wrote: now, or when the spec was right the last time.
  if (watcher.first?.ok === true || existsSync(join(SITE_ROOT, manifestPath))) return watcher;
  await watcher.close();
  throw new UserError(`there is nothing to show yet: correct the errors above and run \`${command}\` again`);
}

/** Ends with the first of the signals that end a command. */
export function untilStopped(): Promise<void> {
  // Vite's own handler would exit as soon as Vite is closed, in the middle of closing the rest.
  process.removeAllListeners('SIGTERM');
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}
