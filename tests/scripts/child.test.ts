import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { run, tail } from '../../scripts/child.mjs';
import { start } from '../support/process.ts';
import { makeCheckout, plainEnv } from './checkout.ts';

const CHILD = fileURLToPath(new URL('../../scripts/child.mjs', import.meta.url));

test('a program that a signal ended has the exit code that a shell would give it', async () => {
  expect(await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGTERM")'])).toBe(128 + 15);
});

test('a program that cannot be started is an error, not an exit code', async () => {
  await expect(run('/nowhere/at/all', [])).rejects.toThrow('ENOENT');
});

test.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s is passed on, and the answer waited for', async (signal) => {
  const { root, write } = makeCheckout({ installed: false });
  write(
    'inner.mjs',
    `process.on('${signal}', () => { console.log('inner closed'); process.exit(5); }); setInterval(() => {}, 1000); console.log('ready');`,
  );
  write(
    'outer.mjs',
    `import { run } from ${JSON.stringify(CHILD)}; process.exitCode = await run(process.execPath, ['inner.mjs']);`,
  );
  const running = start(process.execPath, ['outer.mjs'], { cwd: root, env: plainEnv() });
  await running.says('ready');
  running.child.kill(signal);
  expect(await running.ended).toMatchObject({ code: 5, output: expect.stringContaining('inner closed') });
});

test('the tail of a long output is its end', () => {
  expect(tail('a\nb\nc\nd\n', 2)).toBe('c\nd');
});
