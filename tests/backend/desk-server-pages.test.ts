import { parse } from 'csv-parse/sync';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPresence } from '../../site/desk/server/live.ts';
import { DatabaseUnavailable, type Database } from '../../site/server/database/database.ts';
import { emptied, openSignedIn, openTestDesk, ORIGIN, type TestBrowser } from './support/desk-server.ts';
import { arrive } from './support/desk.ts';

const ID = '3f2a9c1e-0000-4000-8000-00000000000a';
const ANA = 'ana@firm.example';
const EVA = 'eva@firm.example';
const VISITOR = 'jose@visitor.example';

describe('a page', () => {
  it('is a document, or the same as data', async () => {
    const { browser } = await openSignedIn();
    const document = await browser.ask('/settings?x=1', {
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'en' },
    });
    expect(await document.text()).toContain('<html lang="en">');
    expect(document.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect((await browser.get('/settings?x=1')).page('settings')).toMatchObject({
      address: '/settings?x=1',
      person: { email: ANA, role: 'admin' },
    });
  });

  it('gives 503 and logs one line, not a server error, while the database is not available', async () => {
    const gone = (): Promise<never> => Promise.reject(new DatabaseUnavailable('no answer', undefined));
    const done = async (): Promise<void> => undefined;
    const transactions = { query: gone, script: gone, transaction: gone };
    const database: Database = {
      ...transactions,
      withoutTimeout: transactions,
      vacuum: gone,
      close: done,
      [Symbol.asyncDispose]: done,
    };
    const desk = await openTestDesk({ database });
    const answer = await desk.browser().post('/login/link', { token: 'a'.repeat(32) });
    expect([answer.status, answer.page('failure').page]).toEqual([503, 'failure']);
    expect(desk.lines).toEqual([expect.stringMatching(/^503 the database is not available \(request [\da-f]{8}\)$/)]);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{8}$/);
    expect(desk.errors).toEqual([]);
  });

  it('shows nothing of what is broken', async () => {
    const database = await emptied();
    let isBroken = false;
    const transaction: Database['transaction'] = (work) =>
      isBroken ? Promise.reject(new Error('broken')) : database.transaction(work);
    const desk = await openTestDesk({ database: { ...database, transaction } });
    const browser = await desk.signedIn(ANA, 'admin');
    isBroken = true;
    const failed = await browser.get('/');
    expect(failed.status).toBe(500);
    expect(failed.page('failure').person?.email).toBe(ANA);
    expect(failed.text, 'nothing of what is broken').not.toContain('broken');
    expect(desk.errors).toEqual([new Error('broken')]);
  });

  it('rejects forms that none of its pages sends', async () => {
    const { browser } = await openSignedIn();
    expect((await browser.post(`/inbox/leads/${ID}`, { note: 'x'.repeat(300_000) })).status).toBe(413);
    const odd = await browser.ask('/undo', {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'multipart/form-data; boundary=x', accept: 'application/json' },
      body: '--y',
    });
    expect(odd.status, 'what cannot be read has no fields').toBe(303);
    const unknown = { method: 'DELETE', headers: { origin: ORIGIN, accept: 'application/json' } };
    expect((await browser.ask('/people', unknown)).status).toBe(404);
  });

  it('does not exist for a role that may not see it', async () => {
    const desk = await openTestDesk();
    for (const [role, paths] of Object.entries({
      recruiting: ['/inbox/leads', `/inbox/leads/${ID}`, `/inbox/leads/${ID}/erase`],
      intake: [`/inbox/leads/${ID}/erase`, '/inbox/career_applications', '/people', '/audit'],
      'nobody-knows': ['/inbox/leads'],
      admin: [
        '/inbox/people',
        '/inbox/site_internal.people',
        '/inbox/leads/1',
        `/inbox/leads/${ID}'--`,
        ...['', '/person', '/person.json?notes=1', '/erase'].map((part) => `/inbox/leads/${ID}${part}`),
      ],
    })) {
      const browser = await desk.signedIn(`${role}@firm.example`, role);
      for (const path of paths) {
        const form = { status: 'new', row: ID, confirm: 'yes', scope: 'row', operation: ID };
        const answers = [await browser.get(path), await browser.post(path, form)];
        for (const answer of answers)
          expect([role, path, answer.status, answer.page('notFound').page]).toEqual([role, path, 404, 'notFound']);
        expect((await browser.post(`${path}/export`)).status).toBe(404);
      }
    }
    expect(desk.errors).toEqual([]);
  });
});

