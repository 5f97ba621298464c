import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../scripts/port.mjs';
import { start, type Running } from '../support/process.ts';
import type { Host } from './host.ts';
import { askOverHttp } from './over-http.ts';

/** What the test's own nginx needs besides the files that the build made for it. */
export interface NginxOptions {
  /** The program. */
  readonly program: string;
  readonly dist: string;
  /** Where your own server listens. */
  readonly backend: string;
  /** Lines for the `server` block, such as a certificate. */
  readonly lines?: readonly string[];
  /** Words after the address of `listen`. */
  readonly listen?: string;
}

/** A site on an nginx: what it includes, by the names of the files. */
export interface NginxSite extends Pick<NginxOptions, 'backend' | 'lines' | 'listen'> {
  readonly settings: Readonly<Record<string, string>>;
  /** The folder of its files. */
  readonly root: string;
}

/** Runs a real nginx on the built site, with the build's own configuration. */
export async function startNginx({ program, dist, ...site }: NginxOptions): Promise<Host> {
  const read = (name: string): [string, string] => [name, readFileSync(join(dist, 'hosts', 'nginx', name), 'utf8')];
  const settings = Object.fromEntries(['http.conf', 'server.conf'].map(read));
  const { hosts, stop } = await startNginxSites(program, [{ ...site, settings, root: join(dist, 'client') }]);
  const [{ origin, ask }] = hosts as [Host];
  return { origin, ask, stop };
}

/** Runs one real nginx for several sites, each at a port of its own. */
export async function startNginxSites(
  program: string,
  sites: readonly NginxSite[],
): Promise<{ readonly hosts: readonly Host[]; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const ports = await Promise.all(sites.map(() => freePort()));
  sites.forEach(({ settings, backend }, index) => {
    for (const [name, text] of Object.entries(settings)) {
      writeFileSync(
        join(folder, `${index}-${name}`),
        text.replace(/(?<=server )[^;\s]+(?=; keepalive)/, new URL(backend).host),
      );
    }
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
      `include ${mimeTypes(program)};`,
      'access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`),
      ...sites.flatMap(({ root, lines = [], listen = '' }, index) => [
        `include ${folder}/${index}-http.conf;`,
        'server {',
        `listen 127.0.0.1:${ports[index]} ${listen};`,
        ...lines,
        `root ${root};`,
        `include ${folder}/${index}-server.conf;`,
        '}',
      ]),
      '}',
    ].join('\n'),
  );
  const running = start(program, ['-c', join(folder, 'nginx.conf'), '-p', folder]);
  await running.says('start worker process ');
  const end = (): Promise<void> => stop(running, folder);
  const hosts = ports.map((port): Host => {
    const origin = `http://127.0.0.1:${port}`;
    return { origin, ask: (asked) => askOverHttp(origin, asked), stop: end };
  });
  return { hosts, stop: end };
}

async function stop({ child, ended }: Running, folder: string): Promise<void> {
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

/** The list of types that comes with nginx, where its own configuration lies. */
function mimeTypes(program: string): string {
  const built = execFileSync('sh', ['-c', '"$0" -V 2>&1', program], { encoding: 'utf8' });
  const configuration = /--conf-path=(\S+)/.exec(built)?.[1] ?? '/etc/nginx/nginx.conf';
  const file = join(dirname(configuration), 'mime.types');
  if (!existsSync(file)) throw new Error(`nginx's mime.types is not where its configuration is: ${file}`);
  return file;
}
