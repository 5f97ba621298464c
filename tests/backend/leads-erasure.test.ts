import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { emptyLog, nextMigration } from '../../generator/sql/migration.ts';
import type { Database } from '../../site/server/database/database.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { isEmail } from '../../site/shared/email.ts';
import { openArchive } from '../../site/server/backup/backup.ts';
import { erasePerson, eraseRow, readErasures, replayErasures } from '../../site/server/leads/erase-and-purge.ts';
import { readLeads, readPerson } from '../../site/server/leads/read-leads.ts';
import { runLeads } from '../../site/server/leads/run-leads.ts';
import { UserError } from '../../site/user-error.mjs';
import { asAnon, insertRow } from './support/anon.ts';
import { migratedData, openMigrated } from './support/embedded.ts';
import { onOneEngine, onPostgres } from './support/engines.ts';
import { findPostgres } from './support/postgres-cluster.ts';
import { leads, serve } from './support/processes.ts';
import { sendLead } from './support/request.ts';
import { site } from '../support/site-spec.ts';
import { writeSite } from './support/site.ts';
import { application, appointment, lead, tables } from './support/tables.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const ANA = 'ana.erased@example.com';

function operation(): string {
  return crypto.randomUUID();
}

/**
 * Fills a database with the data of two people, one of them in every table under three spellings of her address, and
 * with everything else that the site stores.
 */
async function fill(database: Database): Promise<void> {
  // The outbox of a site with notifications.
  await database.script(`create table site_internal.outbox (id bigint generated always as identity primary key, table_name text not null, row_id uuid not null,
    attempts integer not null default 0, due_at timestamptz not null default clock_timestamp())`);
  for (const email of [ANA, 'luis@example.com']) {
    expect(
      await insertRow(database, 'leads', { ...lead, email: ` ${email.toUpperCase()}` }, { 'idempotency-key': 'k' }),
    ).toBe('ok');
    expect(
      await insertRow(
        database,
        'softlanding_requests',
        { nombre: 'Ana', correo: `${email}\t`, pais_origen: 'usa', tipo_empresa: 'itf' },
        { 'idempotency-key': 'k' },
      ),
    ).toBe('ok');
    expect(await insertRow(database, 'career_applications', { ...application, email })).toBe('ok');
    expect(await insertRow(database, 'appointment_requests', { ...appointment, correo: email })).toBe('ok');
  }
  for (const table of Object.keys(tables)) {
    await database.script(`insert into site_internal.follow_ups (table_name, row_id, status, note) select '${table}', id, 'contacted', 'Wrote to ' || to_jsonb(t)::text from public.${table} as t;
      insert into site_internal.outbox (table_name, row_id) select '${table}', id from public.${table}`);
  }
}

/** Every row of every table except PostgreSQL's own, as text. */
async function everything(database: Database): Promise<string> {
  const names = await database.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const all = await Promise.all(
    names.map(({ name }) => database.query<{ row: string }>(`select t::text as row from ${name} as t`)),
  );
  return all
    .flat()
    .map(({ row }) => row)
    .join('\n')
    .toLowerCase();
}

