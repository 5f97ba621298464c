import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { purge } from '../../site/server/leads/erase-and-purge.ts';
import type { Database } from '../../site/server/database/database.ts';
import { asAnon, verdictOf } from './support/anon.ts';
import { arrive, asDesk, colleague, config, seenAsDesk, type Colleague, type TableKey } from './support/desk.ts';
import { onEachEngine, onHosted, type Open } from './support/engines.ts';
import { pushMigrations } from './support/hosted.ts';

const DENIED = '42501';

function attacks(openMigrated: Open): void {
  let database: Database;
  let admin: Colleague;
  let intake: Colleague;
  let recruiting: Colleague;
  const rows: Partial<Record<TableKey, string>> = {};
  beforeAll(async () => {
    database = await openMigrated();
    admin = await colleague(database, 'admin');
    intake = await colleague(database, 'intake');
    recruiting = await colleague(database, 'recruiting');
    for (const table of ['leads', 'softlanding_requests', 'career_applications', 'appointment_requests'] as const)
      rows[table] = await arrive(database, table);
  });

  const visible = (person: string | undefined): Promise<number[]> =>
    Promise.all(config.tables.map(({ key }) => seenAsDesk(database, person, `select id from public.${key}`)));

  it('shows nothing without a person, and of each person what their role sees', async () => {
    expect(await visible(undefined)).toEqual([0, 0, 0, 0]);
    expect(await visible('')).toEqual([0, 0, 0, 0]);
    expect(await visible(admin.id)).toEqual([1, 1, 1, 1]);
    expect(await visible(intake.id)).toEqual([1, 1, 0, 0]);
    expect(await visible(recruiting.id)).toEqual([0, 0, 1, 0]);
  });

  it('shows states, what was opened, what a search finds, and the audit by the same rules', async () => {
    await admin.store.read('leads', rows.leads ?? '');
    const seen = (sql: string): Promise<number[]> =>
      Promise.all([undefined, admin.id, intake.id, recruiting.id].map((person) => seenAsDesk(database, person, sql)));
    expect(await seen('select row_id, search from site_internal.row_states')).toEqual([0, 4, 2, 1]);
    expect(await seen("select row_id from site_internal.row_states where search like '%'")).toEqual([0, 4, 2, 1]);
    expect(await seen('select row_id from site_internal.reads')).toEqual([0, 1, 0, 0]);
    expect(await seen("select site_internal.desk_search('leads', '{}')")).toEqual([0, 1, 1, 0]);
    expect(await seen(`select where site_internal.desk_id_of('${admin.email}') is not null`)).toEqual([0, 1, 1, 1]);
    expect(await seen("select where site_internal.desk_called('admin') <> '{}'")).toEqual([0, 1, 1, 1]);
    expect(await seen('select where exists (select from site_internal.audit)')).toEqual([0, 1, 0, 0]);
    expect(await seen("select where site_internal.desk_audited('firm') <> '{}'")).toEqual([0, 1, 0, 0]);
  });

  it.each([
    "' or true --",
    "' or removed_at is null or id = '",
    '%',
    'null',
    "\\'; update site_internal.people set role = 'admin'; --",
    'admin',
    'x'.repeat(100_000),
  ])('treats %.40s as the id of an unknown person', async (person) => {
    expect(await visible(person)).toEqual([0, 0, 0, 0]);
  });

  it('shows nothing to a removed person, or to one whose role no longer exists', async () => {
    const gone = await colleague(database, 'admin', 'gone@firm.example');
    expect(await admin.store.remove(gone.email)).toBe('removed');
    const odd = await colleague(database, 'owner', 'odd@firm.example');
    for (const { id, store } of [gone, odd]) {
      expect(await visible(id)).toEqual([0, 0, 0, 0]);
      const leads = rows.leads ?? '';
      const answers = [
        store.list({ table: 'leads', sort: '-created', page: 1 }),
        store.read('leads', leads),
        store.change('leads', leads, 0, { status: 'closed' }),
        store.changeMany('leads', [leads], { status: 'closed' }),
        store.export({ table: 'leads', sort: '-created', page: 1 }),
        store.held('leads', leads),
        store.erase('leads', leads, 'person', crypto.randomUUID()),
        store.people(),
        store.invite({ email: 'friend@firm.example', role: 'admin' }),
        store.remove(admin.email),
        store.audit({ page: 1 }),
        store.answered('leads', leads),
        store.send('leads', leads, crypto.randomUUID(), { recipient: 'b', subject: 'Hola', text: 'Hola' }),
        store.sent('leads', leads, crypto.randomUUID(), 'sent'),
        store.setTemplate('mine', 0, { label: {}, body: {} }),
        store.setSignature(0, {}),
      ];
      for (const answer of answers) expect(await answer).toBeUndefined();
      expect(await store.assignees('leads')).toEqual([]);
      expect(Object.values((await store.counts()) ?? {}).flatMap(Object.keys)).toEqual([]);
      expect((await store.overview())?.weeks.flatMap(({ counts }) => counts) ?? []).toEqual([]);
    }
  });

  it('answers a guessed id of another role’s row, or of another table, as one that does not exist', async () => {
    const theirs = rows.career_applications ?? '';
    for (const [table, id] of [
      ['career_applications', theirs],
      ['leads', theirs],
      ['leads', crypto.randomUUID()],
      ['people', intake.id],
      ['site_internal.people', intake.id],
    ] as const) {
      expect(await intake.store.read(table, id)).toBeUndefined();
      expect(await intake.store.change(table, id, 0, { status: 'closed' })).toBeUndefined();
      expect(await intake.store.held(table, id)).toBeUndefined();
    }
    expect(await intake.store.list({ table: 'career_applications', sort: 'name', page: 1 })).toBeUndefined();
    expect(await intake.store.changeMany('leads', [theirs], { status: 'closed' })).toMatchObject({
      changed: [],
      skipped: [theirs],
    });
    const hidden = await database.query(
      "select from site_internal.audit where person = $1 and table_name = 'career_applications'",
      [intake.email],
    );
    expect(hidden).toEqual([]);
  });

  it.each([
    "insert into public.leads (name, email, message) values ('a', 'b', 'c')",
    "update public.leads set name = 'x'",
    'delete from public.leads',
    'truncate public.leads',
    'select * from site_internal.people',
    "update site_internal.people set role = 'admin'",
    'select * from site_internal.sessions',
    'select * from site_internal.row_states',
    'select * from site_internal.row_origins',
    'select changed_by from site_internal.row_states',
    "insert into site_internal.reads (person, row_id) values ('a', gen_random_uuid())",
    'delete from site_internal.reads',
    "update site_internal.row_states set status = 'closed'",
    'select * from site_internal.follow_ups',
    "insert into site_internal.follow_ups (table_name, row_id, note) values ('leads', gen_random_uuid(), 'x')",
    "update site_internal.follow_ups set delivery = 'sent'",
    'select * from site_internal.templates',
    "insert into site_internal.templates (id, removed) values ('received', true)",
    "update site_internal.signature set body = '{}'",
    "update site_internal.row_states set rights = 'access', rights_due = now()",
    "insert into site_internal.audit (person, action) values ('a', 'read')",
    'delete from site_internal.audit',
    'select * from site_internal.salt',
    "select site_internal.erase_person('ana@example.com')",
    'select site_internal.erase(gen_random_uuid(), null, gen_random_uuid())',
    "select site_internal.audit_note('read', 'leads', null, '{}')",
    'select * from site_internal.purge()',
    "select site_internal.note_state('leads', '{}', '', '', '{}', '{}')",
    'create table site_internal.mine (id int)',
    'alter table public.leads disable row level security',
    'create policy mine on public.leads for all to desk using (true)',
  ])('refuses the desk’s role: %s', async (sql) => {
    expect(await asDesk(database, admin.id, sql)).toBe(DENIED);
  });

  it('gives visitors no access', async () => {
    for (const { key } of config.tables) expect(await asAnon(database, `select * from public.${key}`)).toBe(DENIED);
    expect(await asAnon(database, 'select site_internal.desk_people()')).toBe(DENIED);
    expect(
      await asAnon(
        database,
        `select set_config('desk.person', '${admin.id}', true), site_internal.desk_search('leads', '{}')`,
      ),
    ).toBe(DENIED);
  });

  it.each([
    "'; drop table public.leads; --",
    "') or true) --",
    '%',
    '_',
    '\\',
    '$$',
    '\u0000',
    "x' union select * from site_internal.people --",
  ])('treats %j in the address as plain text', async (text) => {
    const query = { table: 'leads', page: 1 } as const;
    const plain = text.replaceAll('\0', '');
    const found = await intake.store.list({ ...query, sort: '-created', q: text });
    expect(found?.rows.length, 'nobody wrote that').toBe(text === '\u0000' ? 1 : 0);
    expect(
      await intake.store.list({ ...query, sort: plain as 'name', status: plain, form: plain, assignee: plain }),
    ).toMatchObject({ total: 0 });
    const audited = { person: plain, action: plain as 'read', table: plain, row: plain };
    expect(await admin.store.audit({ ...audited, page: 1 })).toMatchObject({ entries: [] });
    expect(await visible(intake.id)).toEqual([1, 1, 0, 0]);
  });

  it('protects the audit log from every role, including the database’s owner and the purge', async () => {
    await admin.store.read('leads', rows.leads ?? '');
    const owner = (sql: string): Promise<string> => verdictOf(database, async (connection) => connection.script(sql));
    const before = await database.query('select id, person, action, at from site_internal.audit order by id');
    expect(before.length).toBeGreaterThan(0);
    expect(await owner("update site_internal.audit set person = 'nobody'")).toBe(DENIED);
    expect(await owner('delete from site_internal.audit')).toBe(DENIED);
    expect(await owner('truncate site_internal.audit')).toBe(DENIED);
    expect(await owner('truncate site_internal.audit cascade')).toBe(DENIED);
    expect(await owner("select * from site_internal.purge(false, now() + interval '100 years')")).toBe(DENIED);
    await database.query(
      "insert into site_internal.audit (at, person, action) values (now() - interval '24 months 1 day', 'old@firm.example', 'read')",
    );
    expect(await purge(database, false)).toMatchObject({ audit: 1 });
    expect(await database.query('select id, person, action, at from site_internal.audit order by id')).toEqual(before);
  });

  it('stores visitors’ texts verbatim, and finds them', async () => {
    const texts = [
      '=HYPERLINK("http://evil.example";"x")',
      '<script>alert(1)</script>',
      'user\u202Egpj.exe',
      `${'ñ'.repeat(9990)}needle`,
      "'; drop table leads; --",
      'ze\uFEFF\u200Bro',
      '𝒜𝓃𝒶 🇲🇽',
    ];
    for (const message of texts) {
      const id = await arrive(database, 'leads', { message });
      const row = await intake.store.read('leads', id);
      expect(row?.values['message']).toBe(message);
    }
    for (const q of ['=hyperlink("http', '<SCRIPT>', 'usergpj', 'nneedle', 'zero', '🇲🇽']) {
      const found = await intake.store.list({ table: 'leads', sort: '-created', page: 1, q });
      expect([q, found?.total]).toEqual([q, 1]);
    }
    expect(
      await verdictOf(
        database,
        async (connection) =>
          void (await connection.query("insert into public.leads (name, email, message) values ('a', 'b', $1)", [
            'x'.repeat(10_000_000),
          ])),
      ),
    ).toBe('23514');
  });

  it.each<[string, string]>([
    ['invalid JSON', '{{{'],
    ['an array', '["form"]'],
    ['invalid values', '{"form": "x", "locale": 7, "page": "//evil.example", "utm": [1], "referrer": "a b"}'],
    ['addresses', '{"page": "/a?mail=ana@example.com", "referrer": "https://evil.example/?q=1"}'],
    ['NUL', '{"form": "\\u0000"}'],
    ['too much', JSON.stringify({ form: 'contact-home', utm: { utm_source: 'x'.repeat(3000) } })],
    ['depth', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ])('accepts a message with %s as its context, and drops the context', async (_what, header) => {
    const id = await arrive(database, 'leads', {}, header);
    expect(await database.query('select * from site_internal.row_origins where row_id = $1::uuid', [id])).toEqual([]);
  });

  it('truncates and omits values of the context', async () => {
    const utm = { utm_source: 'x'.repeat(300), utm_campaign: 'a\nb', 'utm_<b>': 'x', gclid: 'x' };
    const id = await arrive(database, 'leads', {}, { form: 'career', locale: 'en', utm });
    expect((await intake.store.read('leads', id))?.origin, 'a form of another table').toEqual({
      form: null,
      locale: 'en',
      page: null,
      referrer: null,
      utm: { utm_source: 'x'.repeat(100) },
    });
  });
}

onEachEngine('the desk’s role', ({ openMigrated }) => attacks(openMigrated));

onHosted('the desk’s role', (create, add) => {
  attacks(async () => {
    const database = add(await openDatabaseUrl((await create()).address));
    await pushMigrations(database);
    return database;
  });
  describe('the roles of the API', () => {
    it('may not become it', async () => {
      const project = await create();
      await pushMigrations(add(await openDatabaseUrl(project.address)));
      const requests = add(await openDatabaseUrl(project.requests));
      expect(await verdictOf(requests, (connection) => connection.script('set local role desk'))).toBe(DENIED);
    });
  });
});
