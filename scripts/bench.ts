/** `npm run bench`: how fast the built site is served, beside nginx on the same files. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { measure, type Case } from './bench/measure.ts';
import { startNginx } from './bench/nginx.ts';
import { freePort, leaveFirstCore, startOnFirstCore, type BenchedServer } from './bench/process.ts';
import { tableOf, type Row } from './bench/table.ts';
import { ROOT } from './node.mjs';
import { UserError, dim, main } from './report.mjs';

const USAGE = `Measures our server, and nginx on the same files if it is there or can be installed, one after the other.

  npm run bench                                        4 seconds a case, 50 connections
  npm run bench -- --seconds 10 --connections 100
  npm run bench -- --access-log                        our server logs every request, to nowhere
`;

const CLIENT = join(ROOT, 'dist', 'client');

/** What every answer of ours has and nginx shall add, so that both send as much. */
const OWN_HEADERS = ['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'referrer-policy', 'x-content-type-options', 'cache-control', 'strict-transport-security', 'permissions-policy'];

const BROTLI = { 'accept-encoding': 'br' };

async function casesOf(url: string, page: string): Promise<Case[]> {
  const styles = readdirSync(join(CLIENT, 'assets', 'static')).find((name) => name.endsWith('.css'));
  if (styles === undefined) throw new UserError('There is no style sheet in the built site. Run `npm run build` again.');
  const etag = (await fetch(url + page, { headers: BROTLI })).headers.get('etag') ?? '';
  return [
    { name: 'page, brotli', path: page, headers: BROTLI, status: 200 },
    { name: 'page, gzip', path: page, headers: { 'accept-encoding': 'gzip' }, status: 200 },
    { name: 'style sheet, brotli', path: `/assets/static/${styles}`, headers: BROTLI, status: 200 },
    { name: 'page, unchanged', path: page, headers: { ...BROTLI, 'if-none-match': etag }, status: 304 },
    { name: 'not there', path: '/no-such-page', headers: BROTLI, status: 404 },
  ];
}

function whole(name: string, value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new UserError(`--${name} is "${value}". It has to be a whole number from 1 on.`);
}

/** Without a database: nginx has none either. */
async function startOurs(accessLog: boolean): Promise<BenchedServer> {
  const port = await freePort();
  return startOnFirstCore('ours', port, [process.execPath, join(ROOT, 'site', 'server', 'main.ts')], {
    PATH: process.env['PATH'],
    NODE_NO_WARNINGS: '1',
    PORT: String(port),
    SUPABASE_URL: 'https://nobody.example',
    SUPABASE_ANON_KEY: 'none',
    ACCESS_LOG: accessLog ? 'on' : 'off',
  });
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '4' },
      connections: { type: 'string', default: '50' },
      'access-log': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(USAGE);
  const seconds = whole('seconds', values.seconds);
  const connections = whole('connections', values.connections);
  if (!existsSync(CLIENT)) throw new UserError('There is no built site. Run `npm run build` first.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const rows: Row[] = [];
  leaveFirstCore();
  const bench = async (server: BenchedServer): Promise<void> => {
    for (const one of await casesOf(server.url, '/inicio')) {
      console.log(dim(`${server.name}: ${one.name} …`));
      rows.push({ what: one.name, server: server.name, ...(await measure(server.url, server.pid, one, seconds, connections)) });
    }
  };
  let running: BenchedServer | undefined;
  try {
    running = await startOurs(values['access-log']);
    const { headers } = await fetch(`${running.url}/inicio`);
    await bench(running);
    await running.stop();
    running = await startNginx(CLIENT, folder, Object.fromEntries(OWN_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : []))));
    if (running !== undefined) await bench(running);
  } finally {
    await running?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const cases = [...new Set(rows.map(({ what }) => what))];
  process.stdout.write(tableOf(cases.flatMap((what) => rows.filter((row) => row.what === what))));
});
