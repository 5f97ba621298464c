import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/port.ts';
import { start } from '../support/process.ts';
import type { Host } from './host.ts';
import { askOverHttp } from './over-http.ts';

/** A site behind nginx: its configuration, and the address of its own server. */
export interface NginxSite {
  readonly config: string;
  readonly backend: string;
  /** The folder with `server.crt` and `server.key`. Without it, nginx serves the site unencrypted. */
  readonly certificates?: string;
}

/** Runs one nginx for several sites, each on its own port. Replaces only addresses, ports and certificates. */
export async function startNginxSites(
  program: string,
  sites: readonly NginxSite[],
): Promise<{ readonly hosts: readonly Host[]; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const ports = await Promise.all(sites.map(async () => [await freePort(), await freePort()] as const));
  const configs = sites.map(({ config, backend, certificates }, index) => {
    const [secure = 0, plain = 0] = ports[index] ?? [];
    const local = config
      .replace(/(?<=\{ server )[^;]+/, new URL(backend).host)
      .replaceAll(/^ *listen \[.*\n/gm, '')
      .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
      .replace('listen 80;', `listen 127.0.0.1:${plain};`);
    return certificates === undefined
      ? local.replaceAll(/^ *ssl_certificate.*\n/gm, '').replace(' ssl http2;', ';')
      : local
          .replace(/(?<=ssl_certificate )[^;]+/, join(certificates, 'server.crt'))
          .replace(/(?<=ssl_certificate_key )[^;]+/, join(certificates, 'server.key'));
  });
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      'daemon off;',
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'worker_processes 1;',
      `pid ${folder}/pid;`,
      'error_log stderr notice;',
      'events {}',
      'http {',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`),
      ...configs,
      '}',
    ].join('\n'),
  );
  const { child, ended, prints } = start(program, ['-c', join(folder, 'nginx.conf'), '-p', folder]);
  await prints('start worker process ');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const hosts = ports.map(([port], index): Host => {
    const origin = `${sites[index]?.certificates === undefined ? 'http' : 'https'}://127.0.0.1:${port}`;
    return { origin, ask: (asked) => askOverHttp(origin, asked), stop };
  });
  return { hosts, stop };
}
