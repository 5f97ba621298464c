import { performance } from 'node:perf_hooks';
import process from 'node:process';

import type { Database } from '../../site/server/database/database.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { pushMigrations, startHosted } from '../../tests/backend/support/hosted.ts';
import { asPostgrest, postgrestInsert } from '../../tests/backend/support/postgrest.ts';
import { dim } from '../report.mjs';
import { UserError } from '../../site/user-error.mjs';
import { wantPostgres } from '../tools.mjs';
import { markdownTable } from './markdown.ts';
import type { Figures, Section } from './section.ts';

/** How many rows there are of each: messages, digests of messages, arrivals of the last day. */
const ROWS = [0, 100_000, 1_000_000];
const INSERTS = 300;
const LEAD = { name: 'Ana', email: 'ana@example.com', company: null, message: 'Hola' };

/** So many rows more, none of which is due for anything. */
async function grow(owner: Database, rows: number): Promise<void> {
  await owner.script(`
    insert into public.leads (created_at, name, email, message)
      select now() - n * interval '1 second', 'Ana', n || '@example.com', repeat('Hola ', 40) from generate_series(1, ${rows}) as n;
    insert into site_internal.requests (digest, received_at, row_id)
      select uuid_send(gen_random_uuid()), now() - n * interval '1 second', gen_random_uuid() from generate_series(1, ${rows}) as n;
    insert into site_internal.arrivals (sender, arrived_at)
      select uuid_send(gen_random_uuid()), now() - n * interval '10 milliseconds' from generate_series(1, ${rows}) as n`);
  await owner.query('vacuum analyze');
}

/** The milliseconds of each insert, from different visitors with messages of their own. */
async function time(requests: Database): Promise<number[]> {
  const statement = await postgrestInsert(requests, 'leads', Object.keys(LEAD));
  const times: number[] = [];
  for (let index = 0; index < INSERTS; index += 1) {
    const headers = {
      'idempotency-key': crypto.randomUUID(),
      'x-forwarded-for': `198.51.${index >> 8}.${index & 255}`,
    };
    const begun = performance.now();
    const verdict = await asPostgrest(requests, statement, [JSON.stringify([LEAD])], headers);
    times.push(performance.now() - begun);
    if (verdict !== 'ok') throw new Error(`An insert was refused with ${verdict}`);
  }
  return times.toSorted((a, b) => a - b);
}

/** One message into a database set up as that of a hosted project, as PostgREST inserts it. */
export const insert: Section = {
  name: 'insert',
  title: 'How long an insert takes with many rows',
  exact: false,
  async run() {
    const bin = await wantPostgres();
    if (bin === undefined)
      throw new UserError('This section needs a PostgreSQL server. Install one, or leave the section out.');
    const cluster = await startHosted(bin);
    const open: Database[] = [];
    try {
      const project = await cluster.createProject('2026');
      const owner = await openDatabaseUrl(project.address);
      open.push(owner);
      await pushMigrations(owner);
      const rows: string[][] = [];
      let figures: Figures = {};
      let present = 0;
      for (const count of ROWS) {
        console.log(dim(`${count.toLocaleString('en')} rows …`));
        await grow(owner, count - present);
        present = count;
        // Connected anew: what a connection has planned for few rows would go on for many.
        const requests = await openDatabaseUrl(project.requests);
        open.push(requests);
        const times = await time(requests);
        const at = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
        rows.push([count.toLocaleString('en'), at(0.5).toFixed(2), at(0.99).toFixed(2)]);
        figures = { ...figures, [`${count} rows, median ms`]: at(0.5) };
      }
      process.stdout.write(markdownTable(['rows of each', 'median ms', 'p99 ms'], rows, 0));
      return figures;
    } finally {
      await Promise.all(open.map((database) => database.close()));
      await cluster.stop();
    }
  },
};
