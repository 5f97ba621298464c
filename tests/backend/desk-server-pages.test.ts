import { parse } from 'csv-parse/sync';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FullRow, Person, RowChange } from '../../site/desk/contract/store.ts';
import type { DeskStore } from '../../site/desk/store/index.ts';
import { createLive } from '../../site/desk/server/live.ts';
import { DatabaseUnavailable, type Database } from '../../site/server/database/database.ts';
import {
  deskConfig,
  openTestDesk,
  ORIGIN,
  type TestBrowser,
  type TestDesk,
  type TestDeskOptions,
} from './support/desk-server.ts';
import { arrive } from './support/desk.ts';

const ID = '3f2a9c1e-0000-4000-8000-00000000000a';
const ANA = 'ana@firm.example';
const EVA = 'eva@firm.example';

function person(email: string): Person {
  return {
    id: email,
    email,
    name: null,
    role: 'admin',
    invitedAt: '2026-11-01T00:00:00Z',
    lastSeenAt: null,
  };
}

function row(changes: Partial<FullRow> = {}): FullRow {
  return {
    id: ID,
    table: 'leads',
    createdAt: '2026-11-30T05:30:00.000Z',
    values: { name: 'José', email: 'jose@visitor.example', company: null, message: 'Hola' },
    status: 'new',
    assignee: null,
    version: 0,
    overdue: false,
    isUnread: true,
    remind: null,
    isDue: false,
    form: null,
    history: [],
    origin: null,
    earlier: [],
    notified: 'yes',
    ...changes,
  };
}

/** A store whose methods a test defines; all others throw. */
function stub(store: Partial<DeskStore>): TestDeskOptions {
  return {
    storeFor: () =>
      ({
        assignees: async () => [person(ANA), person(EVA)],
        counts: async () => ({ unread: {}, mine: {} }),
        ...store,
      }) as DeskStore,
  };
}

/** A desk with this store, and a signed-in browser. */
async function open(
  store: Partial<DeskStore>,
  role = 'admin',
  more: TestDeskOptions = {},
): Promise<{ desk: TestDesk; browser: TestBrowser }> {
  const desk = await openTestDesk({ ...stub(store), ...more });
  return { desk, browser: await desk.signedIn(ANA, role) };
}

describe('a page', () => {
  it('is a document, or the same as data, with headers that keep others out', async () => {
    const own = { language: null, theme: null, name: null, mails: 'all', mailsAt: 8 } as const;
    const { browser } = await open({ settings: async () => own });
    const document = await browser.ask('/settings?x=1', {
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'en' },
    });
    expect(await document.text()).toContain('<html lang="en">');
    const { headers } = document;
    expect(headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    for (const [name, value] of [
      ['x-content-type-options', 'nosniff'],
      ['referrer-policy', 'same-origin'],
      ['cross-origin-opener-policy', 'same-origin'],
      ['cross-origin-resource-policy', 'same-origin'],
    ] as const) {
      expect([name, headers.get(name)]).toEqual([name, value]);
    }
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security'), 'not on http').toBeNull();
    expect(await browser.get('/settings?x=1')).toMatchObject({ status: 200 });
    expect((await browser.get('/settings?x=1')).page('settings')).toMatchObject({
      address: '/settings?x=1',
      person: { email: ANA, role: 'admin' },
    });
  });

  it('gives 503 and logs one line, not a server error, while the database is not available', async () => {
    const gone = (): Promise<never> => Promise.reject(new DatabaseUnavailable('no answer', undefined));
    const transactions = { query: gone, script: gone, transaction: gone };
    const database: Database = { ...transactions, unhurried: transactions, tidy: gone, close: async () => undefined };
    const desk = await openTestDesk({ database });
    const answer = await desk.browser().post('/login/link', { token: 'a'.repeat(32) });
    expect([answer.status, answer.page('failure').page]).toEqual([503, 'failure']);
    expect(desk.lines).toEqual([expect.stringMatching(/^503 the database is not available \(request [\da-f]{8}\)$/)]);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{8}$/);
    expect(desk.errors).toEqual([]);
  });

  it('has the same headers as an error or a redirect', async () => {
    const { desk, browser } = await open({ overview: () => Promise.reject(new Error('broken')) });
    const answers = [
      await browser.get('/'),
      await browser.get('/nowhere'),
      await browser.post('/undo', {}, { origin: 'https://evil.example' }),
      await desk.browser().get('/login'),
      await desk.browser().get('/'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 404, 403, 200, 401]);
    for (const { headers } of answers)
      expect([
        headers.get('cache-control'),
        headers.get('x-content-type-options'),
        headers.has('content-security-policy'),
      ]).toEqual(['no-store', 'nosniff', true]);
    expect(answers[0]?.page('failure').person?.email).toBe(ANA);
    expect(answers[0]?.text, 'nothing of what is broken').not.toContain('broken');
    expect(desk.errors).toEqual([new Error('broken')]);
  });

  it('rejects forms that none of its pages sends', async () => {
    const { browser } = await open({});
    expect((await browser.post(`/inbox/leads/${ID}`, { note: 'x'.repeat(300_000) })).status).toBe(413);
    const odd = await browser.ask('/undo', {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'multipart/form-data; boundary=x', accept: 'application/json' },
      body: '--y',
    });
    expect(odd.status, 'what cannot be read has no fields').toBeLessThan(600);
    expect(
      (await browser.ask('/people', { method: 'DELETE', headers: { origin: ORIGIN, accept: 'application/json' } }))
        .status,
    ).toBe(404);
  });
});

