import { describe, expect, it } from 'vitest';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { onPostgres } from './support/engines.ts';
import {
  openSignedIn,
  openTestDesk,
  ORIGIN,
  tokenOf,
  type TestBrowser,
  type TestDesk,
  type TestDeskOptions,
} from './support/desk-server.ts';

const ANA = 'ana@firm.example';

/** A desk that Ana is invited to. */
async function openInvited(options?: TestDeskOptions): Promise<TestDesk> {
  const desk = await openTestDesk(options);
  await desk.invite(ANA, 'admin');
  return desk;
}

/** Requests a sign-in link. Returns its token. */
async function link(desk: TestDesk, email = ANA): Promise<string> {
  await desk.browser().post('/login', { email });
  await desk.running.settled();
  return tokenOf(desk.mails.at(-1)?.text ?? '');
}

/** Uses a link three times at once. Returns the status codes in order. */
async function useThrice(desk: TestDesk, token: string): Promise<number[]> {
  const answers = await Promise.all([1, 2, 3].map(() => desk.browser().post('/login/link', { token })));
  return answers.map(({ status }) => status).toSorted();
}

const SESSION = 'desk_3001.session_token';

async function isIn(browser: TestBrowser): Promise<boolean> {
  return (await browser.get('/settings')).status === 200;
}