async function count(database: Database, table: string): Promise<number> {
  return (await database.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count ?? -1;
}

onOneEngine('erasing a person', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engine.openMigrated();
    await fill(database);
  });
  const erase = (email: string, id = operation()) => erasePerson(database, email, id);

  it('rejects an invalid address and an unknown row, and changes nothing', async () => {
    const before = await everything(database);
    await expect(erase(' ')).rejects.toMatchObject({ code: '22023' });
    await expect(eraseRow(database, '99999999-0000-4000-8000-000000000000', operation())).rejects.toThrow(
      /No row has the id/,
    );
    expect(await everything(database)).toBe(before);
  });

  it('is all or nothing', async () => {
    await database.script(`create function public.refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger refuse before delete on public.softlanding_requests for each row execute function public.refuse()`);
    const before = await everything(database);
    await expect(erase(ANA)).rejects.toThrow('no');
    expect(await everything(database)).toBe(before);
    await database.script('drop function public.refuse() cascade');
  });

  it('first shows the data with its history, and where else the address occurs', async () => {
    await insertRow(database, 'leads', {
      ...lead,
      email: 'eva@example.com',
      message: `My partner is ${ANA.toUpperCase()}.`,
    });
    const { held, mentions } = await readPerson(database, `  ${ANA}`);
    expect(held.map(({ table, followUps }) => [table, followUps.length])).toEqual([
      ['appointment_requests', 1],
      ['career_applications', 1],
      ['leads', 1],
      ['softlanding_requests', 1],
    ]);
    expect(mentions.map(({ table }) => table)).toEqual(['leads']);
    const [{ id = '' } = {}] = mentions;
    expect((await eraseRow(database, id, operation())).removed).toEqual({ leads: 1 });
  });

  it('leaves nothing of the person, everything of others, and a record without personal data', async () => {
    expect(await everything(database)).toContain(ANA);
    const id = operation();
    for (const _ of ['the first time', 'again, when the answer was lost']) {
      expect((await erase(` ${ANA.toUpperCase()} `, id)).removed).toEqual({
        leads: 1,
        softlanding_requests: 1,
        career_applications: 1,
        appointment_requests: 1,
      });
    }
    const left = await everything(database);
    expect(left).not.toContain(ANA);
    expect(left).toContain('luis@example.com');
    for (const table of Object.keys(tables).map((name) => `public.${name}`))
      expect([table, await count(database, table)]).toEqual([table, 1]);
    expect(await count(database, 'site_internal.follow_ups')).toBe(4);
    expect(await count(database, 'site_internal.outbox')).toBe(4);
    expect(await count(database, 'site_internal.requests'), 'digests of messages').toBe(2);
    const { erasures } = await readErasures(database);
    expect(erasures).toHaveLength(2);
    expect(erasures.at(-1)).toEqual({
      id,
      erasedAt: expect.any(String),
      person: expect.stringMatching(/^[\da-f]{64}$/),
      row: null,
      removed: { leads: 1, softlanding_requests: 1, career_applications: 1, appointment_requests: 1 },
    });
  });

  it('is repeated on rows restored from a backup, and on no later ones', async () => {
    const records = await readErasures(database);
    const put = (at: string): Promise<unknown> =>
      database.query(
        "insert into public.leads (created_at, name, email, message) values ($1::text::timestamptz, 'Ana', $2, 'x')",
        [at, ANA],
      );
    await put('2020-01-01T00:00Z');
    await put('2099-01-01T00:00Z');
    await expect(replayErasures(database, { ...records, salt: 'of another' })).rejects.toThrow(
      /from another database.*Nothing was changed/,
    );
    expect((await replayErasures(database, records)).removed).toEqual({ leads: 1 });
    expect((await replayErasures(database, records)).removed).toEqual({});
    expect((await readErasures(database)).erasures, 'the records are as they were').toEqual(records.erasures);
    expect(await everything(database)).toContain('2099');
  });

  it('reaches tables and columns that have left the spec', async () => {
    await database.script(`create table public.old (id uuid primary key default gen_random_uuid(), created_at timestamptz default now(), mail text, mail2 text);
      insert into public.old (mail, mail2) values (null, 'zoe@example.com'), ('zoe@example.com', null), (null, null);
      insert into site_internal.retention values ('public', 'old', 'created_at', interval '1 day', '{mail,mail2}')`);
    expect((await erase('zoe@example.com')).removed).toEqual({ old: 2 });
    await database.script("drop table public.old; delete from site_internal.retention where table_name = 'old'");
  });

  it.each([
    'o&leary@example.com',
    "o'neill@example.com",
    'a~b@firm',
    'ana@',
    'none',
    'a b@firm.example',
    'josé@firm.example',
  ])('accepts %s as an address, as browsers do', async (text) => {
    const erased = database.query('select site_internal.erase_person($1::text)', [` ${text.toUpperCase()} `]);
    if (isEmail(text)) await expect(erased).resolves.toHaveLength(1);
    else await expect(erased).rejects.toThrow('not an e-mail address');
  });

  it('keeps visitors from every function, even if the schema were open', async () => {
    const open = await database.query(
      `select p.proname, r.rolname from pg_proc as p, pg_roles as r where p.pronamespace = 'site_internal'::regnamespace
         and r.rolname in ('anon', 'authenticated') and has_function_privilege(r.oid, p.oid, 'execute')`,
    );
    expect(open).toEqual([]);
    expect(await asAnon(database, "select site_internal.erase_person('luis@example.com')")).toBe('42501');
  });
});

onOneEngine('in a site without a desk', ({ openEmpty }) => {
  it('a row is listed, found and erased like any other', async () => {
    const database = await openEmpty();
    const { desk: _, ...withoutDesk } = site;
    await database.script(nextMigration(withoutDesk, emptyLog()).migration?.sql ?? '');
    await insertRow(database, 'leads', { ...lead, email: ANA });
    const rules = { leads: { columns: ['email'], email: 'email', maxRows: 1, maxBytes: 1 } };
    expect(await readLeads(database, rules, 'new')).toMatchObject({ leads: [{ email: ANA }] });
    expect(await readPerson(database, ANA)).toMatchObject({ held: [{ row: { email: ANA }, origin: null }] });
    const erased = await erasePerson(database, ANA, operation());
    expect(erased).toMatchObject({ removed: { leads: 1 }, vacuumed: true });
  });
});

