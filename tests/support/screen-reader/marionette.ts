import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

import { NO_FIREFOX, findFirefox } from '../../../scripts/tools.mjs';

/** What Firefox's own driver protocol is asked, and answers. */
type Ask = (command: string, parameters?: object) => Promise<unknown>;

/** Firefox, driven from inside: only so it hands over what it tells a screen reader, which WebDriver BiDi does not. */
export interface Marionette {
  readonly ask: Ask;
  close(): Promise<void>;
}

const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'marionette.port': 0,
  // A screen reader is there.
  'accessibility.force_disabled': -1,
  'intl.accept_languages': 'es-MX, es',
  'ui.prefersReducedMotion': 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
};

/** Messages are JSON behind their length: `[0, id, command, parameters]` there, `[1, id, error, result]` back. */
function talk(socket: Socket): { readonly greeted: Promise<void>; readonly ask: Ask } {
  const greeted = Promise.withResolvers<void>();
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let received = Buffer.alloc(0);
  const hear = (message: unknown): void => {
    if (!Array.isArray(message)) return greeted.resolve();
    const [, id, error, result] = message as [number, number, { message: string } | null, { value?: unknown } | null];
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result?.value);
    waiting.delete(id);
  };
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      hear(JSON.parse(received.subarray(colon + 1, end).toString()));
      received = received.subarray(end);
    }
  });
  let last = 0;
  const ask: Ask = (command, parameters = {}) => {
    last += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(last, answer);
    const message = JSON.stringify([0, last, command, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    return answer.promise;
  };
  return { greeted: greeted.promise, ask };
}

/** Starts a Firefox in which scripts may run that see what it tells a screen reader. */
export async function startMarionette(): Promise<Marionette> {
  const program = findFirefox();
  if (program === undefined) throw new Error(NO_FIREFOX);
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const firefox = spawn(
    program,
    ['--headless', '--marionette', '-remote-allow-system-access', '-profile', profile, '--no-remote'],
    { stdio: 'ignore' },
  );
  const exited = new Promise((resolve) => firefox.once('exit', resolve));
  const portFile = join(profile, 'MarionetteActivePort');
  const port = await vi.waitFor(
    () => {
      const written = existsSync(portFile) ? readFileSync(portFile, 'utf8').trim() : '';
      if (written === '') throw new Error('Firefox has not said where it listens');
      return Number(written);
    },
    { timeout: 30_000 },
  );
  const socket = connect(port, '127.0.0.1');
  const { greeted, ask } = talk(socket);
  await greeted;
  await ask('WebDriver:NewSession');
  return {
    ask,
    close: async () => {
      socket.destroy();
      firefox.kill();
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
