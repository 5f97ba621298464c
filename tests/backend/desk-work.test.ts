import { describe, expect, it } from 'vitest';
import { openTestDesk, type TestBrowser } from './support/desk-server.ts';
import { arrive, config as deskConfig } from './support/desk.ts';

const ANA = 'ana@firm.example';
const EVA = 'eva@firm.example';

/** A desk with two people; `one` is the older of two messages. */
async function work() {
  const desk = await openTestDesk();
  const [ana, eva] = [await desk.signedIn(ANA, 'admin'), await desk.signedIn(EVA, 'intake')];
  const one = await arrive(desk.database, 'leads', { name: 'Ana Gonzalez Rios', email: 'a@visitor.example' });
  const two = await arrive(desk.database, 'leads', {
    name: 'Ben',
    email: 'b@visitor.example',
    message: 'Llámeme al +52 (55) 1234-5678, por favor.',
  });
  return { desk, ana, eva, one, two };
}

const rowsOf = async (browser: TestBrowser, search: string): Promise<string[]> =>
  (await browser.get(`/inbox/leads?${search}`)).page('inbox').list.rows.map(({ id }) => id);

describe('a row', () => {
  it('counts a line break in a note as one character, and keeps a rejected note in the form', async () => {
    const { eva, one } = await work();
    const note = `${'x'.repeat(5000)}\r\n${'y'.repeat(4999)}`;
    expect((await eva.post(`/inbox/leads/${one}`, { version: '0', note })).status).toBe(303);
    const refused = await eva.post(`/inbox/leads/${one}`, { version: '0', status: 'closed', note: `${note}zz` });
    expect(refused.page('row')).toMatchObject({
      error: 'noteTooLong',
      entered: { status: 'closed', note: `${note.replace('\r\n', '\n')}zz` },
    });
  });

  it('is marked as answered by one button, whatever else is chosen', async () => {
    const { eva, one } = await work();
    await eva.post(`/inbox/leads/${one}`, { version: '0', status: 'new', mark: 'contacted', note: 'By mail' });
    expect((await eva.get(`/inbox/leads/${one}`)).page('row').row).toMatchObject({
      status: 'contacted',
      history: [{ note: 'By mail' }],
    });
  });

  it('records in its history and in the audit log that a reply was begun', async () => {
    const { ana, eva, one } = await work();
    expect((await eva.post(`/inbox/leads/${one}/mailto`)).status).toBe(204);
    expect((await eva.get(`/inbox/leads/${one}`)).page('row').row).toMatchObject({
      version: 0,
      history: [{ person: EVA, action: 'reply' }],
    });
    expect((await ana.get('/audit?action=reply')).page('audit').entries).toMatchObject([{ person: EVA, row: one }]);
    const table = await eva.post(`/inbox/career_applications/${one}/mailto`);
    expect(table.status, 'of another role').toBe(404);
  });

  it('shows its position in the list that was open before, and saving leads to the next row', async () => {
    const { desk, eva, one, two } = await work();
    const three = await arrive(desk.database, 'leads', { name: 'Carl', email: 'c@visitor.example' });
    const inside = (at: number): string => `in=${encodeURIComponent(`status=new&at=${at}`)}`;
    const shown = (await eva.get(`/inbox/leads/${two}?${inside(2)}`)).page('row');
    expect(shown.list).toMatchObject({
      query: { status: 'new', page: 1 },
      place: { at: 2, total: 3, previous: { id: three, at: 1 }, next: { id: one, at: 3 } },
    });
    // A new row shifts the others.
    await arrive(desk.database, 'leads', { name: 'Dora', email: 'd@visitor.example' });
    const form = { version: '0', status: 'contacted', next: 'yes' };
    const saved = await eva.post(`/inbox/leads/${two}?${inside(2)}`, form);
    expect([saved.status, saved.location]).toEqual([
      303,
      `/inbox/leads/${one}?${new URLSearchParams({ in: 'status=new&at=4' })}`,
    ]);
    const next = (await eva.get(saved.location ?? '')).page('row');
    expect([next.row.id, next.list?.place, next.notice?.text]).toMatchObject([
      one,
      { at: 3, total: 3, previous: { id: three } },
      'desk.notice.saved',
    ]);
    const last = await eva.post(saved.location ?? '', { version: '0', status: 'new', next: 'yes' });
    expect(last.location, 'after the last one').toBe('/inbox/leads?status=new');
  });

  it.each([
    ['status=new', 'of a status'],
    ['only=unread', 'of unread ones, which opening takes out of it'],
    ['only=open&assignee=none&sort=created', 'in the other order'],
  ])('leads to the next one of a list that it leaves, also when others have left it before: %s, %s', async (list) => {
    const { desk, ana, eva, one, two } = await work();
    const more: string[] = [];
    for (const name of ['Carl', 'Dora'])
      more.push(await arrive(desk.database, 'leads', { name, email: 'x@y.example' }));
    const oldestFirst = [one, two, ...more];
    const [first = '', second = '', third = '', fourth = ''] = list.includes('sort')
      ? oldestFirst
      : oldestFirst.toReversed();
    const addressOf = (id: string, at: number): string =>
      `/inbox/leads/${id}?${new URLSearchParams({ in: `${list}&at=${at}` })}`;
    const take = (browser: TestBrowser, address: string, form = {}) =>
      browser.post(address, { version: '0', status: 'contacted', assignee: 'me', ...form });
    const place = (await eva.get(addressOf(second, 2))).page('row').list?.place;
    expect(place).toMatchObject({ at: 2, total: 4, previous: { id: first }, next: { id: third } });
    // Saved, so that it is in no list of new ones. A colleague takes the first one, and Eva opens it.
    expect((await take(eva, addressOf(second, 2))).status).toBe(303);
    await take(ana, `/inbox/leads/${first}`);
    await eva.get(`/inbox/leads/${first}`);
    const left = (await eva.get(addressOf(second, 2))).page('row').list?.place;
    expect(left).toEqual({ total: 2, totalIsExact: true, next: { id: third, at: 1 } });
    const saved = await eva.post(addressOf(second, 2), { version: '1', note: 'Done', next: 'yes' });
    expect(saved.location).toMatch(new RegExp(`^/inbox/leads/${third}`));
    expect((await eva.get(saved.location ?? '')).page('row').list?.place).toMatchObject({ at: 1, total: 2 });
    const next = await take(eva, saved.location ?? '', { next: 'yes' });
    expect((await eva.get(next.location ?? '')).page('row')).toMatchObject({
      row: { id: fourth },
      list: { place: { at: 1, total: 1 } },
    });
  });

  it('finds its neighbours after a hundred others have arrived', async () => {
    const { desk, eva, one, two } = await work();
    const address = `/inbox/leads/${two}?${new URLSearchParams({ in: 'at=1' })}`;
    await desk.database.query(
      `insert into public.leads (name, email, message, created_at)
       select 'New', 'new@visitor.example', 'x', now() + make_interval(secs => n) from generate_series(1, 120) as n`,
    );
    const { list } = (await eva.get(address)).page('row');
    expect(list).toMatchObject({ query: { page: 3 }, place: { at: 121, total: 122, next: { id: one, at: 122 } } });
    const saved = await eva.post(address, { version: '0', status: 'contacted', next: 'yes' });
    expect(saved.location).toMatch(new RegExp(`^/inbox/leads/${one}`));
  });

  it('that is overdue opens from the home page with the previous and the next one', async () => {
    const { desk, eva, one, two } = await work();
    await desk.database.query("update public.leads set created_at = created_at - interval '3 days'");
    expect((await eva.get('/')).page('overview').overview.overdue.map(({ id }) => id)).toEqual([one, two]);
    const list = new URLSearchParams({ in: 'only=overdue&sort=created&at=2' });
    const { place } = (await eva.get(`/inbox/leads/${two}?${list}`)).page('row').list ?? {};
    expect(place).toMatchObject({ at: 2, total: 2, previous: { id: one, at: 1 } });
  });

  it('keeps what a colleague has changed in the fields that one did not touch', async () => {
    const { desk, ana, eva, one } = await work();
    await desk.database.query(
      'update site_internal.row_states set remind_on = current_date - 1 where row_id = $1::uuid',
      [one],
    );
    const soon = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    await ana.post(`/inbox/leads/${one}`, { version: '0', assignee: 'me', remind: soon });
    // As the form of the page that Eva had open sends it.
    const shown = { 'was-status': 'new', 'was-assignee': '', 'was-remind': '', due: 'yes' };
    const form = { ...shown, version: '0', status: 'contacted', assignee: '', remind: '', note: 'Called' };
    const late = await eva.post(`/inbox/leads/${one}`, form);
    expect([late.status, late.page('row').entered]).toEqual([409, { status: 'contacted', note: 'Called' }]);
    const now = { 'was-status': 'new', 'was-assignee': ANA, 'was-remind': soon };
    const again = { ...now, version: '1', status: 'contacted', assignee: ANA, remind: soon, note: 'Called' };
    expect((await eva.post(`/inbox/leads/${one}`, again)).status).toBe(303);
    expect((await eva.get(`/inbox/leads/${one}`)).page('row').row).toMatchObject({
      status: 'contacted',
      assignee: ANA,
      remind: soon,
      history: [
        { person: ANA, assignee: ANA, remind: soon },
        { person: EVA, status: 'contacted', note: 'Called' },
      ],
    });
  });

  it('of which nothing was touched is not saved, and leads to the next one all the same', async () => {
    const { ana, eva, one, two } = await work();
    await ana.post(`/inbox/leads/${two}`, { version: '0', status: 'contacted' });
    const form = { version: '0', 'was-status': 'new', status: 'new', 'was-assignee': '', assignee: '', note: '' };
    const address = `/inbox/leads/${two}?${new URLSearchParams({ in: 'at=1' })}`;
    expect((await eva.post(address, { ...form, next: 'yes' })).location).toMatch(`/inbox/leads/${one}?`);
    expect((await eva.post(address, form)).page('row').error).toBe('nothingChanged');
  });
});