describe('a page that a role may not see', () => {
  it.each([
    ['recruiting', '/inbox/leads'],
    ['recruiting', `/inbox/leads/${ID}`],
    ['recruiting', `/inbox/leads/${ID}/erase`],
    ['intake', `/inbox/leads/${ID}/erase`],
    ['intake', '/inbox/career_applications'],
    ['intake', '/people'],
    ['intake', '/audit'],
    ['nobody-knows', '/inbox/leads'],
    ['admin', '/inbox/people'],
    ['admin', '/inbox/site_internal.people'],
    ['admin', '/inbox/leads/1'],
    ['admin', `/inbox/leads/${ID}'--`],
  ])('does not exist: %s, %s', async (role, path) => {
    const { browser } = await open({}, role);
    for (const answer of [
      await browser.get(path),
      await browser.post(path, { status: 'new', row: ID, confirm: 'yes' }),
    ])
      expect([answer.status, answer.page('notFound').page]).toEqual([404, 'notFound']);
    expect((await browser.post(`${path}/export`)).status).toBe(404);
  });

  it('is a 404 if the store returns nothing', async () => {
    const nothing = async (): Promise<undefined> => undefined;
    const { browser } = await open({
      list: nothing,
      read: nothing,
      change: nothing,
      changeMany: nothing,
      held: nothing,
      export: nothing,
      people: nothing,
      audit: nothing,
      remove: nothing,
    });
    const asked = [
      await browser.get('/inbox/leads'),
      await browser.get(`/inbox/leads/${ID}`),
      await browser.post(`/inbox/leads/${ID}`, { version: '0', note: 'x' }),
      await browser.post('/inbox/leads', { row: ID, 'bulk-status': 'closed' }),
      await browser.get(`/inbox/leads/${ID}/person`),
      await browser.get(`/inbox/leads/${ID}/person.json?notes=1`),
      await browser.get(`/inbox/leads/${ID}/erase`),
      await browser.post('/inbox/leads/export'),
      await browser.get('/people'),
      await browser.get('/audit'),
      await browser.post('/people/remove', { email: EVA }),
    ];
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
  });
});

