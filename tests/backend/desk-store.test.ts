import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditQuery, ListQuery, RowChange } from '../../site/desk/contract/store.ts';
import type { Database } from '../../site/server/database/database.ts';
import { arrive, colleague, config, type Colleague } from './support/desk.ts';
import { onOneEngine } from './support/engines.ts';

function query(change: Partial<ListQuery> = {}): ListQuery {
  return { table: 'leads', sort: '-created', page: 1, ...change };
}

onOneEngine('the desk’s data', ({ openMigrated }) => {
  let database: Database;
  let admin: Colleague;
  let intake: Colleague;
  beforeAll(async () => {
    database = await openMigrated();
    admin = await colleague(database, 'admin');
    intake = await colleague(database, 'intake');
  });

  const names = async (change: Partial<ListQuery>): Promise<(string | null | undefined)[]> =>
    ((await intake.store.list(query(change)))?.rows ?? []).map(({ values }) => values['name']);

  describe('a list', () => {
    const ids: Record<string, string> = {};
    beforeAll(async () => {
      const jose = { name: 'José Ñuñez', email: 'jose@example.com', company: 'Óptica 50%_\\' };
      ids['jose'] = await arrive(database, 'leads', jose);
      const maria = { name: 'MARÍA Álvarez', email: 'Zoe@example.com', message: 'Revisión - hola' };
      await arrive(database, 'leads', maria, { form: 'contact-home' });
      const ana = { name: 'An\u202Ea\u200B Gómez', email: 'ana@example.com' };
      ids['hidden'] = await arrive(database, 'leads', ana, { form: 'contact-page', page: '/contacto' });
      await database.query("update public.leads set created_at = '2026-11-01T05:30:00Z' where id = $1::uuid", [
        ids['jose'],
      ]);
    });

    it.each<[string, Partial<ListQuery>, string[]]>([
      ['everything, newest first', {}, ['An\u202Ea\u200B Gómez', 'MARÍA Álvarez', 'José Ñuñez']],
      ['oldest first', { sort: 'created' }, ['José Ñuñez', 'MARÍA Álvarez', 'An\u202Ea\u200B Gómez']],
      ['by name', { sort: 'name' }, ['An\u202Ea\u200B Gómez', 'José Ñuñez', 'MARÍA Álvarez']],
      ['by e-mail address, downwards', { sort: '-email' }, ['MARÍA Álvarez', 'José Ñuñez', 'An\u202Ea\u200B Gómez']],
      ['a part of a word without its accents', { q: 'unez' }, ['José Ñuñez']],
      ['a word in other case', { q: 'maría' }, ['MARÍA Álvarez']],
      ['several words, from several columns', { q: 'JOSE optica' }, ['José Ñuñez']],
      ['text with invisible characters', { q: 'ana gomez' }, ['An\u202Ea\u200B Gómez']],
      ['wildcards of LIKE, literally', { q: '50%_\\' }, ['José Ñuñez']],
      ['nothing for a wildcard', { q: '5_%' }, []],
      ['a whole day in the firm’s time zone', { from: '2026-10-31', to: '2026-10-31' }, ['José Ñuñez']],
      ['no other day', { from: '2026-11-01', to: '2026-11-01' }, []],
      ['a form, with rows of unknown forms', { form: 'contact-home' }, ['MARÍA Álvarez', 'José Ñuñez']],
      ['unassigned rows', { assignee: 'none', sort: 'name' }, ['An\u202Ea\u200B Gómez', 'José Ñuñez', 'MARÍA Álvarez']],
      ['nothing for an unknown assignee', { assignee: 'nobody@firm.example' }, []],
    ])('shows %s', async (_what, change, expected) => {
      expect(await names(change)).toEqual(expected);
    });

    it('shows no row of an unknown form for a form whose messages have a beginning', async () => {
      const table = 'softlanding_requests';
      await arrive(database, table, { nombre: 'Unknown' });
      await arrive(database, table, { nombre: 'Named' }, { form: 'softlanding-promo' });
      const rows = (await intake.store.list(query({ table, form: 'softlanding-promo' })))?.rows ?? [];
      expect(rows.map(({ values }) => values['nombre'])).toEqual(['Named']);
    });

    it('shows rows with a removed status after the others', async () => {
      const stand = (status: string): Promise<unknown> =>
        database.query('update site_internal.row_states set status = $1 where row_id = $2::uuid', [
          status,
          ids['hidden'],
        ]);
      await stand('gone');
      expect(await names({ sort: 'status' })).toEqual(['MARÍA Álvarez', 'José Ñuñez', 'An\u202Ea\u200B Gómez']);
      expect(await names({ sort: '-status' })).toEqual(['An\u202Ea\u200B Gómez', 'MARÍA Álvarez', 'José Ñuñez']);
      await stand(config.initialStatus);
    });

    it('says which rows are overdue', async () => {
      const rows = (await intake.store.list(query({ sort: 'created' })))?.rows ?? [];
      expect(rows.map(({ overdue }) => overdue)).toEqual([true, false, false]);
    });
  });

  describe('a search', () => {
    const name = 'Siobhán O’Connor';
    beforeAll(async () => {
      const message = 'Tel. 55\u00a01234\u20115678: «Ｃａｆé» Ros\u200bario — ﬁrma nueva';
      await arrive(database, 'softlanding_requests', {
        nombre: name,
        correo: 'siobhan.o-connor@example.com',
        mensaje: message,
      });
      await arrive(database, 'softlanding_requests', { nombre: 'Otra Persona', correo: 'otra@example.com' });
    });

    it.each([
      "o'connor",
      'O‘Connor',
      'O´Connor',
      'OʼConnor',
      'Ｏ＇ＣＯＮＮＯＲ',
      'o\u2060’connor',
      '"cafe"',
      '“Café”',
      'ﬁrma',
      'firma nueva',
      'firma\u00a0nueva',
      'rosario',
      '5512345678',
      '55 1234–5678',
      '\u202a+52 55\u202f1234\u20115678\u202c',
      '５５１２３４５６７８',
      'siobhan.o‑connor@example.com',
      'Otra Persona <SIOBHAN.O-CONNOR@example.com>',
      '"Connor, S." <mailto:siobhan.o-connor@example.com>;',
      'mailto:siobhan.o-connor@example.com',
      'MAILTO:siobhan.o%2Dconnor%40example.com?subject=Hola%20Otra',
    ])('finds what looks like %s', async (q) => {
      const rows = await intake.store.search(q);
      expect(rows.map(({ values }) => values['nombre'])).toEqual([name]);
    });

    it('of the audit takes a copied address too', async () => {
      const entries = async (person: string) => (await admin.store.audit({ person, page: 1 }))?.unknownPerson;
      expect(await entries(`Somebody <${intake.email}>`)).toBe(false);
      expect(await entries('Somebody <nobody@firm.example>')).toBe(true);
    });
  });

  it('finds the same words in few and in many rows of a table', async () => {
    const table = 'appointment_requests';
    const found = async (change: Partial<ListQuery>): Promise<unknown> => {
      const list = await admin.store.list(query({ table, sort: 'name', ...change }));
      return [list?.total, ...(list?.rows ?? []).slice(0, 3).map(({ values }) => values['nombre'])];
    };
    const [ada = ''] = [
      await arrive(database, table, { nombre: 'Ada Única', correo: 'x@visitor.example' }),
      await arrive(database, table, { nombre: 'Zoe Única', correo: 'x@visitor.example' }),
    ];
    await admin.store.change(table, ada, 0, { status: 'contacted', assignee: admin.email });
    const expectAll = async (others: number): Promise<void> => {
      expect(await found({ q: 'unica' })).toEqual([2, 'Ada Única', 'Zoe Única']);
      expect(await found({ q: 'unica', sort: '-created' })).toEqual([2, 'Zoe Única', 'Ada Única']);
      expect(await found({ q: 'unica', sort: 'status' })).toEqual([2, 'Zoe Única', 'Ada Única']);
      expect(await found({ q: 'unica', status: 'contacted' })).toEqual([1, 'Ada Única']);
      expect(await found({ q: 'unica', only: 'open', columns: { recordatorio: 'true' } })).toEqual([1, 'Zoe Única']);
      expect(await found({ q: 'admin unica' }), 'the name of the assignee').toEqual([1, 'Ada Única']);
      expect(await found({ q: 'unica', page: 3 }), 'beyond the last page').toEqual([2, 'Ada Única', 'Zoe Única']);
      expect(await found({ q: 'cleaning', sort: '-name' })).toEqual([
        2 + others,
        'Zoe Única',
        ...(others ? ['Other', 'Other'] : ['Ada Única']),
      ]);
    };
    await expectAll(0);
    for (let index = 0; index < 70; index += 1)
      await arrive(database, table, { nombre: 'Other', correo: 'x@visitor.example' });
    await expectAll(70);
  });

  it('stores a message whose honeypot was filled in as spam, and mails nobody', async () => {
    const context = { form: 'contact-page', page: '/contacto', trap: true };
    const id = await arrive(database, 'leads', { name: 'Trapped' }, context);
    await arrive(database, 'leads', { name: 'Not trapped' }, { ...context, trap: 'true' });
    expect(await names({ q: 'trapped' })).toEqual(['Not trapped']);
    expect(await names({ q: 'trapped', status: 'spam' })).toEqual(['Trapped']);
    expect(await admin.store.read('leads', id)).toMatchObject({
      status: 'spam',
      version: 0,
      origin: { form: 'contact-page', page: '/contacto' },
      history: [{ status: 'spam', action: 'trap' }],
      notified: 'trap',
    });
    expect(await database.query('select 1 from site_internal.mail_outbox where row_id = $1::uuid', [id])).toEqual([]);
    expect(await intake.store.change('leads', id, 0, { status: 'new' })).toMatchObject({ kind: 'changed' });
    expect(await names({ q: 'trapped', sort: 'name' })).toEqual(['Not trapped', 'Trapped']);
  });

  it('reads a row with its origin, earlier rows of the person, and history', async () => {
    const first = await arrive(database, 'softlanding_requests', { correo: 'Eva@Example.com ' });
    const id = await arrive(
      database,
      'leads',
      { email: 'eva@example.com' },
      {
        form: 'contact-home',
        locale: 'es',
        page: '/inicio',
        utm: { utm_source: 'x', other: 'y' },
        referrer: 'News.Example',
      },
    );
    await intake.store.change('leads', id, 0, { status: 'contacted', assignee: intake.email, note: ' Llamé. ' });
    await database.query(
      "insert into site_internal.follow_ups (table_name, row_id, status) values ('leads', $1::uuid, 'scheduled')",
      [id],
    );
    const row = await admin.store.read('leads', id);
    expect(row).toMatchObject({
      table: 'leads',
      status: 'scheduled',
      assignee: intake.email,
      version: 2,
      values: { email: 'eva@example.com', company: null },
      origin: {
        form: 'contact-home',
        locale: 'es',
        page: '/inicio',
        utm: { utm_source: 'x' },
        referrer: 'news.example',
      },
      earlier: [{ table: 'softlanding_requests', id: first, status: 'new' }],
      notified: expect.stringMatching(/off|waiting/),
    });
    expect(row?.history).toEqual([
      { at: expect.any(String), person: intake.email, status: 'contacted', assignee: intake.email, note: 'Llamé.' },
      { at: expect.any(String), status: 'scheduled' },
    ]);
    const audit = await admin.store.audit({ row: id, reads: '1', page: 1 });
    expect(audit?.entries.map(({ action, person, detail }) => [action, person, detail])).toEqual([
      ['read', admin.email, {}],
      ['change', intake.email, { fields: ['status', 'assignee', 'note'] }],
    ]);
  });

  it('shows the audit log in pages, newest first, by all filters together', async () => {
    const row = crypto.randomUUID();
    await database.query(
      `insert into site_internal.audit (person, action, table_name, row_id, detail)
       select 'paged@firm.example', case when n % 2 = 0 then 'read' else 'reply' end, 'leads', $1::uuid,
         jsonb_build_object('n', n) from generate_series(1, 202) as n`,
      [row],
    );
    const shown = async (change: Partial<AuditQuery>) => {
      const { entries = [], more } = (await admin.store.audit({ row, page: 1, ...change })) ?? {};
      return [entries.length, entries.at(0)?.detail['n'], entries.at(-1)?.detail['n'], more];
    };
    expect(await shown({})).toEqual([100, 201, 3, true]);
    expect(await shown({ page: 2 })).toEqual([1, 1, 1, false]);
    expect(await shown({ reads: '1' })).toEqual([100, 202, 103, true]);
    expect(await shown({ reads: '1', page: 3 })).toEqual([2, 2, 1, false]);
    expect(await shown({ action: 'read', table: 'leads', page: 2 })).toEqual([1, 2, 2, false]);
    const none = [0, undefined, undefined, false];
    expect(await shown({ table: 'career_applications' })).toEqual(none);
    expect(await shown({ person: intake.email, reads: '1' })).toEqual(none);
    expect(await shown({ row: crypto.randomUUID(), reads: '1' })).toEqual(none);
  });

  it('rejects a change that is based on an outdated version', async () => {
    const id = await arrive(database, 'leads');
    const change = ({ store }: Colleague, basedOn: number, to: RowChange) => store.change('leads', id, basedOn, to);
    const first = await change(admin, 0, { status: 'contacted' });
    expect(first).toMatchObject({ kind: 'changed', row: { version: 1 } });
    const late = await change(intake, 0, { status: 'closed', note: 'Mine' });
    expect(late).toMatchObject({ kind: 'conflict', by: admin.email, row: { status: 'contacted', history: [{}] } });
    const assigned = await change(intake, 1, { assignee: admin.email });
    expect(assigned).toMatchObject({ kind: 'changed', row: { assignee: admin.email } });
    const freed = await change(intake, 2, { assignee: null });
    expect(freed).toMatchObject({ row: { assignee: null, history: [{}, {}, { assignee: null }] } });
    const both = await Promise.all([change(admin, 3, { status: 'accepted' }), change(intake, 3, { status: 'closed' })]);
    // Of two changes at once, one is rejected.
    expect(both.filter((result) => result?.kind === 'conflict')).toHaveLength(1);
  });

  it('changes several rows, and undoes those that have not been changed since', async () => {
    const [one = '', two = ''] = [await arrive(database, 'leads'), await arrive(database, 'leads')];
    await intake.store.change('leads', two, 0, { status: 'contacted' });
    const stranger = crypto.randomUUID();
    const result = await intake.store.changeMany('leads', [one, two, stranger], {
      status: 'closed',
      assignee: admin.email,
    });
    expect(result).toMatchObject({ skipped: [stranger] });
    expect(result?.changed.toSorted()).toEqual([one, two].toSorted());
    await admin.store.change('leads', one, 1, { status: 'accepted' });
    const { undo = '' } = result ?? {};
    expect(await admin.store.undo(undo), 'not theirs').toBeUndefined();
    expect(await intake.store.undo(undo)).toEqual([two]);
    expect(await intake.store.undo(undo), 'once').toBeUndefined();
    expect(await intake.store.read('leads', two)).toMatchObject({ status: 'contacted', assignee: null, version: 3 });
    expect(await intake.store.read('leads', one)).toMatchObject({ status: 'accepted' });
    const late = await intake.store.changeMany('leads', [two], { status: 'closed' });
    await database.query('update site_internal.undo set expires_at = now()');
    expect(await intake.store.undo(late?.undo ?? '')).toBeUndefined();
  });

  it('exports a snapshot of what is shown, and records the number of rows', async () => {
    const wanted = query({ q: 'exported' });
    const ids = [];
    for (let index = 0; index < 3; index += 1) ids.push(await arrive(database, 'leads', { name: `Exported ${index}` }));
    const batches = await intake.store.export(wanted);
    await arrive(database, 'leads', { name: 'Exported late' });
    const rows = [];
    for await (const batch of batches ?? []) rows.push(...batch);
    expect(rows.map(({ id }) => id)).toEqual(ids.toReversed());
    const audit = await admin.store.audit({ action: 'export', page: 1 });
    expect(audit?.entries[0]).toMatchObject({
      person: intake.email,
      table: 'leads',
      row: null,
      detail: { rows: 3, searched: true },
    });
    expect(JSON.stringify(audit)).not.toContain('exported');
  });

  it('exports and erases the data about a person, with their history', async () => {
    const rows = [
      await arrive(database, 'leads', { email: 'gone@example.com' }, { form: 'contact-home' }),
      await arrive(database, 'career_applications', { email: 'GONE@example.com' }),
    ];
    await admin.store.changeMany('leads', [rows[0] ?? ''], { status: 'closed' });
    expect(
      (await intake.store.held('leads', rows[0] ?? ''))?.rows.map(({ id }) => id),
      'not of a table that they do not see',
    ).toEqual([rows[0]]);
    const held = await admin.store.held('leads', rows[0] ?? '');
    expect(held).toMatchObject({ email: 'gone@example.com' });
    expect(held?.rows.map(({ id }) => id).toSorted()).toEqual(rows.toSorted());
    const operation = crypto.randomUUID();
    expect(await intake.store.erase('leads', rows[0] ?? '', 'person', operation)).toBeUndefined();
    const proof = await admin.store.erase('leads', rows[0] ?? '', 'person', operation);
    expect(proof).toMatchObject({ id: operation, removed: { leads: 1, career_applications: 1 } });
    expect(await admin.store.erase('leads', rows[0] ?? '', 'person', operation)).toEqual(proof);
    for (const table of ['row_states', 'row_origins', 'follow_ups', 'undo']) {
      const left = await database.query(`select from site_internal.${table} where row_id = any ($1::uuid[])`, [rows]);
      expect([table, left.length]).toEqual([table, 0]);
    }
    expect(await admin.store.read('leads', rows[0] ?? '')).toBeUndefined();
  });

  it('shows open rows on its home page', async () => {
    const { overdue, overdueTotals, weeks, nobodyToNotify } = (await intake.store.overview()) ?? expect.unreachable();
    expect(overdue.map(({ table, values }) => [table, values['name']])).toEqual([['leads', 'José Ñuñez']]);
    expect(overdueTotals).toEqual({ leads: 1, softlanding_requests: 0 });
    expect(weeks).toHaveLength(12);
    expect(weeks.every(({ week }) => new Date(`${week}T00:00:00Z`).getUTCDay() === 1)).toBe(true);
    expect(weeks.at(-1)?.counts).toContainEqual({ table: 'leads', form: 'contact-home', count: 2 });
    expect(nobodyToNotify).toBe(false);
  });

  it('adds and removes people, except the last who can do so', async () => {
    const invited = await admin.store.invite({ email: ' New@Firm.example', name: 'Nora', role: 'recruiting' });
    expect(invited).toMatchObject({ email: 'new@firm.example', name: 'Nora', role: 'recruiting', lastSeenAt: null });
    await database.query(
      "insert into site_internal.sessions (id, user_id, token, expires_at) values ('s', $1, 't', now() + interval '1 hour')",
      [invited?.id],
    );
    expect(await admin.store.remove('new@firm.example')).toBe('removed');
    expect(await database.query('select from site_internal.sessions')).toEqual([]);
    expect(await admin.store.remove('new@firm.example')).toBeUndefined();
    expect((await admin.store.people())?.map(({ email }) => email)).toEqual([admin.email, intake.email]);
    expect((await admin.store.assignees('career_applications')).map(({ email }) => email)).toEqual([admin.email]);

    const second = await colleague(database, 'admin', 'second@firm.example');
    const both = await Promise.all([admin.store.remove(second.email), second.store.remove(admin.email)]);
    expect(
      both.filter((answer) => answer === 'removed'),
      'each other, at once',
    ).toHaveLength(1);
    await database.query('update site_internal.people set removed_at = null where id = $1', [admin.id]);
  });

  it('stores personal settings', async () => {
    await intake.store.changeSettings({ language: 'en', theme: 'dark', name: 'Iris' });
    await intake.store.changeSettings({ language: 'xx', theme: null, mails: 'mine' });
    const expected = { language: 'en', theme: null, name: 'Iris', mails: 'mine', mailsAt: 8 };
    expect(await intake.store.settings()).toEqual(expected);
  });

  it('lists and exports its columns, and ignores filters of unknown columns', async () => {
    const requests = (change: Partial<ListQuery>): ListQuery =>
      query({ table: 'softlanding_requests', sort: 'name', ...change });
    await arrive(database, 'softlanding_requests', { nombre: 'Ada', pais_origen: 'spain', tipo_empresa: 'startup' });
    await arrive(database, 'softlanding_requests', { nombre: 'Bo', pais_origen: 'spain', tipo_empresa: 'fintech' });
    await arrive(database, 'softlanding_requests', { nombre: 'Cleo', pais_origen: "o'hara", tipo_empresa: 'fintech' });
    const found = async (change: Partial<ListQuery>): Promise<unknown> => {
      const list = await intake.store.list(requests(change));
      return [list?.total, ...(list?.rows ?? []).map(({ values }) => values['nombre'])];
    };
    expect(await found({ columns: { pais_origen: 'spain' } })).toEqual([2, 'Ada', 'Bo']);
    expect(await found({ columns: { pais_origen: 'spain', tipo_empresa: 'fintech' } })).toEqual([1, 'Bo']);
    expect(await found({ columns: { tipo_empresa: 'fintech' }, q: 'cle', sort: '-status' })).toEqual([1, 'Cleo']);
    expect(await found({ columns: { pais_origen: "o'hara" } })).toEqual([1, 'Cleo']);
    await expect(found({ columns: { 'id) or (true': 'x' } })).rejects.toThrow('does not exist');
    const rows = [];
    for await (const batch of (await intake.store.export(requests({ columns: { pais_origen: 'spain' } }))) ?? [])
      rows.push(...batch);
    expect(rows.map(({ values }) => values['nombre'])).toEqual(['Ada', 'Bo']);
    expect((await admin.store.audit({ action: 'export', page: 1 }))?.entries[0]?.detail).toEqual({
      rows: 2,
      columns: { pais_origen: 'spain' },
    });
  });
});