describe('a reminder', () => {
  const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('has a future date, on which the row is at the top of lists and of the home page', async () => {
    const { desk, ana, eva, one, two } = await work();
    const save = async (version: number, form: Record<string, string>): Promise<number> =>
      (await eva.post(`/inbox/leads/${one}`, { version: String(version), ...form })).status;
    const refused = await eva.post(`/inbox/leads/${one}`, { version: '0', remind: inDays(-2), note: 'Call' });
    expect([refused.status, refused.page('row').error, refused.page('row').entered]).toMatchObject([
      422,
      'remindPast',
      { note: 'Call', remind: inDays(-2) },
    ]);
    expect(await save(0, { remind: inDays(3) })).toBe(303);
    expect((await eva.get(`/inbox/leads/${one}`)).page('row').row).toMatchObject({ remind: inDays(3), isDue: false });
    expect(await rowsOf(eva, '')).toEqual([two, one]);
    await desk.database.query(
      "update site_internal.row_states set remind_on = current_date - 1 where remind_on > '1-1-1'",
    );
    for (const list of ['', 'status=new', 'q=visitor']) expect(await rowsOf(eva, list)).toEqual([one, two]);
    expect(await rowsOf(eva, 'sort=created'), 'in another order').toEqual([one, two]);
    const due = async (browser: TestBrowser): Promise<string[]> =>
      (await browser.get('/')).page('overview').overview.reminders.map(({ id }) => id);
    expect([await due(eva), await due(ana)], 'reminders of the person who set them').toEqual([[one], []]);
    expect(await save(1, { remind: '', status: 'contacted' })).toBe(303);
    expect(await due(eva)).toEqual([]);
    expect(await rowsOf(eva, '')).toEqual([two, one]);
    const { history } = (await eva.get(`/inbox/leads/${one}`)).page('row').row;
    expect(history).toMatchObject([{ remind: inDays(3) }, { remind: null, status: 'contacted' }]);
  });
});

