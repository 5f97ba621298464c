import type { HostedSite } from '#contract';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { defaultAnonKey, restPath } from '#generated/backend.ts';
import { findNginx } from '../../scripts/tools.mjs';
import { nginxSettings } from '../../site/hosting/nginx.ts';
import type { Envelope } from '../../site/lib/reports/report.ts';
import { MAX_REPORT_BYTES } from '../../site/server/reports/receiver.ts';
import { runToEnd } from '../support/process.ts';
import type { Host } from './host.ts';
import { startNginx, startNginxSites } from './nginx-host.ts';
import { startNodeHost } from './node-host.ts';
import { askOverHttp } from './over-http.ts';
import { builtSite, dist } from './start.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const program = findNginx();
const { backend: _, ...withoutBackend } = builtSite();

/** Another site on the same nginx, in all that two sites may differ; its forms send to a hosted project. */
const otherSite: HostedSite = {
  ...withoutBackend,
  origin: 'https://www.otra.example',
  routes: withoutBackend.routes.filter(({ url }) => !url.endsWith('/softlanding')),
  headers: {
    ...withoutBackend.headers,
    common: { ...withoutBackend.headers.common, 'permissions-policy': 'camera=()' },
  },
  language: { ...withoutBackend.language, cookie: 'idioma' },
  healthPath: '/well',
  reports: { path: '/reports', maxBytes: MAX_REPORT_BYTES },
};

