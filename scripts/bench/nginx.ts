import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

import { canInstallPackages, installPackage } from '../apt.mjs';
import { freePort } from '../port.mjs';
import { dim } from '../report.mjs';
import { startOnFirstCore, type BenchedServer } from './process.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Nginx on the same files, with one process; nothing, and a word why, where there is none. */
export async function startNginx(
  client: string,
  folder: string,
  headers: Readonly<Record<string, string>>,
): Promise<BenchedServer | undefined> {
  const nginx = findNginx() ?? (await install());
  if (nginx === undefined) {
    console.log(dim('No nginx on this machine, and it could not be installed: our server is measured by itself.'));
    return undefined;
  }
  if (!existsSync(BROTLI) && canInstallPackages())
    await installPackage('libnginx-mod-http-brotli-static', 'for precompressed files');
  if (!existsSync(BROTLI))
    console.log(dim('nginx has no brotli_static here: it answers brotli requests uncompressed.'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(client, folder, port, headers));
  return startOnFirstCore('nginx', port, [nginx, '-p', folder, '-c', file, '-e', 'stderr'], {
    PATH: process.env['PATH'],
  });
}

async function install(): Promise<string | undefined> {
  if (canInstallPackages()) await installPackage('nginx-light', 'to compare our server with');
  return findNginx();
}

function findNginx(): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/bin',
  ];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}

/** The same answers as ours: the same forms of the files, the same headers, no log, connections that last as long. */
function configuration(
  client: string,
  folder: string,
  port: number,
  headers: Readonly<Record<string, string>>,
): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  const added = Object.entries(headers).map(
    ([name, value]) => `    add_header ${name} "${value.replaceAll(/["\\$]/g, String.raw`\$&`)}" always;`,
  );
  return `${existsSync(BROTLI) ? `load_module ${BROTLI};\n` : ''}daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
error_log stderr crit;
events { worker_connections 4096; }
http {
${temporary.join('\n')}
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; image/png png; application/json json; font/woff2 woff2; }
  charset utf-8;
  charset_types text/html text/css text/javascript;
  server_tokens off;
  access_log off;
  log_not_found off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65;
  keepalive_requests 1000;
  open_file_cache max=10000 inactive=60s;
  gzip_static on;
  gzip_vary on;
${existsSync(BROTLI) ? '  brotli_static on;\n' : ''}  server {
    listen 127.0.0.1:${port};
    root ${client};
${added.join('\n')}
    error_page 404 /404.html;
    location / { try_files $uri.html $uri =404; }
  }
}
`;
}