describe('signing in', () => {
  it('works by a link in a mail, which can be used once', async () => {
    const desk = await openInvited();
    const browser = desk.browser();
    const asked = await browser.post('/login', { email: ` ${ANA.toUpperCase()} ` });
    expect([asked.status, asked.location]).toEqual([303, '/login/sent']);
    expect((await browser.get('/login/sent')).page('loginSent').email).toBe(ANA);
    await desk.running.settled();
    expect(desk.mails.map(({ to }) => to)).toEqual([ANA]);
    const token = tokenOf(desk.mails[0]?.text ?? '');
    expect(desk.mails[0]?.html).toContain(token);

    const entered = await browser.post('/login/link', { token });
    expect([entered.status, entered.location]).toEqual([303, '/']);
    const cookie = entered.headers.getSetCookie().find((line) => line.startsWith(SESSION)) ?? '';
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Max-Age=43200/);
    expect(cookie).not.toMatch(/Secure/);
    expect((await browser.get('/settings')).page('settings').person).toMatchObject({ email: ANA, role: 'admin' });

    const again = await desk.browser().post('/login/link', { token });
    expect([again.status, again.page('loginExpired').page]).toEqual([410, 'loginExpired']);
    const [kept] = await desk.database.query<{ all: string }>(
      'select string_agg(identifier || value, chr(10)) as all from site_internal.sign_in_links',
    );
    expect(kept?.all, 'a token is kept as its digest alone').not.toContain(token);
  });

  it('gives one session for two simultaneous requests with a link', async () => {
    const desk = await openInvited();
    const token = await link(desk);
    expect(await useThrice(desk, token)).toEqual([303, 410, 410]);
  });

  it('does not use up the link when a mail scanner opens it', async () => {
    const desk = await openInvited();
    const token = await link(desk);
    const scanner = desk.browser();
    const opened = await scanner.get(`/login/link?token=${token}`);
    expect([opened.status, opened.page('loginLink').token]).toEqual([200, token]);
    await scanner.ask(`/login/link?token=${token}`, { method: 'HEAD' });
    expect(await isIn(scanner)).toBe(false);
    expect((await desk.browser().post('/login/link', { token })).status).toBe(303);
  });

  it('refuses a link that is too old, made up, or of somebody who was removed meanwhile', async () => {
    const desk = await openTestDesk();
    const id = await desk.invite(ANA, 'admin');
    const [old, removed] = [await link(desk), await link(desk)];
    await desk.database.query(
      `update site_internal.sign_in_links set expires_at = expires_at - interval '15 minutes' where identifier like 'magic-link:%' and created_at = (select min(created_at) from site_internal.sign_in_links where identifier like 'magic-link:%')`,
    );
    await desk.database.query('update site_internal.people set removed_at = now() where id = $1', [id]);
    for (const token of [old, removed, 'x'.repeat(32), '', "' or 1=1 --"]) {
      const browser = desk.browser();
      const { status } = await browser.post('/login/link', { token });
      expect([token, status, await isIn(browser)]).toEqual([token, 410, false]);
    }
    await desk.database.query('update site_internal.people set removed_at = null where id = $1', [id]);
    expect((await desk.browser().post('/login/link', { token: old })).status, 'too old').toBe(410);
  });

  it('answers a stranger as a member, and sends no mail', async () => {
    const desk = await openInvited();
    const removed = await desk.invite('gone@firm.example', 'admin');
    await desk.database.query('update site_internal.people set removed_at = now() where id = $1', [removed]);
    const ask = async (email: string) => {
      const browser = desk.browser();
      const answer = await browser.post('/login', { email });
      const shown = await browser.get('/login/sent');
      const again = await browser.post('/login/sent');
      await desk.running.settled();
      const texts = [answer, shown, again].map(({ text }) => text.replaceAll(email, ''));
      return { status: answer.status, names: [...answer.headers.keys()].toSorted(), texts };
    };
    const member = await ask(ANA);
    expect(desk.mails).toHaveLength(2);
    expect(await ask('nobody@firm.example')).toEqual(member);
    expect(await ask('gone@firm.example')).toEqual(member);
    expect(desk.mails.map(({ to }) => to)).toEqual([ANA, ANA]);
  });

  it('shows invalid input and failures', async () => {
    const desk = await openTestDesk();
    const browser = desk.browser();
    expect((await browser.post('/login', { email: ' ' })).page('login').error).toBe('missing');
    expect((await browser.post('/login', { email: 'ana@' })).page('login').error).toBe('invalid');
    expect((await browser.post('/login', { email: `${'a'.repeat(400)}@firm.example` })).status).toBe(422);
    expect((await browser.post('/login/sent')).page('login').error, 'nobody has asked').toBe('lost');
    const down = await openTestDesk({ database: { ...desk.database, query: () => Promise.reject(new Error('down')) } });
    expect((await down.browser().post('/login', { email: ANA })).page('login').error).toBe('failed');
    expect(down.errors).toEqual([new Error('down')]);
  });

  it('sends no mail over the limits, with the same response', async () => {
    const desk = await openInvited();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await desk.browser().post('/login', { email: ANA })).status),
    );
    await desk.running.settled();
    expect(new Set(statuses)).toEqual(new Set([303]));
    expect(desk.mails).toHaveLength(5);
    await desk.database
      .query(`insert into site_internal.sign_in_links (id, identifier, value, expires_at, created_at, updated_at)
      select 'n' || n, 'mail:' || n, 'somebody', now() + interval '1 hour', now(), now() from generate_series(1, 194) as n`);
    await desk.invite('eva@firm.example', 'intake');
    await link(desk, 'eva@firm.example');
    await link(desk, 'eva@firm.example');
    expect(desk.mails, 'the 200th goes, and no other').toHaveLength(6);
    await desk.database.query(
      `update site_internal.sign_in_links set expires_at = now() - interval '1 second' where identifier like 'mail:%'`,
    );
    await link(desk);
    expect(desk.mails, 'an hour later').toHaveLength(7);
  });

  it('logs a mail that could not be sent, and shows the visitor nothing of it', async () => {
    const desk = await openInvited({ send: () => Promise.reject(new Error('refused')) });
    expect((await desk.browser().post('/login', { email: ANA })).status).toBe(303);
    await desk.running.settled();
    expect(desk.errors).toEqual([new Error('refused')]);
  });

  it('leads back to the page that was requested', async () => {
    const desk = await openInvited();
    const browser = desk.browser();
    const sent = await browser.ask('/inbox/leads?status=new', { headers: { accept: 'text/html' } });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/login']);
    expect((await browser.post('/login/link', { token: await link(desk) })).location).toBe('/inbox/leads?status=new');
  });
});