describe('a list', () => {
  it('applies the filters of its address, and names those that it ignored', async () => {
    const { browser } = await openSignedIn();
    const shown = (await browser.get('/inbox/leads?q=jos%C3%A9&status=new&sort=-name&from=never')).page('inbox');
    expect(shown).toMatchObject({
      query: { table: 'leads', q: 'josé', status: 'new', sort: '-name', page: 1 },
      ignored: ['from'],
      assignees: [{ email: ANA }],
    });
  });

  it('refuses a bulk change without rows or with invalid values, and a forged notice', async () => {
    const { desk, browser } = await openSignedIn();
    const row = await arrive(desk.database, 'leads');
    const values = ['', 'bulk-status=nonsense', 'bulk-assignee=stranger@firm.example'];
    for (const form of ['', 'bulk-status=closed', ...values.map((value) => `row=${row}&${value}`)]) {
      await browser.post('/inbox/leads', Object.fromEntries(new URLSearchParams(form)));
      expect([form, (await browser.get('/inbox/leads')).page('inbox').notice?.tone]).toEqual([form, 'error']);
    }
    await browser.post('/inbox/leads', {});
    const [text = '', signature = ''] = (browser.cookies.get('desk_3001_notice') ?? '').split('.');
    const forged = Buffer.from(
      JSON.stringify({ value: { tone: 'success', text: 'Send me your password' }, until: Date.now() + 60_000 }),
    ).toString('base64url');
    for (const cookie of [`${forged}.${signature}`, `${text}.`, text, `${forged}.${'A'.repeat(43)}`]) {
      browser.cookies.set('desk_3001_notice', cookie);
      expect([cookie, (await browser.get('/inbox/leads')).page('inbox').notice]).toEqual([cookie, undefined]);
    }
    const { list } = (await browser.get('/inbox/leads')).page('inbox');
    expect(list.rows.map(({ status, assignee }) => [status, assignee])).toEqual([['new', null]]);
  });

  it('is exported as it is shown, with formulas escaped', async () => {
    const { desk, browser } = await openSignedIn();
    const evil = {
      name: '=HYPERLINK("https://evil.example")',
      email: '+1@visitor.example',
      company: '@SUM(A1)',
      message: 'one\n-2+3, "two"; \u202Eright',
    };
    const id = await arrive(desk.database, 'leads', evil, { form: 'contact-home', locale: 'es', page: '/inicio' });
    await arrive(desk.database, 'leads');
    await desk.database.query("update public.leads set created_at = '2026-11-30T05:30:00Z' where id = $1::uuid", [id]);
    await browser.post(`/inbox/leads/${id}`, { version: '0', status: 'closed', note: '=1+1' });
    const answer = await browser.post('/inbox/leads/export?status=closed&page=2');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
    const [head = [], first = [], ...rest] = parse(answer.text, { bom: true }) as string[][];
    expect(rest).toEqual([]);
    expect(head).toContain('Nombre');
    expect(first.slice(0, 2), "in the firm's time zone").toEqual([id, '2026-11-29 23:30:00']);
    expect(first.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
    expect(first).toContain(`'=1+1`);
    expect(first.find((cell) => cell.startsWith('one'))).toBe(`one\n'-2+3, "two"; \u202Eright`);
    expect(first).toContain('Contacto (inicio)');
  });
});

describe('a row', () => {
  it('refuses invalid changes, but stays assigned to a removed colleague', async () => {
    const { desk, browser } = await openSignedIn();
    const id = await arrive(desk.database, 'leads');
    for (const [error, form] of Object.entries({
      nothingChanged: {},
      unknownStatus: { status: 'nonsense' },
      unknownAssignee: { assignee: 'stranger@firm.example' },
      noteTooLong: { note: 'x'.repeat(10_001) },
      remindPast: { remind: 'tomorrow' },
    })) {
      const answer = await browser.post(`/inbox/leads/${id}`, { version: '0', ...form } as Record<string, string>);
      expect([answer.status, answer.page('row').error]).toEqual([422, error]);
    }
    await desk.invite(EVA, 'intake');
    expect((await browser.post(`/inbox/leads/${id.toUpperCase()}`, { version: '0', assignee: EVA })).status).toBe(303);
    await desk.database.query('update site_internal.people set removed_at = now() where email = $1', [EVA]);
    const form = { version: '1', status: 'contacted', assignee: EVA, 'was-assignee': EVA };
    const kept = await browser.post(`/inbox/leads/${id}`, form);
    expect([kept.status, kept.location]).toEqual([303, `/inbox/leads/${id}`]);
    expect((await browser.get(`/inbox/leads/${id}`)).page('row').row).toMatchObject({
      status: 'contacted',
      assignee: EVA,
    });
  });

  it('shows and exports all data about its person, with notes only on request, and is erased in two steps', async () => {
    const { desk, browser } = await openSignedIn();
    const id = await arrive(desk.database, 'leads', { email: VISITOR });
    await browser.post(`/inbox/leads/${id}`, { version: '0', status: 'contacted', assignee: 'me', note: 'Called' });
    const path = `/inbox/leads/${id}`;
    const copy = await browser.get(`${path}/person.json`);
    expect(copy.headers.get('content-disposition')).toBe(`attachment; filename="leads-${id}.json"`);
    expect(JSON.parse(copy.text)).toMatchObject({ email: VISITOR, rows: [{ id }] });
    const shown = (await browser.get(`${path}/person`)).page('person');
    expect(JSON.stringify(shown.held) + copy.text, 'the firm’s own work').not.toMatch(/Called|contacted|ana@/);
    const noted = (await browser.get(`${path}/person?notes=1`)).page('person');
    expect(noted.held.rows[0]?.notes).toMatchObject([{ note: 'Called' }]);

    const { operation } = (await browser.get(`${path}/erase`)).page('erase');
    for (const form of [
      { scope: 'row', operation },
      { confirm: 'yes', operation },
      { confirm: 'yes', scope: 'all', operation },
      { confirm: 'yes', scope: 'row' },
    ]) {
      const refused = await browser.post(`${path}/erase`, form as Record<string, string>);
      expect([refused.status, refused.page('erase').error]).toEqual([422, 'unconfirmed']);
    }
    expect((await browser.get(path)).status).toBe(200);
  });
});

describe('people', () => {
  it('are invited by mail, and removed, except the last who may invite others', async () => {
    const { desk, browser } = await openSignedIn();
    for (const [error, form] of [
      ['missing', { email: '', role: 'intake' }],
      ['missing', { email: EVA }],
      ['invalidEmail', { email: 'eva', role: 'intake' }],
      ['invalidEmail', { email: 'o&leary@firm.mx', role: 'intake' }],
      ['unknownRole', { email: EVA, role: 'owner' }],
      ['exists', { email: ANA, role: 'admin' }],
      ['lastAdmin', { email: ANA, role: 'intake', change: 'yes' }],
    ] as const) {
      const answer = await browser.post('/people', form);
      expect(answer.status).toBe(422);
      expect(answer.page('people')).toMatchObject({ error, entered: { email: form.email } });
    }
    const answer = await browser.post('/people', { email: ' EVA@firm.example', name: 'Eva', role: 'intake' });
    expect([answer.status, answer.location]).toEqual([303, '/people']);
    await desk.running.settled();
    expect(desk.mails.at(-1)?.to).toBe(EVA);
    expect((await browser.post('/people/remove', { email: EVA })).status).toBe(303);
    const notice = { text: 'desk.notice.removed', values: { person: 'Eva' } };
    expect((await browser.get('/people')).page('people').notice).toMatchObject(notice);
    expect((await browser.post('/people/remove', { email: ANA })).page('people').error).toBe('lastAdmin');
  });

  it('keep settings of their own, and search the audit log by valid filters', async () => {
    const { browser } = await openSignedIn();
    await browser.post('/settings', { language: 'en', theme: 'dark', name: ' Ana ', mails: 'daily', mailsAt: '7' });
    const settings = { language: 'en', theme: 'dark', name: 'Ana', mails: 'daily', mailsAt: 7 };
    expect((await browser.get('/settings')).page('settings').settings).toEqual(settings);
    await browser.post('/settings', { language: 'xx', theme: '', mails: 'hourly', mailsAt: '24' });
    const kept = { ...settings, language: null, theme: null };
    expect((await browser.get('/settings')).page('settings').settings).toEqual(kept);

    const queryOf = async (search: string) => (await browser.get(`/audit?${search}`)).page('audit').query;
    const query = { person: 'EVA@firm.example', action: 'erase', table: 'leads', row: ID };
    expect(await queryOf(`${new URLSearchParams(query)}&page=2`)).toEqual({ ...query, page: 2 });
    const invalid = `person=${'x'.repeat(201)}&action=drop&table=people&row=1&page=-1`;
    expect(await queryOf(invalid)).toEqual({ page: 1 });
  });
});

describe('the life of a row', () => {
  it('goes from its arrival to its erasure, with an audit entry for each step', async () => {
    const desk = await openTestDesk();
    const [ana, eva] = [await desk.signedIn(ANA, 'admin'), await desk.signedIn(EVA, 'intake')];
    const one = await arrive(desk.database, 'leads', { name: 'José Uno', email: VISITOR });
    const two = await arrive(desk.database, 'leads', { name: 'José', email: VISITOR.toUpperCase() });
    expect((await eva.get('/inbox')).page('inboxes').tables).toEqual([
      { table: 'leads', total: 2, totalIsExact: true },
      { table: 'softlanding_requests', total: 0, totalIsExact: true },
    ]);

    const form = { version: '0', status: 'contacted', assignee: 'me', note: ' Called ' };
    expect((await eva.post(`/inbox/leads/${one}`, form)).status).toBe(303);
    const late = await ana.post(`/inbox/leads/${one}`, { version: '0', status: 'closed', note: 'Mine' });
    expect([late.status, late.page('row')]).toMatchObject([
      409,
      { conflict: { by: EVA }, entered: { status: 'closed', note: 'Mine' } },
    ]);
    expect(late.page('row').row).toMatchObject({
      status: 'contacted',
      assignee: EVA,
      version: 1,
      history: [{ person: EVA, status: 'contacted', note: 'Called' }],
    });

    const bulk = { row: [one, one, two, 'x'], 'bulk-status': 'closed', 'bulk-assignee': 'none' };
    const changed = await eva.post('/inbox/leads?sort=-status', bulk);
    expect([changed.status, changed.location]).toEqual([303, '/inbox/leads?sort=-status']);
    const { list, notice } = (await eva.get('/inbox/leads?sort=-status')).page('inbox');
    expect(list.rows.map(({ status, assignee }) => [status, assignee])).toEqual([
      ['closed', null],
      ['closed', null],
    ]);
    expect(notice).toMatchObject({ tone: 'success', values: { count: 2 } });
    expect((await eva.get('/inbox/leads')).page('inbox').notice, 'said once').toBeUndefined();
    await ana.post('/undo', { undo: notice?.undo ?? '' });
    expect((await ana.get('/inbox')).page('inboxes').notice?.tone, 'not theirs to undo').toBe('error');
    const undone = await eva.post('/undo', { undo: notice?.undo ?? '', back: '/inbox/leads?q=x' });
    expect(undone.location).toBe('/inbox/leads?q=x');
    expect((await eva.post('/undo', { undo: 'other', back: '//evil.example' })).location).toBe('/');
    const statuses = async (query: string): Promise<string[]> =>
      (await ana.get(`/inbox/leads?${query}`)).page('inbox').list.rows.map(({ status }) => status);
    expect(await statuses('sort=status')).toEqual(['new', 'contacted']);
    expect(await statuses('sort=-status')).toEqual(['contacted', 'new']);

    const [, ...lines] = parse((await eva.post('/inbox/leads/export?sort=created')).text, { bom: true }) as string[][];
    expect(lines.map((line) => [line[0], line[2]])).toEqual([
      [one, 'José Uno'],
      [two, 'José'],
    ]);

    const copy = await eva.get(`/inbox/leads/${one}/person.json`);
    const ids = (JSON.parse(copy.text) as { rows: { id: string }[] }).rows.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([one, two].toSorted());
    const path = `/inbox/leads/${one}/erase`;
    const { operation } = (await ana.get(path)).page('erase');
    for (const attempt of [1, 2]) {
      const { proof } = (await ana.post(path, { scope: 'person', confirm: 'yes', operation })).page('erased');
      expect([attempt, proof]).toMatchObject([attempt, { id: operation, removed: { leads: 2 } }]);
    }
    expect((await ana.get(`/inbox/leads/${two}`)).status).toBe(404);

    const { entries } = (await ana.get('/audit?reads=1')).page('audit');
    const steps = entries.map(({ person: who, action, row: which }) => [who, action, which]).toReversed();
    // The audit log of earlier tests stays, since `emptied` does not truncate it.
    expect(steps.slice(-11)).toEqual([
      [ANA, 'signIn', null],
      [EVA, 'signIn', null],
      [EVA, 'change', one],
      ...[one, two].toSorted().map((id) => [EVA, 'change', id]),
      ...[0, 1].map(() => [EVA, 'undo', expect.any(String)]),
      [EVA, 'export', null],
      [EVA, 'copy', one],
      [ANA, 'read', one],
      [ANA, 'erase', one],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/jose|Called/i);
    const others = (await ana.get('/audit')).page('audit').entries;
    expect(others, 'without reads unless they are asked for').toEqual(
      entries.filter(({ action }) => action !== 'read').slice(0, others.length),
    );
    expect(others.length).toBeGreaterThan(9);
    expect((await ana.get('/audit?action=read')).page('audit').entries).toContainEqual(
      expect.objectContaining({ person: ANA, row: one }),
    );
    expect(desk.errors).toEqual([]);
  });
});

describe('an open page', () => {
  /** Returns a function that reads events until the text matches. It returns `closed` at the end of the stream. */
  const listen = async (browser: TestBrowser) => {
    const response = await browser.ask('/events', { headers: { accept: 'text/event-stream' } });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const until = async (wanted: RegExp): Promise<string> => {
      while (!wanted.test(text)) {
        const { value, done } = (await stream?.read()) ?? { done: true };
        if (done) return 'closed';
        text += value ?? '';
      }
      return text;
    };
    await until(/: here/);
    return until;
  };

  it('gets events of new rows and changes only for the tables of its person', async () => {
    const desk = await openTestDesk();
    const browser = await desk.signedIn(EVA, 'intake');
    const lead = await arrive(desk.database, 'leads');
    const until = await listen(browser);
    for (const table of ['career_applications', 'softlanding_requests'] as const) await arrive(desk.database, table);
    desk.running.wake();
    expect(await until(/softlanding_requests/)).toContain('event: row\ndata: {"table":"softlanding_requests"}');
    await browser.post(`/inbox/leads/${lead}`, { version: '0', note: 'x' });
    expect(await until(/"leads"/)).not.toContain('career_applications');
  });

  it('shows who else has a row open, and tells colleagues who see its table when somebody opens or leaves it', async () => {
    const desk = await openTestDesk();
    const [ana, eva] = [await desk.signedIn(ANA, 'admin'), await desk.signedIn(EVA, 'intake')];
    const rita = await desk.signedIn('rita@firm.example', 'recruiting');
    await ana.post('/settings', { name: 'Ana Torres' });
    const row = `/inbox/leads/${await arrive(desk.database, 'leads')}`;
    const application = `/inbox/career_applications/${await arrive(desk.database, 'career_applications')}`;
    const readersOf = async (browser: TestBrowser, path = row) => (await browser.get(path)).page('row').readers;
    const [toEva, toRita] = [await listen(eva), await listen(rita)];
    expect(await readersOf(ana)).toEqual([]);
    expect(await toEva(/event: readers/)).toContain(`data: ${row.slice('/inbox/'.length)}`);
    expect(await readersOf(eva)).toEqual(['Ana Torres']);
    expect(JSON.parse((await ana.post(`${row}/open`)).text)).toEqual({ text: 'desk.row.readers' });
    for (const path of ['open', 'close']) expect((await rita.post(`${row}/${path}`)).status).toBe(404);
    await ana.get(application);
    expect(await toRita(/event: readers/)).not.toContain('leads');
    const left = toEva(new RegExp(`(${row.slice(7)}[^]*){3}`));
    expect((await ana.post(`${row}/close`)).status).toBe(204);
    expect(await left).not.toContain('career_applications');
    expect(await readersOf(eva)).toEqual([]);
    expect(JSON.parse((await eva.post(`${row}/open`)).text)).toEqual({ text: '' });
  });

  it('that is gone without a word is forgotten', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const changes: string[] = [];
    const presence = createPresence((row) => void changes.push(row));
    const [ana, eva] = [ANA, EVA].map((email) => ({ id: email, email, name: null }));
    if (!ana || !eva) throw new Error('There are two people.');
    expect(presence.enter('leads/1', ana)).toEqual([]);
    expect(presence.enter('leads/1', eva)).toEqual([ANA]);
    vi.advanceTimersByTime(30_000);
    expect(presence.enter('leads/1', eva), 'who says so again').toEqual([ANA]);
    vi.advanceTimersByTime(30_000);
    expect(presence.enter('leads/1', eva)).toEqual([]);
    expect(changes).toEqual(['leads/1', 'leads/1', 'leads/1']);
  });

  it('gets no more events after its person is removed or signs out everywhere, or the desk stops', async () => {
    const desk = await openTestDesk();
    const [ana, eva] = [await desk.signedIn(ANA, 'admin'), await desk.signedIn(EVA, 'intake')];
    const [first, second] = [await listen(ana), await listen(eva)].map((until) => until(/never/));
    await ana.post('/people/remove', { email: EVA });
    expect(await second).toBe('closed');
    const copy = await desk.signedIn(ANA);
    await copy.post('/logout', { everywhere: 'on' });
    expect(await first).toBe('closed');
    const third = (await listen(await desk.signedIn(ANA)))(/never/);
    await desk.running.close();
    expect(await third).toBe('closed');
  });
});