describe('a list', () => {
  it('is searched by short ID, note, assignee, parts of names, and digits of telephone numbers', async () => {
    const { eva, one, two } = await work();
    await eva.post(`/inbox/leads/${one}`, { version: '0', assignee: 'me', note: 'Habló de un ferrocarril' });
    for (const [q, id] of [
      [one.slice(0, 8), one],
      ['Ferrocarril', one],
      ['eva', one],
      ['gonzalez-rios', one],
      ['+52 55 12345678', two],
      ['55.1234.5678', two],
    ] as const)
      expect([q, await rowsOf(eva, String(new URLSearchParams({ q })))]).toEqual([q, [id]]);
  });

  it('shows the last page that has rows, and says which one it is', async () => {
    const { eva, one, two } = await work();
    const { query, list } = (await eva.get('/inbox/leads?page=7')).page('inbox');
    expect([query.page, list.rows.map(({ id }) => id)]).toEqual([1, [two, one]]);
  });

  it('without a script, changes all rows that the page has shown', async () => {
    const { eva, one, two } = await work();
    const form = { all: 'yes', shown: [one], 'bulk-status': 'closed' };
    await eva.post('/inbox/leads', form);
    expect(await rowsOf(eva, 'status=closed')).toEqual([one]);
    expect(await rowsOf(eva, 'view=unassigned')).toEqual([two]);
  });

  it('leaves spam out of lists and counts unless the status is asked for', async () => {
    const { eva, one, two } = await work();
    await eva.post(`/inbox/leads/${one}`, { version: '0', status: 'spam', assignee: 'me' });
    expect(await rowsOf(eva, '')).toEqual([two]);
    expect(await rowsOf(eva, 'status=spam')).toEqual([one]);
    const home = (await eva.get('/')).page('overview');
    expect(home.counts).toMatchObject({ unread: { leads: 1 }, mine: { leads: 0 } });
    expect(home.overview.weeks.at(-1)?.counts.map(({ count }) => count)).toEqual([1]);
  });

  it('refuses a status that the table does not have', async () => {
    const { desk, ana, one } = await work();
    const id = await arrive(desk.database, 'career_applications');
    const save = await ana.post(`/inbox/career_applications/${id}`, { version: '0', status: 'rejected' });
    expect(save.status).toBe(303);
    await ana.post('/inbox/leads', { row: one, 'bulk-status': 'rejected' });
    expect((await ana.get('/inbox/leads')).page('inbox').notice?.text).toBe('desk.notice.nothingChanged');
  });
});