describe('a session', () => {
  it('is required for every address, existing or not', async () => {
    const desk = await openTestDesk();
    for (const path of '/ /inbox /inbox/leads /inbox/nothing /people /audit /settings /nowhere /events'.split(' ')) {
      const answer = await desk.browser().get(path);
      expect([path, answer.status, answer.text]).toEqual([path, 401, '{"page":"login"}']);
      const sent = await desk.browser().ask(path, { headers: { accept: 'text/html' } });
      expect([path, sent.status, sent.headers.get('location')]).toEqual([path, 303, '/login']);
    }
    expect((await desk.browser().ask('/events', { headers: { accept: 'text/event-stream' } })).status).toBe(401);
  });

  it('cannot be forged, and expires', async () => {
    const { desk, browser } = await openSignedIn();
    expect(await isIn(browser)).toBe(true);
    const cookie = browser.cookies.get(SESSION) ?? '';
    const [token = '', signature = ''] = decodeURIComponent(cookie).split('.');
    const changed = (text: string): string => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    for (const forged of [
      token,
      `${token}.`,
      `${changed(token)}.${signature}`,
      `${token}.${changed(signature)}`,
      `${token}.${'A'.repeat(43)}=`,
      '',
    ]) {
      browser.cookies.set(SESSION, encodeURIComponent(forged));
      expect([forged, await isIn(browser)]).toEqual([forged, false]);
    }
    browser.cookies.set(SESSION, cookie);
    expect(await isIn(browser)).toBe(true);
    await desk.database.query(`update site_internal.sessions set expires_at = now() - interval '1 second'`);
    expect(await isIn(browser)).toBe(false);
  });

  it('lasts 12 hours from its beginning and keeps no address and no browser', async () => {
    const { desk, browser } = await openSignedIn();
    const read = () =>
      desk.database.query<{ hours: number; ip: string | null; agent: string | null }>(
        `select round(extract(epoch from expires_at - created_at) / 3600)::integer as hours, nullif(ip_address, '') as ip, nullif(user_agent, '') as agent from site_internal.sessions`,
      );
    const before = await read();
    await browser.get('/settings', { 'user-agent': 'Some browser', 'x-forwarded-for': '192.0.2.1' });
    expect(await read()).toEqual(before);
    expect(before).toEqual([{ hours: 12, ip: null, agent: null }]);
  });

  it('ends here alone, or on all devices', async () => {
    const desk = await openTestDesk();
    const [here, there] = [await desk.signedIn(ANA, 'admin'), await desk.signedIn(ANA)];
    const stolen = here.cookies.get(SESSION) ?? '';
    const out = await here.post('/logout');
    expect([out.status, out.location]).toEqual([303, '/login']);
    expect(here.cookies.has(SESSION)).toBe(false);
    here.cookies.set(SESSION, stolen);
    expect([await isIn(here), await isIn(there)], 'a copied cookie is worth nothing either').toEqual([false, true]);
    const other = await desk.signedIn(ANA);
    await there.post('/logout', { everywhere: 'on' });
    expect(await isIn(other)).toBe(false);
  });

  it('that has expired is mentioned on the login page once', async () => {
    const { browser } = await openSignedIn();
    await browser.post('/logout');
    const notice = { tone: 'success', text: 'desk.notice.signedOut' };
    expect((await browser.get('/login')).page('login').notice).toEqual(notice);
    expect((await browser.get('/login')).page('login').notice).toBeUndefined();
    // Signing out works even if the session has already expired.
    await browser.post('/logout');
    expect((await browser.get('/login')).page('login').notice).toEqual(notice);
  });

  it('ends with its person, an open tab included', async () => {
    const desk = await openTestDesk();
    const id = await desk.invite(ANA, 'admin');
    const browser = await desk.signedIn(ANA);
    await desk.database.query('update site_internal.people set removed_at = now() where id = $1', [id]);
    expect((await browser.get('/inbox/leads')).status).toBe(401);
    expect((await browser.post('/settings', { theme: 'dark' })).status).toBe(401);
  });

  it('travels over https alone where the desk is there', async () => {
    const origin = 'https://desk.firm.example';
    const desk = await openTestDesk({ origin });
    const browser = await desk.signedIn(ANA, 'admin');
    expect([...browser.cookies.keys()]).toContain('__Secure-desk.session_token');
    const answer = await browser.post('/logout', {}, { origin });
    expect(answer.headers.getSetCookie().filter((line) => !/; Secure/i.test(line))).toEqual([]);
  });
});

// Browsers send the cookies of a host to all of its ports.
it.each([
  ['http://127.0.0.1:3001', 'desk_3001', 'desk_3001'],
  ['https://firm.example:8443', 'desk_8443', '__Secure-desk_8443'],
  ['http://desk.firm.example', 'desk', 'desk'],
  ['https://desk.firm.example', 'desk', '__Secure-desk'],
])(
  'the cookies of a desk at %s begin with %s, so that one on another port of the host has others',
  async (origin, prefix, secure) => {
    const desk = await openInvited({ origin });
    const browser = desk.browser();
    const names = new Set<string>();
    const note = ({ headers }: { readonly headers: Headers }): void => {
      for (const line of headers.getSetCookie()) names.add(line.split('=')[0] ?? '');
    };
    note(await browser.get('/inbox/leads', { accept: 'text/html' }));
    note(await browser.post('/language', { locale: 'en' }));
    note(await browser.post('/login', { email: ANA }));
    await desk.running.settled();
    note(await browser.post('/login/link', { token: tokenOf(desk.mails[0]?.text ?? '') }));
    note(await browser.post('/logout'));
    const own = ['back', 'email', 'language', 'last', 'notice'].map((name) => `${prefix}_${name}`);
    expect([...names].filter((name) => !name.includes('.')).toSorted()).toEqual(own);
    expect(names).toContain(`${secure}.session_token`);
    expect([...names].filter((name) => !name.startsWith(prefix) && !name.startsWith(secure))).toEqual([]);
  },
);