describe('a list', () => {
  it('applies the filters of its address, and names those that it ignored', async () => {
    const asked: unknown[] = [];
    const { browser } = await open({
      list: async (query) => ({ rows: [], page: 1, total: asked.push(query), totalIsExact: true }),
    });
    const shown = (await browser.get('/inbox/leads?q=jos%C3%A9&status=new&sort=-name&from=never')).page('inbox');
    expect(asked).toEqual([{ table: 'leads', q: 'josé', status: 'new', sort: '-name', page: 1 }]);
    expect(shown).toMatchObject({ query: asked[0], ignored: ['from'], assignees: [{ email: ANA }, { email: EVA }] });
  });

  it('changes several rows, and undoes it', async () => {
    const asked: unknown[] = [];
    const { browser } = await open({
      changeMany: async (...parts) => {
        asked.push(parts);
        return { undo: 'token', changed: [ID], skipped: [] };
      },
      undo: async (token) => (token === 'token' ? [ID] : undefined),
      list: async () => ({ rows: [], page: 1, total: 0, totalIsExact: true }),
    });
    const answer = await browser.post('/inbox/leads?status=new', {
      row: [ID, ID, 'x'],
      'bulk-status': 'closed',
      'bulk-assignee': 'none',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/inbox/leads?status=new']);
    expect(asked).toEqual([['leads', [ID], { status: 'closed', assignee: null }]]);
    expect((await browser.get('/inbox/leads')).page('inbox').notice).toMatchObject({
      tone: 'success',
      undo: 'token',
      values: { count: 1 },
    });
    expect((await browser.get('/inbox/leads')).page('inbox').notice, 'said once').toBeUndefined();
    expect((await browser.post('/undo', { undo: 'token', back: '/inbox/leads?q=x' })).headers.get('location')).toBe(
      '/inbox/leads?q=x',
    );
    expect((await browser.get('/inbox/leads')).page('inbox').notice?.text).toBe('desk.notice.undone');
    expect((await browser.post('/undo', { undo: 'other', back: '//evil.example' })).headers.get('location')).toBe('/');
    for (const form of [
      {},
      { row: ID },
      { row: ID, 'bulk-status': 'nonsense' },
      { row: ID, 'bulk-assignee': 'stranger@firm.example' },
      { 'bulk-status': 'closed' },
    ]) {
      await browser.post('/inbox/leads', form);
      expect([form, (await browser.get('/inbox/leads')).page('inbox').notice?.tone]).toEqual([form, 'error']);
    }
    expect(asked).toHaveLength(1);
  });

  it('ignores a forged flash cookie', async () => {
    const { browser } = await open({ list: async () => ({ rows: [], page: 1, total: 0, totalIsExact: true }) });
    await browser.post('/inbox/leads', {});
    const [text = '', signature = ''] = (browser.cookies.get('desk_notice') ?? '').split('.');
    const forged = Buffer.from(
      JSON.stringify({ value: { tone: 'success', text: 'Send me your password' }, until: Date.now() + 60_000 }),
    ).toString('base64url');
    for (const cookie of [`${forged}.${signature}`, `${text}.`, text, `${forged}.${'A'.repeat(43)}`]) {
      browser.cookies.set('desk_notice', cookie);
      expect([cookie, (await browser.get('/inbox/leads')).page('inbox').notice]).toEqual([cookie, undefined]);
    }
  });

  it('is exported as it is shown, with formulas escaped', async () => {
    const asked: unknown[] = [];
    const evil = {
      name: '=HYPERLINK("https://evil.example")',
      email: '+1',
      company: '@SUM(A1)',
      message: 'one\n-2+3, "two"; \u202Eright',
    };
    const rows = [
      row({
        values: evil,
        status: 'closed',
        history: [{ at: '', person: null, status: null, note: '=1+1' }],
        origin: { form: 'contact-home', locale: 'es', page: '/inicio', utm: { source: 'x' }, referrer: null },
      }),
      row({ id: ID.replace('a', 'b') }),
    ];
    const { browser } = await open({
      export: async (query) => {
        asked.push(query);
        return (async function* () {
          for (const each of rows) yield [each];
        })();
      },
    });
    const answer = await browser.post('/inbox/leads/export?status=closed&page=2');
    expect(asked).toEqual([{ table: 'leads', status: 'closed', sort: '-created', page: 2 }]);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
    const [head = [], first = [], ...rest] = parse(answer.text, { bom: true }) as string[][];
    expect(rest).toHaveLength(1);
    expect(head).toContain('Nombre');
    expect(first[1], "in the firm's time zone").toBe('2026-11-29 23:30:00');
    const starts = first.filter((cell) => /^[=+\-@]/.test(cell));
    expect(starts).toEqual([]);
    expect(first).toContain(`'=1+1`);
    expect(first.find((cell) => cell.startsWith('one'))).toBe(`one\n'-2+3, "two"; \u202Eright`);
    expect(first).toContain('Contacto (inicio)');
  });
});

describe('a row', () => {
  it('is changed based on the version that was shown', async () => {
    const asked: unknown[] = [];
    const { browser } = await open({
      change: async (...parts) => {
        asked.push(parts);
        return { kind: 'changed', row: row() };
      },
    });
    const answer = await browser.post(`/inbox/leads/${ID.toUpperCase()}`, {
      version: '3',
      status: 'contacted',
      assignee: EVA,
      note: ' Called ',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/inbox/leads/${ID}`]);
    await browser.post(`/inbox/leads/${ID}`, { version: '4', assignee: '' });
    expect(asked).toEqual([
      ['leads', ID, 3, { status: 'contacted', assignee: EVA, note: 'Called' }],
      ['leads', ID, 4, { assignee: null }],
    ]);
  });

  it.each([
    { error: 'nothingChanged', form: { version: '0' } },
    { error: 'unknownStatus', form: { version: '0', status: 'nonsense' } },
    { error: 'unknownAssignee', form: { version: '0', assignee: 'stranger@firm.example' } },
    { error: 'noteTooLong', form: { version: '0', note: 'x'.repeat(10_001) } },
  ])('refuses a change: $error', async ({ form, error }) => {
    const { browser } = await open({ read: async () => row() });
    const answer = await browser.post(`/inbox/leads/${ID}`, form as Record<string, string>);
    expect([answer.status, answer.page('row').error]).toEqual([422, error]);
  });

  it('stays assigned to a removed colleague until it is reassigned', async () => {
    const changes: RowChange[] = [];
    const { browser } = await open({
      read: async () => row({ assignee: 'gone@firm.example' }),
      change: async (_table, _id, _version, change) => {
        changes.push(change);
        return { kind: 'changed', row: row() };
      },
    });
    await browser.post(`/inbox/leads/${ID}`, { version: '0', status: 'contacted', assignee: 'gone@firm.example' });
    expect(changes).toEqual([{ status: 'contacted' }]);
  });

  it('shows and exports all data about its person, with notes only on request', async () => {
    const history = [
      { at: '2026-11-30T06:00:00Z', person: EVA, status: 'contacted', note: 'Called' },
      { at: '2026-11-30T07:00:00Z', person: EVA, status: 'closed', note: null },
    ];
    const held = { email: 'jose@visitor.example', rows: [row({ history, assignee: EVA })] };
    const { browser } = await open({ held: async () => held }, 'intake');
    const answer = await browser.get(`/inbox/leads/${ID}/person.json`);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="leads-${ID}.json"`);
    expect(JSON.parse(answer.text)).toMatchObject({ email: 'jose@visitor.example', rows: [{ id: ID }] });
    const shown = (await browser.get(`/inbox/leads/${ID}/person`)).page('person');
    expect(JSON.stringify(shown.held) + answer.text, 'the firm’s own work').not.toMatch(/Called|contacted|eva@/);
    const noted = (await browser.get(`/inbox/leads/${ID}/person?notes=1`)).page('person');
    expect(noted.held.rows[0]?.notes).toEqual([{ at: '2026-11-30T06:00:00Z', note: 'Called' }]);
  });

  it('is erased in two steps', async () => {
    const asked: unknown[] = [];
    const { browser } = await open({
      held: async () => ({ email: 'jose@visitor.example', rows: [row()] }),
      erase: async (...parts) => {
        asked.push(parts);
        return { id: ID, erasedAt: '2026-11-30T06:00:00Z', removed: { leads: 1 } };
      },
    });
    const { operation } = (await browser.get(`/inbox/leads/${ID}/erase`)).page('erase');
    for (const form of [
      { scope: 'row', operation },
      { confirm: 'yes', operation },
      { confirm: 'yes', scope: 'all', operation },
      { confirm: 'yes', scope: 'row' },
    ]) {
      const refused = await browser.post(`/inbox/leads/${ID}/erase`, form as Record<string, string>);
      expect([refused.status, refused.page('erase').error]).toEqual([422, 'unconfirmed']);
    }
    expect(asked).toEqual([]);
    const erased = await browser.post(`/inbox/leads/${ID}/erase`, { confirm: 'yes', scope: 'person', operation });
    expect(erased.page('erased')).toMatchObject({ scope: 'person', proof: { removed: { leads: 1 } } });
    expect(asked).toEqual([['leads', ID, 'person', operation]]);
  });
});

describe('people', () => {
  it('are invited by mail', async () => {
    const { desk, browser } = await open({
      people: async () => [person(ANA)],
      invite: async ({ email, role }) => ({ ...person(email), id: await desk.invite(email, role) }),
    });
    const answer = await browser.post('/people', { email: ' EVA@firm.example', name: 'Eva', role: 'intake' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/people']);
    await desk.running.settled();
    expect(desk.mails.at(-1)?.to).toBe(EVA);
  });

  it.each([
    [{ email: '', role: 'intake' }, 'missing'],
    [{ email: EVA }, 'missing'],
    [{ email: 'eva', role: 'intake' }, 'invalidEmail'],
    [{ email: 'o&leary@firm.mx', role: 'intake' }, 'invalidEmail'],
    [{ email: EVA, role: 'owner' }, 'unknownRole'],
    [{ email: ANA, role: 'admin' }, 'exists'],
  ])('are not invited as %j', async (form, error) => {
    const { browser } = await open({ people: async () => [person(ANA)] });
    const answer = await browser.post('/people', form as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(answer.page('people')).toMatchObject({ error, entered: { email: form.email } });
  });

  it('are removed, except the last who may invite others', async () => {
    const { browser } = await open({
      people: async () => [person(ANA)],
      remove: async (email) => (email === ANA ? 'lastAdmin' : 'removed'),
    });
    expect((await browser.post('/people/remove', { email: EVA })).status).toBe(303);
    expect((await browser.get('/people')).page('people').notice).toMatchObject({
      text: 'desk.notice.removed',
      values: { email: EVA },
    });
    expect((await browser.post('/people/remove', { email: ANA })).page('people').error).toBe('lastAdmin');
  });

  it('keep settings of their own', async () => {
    const asked: unknown[] = [];
    const { browser } = await open({ changeSettings: async (settings) => void asked.push(settings) }, 'recruiting');
    await browser.post('/settings', { language: 'en', theme: 'dark', name: ' Ana ' });
    await browser.post('/settings', { language: 'xx', theme: '' });
    expect(asked).toEqual([
      { language: 'en', theme: 'dark', name: 'Ana' },
      { language: null, theme: null },
    ]);
  });

  it('can be searched in the audit log by valid filters', async () => {
    const asked: unknown[] = [];
    const { browser } = await open({
      audit: async (query) => ({ entries: [], more: asked.push(query) > 9, unknownPerson: false }),
    });
    await browser.get(`/audit?person=EVA@firm.example&action=erase&table=leads&row=${ID}&page=2`);
    await browser.get(`/audit?person=${'x'.repeat(201)}&action=drop&table=people&row=1&page=-1`);
    expect(asked).toEqual([
      { person: 'EVA@firm.example', action: 'erase', table: 'leads', row: ID, page: 2 },
      { page: 1 },
    ]);
  });
});

describe('the life of a row', () => {
  it('goes from its arrival to its erasure, with an audit entry for each step', async () => {
    const desk = await openTestDesk();
    const [ana, eva] = [await desk.signedIn(ANA, 'admin'), await desk.signedIn(EVA, 'intake')];
    const visitor = 'jose@visitor.example';
    const one = await arrive(desk.database, 'leads', { name: '=HYPERLINK("https://evil.example")', email: visitor });
    const two = await arrive(desk.database, 'leads', { name: 'José', email: visitor.toUpperCase() });
    expect((await eva.get('/inbox')).page('inboxes').tables).toEqual([
      { table: 'leads', total: 2, totalIsExact: true },
      { table: 'softlanding_requests', total: 0, totalIsExact: true },
    ]);

    expect(
      (await eva.post(`/inbox/leads/${one}`, { version: '0', status: 'contacted', assignee: 'me', note: 'Called' }))
        .status,
    ).toBe(303);
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

    await eva.post('/inbox/leads', { row: [one, two], 'bulk-status': 'closed' });
    const { list, notice } = (await eva.get('/inbox/leads?sort=-status')).page('inbox');
    expect(list.rows.map(({ status }) => status)).toEqual(['closed', 'closed']);
    await ana.post('/undo', { undo: notice?.undo ?? '' });
    expect((await ana.get('/inbox')).page('inboxes').notice?.tone, 'not theirs to undo').toBe('error');
    await eva.post('/undo', { undo: notice?.undo ?? '' });
    const statuses = async (query: string): Promise<string[]> =>
      (await ana.get(`/inbox/leads?${query}`)).page('inbox').list.rows.map(({ status }) => status);
    expect(await statuses('sort=status')).toEqual(['new', 'contacted']);
    expect(await statuses('sort=-status')).toEqual(['contacted', 'new']);

    const [, ...lines] = parse((await eva.post('/inbox/leads/export?sort=created')).text, { bom: true }) as string[][];
    expect(lines.map((line) => [line[0], line[2]])).toEqual([
      [one, `'=HYPERLINK("https://evil.example")`],
      [two, 'José'],
    ]);

    const copy = await eva.get(`/inbox/leads/${one}/person.json`);
    expect((JSON.parse(copy.text) as { rows: { id: string }[] }).rows.map(({ id }) => id).toSorted()).toEqual(
      [one, two].toSorted(),
    );
    const path = `/inbox/leads/${one}/erase`;
    const { operation } = (await ana.get(path)).page('erase');
    for (const attempt of [1, 2]) {
      const { proof } = (await ana.post(path, { scope: 'person', confirm: 'yes', operation })).page('erased');
      expect([attempt, proof]).toMatchObject([attempt, { id: operation, removed: { leads: 2 } }]);
    }
    expect((await ana.get(`/inbox/leads/${two}`)).status).toBe(404);

    const { entries } = (await ana.get('/audit')).page('audit');
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
    expect(JSON.stringify(entries)).not.toMatch(/jose|Called|evil/i);
    expect(desk.errors).toEqual([]);
  });
});

describe('an open page', () => {
  /** Returns a function that reads events until the text matches. It returns `closed` at the end of the stream. */
  const reader = (response: Response) => {
    const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    return async (wanted: RegExp): Promise<string> => {
      while (!wanted.test(text)) {
        const { value, done } = (await stream?.read()) ?? { done: true };
        if (done) return 'closed';
        text += value ?? '';
      }
      return text;
    };
  };

  it('gets events of new rows and changes only for the tables of its person', async () => {
    const { desk, browser } = await open({ change: async () => ({ kind: 'changed', row: row() }) }, 'intake', {
      lookEveryMs: 20,
    });
    const response = await browser.ask('/events', { headers: { accept: 'text/event-stream' } });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const until = reader(response);
    await until(/here/);
    const [hidden, seen] = [
      deskConfig.tables.find(({ key }) => key === 'career_applications'),
      deskConfig.tables.find(({ key }) => key === 'softlanding_requests'),
    ];
    for (const { key } of [hidden, seen].flatMap((table) => table ?? [])) {
      await desk.database.query(
        `insert into public.${key} select (jsonb_populate_record(null::public.${key}, '${SAMPLES[key] ?? ''}'::jsonb || jsonb_build_object('id', gen_random_uuid(), 'created_at', now()))).*`,
      );
    }
    expect(await until(/softlanding_requests/)).toContain('event: row\ndata: {"table":"softlanding_requests"}');
    await browser.post(`/inbox/leads/${ID}`, { version: '0', note: 'x' });
    expect(await until(/"leads"/)).not.toContain('career_applications');
  });

  it('gets events for rows that arrive after it has connected, even during a pending query', async () => {
    const [table = ''] = deskConfig.tables.map(({ key }) => key);
    const asked: ((newest: string) => void)[] = [];
    const database = {
      query: () => new Promise<unknown[]>((answer) => asked.push((id) => answer([{ place: 0, id }]))),
    } as unknown as Database;
    const live = createLive({ database, tables: [table], onError: (error) => expect.unreachable(String(error)) });
    onTestFinished(() => live.close());
    const listen = (): { heard: string[]; leave: () => void } => {
      const heard: string[] = [];
      const nothing = (): void => undefined;
      return {
        heard,
        leave: live.listen({ onTable: (name) => void heard.push(name), onSessions: nothing, onClose: nothing }),
      };
    };
    /** Lets the oldest pending query return this id as the newest row. */
    const answer = async (newest: string): Promise<void> => {
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      asked.shift()?.(newest);
      await new Promise(setImmediate);
    };
    const first = listen();
    await answer('1');
    expect(first.heard, 'the rows that the page shows').toEqual([]);
    // A page connects while a query is pending. It may get news that it already shows, but never misses any.
    live.wake();
    const second = listen();
    await answer('2');
    await answer('3');
    expect([first.heard, second.heard]).toEqual([
      [table, table],
      [table, table],
    ]);
    for (const { leave } of [first, second]) leave();
    const third = listen();
    await answer('4');
    live.wake();
    await answer('5');
    expect(third.heard).toEqual([table]);
  });

  it('gets no more events after its person is removed or signs out everywhere, or the desk stops', async () => {
    const { desk, browser } = await open(
      { people: async () => [person(ANA)], remove: async () => 'removed' },
      'admin',
      { heartbeatMs: 20 },
    );
    const listen = async (own: TestBrowser) => {
      const until = reader(await own.ask('/events', { headers: { accept: 'text/event-stream' } }));
      await until(/: here/);
      return until(/never/);
    };
    const other = await desk.signedIn(EVA, 'intake');
    const [first, second] = [listen(browser), listen(other)];
    await desk.database.query('update site_internal.people set removed_at = now() where email = $1', [EVA]);
    expect(await second).toBe('closed');
    const copy = await desk.signedIn(ANA);
    await copy.post('/logout', { everywhere: 'on' });
    expect(await first).toBe('closed');
    const third = listen(await desk.signedIn(ANA));
    await desk.running.close();
    expect(await third).toBe('closed');
  });
});

/** One row of each table. */
const SAMPLES: Readonly<Record<string, string>> = {
  softlanding_requests: JSON.stringify({
    nombre: 'José',
    correo: 'jose@visitor.example',
    pais_origen: 'Chile',
    tipo_empresa: 'startup',
  }),
  career_applications: JSON.stringify({
    nombre: 'José',
    email: 'jose@visitor.example',
    telefono: '5555555555',
    experiencia: 'x',
    motivacion: 'x',
    disponibilidad: 'inmediata',
    fecha_aplicacion: '2026-11-30T00:00:00Z',
    estado: 'nuevo',
  }),
};
