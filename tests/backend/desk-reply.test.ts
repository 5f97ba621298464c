import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createFileMailer, createSmtpMailer } from '../../site/desk/mail/mailer.ts';
import type { FullRow } from '../../site/desk/contract/store.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { arrive, asDesk } from './support/desk.ts';
import { openTestDesk, type TestBrowser } from './support/desk-server.ts';
import { startSmtp, type SmtpSink } from './support/smtp.ts';

const ANA = 'ana@firm.example';
const EVA = 'eva@firm.example';
const VISITOR = 'Zoe@visitor.example';

/** A desk that sends its mails to an SMTP server, and a row to reply to. */
async function answering(smtp: SmtpSink, email = VISITOR) {
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${smtp.port}`, 'The firm <desk@firm.example>');
  const links: string[] = [];
  const desk = await openTestDesk({
    mailer: {
      isLocal: false,
      // Sign-in links do not go through the mail server of the test.
      send: (mail) => (mail.author ? mailer.send(mail) : Promise.resolve(void links.push(mail.text))),
    },
  });
  const signIn = async (address: string, role: string): Promise<TestBrowser> => {
    await desk.invite(address, role);
    const browser = desk.browser();
    await browser.post('/login', { email: address });
    await desk.running.settled();
    await browser.post('/login/link', { token: /token=([\w-]+)/.exec(links.at(-1) ?? '')?.[1] ?? '' });
    return browser;
  };
  const [ana, eva] = [await signIn(ANA, 'admin'), await signIn(EVA, 'intake')];
  const id = await arrive(desk.database, 'leads', { name: 'Zoë', email, message: 'Uno\nDos' });
  const path = `/inbox/leads/${id}`;
  const shown = async (browser = eva) => (await browser.get(path)).page('row');
  /** What a browser submits from the page of the row. */
  const form = async (change: Record<string, string> = {}) => {
    const { row, reply } = await shown();
    const fields = { reply: reply?.id ?? '', version: String(row.version), subject: 'Su mensaje', text: 'Con gusto.' };
    return { ...fields, ...change };
  };
  const history = async (): Promise<FullRow['history']> => (await shown()).row.history;
  return { desk, ana, eva, id, path, form, history, shown, signIn, settled: () => desk.running.settled() };
}

/** The header of a received mail, with folded lines joined, and the decoded body. */
function read(raw = ''): { head: string; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const body = raw.slice(end + 4).replaceAll('=\r\n', '');
  const bytes = body.replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return { head: raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' '), body: Buffer.from(bytes, 'latin1').toString() };
}

let smtp: SmtpSink;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.close());

describe('a reply from the desk', () => {
  it('goes to the visitor and in copy to the colleague, and is kept in the history', async () => {
    const { ana, eva, id, path, form, history, settled } = await answering(smtp);
    const sent = await eva.post(
      `${path}/reply?in=at%3D1`,
      await form({ text: 'Con gusto.\r\nEva', mark: 'contacted' }),
    );
    expect([sent.status, sent.location]).toEqual([303, `${path}?in=at%3D1`]);
    const { row, notice } = (await eva.get(path)).page('row');
    expect(notice).toMatchObject({ tone: 'success', text: 'desk.notice.replied', values: { email: VISITOR } });
    expect(row.status).toBe('contacted');
    await settled();
    expect(smtp.received.map(({ to }) => to)).toEqual([VISITOR, EVA]);
    const [mail, copy] = smtp.received.map(({ raw }) => read(raw));
    expect(mail?.head).toMatch(/^From: "?The firm"? <desk@firm\.example>$/m);
    expect(mail?.head).toMatch(new RegExp(`^To: <?${VISITOR}>?$`, 'm'));
    expect(mail?.head).toMatch(/^Reply-To: (.*<)?eva@firm\.example>?$/m);
    expect(mail?.head).toMatch(/^Subject: Su mensaje$/m);
    expect(mail?.head).not.toMatch(/^(Cc|Bcc|Auto-Submitted|X-Auto-Response-Suppress):/im);
    expect(mail?.body).toMatch(/^Con gusto\.\r\nEva\r\n\r\n.+\r\n> Uno\r\n> Dos\r\n$/s);
    expect(copy).toEqual(mail);
    expect(await history()).toMatchObject([
      {
        person: EVA,
        action: 'mail',
        delivery: 'sent',
        recipient: VISITOR,
        subject: 'Su mensaje',
        note: 'Con gusto.\nEva',
      },
      { person: EVA, status: 'contacted' },
    ]);
    expect((await ana.get(`/audit?action=send&row=${id}`)).page('audit').entries).toMatchObject([
      { person: EVA, detail: {} },
    ]);
    expect((await eva.get('/inbox/leads?q=gusto')).page('inbox').list.total, 'searched by its text').toBe(1);
    const held = (await eva.get(`${path}/person`)).page('person').held.rows[0];
    expect([held?.replies, held?.notes]).toMatchObject([
      [{ subject: 'Su mensaje', text: 'Con gusto.\nEva' }],
      undefined,
    ]);
  });

  it('is sent once, however often and from wherever the same form is submitted', async () => {
    const { ana, eva, path, form, history, settled } = await answering(smtp);
    const fields = await form();
    const answers = await Promise.all([1, 2, 3].map(() => eva.post(`${path}/reply`, fields)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    await settled();
    const again = await eva.post(`${path}/reply`, { ...fields, text: 'Another text' });
    expect(again.status).toBe(303);
    expect((await ana.post(`${path}/reply`, fields)).status, 'by somebody else').toBe(404);
    await settled();
    expect(smtp.received.map(({ to }) => to)).toEqual([VISITOR, EVA]);
    expect(await history()).toMatchObject([{ note: 'Con gusto.', delivery: 'sent' }]);
  });

  it('is not sent again by itself after a crash, and says that nobody knows', async () => {
    const { desk, eva, path, form, history } = await answering(smtp);
    const fields = await form();
    await eva.post(`${path}/reply`, fields);
    await desk.running.settled();
    await desk.database.query("update site_internal.follow_ups set delivery = 'sending'");
    expect((await history())[0]?.delivery).toBe('sending');
    await desk.database.query("update site_internal.follow_ups set noted_at = now() - interval '6 minutes'");
    expect((await history())[0]?.delivery).toBe('unsure');
    await eva.post(`${path}/reply`, fields);
    await desk.running.settled();
    expect(smtp.received.map(({ to }) => to)).toEqual([VISITOR, EVA]);
  });

  it.each([
    ['refuse', 'failed'],
    ['drop', 'unsure'],
  ] as const)('that the server meets with “%s” is %s, and its text stays', async (reaction, outcome) => {
    const { ana, eva, id, path, form, history, shown, settled } = await answering(smtp);
    smtp.react(reaction);
    const fields = await form({ text: 'Con gusto.', mark: 'contacted' });
    const failed = await eva.post(`${path}/reply`, fields);
    expect(failed.status).toBe(422);
    const { reply, row } = failed.page('row');
    expect(reply).toMatchObject({ error: outcome, entered: { subject: 'Su mensaje', text: 'Con gusto.' } });
    expect(row.status, 'unchanged').toBe('new');
    expect(await history()).toMatchObject([{ note: 'Con gusto.', delivery: outcome }]);
    expect((await ana.get(`/audit?action=send&row=${id}`)).page('audit').entries).toMatchObject([
      { detail: { delivery: outcome } },
      { detail: {} },
    ]);
    const before = smtp.received.length;
    expect((await eva.post(`${path}/reply`, fields)).page('row').reply?.error, 'the same form').toBe(outcome);
    expect(smtp.received.length).toBe(before);
    const retried = await eva.post(`${path}/reply`, { ...fields, reply: reply?.id ?? '' });
    expect(retried.status, 'the form of the new page').toBe(303);
    await settled();
    expect((await shown()).row.status).toBe('contacted');
  });

  it('that reaches the visitor is sent, even if the copy is refused', async () => {
    const { eva, path, form, history, desk, settled } = await answering(smtp);
    smtp.reactTo(EVA, 'refuse');
    expect((await eva.post(`${path}/reply`, await form())).status).toBe(303);
    await settled();
    expect(smtp.received.map(({ to }) => to)).toEqual([VISITOR]);
    expect((await history())[0]?.delivery).toBe('sent');
    expect(desk.lines).toContain('reply leads: the copy was not sent');
  });

  it('is erased with its row', async () => {
    const { desk, ana, eva, path, form } = await answering(smtp);
    await eva.post(`${path}/reply`, await form({ text: 'Un texto inconfundible' }));
    const fields = await form();
    await ana.post(`${path}/erase`, { confirm: 'yes', scope: 'person', operation: crypto.randomUUID() });
    expect((await eva.post(`${path}/reply`, fields)).status).toBe(404);
    await desk.running.settled();
    expect(await desk.database.query('select * from site_internal.follow_ups')).toEqual([]);
    expect(smtp.received.map(({ to }) => to)).toEqual([VISITOR, EVA]);
  });

  it('that is sent too late stays on the page to sign in', async () => {
    const { desk, eva, path, form } = await answering(smtp);
    const fields = await form();
    await desk.database.query('delete from site_internal.sessions');
    const late = await eva.post(`${path}/reply`, fields, { accept: 'text/html' });
    expect([late.status, late.text]).toEqual([401, expect.stringContaining('"ended":{"note":"Con gusto."}')]);
    expect(smtp.received).toEqual([]);
  });

  it('begins with a template, above what was typed', async () => {
    const { eva, path, form } = await answering(smtp);
    const fields = {
      ...(await form()),
      'suggested-text': 'Buen día:',
      'suggested-subject': 'Su mensaje',
      insert: 'yes',
    };
    const typed = (await eva.post(`${path}/reply`, { ...fields, template: 'received' })).page('row');
    expect(typed.reply).toMatchObject({ template: 'received', kept: 'Con gusto.' });
    const untouched = await eva.post(`${path}/reply`, { ...fields, text: 'Buen día:', template: 'received' });
    expect(untouched.page('row').reply).not.toHaveProperty('kept');
    expect(smtp.received).toEqual([]);
  });
});

describe('a reply is refused', () => {
  it.each([
    ['a subject with a line break', { subject: 'Hola\r\nBcc: other@victim.example' }, 'subject'],
    ['a subject with another line separator', { subject: 'Hola\u2028Bcc: other@victim.example' }, 'subject'],
    ['a subject with a NUL and a line feed', { subject: 'a\0\nTo: other@victim.example' }, 'subject'],
    ['no subject', { subject: ' ' }, 'subject'],
    ['a long subject', { subject: 'x'.repeat(201) }, 'subject'],
    ['no text', { text: ' \u200B\n' }, 'empty'],
    ['a long text', { text: 'x'.repeat(10_001) }, 'tooLong'],
  ])('with %s', async (_what, change, error) => {
    const { eva, path, form, history } = await answering(smtp);
    const refused = await eva.post(`${path}/reply`, await form(change));
    expect([refused.status, refused.page('row').reply?.error]).toEqual([422, error]);
    expect(smtp.received).toEqual([]);
    expect(await history()).toEqual([]);
  });

  it.each([
    'a@visitor.example, b@visitor.example',
    'a@visitor.example;b@visitor.example',
    'Friends: a@visitor.example, b@visitor.example;',
    'Zoë <a@visitor.example>',
    'a@visitor.example\r\nBcc: b@visitor.example',
    'a@visitor.example\u2028b@visitor.example',
    '"a@visitor.example"@b.example',
    'a@visitor.example\u0000',
    '@visitor.example',
    'nobody',
  ])('to %j, and the page offers no form', async (email) => {
    const { eva, path, shown, form, history } = await answering(smtp, email.replaceAll('\0', '%00'));
    expect((await shown()).reply).toBeUndefined();
    const to = { to: 'b@visitor.example', recipient: 'b@visitor.example', email: 'b@visitor.example' };
    expect((await eva.post(`${path}/reply`, await form({ reply: crypto.randomUUID(), ...to }))).status).toBe(404);
    expect(smtp.received).toEqual([]);
    expect(await history()).toEqual([]);
  });

  it('from somebody who does not see the table, without a session, or from another page', async () => {
    const { desk, path, form, signIn, eva, id } = await answering(smtp);
    const fields = await form();
    const recruiter = await signIn('rita@firm.example', 'recruiting');
    expect((await recruiter.post(`${path}/reply`, fields)).status).toBe(404);
    expect((await recruiter.post(`/inbox/career_applications/${id}/reply`, fields)).status).toBe(404);
    const stranger = await desk.browser().post(`${path}/reply`, fields, { accept: 'text/html' });
    expect([stranger.status, stranger.location]).toEqual([303, '/login']);
    expect((await eva.post(`${path}/reply`, fields, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await eva.post(`${path}/reply`, { ...fields, as: ANA })).location).toBe(path);
    expect(smtp.received).toEqual([]);
  });

  it('with the name of a colleague that tries to add a header', async () => {
    const { desk, eva, path, form, settled } = await answering(smtp);
    await desk.database.query('update site_internal.people set name = $1 where email = $2', [
      'Eva\r\nBcc: other@victim.example, "x" <y@victim.example>',
      EVA,
    ]);
    expect((await eva.post(`${path}/reply`, await form())).status).toBe(303);
    await settled();
    expect(smtp.received.map(({ to }) => to)).toEqual([VISITOR, EVA]);
    expect(read(smtp.received[0]?.raw).head).not.toMatch(/^(Bcc|Cc):/im);
  });

  it('without a mail server: then people use their own mail program', async () => {
    const folder = temporaryDirectory(onTestFinished);
    const desk = await openTestDesk({ mailer: createFileMailer(folder, 'desk@firm.example') });
    const id = await arrive(desk.database, 'leads');
    await desk.invite(EVA, 'intake');
    const links: string[] = [];
    const other = await openTestDesk({ database: desk.database, send: async ({ text }) => void links.push(text) });
    const eva = other.browser();
    await eva.post('/login', { email: EVA });
    await other.running.settled();
    await eva.post('/login/link', { token: /token=([\w-]+)/.exec(links[0] ?? '')?.[1] ?? '' });
    const ask = (path: string, init: RequestInit = {}) =>
      desk.running.app.request(`http://127.0.0.1:3001${path}`, {
        ...init,
        headers: {
          accept: 'application/json',
          origin: 'http://127.0.0.1:3001',
          cookie: [...eva.cookies].map((pair) => pair.join('=')).join('; '),
        },
      });
    expect(await (await ask(`/inbox/leads/${id}`)).json()).not.toHaveProperty('reply');
    const body = new FormData();
    body.set('reply', crypto.randomUUID());
    expect((await ask(`/inbox/leads/${id}/reply`, { method: 'POST', body })).status).toBe(404);
  });
});