describe('a change', () => {
  it('is accepted only from the desk’s own origin', async () => {
    const { browser } = await openSignedIn();
    const strangers: Record<string, string>[] = [
      { origin: 'https://www.jacaranda.example' },
      { origin: 'https://evil.example' },
      { origin: `${ORIGIN}.evil.example` },
      { origin: 'http://127.0.0.1:3000' },
      { origin: 'null' },
      { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
      { origin: ORIGIN, 'sec-fetch-site': 'same-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of strangers) {
      for (const path of ['/settings', '/logout', '/login', '/login/link', '/language']) {
        const { status } = await browser.post(path, { theme: 'dark' }, headers);
        expect([path, headers, status]).toEqual([path, headers, 403]);
      }
    }
    const none = await browser.ask('/logout', { method: 'POST', body: new URLSearchParams() });
    expect(none.status, 'without a word where it comes from').toBe(403);
    expect(await isIn(browser)).toBe(true);
    // Pages with `no-referrer` send `Origin: null`.
    const silent = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await browser.post('/settings', { theme: 'dark' }, silent)).status).toBe(303);
  });

  it('from a page of the desk under another address is refused with both addresses, on the page and in the log', async () => {
    const desk = await openInvited();
    const browser = desk.browser();
    const opened = 'http://10.0.0.5:3001';
    for (const headers of [{ host: '10.0.0.5:3001' }, { 'sec-fetch-site': 'same-origin' }]) {
      desk.lines.length = 0;
      const answer = await browser.post('/login', { email: ANA }, { origin: opened, ...headers });
      expect([answer.status, answer.page('otherAddress')]).toMatchObject([403, { opened, own: ORIGIN }]);
      expect(desk.lines).toEqual([expect.stringMatching(`(?=.*${opened})(?=.*${ORIGIN})`)]);
    }
    await desk.running.settled();
    expect(desk.mails).toEqual([]);
    // Another server of the same machine is another site.
    for (const headers of [{ host: '10.0.0.5:3001' }, { 'sec-fetch-site': 'same-site' }]) {
      const answer = await browser.post('/login', { email: ANA }, { origin: 'http://10.0.0.5:3000', ...headers });
      expect([answer.status, answer.text]).toEqual([403, 'Forbidden\n']);
    }
  });

  it('redirects only within the desk', async () => {
    const desk = await openTestDesk();
    const browser = desk.browser();
    const strange = [
      'https://evil.example/',
      '//evil.example',
      '/.//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '\\/evil.example',
      'javascript:alert(1)',
      '/%0d%0aset-cookie: a=b\r\nx',
      'evil',
    ];
    for (const back of strange)
      expect([back, (await browser.post('/language', { locale: 'en', back })).location]).toEqual([back, '/']);
    expect((await browser.post('/language', { locale: 'en', back: '/login?x=1' })).location).toBe('/login?x=1');
    await browser.post('/language', { locale: 'xx' });
    const localeOf = async (own: TestBrowser, language: string): Promise<string> =>
      (await own.get('/login', { 'accept-language': language })).page('login').locale;
    expect(await localeOf(browser, 'es'), "one's choice comes before the browser's").toBe('en');
    expect(await localeOf(desk.browser(), 'de, en;q=0.8')).toBe('en');
    expect(await localeOf(desk.browser(), 'de')).toBe('es');
  });
});

onPostgres('signing in', (cluster, add) => {
  it('goes the same way, where connections are many', async () => {
    const desk = await openInvited({ database: add(await openDatabaseUrl(await cluster.createMigrated())) });
    const token = await link(desk);
    expect(await useThrice(desk, token)).toEqual([303, 410, 410]);
    await Promise.all(Array.from({ length: 12 }, () => desk.browser().post('/login', { email: ANA })));
    await desk.running.settled();
    expect(desk.mails).toHaveLength(5);
    const browser = desk.browser();
    await browser.post('/login/link', { token: tokenOf(desk.mails.at(-1)?.text ?? '') });
    expect((await browser.get('/inbox/leads')).page('inbox').list.total).toBe(0);
    await browser.post('/logout', { everywhere: 'on' });
    expect(await isIn(browser)).toBe(false);
  });
});
