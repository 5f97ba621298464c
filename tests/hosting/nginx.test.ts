import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultAnonKey, restPath } from '#generated/backend.ts';
import { findNginx } from '../../scripts/tools.ts';
import { nginxSettings } from '../../site/hosting/nginx.ts';
import type { Host } from './host.ts';
import { startNginxSites } from './nginx-host.ts';
import { startNodeHost } from './node-host.ts';
import { askOverHttp } from './over-http.ts';
import { builtSite, dist } from './start.ts';

const program = findNginx();

it('nginx is installed in CI', () => {
  // On developers' machines, the tests below are skipped without nginx.
  expect(program !== undefined || process.env['CI'] === undefined).toBe(true);
});

describe.skipIf(program === undefined)('nginx in front of the servers of two sites', () => {
  let node: Host;
  let otherNode: Host;
  let nginx: Host;
  let other: Host;
  beforeAll(async () => {
    [node, otherNode] = await Promise.all([
      startNodeHost(dist, { trustedProxies: 1 }),
      startNodeHost(dist, { trustedProxies: 1, storage: undefined }),
    ]);
    const config = (origin: string): string => nginxSettings({ ...builtSite(), origin })['site.conf'] ?? '';
    const { hosts } = await startNginxSites(program ?? '', [
      { config: config('https://www.una.example'), backend: node.origin },
      { config: config('https://www.otra.example'), backend: otherNode.origin },
    ]);
    [nginx, other] = hosts as [Host, Host];
  });
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all([node?.stop(), otherNode?.stop()]);
  });

  const insert = (body: string, at = nginx) =>
    askOverHttp(
      at.origin,
      {
        method: 'POST',
        address: `${restPath}/leads`,
        headers: {
          'content-type': 'application/json',
          apikey: defaultAnonKey,
          prefer: 'return=minimal',
          'content-length': String(Buffer.byteLength(body)),
        },
      },
      body,
    );

  it('forwards form requests to the server of the right site', async () => {
    const row = JSON.stringify({ name: 'Ana', email: 'ana@example.mx', message: 'Hola' });
    expect((await insert(row)).status).toBe(201);
    expect((await insert(row, other)).status).toBe(405);
  });

  it.each([
    { address: '/inicio' },
    { address: '/inicio/?a=%C3%B1' },
    { address: '//evil.example/' },
    { address: '/%49nicio' },
    { address: '/nada' },
    { address: '/contacto', headers: { 'accept-language': 'en' } },
    { address: '/favicon.svg' },
    { address: '/healthz' },
    { address: '/inicio', method: 'DELETE' },
  ])('forwards the response of the server unchanged: %o', async (asked) => {
    const [direct, passed] = await Promise.all([node.ask(asked), nginx.ask(asked)]);
    const comparable = ({ status, headers, body }: typeof direct): object => {
      const { date: _, server: _server, connection: _connection, 'keep-alive': _alive, ...kept } = headers;
      return { status, headers: kept, body };
    };
    expect(comparable(passed)).toEqual(comparable(direct));
  });

  it('rejects a body that the server would reject as too long', async () => {
    expect((await insert('x'.repeat(300_000))).status).toBe(413);
  });

  it('does not publish the metrics or its own version', async () => {
    const { status, headers, body } = await nginx.ask({ address: '/metrics' });
    expect([status, headers['server']]).toEqual([404, 'nginx']);
    expect(body).not.toMatch(/nginx\/\d/);
  });
});
