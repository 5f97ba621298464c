import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { freePort } from '../../scripts/port.mjs';
import { plainEnv } from './checkout.ts';
import { start } from '../support/process.ts';
import type { Running } from '../support/process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of this project with `npm run dev` running in it. */
export interface DevProject {
  readonly url: string;
  readonly running: Running;
  /** Replaces a text that must stand in the file once, in one write, as an editor saves. */
  edit(path: string, from: string, to: string): void;
  stop(): Promise<void>;
}

/** Starts the dev server on a copy, whose spec a test may change. The packages are this checkout's, its caches its own. */
export async function startDev(): Promise<DevProject> {
  const root = mkdtempSync(join(tmpdir(), 'cimiento-dev-'));
  for (const name of ['spec', 'generator', 'site', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  }
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!['.cache', '.vite', '.vite-temp'].includes(name)) symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  }
  const port = await freePort();
  const running = start(process.execPath, ['scripts/run.mjs', 'scripts/dev.ts'], {
    cwd: root,
    env: plainEnv({ PORT: String(port), DATA_DIR: join(root, '.data'), NO_COLOR: '1' }),
  });
  const stop = async (): Promise<void> => {
    running.child.kill('SIGTERM');
    await running.ended;
    rmSync(root, { recursive: true, force: true });
  };
  try {
    await running.says('and the page follows');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    running,
    stop,
    edit(path, from, to) {
      const parts = readFileSync(join(root, path), 'utf8').split(from);
      if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times: ${from}`);
      writeFileSync(join(root, path), parts.join(to));
    },
  };
}
