import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { Browser, BrowserContext } from 'playwright';

import { freePort } from '../../scripts/port.ts';
import { newData } from '../backend/support/embedded.ts';
import { plainEnv } from './checkout.ts';
import { PERCENT } from '../support/copy-project.ts';
import { ONLY_LIFTOFF } from '../support/only-liftoff.ts';
import { start, type Ended, type Running } from '../support/process.ts';
import { copyFixtureProject } from '../support/fixture-copy.ts';

/** A copy of this project with a running `npm run dev`. */
export interface DevProject {
  readonly root: string;
  readonly url: string;
  readonly deskUrl: string;
  /** Resolves as soon as the output contains the text. */
  prints(text: string): Promise<void>;
  /** Replaces a text that occurs once in the file, in one write, as an editor does. */
  edit(path: string, from: string, to: string): void;
  /** Writes a file, or removes it without content. */
  put(path: string, content?: string | Uint8Array): void;
  /** The position of a text that occurs once in the file, `spec/pages/home.ts:23:11`. */
  place(path: string, text: string): string;
  /** The position that the editor was last asked to open, `spec/pages/home.ts:23:11`. */
  opened(): string;
  /** Stops the server as Ctrl-C does. Returns its output. */
  end(): Promise<Ended>;
  /** Stops the server and removes the copy. */
  stop(): Promise<void>;
}

/**
 * Starts the dev server on a copy of the project, whose spec a test may change. Packages are linked to this checkout,
 * caches are not.
 *
 * @param command the npm script, the output that means it is ready, and how to prepare the copy
 */
export async function startDev({
  script = 'dev',
  ready = 'and the page follows',
  prepare = (_root: string): void => {},
} = {}): Promise<DevProject> {
  const root = mkdtempSync(join(tmpdir(), `dev-${PERCENT}-`));
  copyFixtureProject(root);
  prepare(root);
  const dataDir = join(root, '.data');
  await newData(dataDir);
  const calls = join(root, 'opened.txt');
  // A stand-in editor that gets the position as one argument.
  const editor = join(root, 'zed');
  writeFileSync(editor, `#!/bin/sh\nprintf '%s' "$1" > '${calls}.new' && mv '${calls}.new' '${calls}'\n`, {
    mode: 0o755,
  });
  const [port, deskPort] = [await freePort(), await freePort()];
  const run = async (): Promise<Running> => {
    const running = start(process.execPath, [...ONLY_LIFTOFF, 'scripts/run.mjs', `scripts/${script}.ts`], {
      cwd: root,
      env: plainEnv({
        PORT: String(port),
        DESK_PORT: String(deskPort),
        DATA_DIR: dataDir,
        NO_COLOR: '1',
        LAUNCH_EDITOR: editor,
        GIT_CONFIG_GLOBAL: '/dev/null',
      }),
    });
    await running.prints(ready);
    return running;
  };
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  let running: Running;
  try {
    running = await run();
  } catch (error) {
    remove();
    throw error;
  }
  const end = (): Promise<Ended> => {
    running.child.kill('SIGINT');
    return running.ended;
  };
  return {
    root,
    url: `http://127.0.0.1:${port}`,
    deskUrl: `http://127.0.0.1:${deskPort}`,
    prints: (text) => running.prints(text),
    end,
    async stop() {
      await end();
      remove();
    },
    place(path, text) {
      const [before = '', ...after] = readFileSync(join(root, path), 'utf8').split(text);
      if (after.length !== 1) throw new Error(`${path} has ${after.length} times: ${text}`);
      const lines = before.split('\n');
      return `${path}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
    },
    opened: () => (existsSync(calls) ? readFileSync(calls, 'utf8').replace(`${root}/`, '') : ''),
    edit(path, from, to) {
      const parts = readFileSync(join(root, path), 'utf8').split(from);
      if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times: ${from}`);
      writeFileSync(join(root, path), parts.join(to));
    },
    put(path, content) {
      const file = join(root, path);
      if (content === undefined) {
        rmSync(file);
        return;
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    },
  };
}

/** A browser context with patience for a dev server that compiles on demand. */
export async function newContext(browser: Browser): Promise<BrowserContext> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ locale: 'es-MX', reducedMotion: 'reduce', viewport });
  context.setDefaultTimeout(120_000);
  return context;
}
