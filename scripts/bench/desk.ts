import { performance } from 'node:perf_hooks';
import process from 'node:process';

import type { DeskStore, ListQuery } from '../../site/desk/contract/store.ts';
import { createDeskStore } from '../../site/desk/store/index.ts';
import type { Database } from '../../site/server/database/database.ts';
import { openEmbedded } from '../../site/server/database/embedded.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { startCluster } from '../../tests/backend/support/postgres-cluster.ts';
import { migrationsDir } from '../../tests/backend/support/tables.ts';
import { dim } from '../report.mjs';
import { wantPostgres } from '../tools.mjs';
import { markdownTable } from './markdown.ts';
import type { Figures, Section } from './section.ts';

const ROWS = 100_000;
const CALLS = 50;

/** So many rows with names, words and addresses that differ, a tenth of them followed up. */
const FILL = `
insert into public.leads (created_at, name, email, company, message)
  select now() - n * interval '5 minutes', (array['José','María','Ana','Luis','Sofía','Íñigo'])[1 + n % 6] || ' ' || initcap(substr(md5(n::text), 1, 8)),
    substr(md5(n::text), 1, 10) || '@example.com', initcap(substr(md5((n * 7)::text), 1, 6)),
    'Necesito asesoría fiscal y contable para mi empresa en México. ' || repeat(md5((n * 3)::text) || ' ', 4)
  from generate_series(1, ${ROWS}) as n;
insert into site_internal.follow_ups (table_name, row_id, status)
  select 'leads', id, (array['contacted','scheduled','accepted','closed'])[1 + (row_number() over ())::integer % 4] from public.leads where name like 'José%' limit ${ROWS / 10};
`;

function query(change: Partial<ListQuery> = {}): ListQuery {
  return {
    table: 'leads',
    sort: '-created',
    page: 1,
    ...change,
  };
}

/** What is asked, each time of something else where that makes a difference. */
const questions: Readonly<Record<string, (store: DeskStore, index: number) => Promise<unknown>>> = {
  'list, newest': (store) => store.list(query()),
  'list, page 1,000': (store) => store.list(query({ page: 1000 })),
  'list by name': (store) => store.list(query({ sort: 'name' })),
  'list by status': (store) => store.list(query({ sort: 'status' })),
  'status closed': (store) => store.list(query({ status: 'closed' })),
  'status new, by e-mail': (store) => store.list(query({ status: 'new', sort: 'email' })),
  'search, rare word': (store, index) => store.list(query({ q: (index * 7919).toString(16).padStart(5, 'a') })),
  'search, frequent word': (store) => store.list(query({ q: 'asesoria' })),
  'search, two letters': (store) => store.list(query({ q: 'xq' })),
  'search by name and form': (store) => store.list(query({ q: 'jose', form: 'contact-home', sort: 'name' })),
  overview: (store) => store.overview(),
};

async function measure(database: Database): Promise<[string, number, number][]> {
  await database.script(FILL);
  await database.tidy(['public.leads', 'site_internal.row_states', 'site_internal.follow_ups']);
  const [person] = await database.query<{ id: string }>(
    "insert into site_internal.people (email, role) values ('bench@firm.example', 'admin') returning id",
  );
  // Loaded here: a site without a desk has none.
  const { config } = await import('../../tests/backend/support/desk.ts');
  const store = createDeskStore(database, config, person?.id ?? '');
  const figures: [string, number, number][] = [];
  for (const [name, ask] of Object.entries(questions)) {
    const times: number[] = [];
    for (let index = 0; index < CALLS; index += 1) {
      const begun = performance.now();
      await ask(store, index);
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    figures.push([name, times[Math.floor(CALLS * 0.5)] ?? NaN, times[Math.floor(CALLS * 0.99)] ?? NaN]);
  }
  return figures;
}

/** Lists, searches and sorts on the desk with many rows, on PGlite and on PostgreSQL where that is installed. */
export const desk: Section = {
  name: 'desk',
  title: `How long the desk takes with ${ROWS.toLocaleString('en')} rows`,
  exact: false,
  async run() {
    const bin = await wantPostgres();
    const cluster = bin === undefined ? undefined : await startCluster(bin);
    const engines: (readonly [string, () => Promise<Database>])[] = [
      ['PGlite', () => openEmbedded()],
      ...(cluster ? ([['PostgreSQL', async () => openDatabaseUrl(await cluster.createDatabase())]] as const) : []),
    ];
    const rows: string[][] = [];
    let figures: Figures = {};
    try {
      for (const [engine, open] of engines) {
        console.log(dim(`${engine} …`));
        const database = await open();
        try {
          await migrate(database, migrationsDir);
          for (const [name, median, p99] of await measure(database)) {
            rows.push([engine, name, median.toFixed(1), p99.toFixed(1)]);
            figures = { ...figures, [`${engine}, ${name}, p99 ms`]: p99 };
          }
        } finally {
          await database.close();
        }
      }
    } finally {
      await cluster?.stop();
    }
    process.stdout.write(markdownTable(['on', 'what', 'median ms', 'p99 ms'], rows, 0));
    return figures;
  },
};
