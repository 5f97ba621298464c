import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { navigation } from '#generated/navigation.ts';
import { ROOT } from '../node.mjs';
import { freePort } from '../port.mjs';
import { dim } from '../report.mjs';
import { UserError } from '../../site/user-error.mjs';
import { measure, type Case } from './measure.ts';
import { startNginx } from './nginx.ts';
import { leaveFirstCore, startOnFirstCore, type BenchedServer } from './process.ts';
import type { Section } from './section.ts';
import { tableOf, type Row } from './table.ts';

const CLIENT = join(ROOT, 'dist', 'client');

/** What every answer of ours has and nginx shall add, so that both send as much. */
const OWN_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'cache-control',
  'strict-transport-security',
  'permissions-policy',
];

const BROTLI = { 'accept-encoding': 'br' };

async function casesOf(url: string, page: string): Promise<Case[]> {
  const styles = readdirSync(join(CLIENT, 'assets', 'static')).find((name) => name.endsWith('.css'));
  if (styles === undefined)
    throw new UserError('There is no style sheet in the built site. Run `npm run build` again.');
  const etag = (await fetch(url + page, { headers: BROTLI })).headers.get('etag') ?? '';
  return [
    { name: 'page, brotli', path: page, headers: BROTLI, status: 200 },
    { name: 'page, gzip', path: page, headers: { 'accept-encoding': 'gzip' }, status: 200 },
    { name: 'style sheet, brotli', path: `/assets/static/${styles}`, headers: BROTLI, status: 200 },
    { name: 'page, unchanged', path: page, headers: { ...BROTLI, 'if-none-match': etag }, status: 304 },
    { name: 'not there', path: '/no-such-page', headers: BROTLI, status: 404 },
  ];
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

/** Our server, and nginx on the same files if it is there or can be installed, one after the other. */
export const server: Section = {
  name: 'server',
  title: 'How fast the built site is served',
  exact: false,
  onBuilt: true,
  async run({ seconds, connections, accessLog }) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const rows: Row[] = [];
    leaveFirstCore();
    const bench = async (benched: BenchedServer): Promise<void> => {
      for (const one of await casesOf(benched.url, navigation.home.es)) {
        console.log(dim(`${benched.name}: ${one.name} …`));
        rows.push({
          what: one.name,
          server: benched.name,
          ...(await measure(benched.url, benched.pid, one, seconds, connections)),
        });
      }
    };
    let running: BenchedServer | undefined;
    try {
      running = await startOurs(accessLog);
      const { headers } = await fetch(running.url + navigation.home.es);
      await bench(running);
      await running.stop();
      running = await startNginx(
        CLIENT,
        folder,
        Object.fromEntries(OWN_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : []))),
      );
      if (running !== undefined) await bench(running);
    } finally {
      await running?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
    const cases = [...new Set(rows.map(({ what }) => what))];
    process.stdout.write(tableOf(cases.flatMap((what) => rows.filter((row) => row.what === what))));
    return Object.fromEntries(
      rows.map(({ what, server: name, perSecond }) => [`${what}, ${name}, µs a request`, Math.round(1e6 / perSecond)]),
    );
  },
};