describe('the database', () => {
  const call = 'select site_internal.desk_send($1, $2::uuid, $3::uuid, $4, $5, $6) as state';

  it('records replies only for people who see the row, only to its address, and only well-formed', async () => {
    const { desk, id } = await answering(smtp);
    const personOf = async (email: string): Promise<string> =>
      (await desk.database.query<{ id: string }>('select id from site_internal.people where email = $1', [email]))[0]
        ?.id ?? '';
    const [eva, rita] = [await personOf(EVA), await desk.invite('rita@firm.example', 'recruiting')];
    const attempt = (person: string | undefined, ...values: readonly string[]): Promise<string> =>
      asDesk(desk.database, person, call, values);
    const reply = (to: string, subject = 'Hola', text = 'Hola'): string[] => [
      'leads',
      id,
      crypto.randomUUID(),
      to,
      subject,
      text,
    ];
    const count = async (): Promise<number> =>
      (await desk.database.query('select from site_internal.follow_ups')).length;
    expect(await attempt(rita, ...reply(VISITOR))).toBe('ok');
    expect(await attempt(undefined, ...reply(VISITOR))).toBe('ok');
    expect(await count(), 'nothing for those who do not see it').toBe(0);
    expect(await attempt(eva, ...reply('other@victim.example'))).toBe('22023');
    expect(await attempt(eva, ...reply(`${VISITOR}, other@victim.example`))).toBe('22023');
    expect(await attempt(eva, ...reply(VISITOR, 'a\nb'))).toBe('23514');
    expect(await attempt(eva, ...reply(VISITOR, 'Hola', ''))).toBe('23514');
    expect(await attempt(eva, ...reply(VISITOR, 'Hola', 'x'.repeat(10_001)))).toBe('23514');
    expect(await count()).toBe(0);
    expect(await attempt(eva, ...reply(VISITOR.toLowerCase()))).toBe('ok');
    expect(await count()).toBe(1);
    for (const sql of [
      "update site_internal.follow_ups set delivery = 'sent'",
      "insert into site_internal.follow_ups (table_name, row_id, note) values ('leads', gen_random_uuid(), 'x')",
    ])
      expect(await asDesk(desk.database, eva, sql)).toBe('42501');
  });
});
