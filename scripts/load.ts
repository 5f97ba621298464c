/** `npm run load`: sends leads to the built site while killing its server repeatedly, and counts the stored rows. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { runLeads } from '../site/server/leads/run-leads.ts';
import { UserError } from '../site/user-error.mjs';
import { start, type Running } from '../tests/support/process.ts';
import { percentile } from './bench/percentile.ts';
import { rowMaker } from './load/row.ts';
import { sendLead } from './load/sender.ts';
import { ROOT } from './node.mjs';
import { freePort } from './port.ts';
import { main } from './report.mjs';

const USAGE = `Sends leads to the built site, with a temporary data directory, while its server is killed and restarted.

  npm run load                                    10000 leads, 50 at once, 5 kills
  npm run load -- --leads 500 --at-once 10 --kills 1

Exits with 1 if a confirmed lead is missing, or one is stored twice.
`;

/**
 * Starts the built site's server. It does not inherit the environment: a DATABASE_URL could point to real data.
 * PUBLISH=off, because a supervisor would receive the signals instead.
 */
async function startServer(settings: Readonly<Record<string, string>>): Promise<Running> {
  const { PATH, SPEC, NODE_OPTIONS } = process.env;
  const running = start(process.execPath, [join(ROOT, 'site', 'server', 'main.ts')], {
    env: { PATH, SPEC, NODE_OPTIONS, NODE_NO_WARNINGS: '1', ACCESS_LOG: 'off', PUBLISH: 'off', ...settings },
  });
  await running.prints('http://');
  return running;
}

function describeTimes(times: readonly number[]): string {
  const at = (share: number): string => `${Math.round(percentile(times, share))} ms`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}`;
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      leads: { type: 'string', default: '10000' },
      'at-once': { type: 'string', default: '50' },
      kills: { type: 'string', default: '5' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const [leads = 0, atOnce = 0, kills = 0] = [values.leads, values['at-once'], values.kills].map(Number);
  if (![leads, atOnce, kills].every(Number.isInteger) || leads < 1 || atOnce < 1 || kills < 0)
    throw new UserError(`The options must be whole numbers.\n${USAGE}`);

  const dataDir = mkdtempSync(join(tmpdir(), 'load-'));
  try {
    // This program acts as the proxy that sends the visitors' addresses.
    const port = await freePort();
    const settings = { PORT: String(port), DESK_PORT: 'off', DATA_DIR: dataDir, TRUST_PROXY: '1' };
    let server = await startServer(settings);
    const rows = await rowMaker();
    const sent: Awaited<ReturnType<typeof sendLead>>[] = [];
    let next = 0;
    let killed = 0;
    let killing = Promise.resolve();
    const restart = async (): Promise<void> => {
      server.child.kill('SIGKILL');
      await server.ended;
      server = await startServer(settings);
    };
    const sendAll = async (): Promise<void> => {
      while (next < leads) {
        sent.push(await sendLead(`http://127.0.0.1:${port}`, rows, next++));
        if (killed < kills && sent.length >= ((killed + 1) * leads) / (kills + 1)) {
          killed += 1;
          killing = killing.then(restart);
        }
      }
    };
    const began = performance.now();
    try {
      await Promise.all(Array.from({ length: atOnce }, sendAll));
      await killing;
    } finally {
      server.child.kill('SIGTERM');
      await server.ended;
    }
    const seconds = (performance.now() - began) / 1000;
    const listed = await runLeads(['--json', '--table', rows.table], { DATA_DIR: dataDir });
    const table = (JSON.parse(listed) as Record<string, Record<string, string>[]>)[rows.table] ?? [];
    const stored = new Set(table.map((row) => row[rows.email]));
    const missing = sent.length - stored.size;
    const twice = table.length - stored.size;
    console.log(`confirmed   ${sent.length} leads in ${seconds.toFixed(1)} s, ${Math.round(sent.length / seconds)} a second
answers     ${describeTimes(sent.map(({ answerMs }) => answerMs))}
restarts    ${killed} (SIGKILL), ${sent.filter(({ repeats }) => repeats > 0).length} leads sent again
missing     ${missing}
twice       ${twice}`);
    return missing === 0 && twice === 0 ? 0 : 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