describe('on the embedded database', () => {
  let directory: string;
  beforeEach(() => {
    directory = temporaryDirectory(onTestFinished);
  });
  /** Whether a text is in a file of a folder, also where PostgreSQL itself would no longer find it. */
  const isInFiles = (folder: string, text: string): boolean =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).some(
      (entry) =>
        entry.isFile() &&
        readFileSync(join(entry.parentPath, entry.name)).toString('latin1').toLowerCase().includes(text),
    );

  it('not a byte of it stays in the files, nor in the copy that is made of them', async () => {
    const database = await openMigrated(join(directory, 'pg'));
    onTestFinished(() => database.close());
    await fill(database);
    await database.query('checkpoint');
    expect(isInFiles(directory, ANA)).toBe(true);
    expect((await erasePerson(database, ANA, operation())).vacuumed).toBe(true);
    expect(isInFiles(directory, ANA)).toBe(false);
    const archive = await database.dump();
    expect(gunzipSync(archive).toString('latin1').toLowerCase()).not.toContain(ANA);
    const copy = await openArchive(archive, 'copy');
    onTestFinished(() => copy.close());
    expect(await everything(copy)).toContain('luis@example.com');
  });

  it('the command works with and without a running server, and changes nothing without confirmation', async () => {
    const environment = { DATA_DIR: await migratedData(join(directory, 'data')) };
    const server = await serve(writeSite(join(directory, 'site')), environment);
    onTestFinished(async () => void (await server.end('SIGKILL')));
    for (const email of [ANA, 'luis@example.com']) expect(await sendLead(server.url, { email })).toBe(201);

    const asked = await leads(['erase', '--email', ANA], environment);
    expect(asked).toMatchObject({ status: 1, stdout: '' });
    expect(asked.stderr).toMatch(
      /^This would be erased permanently:\n {2}leads: \d{4}-\d\d-\d\d \d\d:\d\d\nNothing was changed\. To erase it, add --yes\.\n$/,
    );
    // Without processes from here on, since only the server's part matters.
    const run = (...args: string[]): Promise<string> => runLeads(args, environment);
    expect(JSON.parse(await run('export', '--email', ANA))).toMatchObject({
      held: [{ table: 'leads', row: { email: ANA } }],
      mentions: [],
    });

    expect(await run('erase', '--email', ANA, '--yes')).toMatch(
      /^Erased: leads 1\. On record as [\da-f-]{36}\.\nEarlier backups still contain it/,
    );
    await expect(run('erase', '--email', ANA, '--yes')).rejects.toThrow(
      new UserError(`Nothing is stored about ${ANA}. Nothing was changed.`),
    );
    await expect(
      run('erase', '00000000-0000-4000-8000-000000000000', '--yes'),
      'a refusal of the server',
    ).rejects.toThrow(/^No row has the id 00000000-/);
    const record = await run('erasures');
    expect(await server.end('SIGTERM')).toBe(0);

    const file = join(directory, 'erasures.json');
    writeFileSync(file, record);
    expect(await leads(['erase', '--replay', file, '--yes'], environment)).toMatchObject({
      status: 0,
      stdout: 'There was nothing to erase again.\n',
    });
    expect(await run('erase', '--email', 'luis@example.com', '--yes')).toMatch(/^Erased: leads 1\./);
    expect(isInFiles(environment.DATA_DIR, 'luis@example.com')).toBe(false);
  });
});

onPostgres('an erased person', (cluster, add) => {
  it('is in no dump', async () => {
    const address = await cluster.createMigrated();
    const database = add(await openDatabaseUrl(address));
    await fill(database);
    const dump = (): string =>
      execFileSync(join(findPostgres() ?? '', 'pg_dump'), [address], { encoding: 'utf8', stdio: 'pipe' }).toLowerCase();
    expect(dump()).toContain(ANA);
    await runLeads(['erase', '--email', ANA, '--yes'], { DATABASE_URL: address });
    expect(dump()).not.toContain(ANA);
    expect(dump()).toContain('luis@example.com');
    const statistics = await database.query<{ found: string }>(
      "select s::text as found from pg_stats as s where schemaname in ('public', 'site_internal')",
    );
    expect(statistics.map(({ found }) => found.toLowerCase()).join('\n')).not.toContain(ANA);
  });
});
