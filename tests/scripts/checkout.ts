import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { onTestFinished } from 'vitest';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { ROOT } from '../../scripts/node.mjs';

/** A temporary checkout. */
export interface Checkout {
  readonly root: string;
  /** Writes a file of the checkout. */
  write(path: string, content: string): void;
}

/**
 * Makes a folder with this project's scripts and lock file, for a test that runs them. It is removed after the test.
 * With `installed`, it gets the packages of this checkout.
 */
export function makeCheckout({ installed }: { installed: boolean }): Checkout {
  const root = temporaryDirectory(onTestFinished);
  for (const name of [
    'scripts',
    'site/local-time.mjs',
    'site/site-root.mjs',
    'site/npm.mjs',
    'site/quotes.mjs',
    'site/user-error.mjs',
    'site/shared/locales.ts',
    'site/server/settings.ts',
    'site/publish',
    'site/git.ts',
    'site/file-lock.ts',
    'site/embedded-data.ts',
    'site/current-build.ts',
    'package.json',
    'package-lock.json',
  ]) {
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  }
  if (installed) symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  return {
    root,
    write(path, content) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    },
  };
}

/** The environment of a terminal, without the variables of npm and vitest. */
export function plainEnv(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|VITEST|NODE_ENV|NODE_OPTIONS|SPEC$|GENERATED_FILES$|PORT$|HOST$|CHROMIUM_PATH)/i.test(name),
  );
  return { ...Object.fromEntries(kept), ...more };
}
