import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSmtpMailer, smtpTransport } from '../../site/desk/mail/mailer.ts';
import { createMailNotifier, type MailNotifierOptions } from '../../site/desk/mail/mail-notifier.ts';
import { createDeskTexts } from '../../site/texts/desk.ts';
import type { Database } from '../../site/server/database/database.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { asAnon } from './support/anon.ts';
import { arrive, asDesk, colleague, config } from './support/desk.ts';
import { onOneEngine } from './support/engines.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { startSmtp, type SmtpSink } from './support/smtp.ts';
import { writeNotifyingMigrations } from './support/notifying-migrations.ts';

const ORIGIN = 'https://desk.firm.example';
const texts = createDeskTexts(config.texts);
const SOON = { timeout: 20_000, interval: 20 };
const directory = writeNotifyingMigrations(temporaryDirectory((remove) => afterAll(remove)));

onOneEngine('a mail about a new row', ({ openMigrated }) => {
  let database: Database;
  let smtp: SmtpSink;
  let mailNotifier: ReturnType<typeof createMailNotifier>;
  const lines: string[] = [];
  const open: { close(): Promise<void> }[] = [];
  const waiting = async (): Promise<number> => (await database.query('select 1 from site_internal.mail_outbox')).length;
  const allTold = (): Promise<void> => vi.waitFor(async () => expect(await waiting()).toBe(0), SOON);
  const deliver = (): Promise<void> => {
    mailNotifier.wake();
    return allTold();
  };
  const logged = (text: string): Promise<void> => vi.waitFor(() => expect(lines.join('\n')).toContain(text), SOON);
  const recipients = (): string[] => smtp.received.map(({ to }) => to).toSorted();
  const start = (times: Partial<MailNotifierOptions> = {}, query = '') => {
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${smtp.port}${query}`, 'The firm <desk@firm.example>');
    const made = createMailNotifier({
      database,
      config,
      texts,
      mailer,
      origin: ORIGIN,
      log: (line) => lines.push(line),
      retryMs: 20,
      longestMs: 50,
      timeoutMs: 5000,
      ...times,
    });
    open.push(made);
    return made;
  };

  beforeAll(async () => {
    database = await openMigrated();
    await migrate(database, directory);
  });
  beforeEach(async () => {
    await database.script(
      'delete from public.leads; delete from public.softlanding_requests; delete from public.career_applications; delete from site_internal.people; delete from site_internal.outbox',
    );
    lines.length = 0;
    smtp = await startSmtp();
    mailNotifier = start();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((each) => each.close()));
    await smtp.close();
  });

  it('goes once to each person whose role gets notifications, and to nobody else', async () => {
    const roles = { a: 'intake', b: 'intake', c: 'recruiting', d: 'admin' };
    for (const [name, role] of Object.entries(roles)) await colleague(database, role, `${name}@firm.example`);
    const gone = await colleague(database, 'intake', 'gone@firm.example');
    await database.query('update site_internal.people set removed_at = clock_timestamp() where id = $1', [gone.id]);
    await arrive(database, 'leads');
    await deliver();
    expect(recipients()).toEqual(['a@firm.example', 'b@firm.example']);
    await arrive(database, 'career_applications');
    await deliver();
    expect(recipients().slice(2)).toEqual(['c@firm.example']);
  });

  it('goes only to people who chose immediate mails, and is dropped if nobody did', async () => {
    const all = await colleague(database, 'intake', 'all@firm.example');
    const mine = await colleague(database, 'intake', 'mine@firm.example');
    const daily = await colleague(database, 'intake', 'daily@firm.example');
    await mine.store.changeSettings({ mails: 'mine' });
    await daily.store.changeSettings({ mails: 'daily', mailsAt: 7 });
    expect(await daily.store.settings()).toMatchObject({ mails: 'daily', mailsAt: 7 });
    await arrive(database, 'leads');
    await deliver();
    expect(recipients()).toEqual(['all@firm.example']);
    await all.store.changeSettings({ mails: 'none' });
    await arrive(database, 'leads');
    await deliver();
    expect(recipients()).toHaveLength(1);
    await expect(database.query("update site_internal.people set mails = 'hourly'")).rejects.toThrow('people_mails');
  });

  it('reports assignments by other people with the note, several at once in one mail', async () => {
    const ana = await colleague(database, 'admin', 'ana@firm.example');
    const eva = await colleague(database, 'intake', 'eva@firm.example');
    const quiet = await colleague(database, 'intake', 'quiet@firm.example');
    for (const { store } of [ana, eva]) await store.changeSettings({ mails: 'mine' });
    await quiet.store.changeSettings({ mails: 'none' });
    const ids = [await arrive(database, 'leads', { name: 'Zoë' }), await arrive(database, 'leads')];
    const [one = '', two = ''] = ids;
    await ana.store.change('leads', one, 0, { assignee: eva.email, note: 'Urge: vence el viernes' });
    await ana.store.change('leads', two, 0, { assignee: quiet.email });
    await eva.store.change('leads', two, 1, { assignee: eva.email });
    await deliver();
    expect(recipients()).toEqual(['eva@firm.example']);
    expect(smtp.received[0]?.raw).toMatch(/Nota de ana@firm\.example\s+Urge: vence el viernes/);
    await ana.store.changeMany('leads', ids, { assignee: ana.email });
    const undone = await ana.store.changeMany('leads', ids, { assignee: eva.email });
    await ana.store.undo(undone?.undo ?? '');
    await eva.store.changeMany('leads', ids, { assignee: ana.email });
    await eva.store.changeMany('leads', ids, { assignee: null });
    await eva.store.changeMany('leads', ids, { assignee: ana.email });
    expect(await waiting(), 'until it cannot be undone').toBeGreaterThan(0);
    await database.query('update site_internal.mail_outbox set due_at = clock_timestamp()');
    await deliver();
    expect(smtp.received.slice(1).map(({ to }) => to)).toEqual(['ana@firm.example']);
  });

  it('is a daily digest for those who chose it, at their hour, with their open rows', async () => {
    const eva = await colleague(database, 'intake', 'eva@firm.example');
    await eva.store.changeSettings({ mails: 'daily', mailsAt: 7, language: 'en' });
    const id = await arrive(database, 'leads', { name: 'Zoë' });
    await eva.store.change('leads', id, 0, { assignee: eva.email, remind: '2999-01-01' });
    await database.query('update site_internal.row_states set remind_on = current_date - 2');
    await deliver();
    expect(recipients()).toEqual([]);
    const due = "update site_internal.people set mails_due_at = clock_timestamp() - interval '1 minute'";
    await database.query(due);
    mailNotifier.wake();
    await vi.waitFor(() => expect(recipients()).toEqual(['eva@firm.example']), SOON);
    expect(smtp.received[0]?.raw.replaceAll('=\r\n', '')).toContain(`${ORIGIN}/inbox/leads/${id}`);
    await vi.waitFor(async () => {
      const [next] = await database.query<{ is: boolean }>(
        `select mails_due_at > now() and mails_due_at <= now() + interval '24 hours'
           and extract(hour from mails_due_at at time zone 'America/Mexico_City') = 7 as is from site_internal.people`,
      );
      expect(next?.is).toBe(true);
    }, SOON);
    // Nothing is pending, so no mail is sent.
    await eva.store.change('leads', id, 1, { assignee: null, remind: null, status: 'closed' });
    await database.query(due);
    mailNotifier.wake();
    await vi.waitFor(async () => {
      const rows = await database.query('select from site_internal.people where mails_due_at > now()');
      expect(rows).toHaveLength(1);
    }, SOON);
    expect(recipients()).toHaveLength(1);
  });

  it('has one Message-ID per daily mail: the same when tried again, another at another hour of that day', async () => {
    const { store, email } = await colleague(database, 'intake');
    const id = await arrive(database, 'leads');
    await store.change('leads', id, 0, { assignee: email });
    await deliver();
    const daily = async (mailsAt: number): Promise<string | undefined> => {
      await store.changeSettings({ mails: 'daily', mailsAt });
      await database.query("update site_internal.people set mails_due_at = clock_timestamp() - interval '1 minute'");
      const { length } = smtp.received;
      mailNotifier.wake();
      await vi.waitFor(() => expect(smtp.received).toHaveLength(length + 1), SOON);
      return smtp.received.at(-1)?.id;
    };
    // Half a day from now at the firm, so that neither hour passes meanwhile.
    const hour = (new Date().getUTCHours() + 6) % 24;
    smtp.react('drop');
    const first = await daily(hour);
    await logged('daily mail failed');
    expect(await daily(hour)).toBe(first);
    await vi.waitFor(async () => {
      const next = 'select from site_internal.people where mails_due_at = site_internal.desk_next(mails_at)';
      expect(await database.query(next)).toHaveLength(1);
    }, SOON);
    expect(await daily((hour + 1) % 24)).not.toBe(first);
  });

  it('goes to the admins if nobody has the role, and waits while there is no admin', async () => {
    const id = await arrive(database, 'leads');
    const recruiter = await colleague(database, 'recruiting');
    mailNotifier.wake();
    const again = start({ lookAgainMs: 50 });
    again.wake();
    await colleague(database, 'admin');
    // Found by polling, since another process added the person.
    await allTold();
    expect(recipients()).toEqual(['admin@firm.example']);
    expect((await recruiter.store.overview())?.nobodyToNotify).toBe(false);
    const attempts = await database.query('select 1 from site_internal.mail_outbox where row_id = $1::uuid', [id]);
    expect(attempts).toEqual([]);
  });

  it('is tried again at least every five minutes, however long the outage', async () => {
    await mailNotifier.close();
    mailNotifier = start({ retryMs: 60_000, longestMs: undefined });
    smtp.reactTo('intake@firm.example', 'refuse');
    await colleague(database, 'intake');
    await arrive(database, 'leads');
    await database.query('update site_internal.mail_outbox set attempts = 40');
    mailNotifier.wake();
    await vi.waitFor(() => expect(lines).toContain('mail leads failed: answer 550, again in 300 s'), SOON);
  });

  it('has a status on the desk: waiting, not sent after an hour, sent', async () => {
    smtp.reactTo('intake@firm.example', 'refuse');
    const { store } = await colleague(database, 'intake');
    const id = await arrive(database, 'leads');
    const notified = async (): Promise<unknown> => [
      (await store.read('leads', id))?.notified,
      (await store.overview())?.notNotified,
    ];
    mailNotifier.wake();
    await logged('mail leads failed: answer 550');
    expect(await notified()).toEqual(['waiting', 0]);
    await database.query("update site_internal.row_states set created_at = created_at - interval '61 minutes'");
    await database.query("update public.leads set created_at = created_at - interval '61 minutes'");
    expect(await notified()).toEqual(['no', 1]);
    smtp.reactTo('intake@firm.example', 'accept');
    await allTold();
    expect(await notified()).toEqual(['yes', 0]);
  });

  it('that one recipient’s server refuses reaches the others once', async () => {
    await colleague(database, 'intake', 'a@firm.example');
    await colleague(database, 'intake', 'b@firm.example');
    smtp.reactTo('a@firm.example', 'refuse');
    await arrive(database, 'leads');
    mailNotifier.wake();
    await vi.waitFor(() => expect(smtp.attempts()).toBeGreaterThan(4), SOON);
    expect(recipients()).toEqual(['b@firm.example']);
    smtp.reactTo('a@firm.example', 'accept');
    await allTold();
    expect(recipients()).toEqual(['a@firm.example', 'b@firm.example']);
  });

  it('is retried until it is accepted: after deferral, rejection or a timeout', async () => {
    await mailNotifier.close();
    mailNotifier = start({}, '?socketTimeout=300');
    await colleague(database, 'intake');
    smtp.react('greylist', 'refuse', 'hang');
    await arrive(database, 'leads');
    await deliver();
    expect(recipients()).toEqual(['intake@firm.example']);
    await logged('mail leads delivered');
    expect(lines.map((line) => line.replace(/, again.*/, ''))).toEqual([
      'mail leads failed: answer 450',
      'mail leads failed: answer 550',
      'mail leads failed: no answer in time',
      'mail leads delivered',
    ]);
  });

  it('has the same Message-ID when the connection broke after it was handed over', async () => {
    await colleague(database, 'intake');
    smtp.react('drop');
    await arrive(database, 'leads');
    await deliver();
    const ids = smtp.received.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^<[\da-f]{32}@[\w.-]+>$/);
    await arrive(database, 'leads');
    await deliver();
    expect(smtp.received[2]?.id, 'of another row').not.toBe(ids[0]);
  });

  it('is never sent about a row that was erased, and not twice by two servers', async () => {
    await colleague(database, 'intake');
    await arrive(database, 'leads');
    await database.query('delete from public.leads');
    expect(await waiting()).toBe(0);
    for (let count = 0; count < 8; count += 1) await arrive(database, 'leads', { email: `${count}@visitor.example` });
    const other = start();
    other.wake();
    await deliver();
    expect(recipients()).toEqual(Array.from({ length: 8 }, () => 'intake@firm.example'));
    expect(new Set(smtp.received.map(({ id }) => id)).size).toBe(8);
  });

  it('logs no personal data', async () => {
    await colleague(database, 'intake');
    smtp.react('refuse');
    await arrive(database, 'leads', { name: 'Ana Unverwechselbar' });
    await deliver();
    expect(lines.join('\n')).not.toMatch(/Unverwechselbar|@|127\.0\.0\.1/);
  });

  it('is out of reach for visitors and for the desk’s own role', async () => {
    const { id } = await colleague(database, 'admin');
    for (const sql of [
      'select * from site_internal.mail_outbox',
      'delete from site_internal.mail_outbox',
      'select site_internal.put_into_mail_outbox()',
    ]) {
      expect(await asAnon(database, sql)).toBe('42501');
      expect(await asDesk(database, id, sql)).toBe('42501');
    }
  });
});

describe('the address of a mail server', () => {
  it('requires encryption unless it is local or says otherwise, and has timeouts', () => {
    const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000, dnsTimeout: 10_000 };
    const optionsOf = (url: string) => smtpTransport(url).options;
    expect(optionsOf('smtp://mail.firm.example:587')).toMatchObject({ secure: false, requireTLS: true, ...times });
    expect(optionsOf('smtp://mail.firm.example:587?requireTLS=false')).toMatchObject({ requireTLS: false, ...times });
    expect(optionsOf('smtps://mail.firm.example')).toMatchObject({ secure: true, ...times });
    const local = { requireTLS: false, ...times, socketTimeout: 5 };
    expect(optionsOf('smtp://localhost:1025?socketTimeout=5')).toMatchObject(local);
  });
});
