import { createDeskStore } from '../../site/desk/store/index.ts';
import type { Database } from '../../site/server/database/database.ts';
import { openEmbedded } from '../../site/server/database/embedded.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { UserError } from '../../site/user-error.mjs';
import { pushMigrations, startHosted } from '../../tests/backend/support/hosted.ts';
import { asPostgrest, postgrestInsert } from '../../tests/backend/support/postgrest.ts';
import { migrationsDir } from '../../tests/backend/support/tables.ts';
import { findPostgres, offerTool } from '../tools.mjs';
import { percentile } from './browser.ts';

const INSERT_ROWS = [0, 100_000, 1_000_000];
const DESK_ROWS = 100_000;
const CALLS = 100;
const LEAD = { name: 'Ana', email: 'ana@example.com', company: null, message: 'Hola' };

async function timeCalls(call: (index: number) => Promise<unknown>): Promise<object> {
  const times: number[] = [];
  for (let index = 0; index < CALLS; index++) {
    const began = performance.now();
    await call(index);
    times.push(performance.now() - began);
  }
  const [median, p99] = [0.5, 0.99].map((share) => Number(percentile(times, share).toFixed(2)));
  return { 'median ms': median, 'p99 ms': p99 };
}

/** Adds messages, their digests and arrivals, none of which is due for deletion. */
async function addRows(owner: Database, rows: number): Promise<void> {
  await owner.script(`
    insert into public.leads (created_at, name, email, message)
      select now() - n * interval '1 second', 'Ana', n || '@example.com', repeat('Hola ', 40) from generate_series(1, ${rows}) as n;
    insert into site_internal.requests (digest, received_at, row_id)
      select uuid_send(gen_random_uuid()), now() - n * interval '1 second', gen_random_uuid() from generate_series(1, ${rows}) as n;
    insert into site_internal.arrivals (sender, arrived_at)
      select uuid_send(gen_random_uuid()), now() - n * interval '10 milliseconds' from generate_series(1, ${rows}) as n`);
  await owner.query('vacuum analyze');
}

/** `insert`: one message into the database of a hosted project, as PostgREST inserts it, with many rows there. */
export async function insert(): Promise<void> {
  await offerTool('postgres');
  const bin = findPostgres();
  if (bin === undefined)
    throw new UserError('`insert` needs a PostgreSQL server. Install one, or leave the section out.');
  const cluster = await startHosted(bin);
  const open: Database[] = [];
  try {
    const project = await cluster.createProject('2026');
    const owner = await openDatabaseUrl(project.address);
    open.push(owner);
    await pushMigrations(owner);
    const results: Record<string, object> = {};
    for (const [index, rows] of INSERT_ROWS.entries()) {
      await addRows(owner, rows - (INSERT_ROWS[index - 1] ?? 0));
      // A new connection: an old one keeps what it has planned for few rows.
      const requests = await openDatabaseUrl(project.requests);
      open.push(requests);
      const statement = await postgrestInsert(requests, 'leads', Object.keys(LEAD));
      results[`${rows} rows`] = await timeCalls(async (call) => {
        const headers = { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': `198.51.${index}.${call}` };
        const verdict = await asPostgrest(requests, statement, [JSON.stringify([LEAD])], headers);
        if (verdict !== 'ok') throw new Error(`An insert was refused with ${verdict}`);
      });
    }
    console.table(results);
  } finally {
    await Promise.all(open.map((database) => database.close()));
    await cluster.stop();
  }
}

/** Rows with different names, words and addresses. */
const FILL_DESK = `
insert into public.leads (created_at, name, email, company, message)
  select now() - n * interval '5 minutes', (array['José','María','Ana','Luis','Sofía','Íñigo'])[1 + n % 6] || ' ' || initcap(substr(md5(n::text), 1, 8)),
    substr(md5(n::text), 1, 10) || '@example.com', initcap(substr(md5((n * 7)::text), 1, 6)),
    'Necesito asesoría fiscal y contable para mi empresa en México. ' || repeat(md5((n * 3)::text) || ' ', 4)
  from generate_series(1, ${DESK_ROWS}) as n`;

const LISTS = {
  'list, newest': {},
  'list, page 1,000': { page: 1000 },
  'list by status': { sort: 'status' },
  'search, frequent word': { q: 'asesoria' },
  'search by name and form': { q: 'jose', form: 'contact-home', sort: 'name' },
} as const;

/** `desk`: lists, searches and sorts with many rows, on PGlite. */
export async function desk(): Promise<void> {
  const database = await openEmbedded();
  try {
    await migrate(database, migrationsDir);
    await database.script(FILL_DESK);
    await database.tidy(['public.leads', 'site_internal.row_states']);
    const [person] = await database.query<{ id: string }>(
      "insert into site_internal.people (email, role) values ('bench@firm.example', 'admin') returning id",
    );
    // Loaded here because a site without a desk has none.
    const { config } = await import('../../tests/backend/support/desk.ts');
    const store = createDeskStore(database, config, person?.id ?? '');
    const results: Record<string, object> = { overview: await timeCalls(() => store.overview()) };
    for (const [name, query] of Object.entries(LISTS))
      results[name] = await timeCalls(() => store.list({ table: 'leads', sort: '-created', page: 1, ...query }));
    console.table(results);
  } finally {
    await database.close();
  }
}