describe('the unread state', () => {
  it('is tracked per person, for rows that arrived after their first visit', async () => {
    const { desk, ana, eva, one, two } = await work();
    expect(await rowsOf(eva, 'only=unread')).toEqual([two, one]);
    const opened = await eva.get(`/inbox/leads/${one}`);
    expect(opened.page('row').counts?.unread['leads']).toBe(1);
    expect(await rowsOf(eva, 'only=unread')).toEqual([two]);
    expect(await rowsOf(ana, 'only=unread')).toEqual([two, one]);
    const late = await desk.signedIn('late@firm.example', 'intake');
    expect((await late.get('/')).page('overview').counts?.unread, 'on the first visit').toMatchObject({ leads: 0 });
    await arrive(desk.database, 'leads', { name: 'Carl', email: 'c@visitor.example' });
    expect((await late.get('/')).page('overview').counts?.unread).toMatchObject({ leads: 1 });
    await desk.database.query('delete from public.leads where id = $1::uuid', [one]);
    expect(await desk.database.query('select from site_internal.reads'), 'erased with the row').toEqual([]);
  });
});

describe('people', () => {
  it('who are removed hand over their open rows to somebody with access, or to nobody', async () => {
    const { desk, ana, eva, one, two } = await work();
    await desk.invite('rita@firm.example', 'recruiting');
    for (const id of [one, two]) await eva.post(`/inbox/leads/${id}`, { version: '0', assignee: 'me' });
    await eva.post(`/inbox/leads/${two}`, { version: '1', status: 'closed' });
    const open = (await ana.get('/people')).page('people').people.map((person) => [person.email, person.open]);
    expect(Object.fromEntries(open)).toMatchObject({ [EVA]: 1, [ANA]: 0 });
    const shown = (await ana.get('/people')).page('people').people;
    expect(shown.map(({ email, openIn }) => [email, openIn])).toContainEqual([EVA, { leads: 1 }]);
    await ana.post('/people/remove', { email: EVA, handTo: ANA });
    const label = deskConfig.tables.find(({ key }) => key === 'leads')?.label['es'];
    expect((await ana.get('/people')).page('people').notice).toMatchObject({
      text: 'desk.notice.removedHanded',
      values: { person: EVA, heir: ANA, what: `${label}: 1` },
    });
    expect(await rowsOf(ana, 'assignee=me')).toEqual([one]);
    expect((await ana.get(`/inbox/leads/${two}`)).page('row').row.assignee, 'of what is done').toBe(EVA);
    const { history } = (await ana.get(`/inbox/leads/${one}`)).page('row').row;
    expect(history.at(-1)).toMatchObject({ person: ANA, assignee: ANA });
    const other = await desk.signedIn('olga@firm.example', 'admin');
    const refused = await other.post('/people/remove', { email: ANA, handTo: 'rita@firm.example' });
    expect([refused.status, refused.page('people').error], 'who does not see the table').toEqual([422, 'heir']);
    expect(await rowsOf(other, `assignee=${ANA}`)).toEqual([one]);
    await other.post('/people/remove', { email: ANA });
    expect((await other.get('/people')).page('people').notice).toMatchObject({
      text: 'desk.notice.removedLeft',
      values: { person: ANA, what: `${label}: 1` },
    });
    expect(await rowsOf(other, 'assignee=none')).toEqual([one]);
  });

  it('with access are asked for before an invitation gives them another role', async () => {
    const { ana, eva } = await work();
    const invite = (form = {}) => ana.post('/people', { email: EVA, name: 'Eva', role: 'admin', ...form });
    const asked = await invite();
    expect([asked.status, asked.page('people')]).toMatchObject([
      422,
      { error: 'known', entered: { email: EVA, role: 'admin' } },
    ]);
    expect((await eva.get('/people')).status, 'her role is still the old one').toBe(404);
    expect((await invite({ role: 'owner' })).page('people').error).toBe('unknownRole');
    expect((await invite({ change: 'yes' })).status).toBe(303);
    expect((await eva.get('/people')).status).toBe(200);
  });

  it('get another role or their invitation again, and the audit is searched by a part of an address', async () => {
    const { desk, ana } = await work();
    await desk.invite('nora@firm.example', 'intake');
    const before = desk.mails.length;
    expect((await ana.post('/people/resend', { email: 'nora@firm.example' })).status).toBe(303);
    await desk.running.settled();
    expect(desk.mails.slice(before)).toMatchObject([
      { to: 'nora@firm.example', subject: 'desk.mail.invitation.subject' },
    ]);
    expect((await ana.post('/people', { email: 'nora@firm.example', role: 'recruiting', change: 'yes' })).status).toBe(
      303,
    );
    expect((await ana.post('/people/resend', { email: 'nobody@firm.example' })).status).toBe(404);
    const found = (await ana.get('/audit?person=AN')).page('audit');
    expect(found.entries.every(({ person }) => person === ANA)).toBe(true);
    expect([found.unknownPerson, found.entries.length > 0]).toEqual([false, true]);
    const nobody = (await ana.get('/audit?person=zzz')).page('audit');
    expect([nobody.unknownPerson, nobody.entries]).toEqual([true, []]);
  });
});

