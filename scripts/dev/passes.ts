import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type { WatchedPass, Written } from '../../generator/watch-worker.ts';
import type { WrittenFile } from '../../site/live/plugin.ts';
import type { Problem, Problems } from '../../site/live/problems.ts';
import { ROOT } from '../node.mjs';
import { SITE_ROOT } from '../site.mjs';

/** Who hears of the passes of the generator. */
interface Listeners {
  /** What a pass has written. */
  readonly written?: (files: readonly WrittenFile[]) => void;
  /** The same, for the database behind the forms. */
  readonly tables?: (written: readonly Written[]) => void;
  /** What is wrong with the spec after it. */
  readonly problems: (problems: Problems) => void;
}

/** Tells of each pass in the terminal, and of what it wrote and found to whoever listens by then. */
export class Passes {
  listeners: Listeners;

  constructor(listeners: Listeners) {
    this.listeners = listeners;
  }

  readonly hear = (pass: WatchedPass): void => {
    if (pass.ok) console.log(`spec   ${pass.text}`);
    else console.error(`spec   broken: the pages stay as they were\n${pass.text.trimEnd()}`);
    this.listeners.problems({ root: ROOT, problems: problemsOf(pass) });
  };

  readonly show = (written: readonly Written[]): void => {
    this.listeners.tables?.(written);
    this.listeners.written?.(written.map(({ path, state }) => ({ file: join(SITE_ROOT, path), state })));
  };
}

function problemsOf({ ok, text, diagnostics }: WatchedPass): Problem[] {
  // What is wrong without being in the spec, such as an output that was edited by hand.
  if (!ok && !diagnostics.some(({ severity }) => severity !== 'warning'))
    return [{ message: stripVTControlCharacters(text), related: [] }];
  return diagnostics.map(({ message, code, severity, hint, location, related }) => ({
    message,
    code,
    location,
    related,
    ...(severity && { severity }),
    ...(hint !== undefined && { hint }),
  }));
}
