import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { deskAddress, listenAddress, requireFreePort } from '../../scripts/port.mjs';
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
  const { code, output } = await runToEnd(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: plainEnv({ PORT: String(port) }),
  });
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} on 127.0.0.1 is in use by another program`);
  expect(output).toContain(`PORT=${port + 2} npm start`);
  expect(output).not.toContain('Compiling');
  expect(output).not.toMatch(/\n\s+at /);
});

test.for(['http', '-1', '70000', '30.5'])('PORT=%s is not a port', (port) => {
  expect(() => listenAddress({ PORT: port })).toThrow(`PORT is "${port}", which is not a port`);
});

test('the desk listens beside the site, where there is one', async () => {
  const { root } = makeCheckout({ installed: true });
  const spec = `${root}/spec`;
  expect(deskAddress(spec, { PORT: '8080' })).toBeUndefined();
  mkdirSync(spec, { recursive: true });
  writeFileSync(`${spec}/desk.ts`, '');
  expect(deskAddress(spec, { PORT: '8080' })).toEqual({ host: '127.0.0.1', port: 8081 });
  expect(deskAddress(spec, { PORT: '0', HOST: '::1' })).toEqual({ host: '::1', port: 0 });
  expect(deskAddress(spec, { DESK_PORT: '9000' })?.port).toBe(9000);
  expect([
    deskAddress(spec, { DESK_PORT: 'off' }),
    deskAddress(spec, { SUPABASE_URL: 'https://x.supabase.co' }),
  ]).toEqual([undefined, undefined]);
  const port = await occupyPort();
  await expect(requireFreePort({ host: '127.0.0.1', port }, 'DESK_PORT')).rejects.toThrow(
    `DESK_PORT=${port + 2} npm start`,
  );
});

test('the site is compiled, built and served, and served again without a build when nothing changed', async () => {
  const { root, write } = makeCheckout({ installed: true });
  write('generator/cli.ts', "console.log('compiled');");
  write(
    'scripts/build.ts',
    `import { fingerprint, writeStamp } from './stamp.mjs';
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
    const running = start(process.execPath, ['scripts/start.mjs'], { cwd: root, env });
    await running.says('serving 0 somewhere');
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
  await running.says('serving');
  running.child.kill('SIGTERM');
  // The output ends with the last process that has it open.
  expect((await running.ended).output).toContain('server closed');
});
