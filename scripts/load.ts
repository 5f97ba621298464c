/** `npm run load`: sends leads to the built site, and follows them up at its desk, while the server is killed again and again, and counts what is there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { tables } from '#generated/backend.ts';
import * as records from '#generated/records.ts';

import { runLeads } from '../site/server/leads/run-leads.ts';
import { storedChanges, workAtDesk } from './load/desk.ts';
import { balance, describe, describeDesk } from './load/figures.ts';
import { markOf, rowMaker } from './load/row.ts';
import { createSender, type Sent } from './load/sender.ts';
import { startLoadedServer } from './load/server.ts';
import { main } from './report.mjs';
import { UserError } from '../site/user-error.mjs';

const USAGE = `Sends leads to the built site, on a data directory of its own, while the server is killed and started again.
Two colleagues read and change the leads at the desk meanwhile.

  npm run load                                    10000 leads, 50 at once, 5 kills
  npm run load -- --leads 500 --at-once 10 --kills 1

Ends with 1 if a confirmed lead or change is missing, or any is there twice.
`;

/** A whole number of the command line. */
function whole(name: string, value: string, least: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least) return number;
  throw new UserError(`--${name} is "${value}". It has to be a whole number from ${least} on.`);
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
  if (values.help) return void process.stdout.write(USAGE);
  const leads = whole('leads', values.leads, 1);
  const atOnce = whole('at-once', values['at-once'], 1);
  const kills = whole('kills', values.kills, 0);

  const dataDir = mkdtempSync(join(tmpdir(), 'load-'));
  try {
    const server = await startLoadedServer(dataDir);
    const rows = await rowMaker();
    const sender = createSender(server.url, atOnce, rows);
    const sent: Sent[] = [];
    const confirmed: string[] = [];
    let next = 0;
    let killing = Promise.resolve();
    const worker = async (): Promise<void> => {
      while (next < leads) {
        const index = next;
        next += 1;
        sent.push(await sender.send(index));
        confirmed.push(markOf(index));
        // Spread evenly over the run, and one at a time.
        if (server.kills < kills && sent.length >= ((server.kills + 1) * leads) / (kills + 1)) {
          killing = killing.then(() => server.kill());
        }
      }
    };
    const began = performance.now();
    let isOver = false;
    const colleagues = Promise.all(['one', 'two'].map((who) => workAtDesk(dataDir, rows.table, who, () => isOver)));
    // Waited for below, also when a lead fails.
    colleagues.catch(() => undefined);
    try {
      await Promise.all(Array.from({ length: atOnce }, worker));
      await killing;
      isOver = true;
      await colleagues;
    } finally {
      isOver = true;
      sender.close();
      await server.stop();
    }
    const seconds = (performance.now() - began) / 1000;
    const listed = await runLeads(['--json', '--table', rows.table], { DATA_DIR: dataDir }, { ...records, tables });
    const stored = ((JSON.parse(listed) as Record<string, Record<string, string>[]>)[rows.table] ?? []).map(
      (row) => row[rows.marked] ?? '',
    );
    const found = balance(stored, confirmed);
    process.stdout.write(describe(sent, seconds, server.kills, found));
    const worked = await colleagues;
    const changes = balance(
      await storedChanges(dataDir),
      worked.flatMap(({ confirmed: notes }) => notes),
    );
    process.stdout.write(describeDesk(worked, changes));
    return [found, changes].every(({ missing, twice }) => missing === 0 && twice === 0) ? 0 : 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