describe.skipIf(program === undefined)('nginx before your own servers, of two sites', () => {
  const log: string[] = [];
  let node: Host;
  let otherNode: Host;
  let nginx: Host;
  let other: Host;
  beforeAll(async () => {
    [node, otherNode] = await Promise.all([
      startNodeHost(dist),
      startNodeHost(dist, {
        storage: undefined,
        reports: { url: '/reports', perMinute: 60 },
        log: (line) => void log.push(line),
      }),
    ]);
    const root = join(dist, 'client');
    const { hosts } = await startNginxSites(program ?? '', [
      { settings: nginxSettings(builtSite()).files, root, backend: node.origin },
      { settings: nginxSettings(otherSite).files, root, backend: otherNode.origin },
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

  it('passes what a form sends on, and its answer back with each header once', async () => {
    const answer = await insert(JSON.stringify({ name: 'Ana', email: 'ana@example.mx', message: 'Hola' }));
    expect(answer.status).toBe(201);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['server']).toBe('nginx');
  });

  it('keeps the sites apart: their pages, cookies, headers, and what they pass on', async () => {
    const english = { 'accept-language': 'en' };
    const picked = async (host: Host): Promise<string | undefined> =>
      (await host.ask({ address: '/inicio', headers: { ...english, referer: `${host.origin}/en/inicio` } })).headers[
        'set-cookie'
      ];
    expect((await nginx.ask({ address: '/softlanding', headers: english })).headers['location']).toBe(
      '/en/softlanding',
    );
    expect((await other.ask({ address: '/softlanding', headers: english })).status).toBe(200);
    expect([await picked(nginx), await picked(other)]).toEqual([
      expect.stringMatching(/^lang=es;/),
      expect.stringMatching(/^idioma=es;/),
    ]);
    expect((await nginx.ask({ address: '/inicio' })).headers['permissions-policy']).toContain('microphone=()');
    expect((await other.ask({ address: '/inicio' })).headers['permissions-policy']).toBe('camera=()');
    expect((await insert('{}', other)).status).toBe(405);
    expect((await other.ask({ address: '/well' })).body).toBe('ok\n');
    expect((await other.ask({ address: '/healthz' })).status).toBe(404);
  });

  it('passes reports on where the spec names a path for them, and nowhere else', async () => {
    const report = { kind: 'load', file: '/assets/a.js' } as const;
    const body = JSON.stringify({
      from: 'browser',
      build: '',
      page: 'home',
      locale: 'es',
      browser: 'firefox/143',
      reports: [report],
    } satisfies Envelope);
    const send = (host: Host, text: string) =>
      askOverHttp(
        host.origin,
        {
          method: 'POST',
          address: '/reports',
          headers: { 'content-type': 'text/plain', 'content-length': String(text.length) },
        },
        text,
      );
    const { status, headers } = await send(other, body);
    expect([status, headers['cache-control'], headers['permissions-policy']]).toEqual([204, 'no-store', 'camera=()']);
    expect(log).toEqual([expect.stringContaining('/assets/a.js')]);
    expect((await send(other, 'x'.repeat(MAX_REPORT_BYTES + 1))).status).toBe(413);
    expect((await other.ask({ address: '/reports' })).headers['allow']).toBe('POST');
    expect((await send(nginx, body)).headers['allow']).toBe('GET, HEAD');
  });

  it('refuses a body that the database would refuse, before it is read', async () => {
    const { status, body } = await insert('x'.repeat(300_000));
    expect([status, body]).toEqual([413, expect.stringContaining('<center>nginx</center>')]);
  });

  it('tells nothing of itself', async () => {
    for (const address of ['/nada', '/inicio', '/%ff', '/..%2f..%2fetc/passwd']) {
      const { headers, body } = await nginx.ask({ address });
      expect(headers['server']).toBe('nginx');
      expect(body).not.toMatch(/nginx\/\d/);
    }
  });
});

describe.skipIf(program === undefined)('nginx on compressed files', () => {
  // A build's folder whose files are the real ones, and compressed ones besides.
  const folder = temporaryDirectory(afterAll);
  let nginx: Host;
  beforeAll(async () => {
    cpSync(join(dist, 'hosts', 'nginx'), join(folder, 'hosts', 'nginx'), { recursive: true });
    mkdirSync(join(folder, 'client'));
    for (const name of readdirSync(join(dist, 'client'))) {
      if (!name.startsWith('inicio.html')) symlinkSync(join(dist, 'client', name), join(folder, 'client', name));
    }
    writeFileSync(join(folder, 'client', 'inicio.html'), 'page');
    writeFileSync(join(folder, 'client', 'inicio.html.gz'), gzipSync('page, compressed'));
    nginx = await startNginx({ program: program ?? '', dist: folder, backend: 'http://127.0.0.1:9' });
  });
  afterAll(async () => {
    await nginx?.stop();
  });

  it('sends what the build compressed to who can read it, and says that it depends on that', async () => {
    const compressed = await askRaw(nginx, '/inicio', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(compressed).toString()).toBe('page, compressed');
    const plain = await nginx.ask({ address: '/inicio' });
    expect(plain.body).toBe('page');
    expect(plain.headers['vary']).toMatch(/accept-encoding/i);
  });

  it('answers with its headers also when there is no server behind it', async () => {
    const { status, headers } = await nginx.ask({ address: '/healthz' });
    expect(status).toBe(502);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe.skipIf(program === undefined)('the configuration to begin with', () => {
  it('is one that nginx takes, of two sites at once, but for the certificates and the paths', async () => {
    const folder = temporaryDirectory(onTestFinished);
    const mine = [builtSite(), otherSite].map((site, index) => {
      const { 'site.conf': text = '', ...included } = nginxSettings(site).files;
      const place = join(folder, String(index), 'hosts', 'nginx');
      mkdirSync(place, { recursive: true });
      for (const [name, content] of Object.entries(included)) writeFileSync(join(place, name), content);
      expect(text).toContain(`include /srv/${new URL(site.origin).hostname}/dist/hosts/nginx/http.conf;`);
      return text
        .replaceAll(/\/srv\/[^/]+\/dist/g, join(folder, String(index)))
        .replaceAll(/^\s*ssl_certificate.*$/gm, '')
        .replaceAll(/listen (\[::\]:)?(\d+)(?: ssl http2)?;/g, (_, v6: string | undefined, port: string) =>
          v6 ? '' : `listen 127.0.0.1:${port === '80' ? 1 : 2};`,
        )
        .replaceAll('/var/log/nginx', folder);
    });
    writeFileSync(
      join(folder, 'nginx.conf'),
      `error_log stderr;\npid ${folder}/pid;\nevents {}\nhttp {\n${mine.join('\n')}\n}\n`,
    );
    const { output } = await runToEnd(program ?? '', ['-t', '-c', join(folder, 'nginx.conf'), '-p', folder]);
    expect(output).toContain('syntax is ok');
    expect(output).not.toMatch(/\[(?:warn|emerg)\]/);
  });
});

/** The body as it came. */
function askRaw(host: Host, address: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(`${host.origin}${address}`, { headers, agent: false }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('end', () => resolve(Buffer.concat(parts)));
      incoming.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}
