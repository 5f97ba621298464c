import { createDeskStore } from '../../site/desk/store/index.ts';
import type { Database } from '../../site/server/database/database.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { pushMigrations, startHosted } from '../../tests/backend/support/hosted.ts';
import { startCluster } from '../../tests/backend/support/postgres-cluster.ts';
import { asPostgrest, postgrestInsert } from '../../tests/backend/support/postgrest.ts';
import { migrationsDir } from '../../tests/backend/support/tables.ts';
import { requirePostgres } from '../tools.ts';
import { percentile } from './percentile.ts';

const INSERT_ROWS = [0, 100_000, 1_000_000];
const DESK_ROWS = 1_000_000;
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

/** Adds rows, their digests and arrivals, none of which is due for deletion. */
async function addRows(owner: Database, rows: number): Promise<void> {
  await owner.withoutTimeout.script(`
    insert into public.leads (created_at, name, email, message)
      select now() - n * interval '1 second', 'Ana', n || '@example.com', repeat('Hola ', 40) from generate_series(1, ${rows}) as n;
    insert into site_internal.requests (digest, received_at, row_id)
      select uuid_send(gen_random_uuid()), now() - n * interval '1 second', gen_random_uuid() from generate_series(1, ${rows}) as n;
    insert into site_internal.arrivals (sender, arrived_at)
      select uuid_send(gen_random_uuid()), now() - n * interval '10 milliseconds' from generate_series(1, ${rows}) as n`);
  await owner.withoutTimeout.query('vacuum analyze');
}

/** `insert`: inserts a row into a hosted project's database, as PostgREST does, with many existing rows. */
export async function insert(): Promise<void> {
  const cluster = await startHosted(await requirePostgres());
  const open: Database[] = [];
  try {
    const project = await cluster.createProject('2026');
    const owner = await openDatabaseUrl(project.address);
    open.push(owner);
    await pushMigrations(owner);
    const results: Record<string, object> = {};
    for (const [index, rows] of INSERT_ROWS.entries()) {
      await addRows(owner, rows - (INSERT_ROWS[index - 1] ?? 0));
      // A new connection: an old one would keep query plans for fewer rows.
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

/** Adds rows with different names, words and addresses. Disables the triggers per row, which would take far longer. */
const FILL_DESK = `
alter table public.leads disable trigger user;
insert into public.leads (created_at, name, email, company, message)
  select now() - n * interval '5 minutes', (array['José','María','Ana','Luis','Sofía','Íñigo'])[1 + n % 6] || ' ' || initcap(substr(md5(n::text), 1, 8)),
    substr(md5(n::text), 1, 10) || '@example.com', initcap(substr(md5((n * 7)::text), 1, 6)),
    'Necesito asesoría fiscal y contable para mi empresa en México. ' || repeat(md5((n * 3)::text) || ' ', 4)
  from generate_series(1, ${DESK_ROWS}) as n;
alter table public.leads enable trigger user;
alter table site_internal.row_states disable trigger user;
create temporary table search_index as select indexdef as sql from pg_indexes where indexname = 'row_states_search';
drop index site_internal.row_states_search;
insert into site_internal.row_states (row_id, table_name, created_at, status, assignee, name_key, email_key, search)
  select id, 'leads', created_at,
    case when created_at > now() - interval '10 days' then 'new' when random() < 0.9 then 'closed' else 'contacted' end,
    case when random() < 0.1 then (select id from site_internal.people) end,
    site_internal.folded(name), email, site_internal.folded(concat_ws(e'\\n', id, name, email, company, message)) from public.leads;
alter table site_internal.row_states enable trigger user;
do $$ begin execute (select sql from search_index); end $$`;

const LISTS = {
  'list, newest': {},
  'list, page 1,000': { page: 1000 },
  'list by status': { sort: 'status' },
  'list of open ones': { only: 'open' },
  'list of unread ones': { only: 'unread' },
  'list of overdue ones': { only: 'overdue', sort: 'created' },
  'list of mine': { assignee: 'me' },
  'search, frequent word': { q: 'asesoria' },
  'search, rare word': { q: 'c4ca4238' },
  'search by name and form': { q: 'jose', form: 'contact-home', sort: 'name' },
} as const;

/**
 * Marks the pages of the filled tables as visible to all, as they are on a server that has run for a day: without that,
 * counts read each row.
 */
async function vacuumFilled(database: Database): Promise<void> {
  const tables = ['public.leads', 'site_internal.row_states'];
  await database.vacuum(tables);
  const unmarked = await database.query<{ name: string }>(
    'select oid::regclass::text as name from pg_class where oid = any ($1::regclass[]) and relallvisible < relpages',
    [tables],
  );
  if (unmarked.length > 0) throw new Error(`Vacuum left pages unmarked in ${unmarked.map(({ name }) => name).join()}`);
}

/** `desk`: counts, lists and searches with many rows, on PostgreSQL. */
export async function desk(): Promise<void> {
  // Vacuum marks no page whose rows an analysis may not see yet, or whose commit is not in the WAL on the disk yet.
  const settings = ['autovacuum=off', 'synchronous_commit=on'];
  const cluster = await startCluster(await requirePostgres(), { settings });
  try {
    await using database = await openDatabaseUrl(await cluster.createDatabase());
    await migrate(database, migrationsDir);
    const [person] = await database.query<{ id: string }>(
      "insert into site_internal.people (email, role, unread_since) values ('bench@firm.example', 'admin', now() - interval '5 days') returning id",
    );
    await database.withoutTimeout.script(FILL_DESK);
    await vacuumFilled(database);
    // Imported here because a site without a desk has none.
    const { config } = await import('../../tests/backend/support/desk.ts');
    const store = createDeskStore(database, config, person?.id ?? '');
    const list = (query: object): Promise<unknown> =>
      store.list({ table: 'leads', sort: '-created', page: 1, ...query });
    const results: Record<string, object> = {
      'home page': await timeCalls(() => store.overview()),
      counts: await timeCalls(() => store.counts()),
      'search everywhere, rare word': await timeCalls(() => store.search('c4ca4238')),
      'search everywhere, frequent word': await timeCalls(() => store.search('asesoria')),
    };
    for (const [name, query] of Object.entries(LISTS)) results[name] = await timeCalls(() => list(query));
    console.table(results);
  } finally {
    await cluster.stop();
  }
}
