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
  /** Where the server of one's own listens. */
  readonly backend: string;
  /** Lines for the `server` block, such as a certificate. */
  readonly lines?: readonly string[];
  /** Words after the address of `listen`. */
  readonly listen?: string;
}

/** Runs a real nginx on the built site, with the build's own configuration. */
export async function startNginx({ program, dist, backend, lines = [], listen = '' }: NginxOptions): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-nginx-'));
  const port = await freePort();
  const settings = (name: string): string => readFileSync(join(dist, 'hosts', 'nginx', name), 'utf8');
  writeFileSync(join(folder, 'http.conf'), settings('http.conf').replace('127.0.0.1:3000', new URL(backend).host));
  writeFileSync(join(folder, 'nginx.conf'), [
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
    `include ${folder}/http.conf;`,
    'server {',
    `listen 127.0.0.1:${port} ${listen};`,
    ...lines,
    `root ${join(dist, 'client')};`,
    `include ${join(dist, 'hosts', 'nginx', 'server.conf')};`,
    '}',
    '}',
  ].join('\n'));
  const running = start(program, ['-c', join(folder, 'nginx.conf'), '-p', folder]);
  await running.says('start worker process ');
  const origin = `http://127.0.0.1:${port}`;
  return { origin, ask: (asked) => askOverHttp(origin, asked), stop: () => stop(running, folder) };
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
