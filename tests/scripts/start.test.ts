import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { runToEnd, start } from '../support/process.ts';
import { makeCheckout, plainEnv } from './checkout.ts';

/** Occupies a free port during a test. */
async function occupyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('a port in use is reported at once, with another to try', async () => {
  const port = await occupyPort();
  const { root } = makeCheckout({ installed: true });
  const { code, output } = await runToEnd(process.execPath, ['scripts/run.mjs', 'scripts/start.ts'], {
    cwd: root,
    env: plainEnv({ PORT: String(port) }),
  });
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} on 127.0.0.1 is in use by another program`);
  expect(output).toContain(`PORT=${port + 2} npm start`);
  expect(output).not.toContain('Compiling');
  expect(output).not.toMatch(/\n\s+at /);
});

test('the site is compiled, built and served, and served again without a build when nothing changed', async () => {
  const { root, write } = makeCheckout({ installed: true });
  write('generator/cli.ts', "console.log('compiled');");
  write(
    'scripts/build.ts',
    `import { fingerprint, writeStamp } from '../site/current-build.ts';
     writeStamp(fingerprint());
     console.log('built');`,
  );
  write(
    'site/server/main.ts',
    `const open = setInterval(() => undefined, 1000);
     process.on('SIGTERM', () => clearInterval(open));
     console.log('serving', process.env['PORT'], process.env['DATA_DIR'], 'access log', process.env['ACCESS_LOG']);`,
  );
  const serve = async (more: NodeJS.ProcessEnv = {}): Promise<string> => {
    const env = plainEnv({ PORT: '0', DATA_DIR: 'somewhere', ...more });
    const running = start(process.execPath, ['scripts/run.mjs', 'scripts/start.ts'], { cwd: root, env });
    await running.prints('serving 0 somewhere');
    running.child.kill('SIGTERM');
    const { code, output } = await running.ended;
    expect(code).toBe(0);
    return output;
  };
  expect(await serve()).toMatch(/compiled[\s\S]*built[\s\S]*serving.*access log off/);
  expect(await serve({ ACCESS_LOG: 'on' })).toMatch(/^Nothing has changed[^\n]*\nserving.*access log on/);
  write('spec/index.ts', 'export const changed = true;');
  expect(await serve()).toMatch(/compiled[\s\S]*built[\s\S]*serving/);
});

test.skipIf(process.platform === 'win32')('a server does not outlive the npm that was told to end', async () => {
  const { root, write } = makeCheckout({ installed: true });
  write('generator/cli.ts', '');
  write('scripts/build.ts', '');
  write(
    'site/server/main.ts',
    `const open = setInterval(() => undefined, 1000);
     process.on('SIGTERM', () => { console.log('server closed'); clearInterval(open); });
     console.log('serving');`,
  );
  const running = start('npm', ['start'], { cwd: root, env: plainEnv({ PORT: '0' }) });
  await running.prints('serving');
  running.child.kill('SIGTERM');
  // The output ends with the last process that has it open.
  expect((await running.ended).output).toContain('server closed');
});