describe('a colleague', () => {
  it('is called by name on every page, also after being removed', async () => {
    const { desk, ana, eva, one } = await work();
    await eva.post('/settings', { name: 'Eva Luna' });
    await eva.post(`/inbox/leads/${one}`, { version: '0', assignee: 'me', note: 'Called' });
    await ana.post('/people/remove', { email: EVA });
    await desk.database.query("update public.leads set created_at = created_at - interval '3 days'");
    await ana.post(`/inbox/leads/${one}`, { version: '2', note: 'Mine' });
    const names = { [EVA]: 'Eva Luna' };
    expect((await ana.get(`/inbox/leads/${one}`)).page('row').names).toEqual(names);
    expect((await ana.get('/audit')).page('audit').names).toEqual(names);
    expect((await ana.get('/settings')).page('settings').names, 'which mentions nobody').toEqual({});
  });
});

describe('a session', () => {
  const html = { accept: 'text/html' };

  it('that has expired says so, keeps an unsaved note, and leads back', async () => {
    const { desk, eva, one } = await work();
    await desk.database.query('delete from site_internal.sessions');
    const answer = await eva.post(`/inbox/leads/${one}`, { version: '0', note: 'Habló\r\nde todo' });
    expect(answer.status, 'to a script').toBe(401);
    const form = new URLSearchParams({ version: '0', note: 'Habló de todo' }).toString();
    const headers = {
      ...html,
      origin: 'http://127.0.0.1:3001',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(form.length),
    };
    const page = await eva.ask(`/inbox/leads/${one}`, { method: 'POST', body: form, headers });
    expect([page.status, await page.text()]).toEqual([
      401,
      expect.stringContaining('"ended":{"note":"Habló de todo"}'),
    ]);
    expect((await eva.get('/login')).page('login').ended).toEqual({});
    const kept = await eva.post(`/inbox/leads/${one}`, { version: '0', note: 'x', draft: 'kept' }, html);
    expect(kept.text, 'with a draft of it in the browser').toContain('"ended":{}');
    expect(await desk.signIn(eva, EVA)).toBe(`/inbox/leads/${one}`);
    await eva.post('/logout');
    expect((await eva.get('/login')).page('login').ended, 'not after signing out').toBeUndefined();
  });

  it('of the next person begins at the home page, not where the previous one ended', async () => {
    const { desk, eva, one } = await work();
    await eva.post('/logout');
    // An open tab of the previous person.
    await eva.get(`/inbox/leads/${one}`, html);
    expect(await desk.signIn(eva, ANA)).toBe('/');
  });

  it('rejects a form from a page that was rendered for another person', async () => {
    const { desk, ana, eva, one } = await work();
    await eva.post('/logout');
    await desk.signIn(eva, ANA);
    const form = { as: EVA, version: '0', note: 'From a tab of Eva’s' };
    expect((await eva.post(`/inbox/leads/${one}`, form)).location).toBe(`/inbox/leads/${one}`);
    expect((await eva.get(`/inbox/leads/${one}`)).page('row')).toMatchObject({
      notice: { text: 'desk.notice.otherPerson', values: { person: ANA } },
      row: { history: [] },
    });
    expect((await ana.post(`/inbox/leads/${one}`, { ...form, as: ANA })).status).toBe(303);
  });
});
