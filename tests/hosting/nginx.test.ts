import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultAnonKey, restPath } from '#generated/backend.ts';
import { findNginx } from '../../scripts/tools.mjs';
import { runToEnd } from '../support/process.ts';
import type { Host } from './host.ts';
import { startNginx } from './nginx-host.ts';
import { startNodeHost } from './node-host.ts';
import { askOverHttp } from './over-http.ts';
import { dist } from './start.ts';

const program = findNginx();

describe.skipIf(program === undefined)('nginx before a server of one’s own', () => {
  let node: Host;
  let nginx: Host;
  beforeAll(async () => {
    node = await startNodeHost(dist);
    nginx = await startNginx({ program: program ?? '', dist, backend: node.origin });
  });
  afterAll(async () => {
    await nginx?.stop();
    await node?.stop();
  });

  const insert = (body: string) =>
    askOverHttp(nginx.origin, {
      method: 'POST',
      address: `${restPath}/leads`,
      headers: { 'content-type': 'application/json', apikey: defaultAnonKey, prefer: 'return=minimal', 'content-length': String(Buffer.byteLength(body)) },
    }, body);

  it('passes what a form sends on, and its answer back with each header once', async () => {
    const answer = await insert(JSON.stringify({ name: 'Ana', email: 'ana@example.mx', message: 'Hola' }));
    expect(answer.status).toBe(201);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['server']).toBe('nginx');
  });

  it('refuses a body that the database would refuse, before it is read', async () => {
    expect((await insert('x'.repeat(300_000))).status).toBe(413);
  });

  it('asks the server itself whether it is well', async () => {
    const { status, body, headers } = await nginx.ask({ address: '/healthz' });
    expect([status, body, headers['cache-control']]).toEqual([200, 'ok\n', 'no-store']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused on a page, with all headers, as the server itself does', async (method) => {
    for (const host of [nginx, node]) {
      const { status, headers } = await host.ask({ method, address: '/inicio' });
      expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
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
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-compressed-'));
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
    rmSync(folder, { recursive: true, force: true });
  });

  it('sends what the build compressed to who can read it, and says that it depends on that', async () => {
    const compressed = await askRaw(nginx, '/inicio', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(compressed).toString()).toBe('page, compressed');
    const plain = await nginx.ask({ address: '/inicio' });
    expect(plain.body).toBe('page');
    expect(plain.headers['vary']).toMatch(/accept-encoding/i);
  });

  it('does not offer the compressed file itself', async () => {
    expect((await nginx.ask({ address: '/inicio.html.gz' })).status).toBe(404);
  });

  it('answers with its headers also when there is no server behind it', async () => {
    const { status, headers } = await nginx.ask({ address: '/healthz' });
    expect(status).toBe(502);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe.skipIf(program === undefined)('the configuration to begin with', () => {
  it('is one that nginx takes, but for the certificate and the paths', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cimiento-site-'));
    const text = readFileSync(join(dist, 'hosts', 'nginx', 'site.conf'), 'utf8');
    expect(text).toMatch(/include \/srv\/[^/]+\/dist\/hosts\/nginx\/http\.conf;/);
    const mine = text
      .replaceAll(/\/srv\/[^/]+\/dist/g, dist)
      .replaceAll(/^\s*ssl_certificate.*$/gm, '')
      .replaceAll(/listen (\[::\]:)?\d+( ssl http2)?;/g, (_, v6?: string) => (v6 ? '' : 'listen 127.0.0.1:1;'))
      .replaceAll('/var/log/nginx', folder);
    writeFileSync(join(folder, 'nginx.conf'), `error_log stderr;\npid ${folder}/pid;\nevents {}\nhttp {\n${mine}\n}\n`);
    const { output } = await runToEnd(program ?? '', ['-t', '-c', join(folder, 'nginx.conf'), '-p', folder]);
    rmSync(folder, { recursive: true, force: true });
    expect(output).toContain('syntax is ok');
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
