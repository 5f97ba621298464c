import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFileMailer, createSmtpMailer } from '../../site/desk/mail/mailer.ts';
import { runDesk } from '../../site/desk/server/commands.ts';
import { readListQuery } from '../../site/desk/addresses.ts';
import { ownOrigins } from '../../site/desk/server/guards.ts';
import { signInMail } from '../../site/desk/server/routes/sign-in-routes.ts';
import { keptSecret } from '../../site/desk/server/open-desk.ts';
import { readDeskSettings } from '../../site/desk/server/settings.ts';
import { readOwnerStorage } from '../../site/server/settings.ts';
import { config as deskConfig } from './support/desk.ts';
import { startSmtp } from './support/smtp.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { sitePrefix } from '../../site/site-root.mjs';
import { createDeskTexts } from '../../site/texts/desk.ts';

const mail = { to: 'ana@firm.example', subject: 'Señal', text: 'uno\n', html: '<p>uno</p>' };

describe('the settings of the desk', () => {
  it('default to the embedded desk next to the site', () => {
    const dataDir = `${sitePrefix()}.data`;
    const fresh = { host: '127.0.0.1', port: 3001, trustedProxies: 0, accessLog: true, dataDir, offersStudio: true };
    expect(readDeskSettings({})).toEqual(fresh);
    const empty = { DESK_PORT: '', DESK_ORIGIN: ' ', DESK_SECRET: '', SMTP_URL: '', MAIL_FROM: '' };
    expect(readDeskSettings(empty)).toEqual(fresh);
  });

  it('give it a port of its own, any or none', () => {
    const portOf = (environment: Record<string, string>) => readDeskSettings(environment)?.port;
    expect(portOf({ PORT: '8080' })).toBe(8081);
    expect(portOf({ PORT: '0' })).toBe(0);
    expect(portOf({ PORT: '65535' })).toBe(65_534);
    expect(portOf({ PORT: '8080', DESK_PORT: '9000' })).toBe(9000);
    expect(readDeskSettings({ DESK_PORT: 'off', DESK_ORIGIN: 'nonsense' })).toBeUndefined();
  });

  it('are normalised', () => {
    const set = {
      DESK_ORIGIN: 'https://desk.firm.example/',
      SMTP_URL: 'smtps://a:b@mail.firm.example',
      MAIL_FROM: 'The Firm <desk@firm.example>',
      TRUST_PROXY: '1',
      HOST: '0.0.0.0',
    };
    expect(readDeskSettings(set)).toMatchObject({
      origin: 'https://desk.firm.example',
      smtpUrl: set.SMTP_URL,
      mailFrom: set.MAIL_FROM,
      trustedProxies: 1,
      host: '0.0.0.0',
    });
  });

  it.each([
    [{ DESK_PORT: 'http' }, /DESK_PORT is "http"/],
    [{ DESK_PORT: '65536' }, /DESK_PORT is "65536"/],
    [{ PORT: '8080', DESK_PORT: '8080' }, /DESK_PORT and PORT are both 8080/],
    [{ DESK_ORIGIN: 'desk.firm.example' }, /DESK_ORIGIN is "desk\.firm\.example"/],
    [{ DESK_ORIGIN: 'https://firm.example/desk' }, /DESK_ORIGIN is .* without a path/],
    [{ DESK_ORIGIN: 'ftp://firm.example' }, /DESK_ORIGIN is/],
    [{ DESK_SECRET: 'short-secret' }, /^(?!.*short-secret)DESK_SECRET is too short/],
    [{ SMTP_URL: 'mail.firm.example:pass' }, /^(?!.*pass\b)SMTP_URL cannot be read/],
    [{ MAIL_FROM: 'The Firm' }, /MAIL_FROM is "The Firm"/],
    [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, /MAIL_FROM is/],
    [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY/],
  ])('refuse %j', (environment, message) => expect(() => readDeskSettings(environment)).toThrow(message));

  it('name the database, also of a hosted project', () => {
    const hosted = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key' };
    expect(readOwnerStorage({ ...hosted, DATABASE_URL: 'postgres://x' })).toEqual({
      kind: 'postgres',
      databaseUrl: 'postgres://x',
    });
    expect(() => readOwnerStorage(hosted)).toThrow('set DATABASE_URL');
  });

  it('keep a secret that only this user can read', () => {
    const folder = join(temporaryDirectory(onTestFinished), 'data');
    const secret = keptSecret(folder);
    expect(secret).toMatch(/^[\da-f]{64}$/);
    expect(keptSecret(folder)).toBe(secret);
    expect(statSync(join(folder, 'desk-secret')).mode & 0o777).toBe(0o600);
    writeFileSync(join(folder, 'desk-secret'), 'x');
    expect(() => keptSecret(folder)).toThrow('is damaged');
  });

  it('accept every name of this machine, but only the exact public address', () => {
    const local = ownOrigins('http://127.0.0.1:3001', false);
    expect(
      ['http://localhost:3001', 'http://[::1]:3001', 'http://localhost:3000', 'https://localhost:3001'].map(local),
    ).toEqual([true, true, false, false]);
    const isOwn = ownOrigins('https://desk.firm.example', true);
    expect(
      ['https://desk.firm.example', 'http://desk.firm.example', 'https://localhost', 'https://firm.example'].map(isOwn),
    ).toEqual([true, false, false, false]);
  });
});

describe('the command line of the desk', () => {
  const run = (args: readonly string[]): Promise<string> => runDesk(args, {}, deskConfig, async () => undefined);
  it('serves by default, and has a help text', async () => {
    const serve = vi.fn<() => Promise<void>>();
    await runDesk([], {}, deskConfig, serve);
    expect(serve).toHaveBeenCalledOnce();
    expect(await run(['--help'])).toContain('invite');
  });

  it.each([
    [['invite', 'ana', '--role', 'admin'], /It must be an e-mail address/],
    [['invite', 'o&leary@firm.mx', '--role', 'admin'], /that a sign-in link can be sent to/],
    [['invite', 'ana@firm.example'], /--role/],
    [['invite', 'ana@firm.example', '--role', 'owner'], /admin, intake, recruiting/],
    [['invit'], /npm run desk -- --help/],
    [['remove'], /email/],
  ])('%j is refused', (args, message) => expect(run(args)).rejects.toThrow(message));
});

describe('the query of a list', () => {
  const table = deskConfig.tables[0] ?? expect.fail();
  const read = (search: string) => readListQuery(table, new URLSearchParams(search));

  it('defaults to all rows, newest first', () =>
    expect(read('')).toEqual({ query: { table: table.key, sort: '-created', page: 1 }, ignored: [] }));

  it('is applied where it is valid', () => {
    const dates = 'from=2026-11-01&to=2026-11-30';
    const search = `q=José&status=new&form=${table.forms[0]?.id ?? ''}&${dates}&assignee=none&sort=name&page=3`;
    const parameters = Object.fromEntries(new URLSearchParams(search));
    expect(read(search)).toEqual({ query: { table: table.key, ...parameters, page: 3 }, ignored: [] });
  });

  it('filters by the options of a column', () => {
    const requests = deskConfig.tables.find(({ key }) => key === 'softlanding_requests') ?? expect.fail();
    const ask = (search: string) => readListQuery(requests, new URLSearchParams(search));
    expect(ask('column.pais_origen=spain&column.tipo_empresa=')).toMatchObject({
      query: { columns: { pais_origen: 'spain' } },
      ignored: [],
    });
    expect(ask('column.pais_origen=atlantis&column.nombre=Ana')).toEqual({
      query: { table: requests.key, sort: '-created', page: 1 },
      ignored: ['column.pais_origen'],
    });
  });

  it('is ignored where it is invalid, and named', () => {
    const search = 'q=%20&status=drop&form=x&from=2026-02-30&to=yesterday&assignee=me%20or%201=1&sort=id;--&page=0';
    expect(read(search)).toEqual({
      query: { table: table.key, sort: '-created', page: 1 },
      ignored: ['status', 'form', 'from', 'to', 'assignee', 'sort', 'page'],
    });
    expect(read(`q=${'x'.repeat(201)}`).ignored).toEqual(['q']);
    expect(read('from=0000-12-31&to=0001-01-01')).toMatchObject({ query: { to: '0001-01-01' }, ignored: ['from'] });
    expect(read('q=a%00b').query.q).toBe('ab');
  });
});

describe('a mail', () => {
  it('is a file that only this user can read, where there is no mail server', async () => {
    const folder = join(temporaryDirectory(onTestFinished), 'mail');
    const mailer = createFileMailer(folder, 'The Firm <desk@firm.example>');
    await Promise.all([mailer.send(mail), mailer.send(mail), createFileMailer(folder, 'desk@firm.example').send(mail)]);
    const files = readdirSync(folder);
    expect(files).toHaveLength(3);
    for (const name of files) {
      expect(name).toMatch(/^\d{8}T\d{6}Z-\d+\.eml$/);
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
      expect(readFileSync(join(folder, name), 'utf8')).toMatch(/^To: ana@firm\.example$/m);
    }
  });

  it('is handed to a mail server, and a refusal is an error', async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const url = `smtp://127.0.0.1:${smtp.port}`;
    const mailer = createSmtpMailer(url, 'desk@firm.example');
    await mailer.send(mail);
    expect(smtp.received[0]?.raw).toContain('From: desk@firm.example');
    smtp.reactTo('nobody@firm.example', 'refuse');
    await expect(mailer.send({ ...mail, to: 'nobody@firm.example' })).rejects.toThrow('No mail for nobody');
    const strict = createSmtpMailer(`${url}?requireTLS=true`, 'desk@firm.example');
    await expect(strict.send(mail), 'encrypted or not at all').rejects.toThrow(/STARTTLS/);
    expect(smtp.received).toHaveLength(1);
  });

  it('with a link has a text and an HTML part, with names escaped', async () => {
    const link = 'https://desk.firm.example/login/link?token=abc';
    const texts = createDeskTexts({ es: { 'desk.mail.signIn.subject': 'Acceso a {{firm}}' } });
    const made = await signInMail(
      { to: 'ana@firm.example', locale: 'es', t: texts.in('es') },
      { ...deskConfig, firm: '<b>Firma</b> & Co' },
      link,
    );
    expect(made.subject).toBe('Acceso a <b>Firma</b> & Co');
    expect(made.text).toContain(link);
    expect(made.html).toContain(`href="${link}"`);
    expect(made.html).toContain('Acceso a &lt;b&gt;Firma&lt;/b&gt; &amp; Co');
    expect(made.html).toContain('15 minutos');
  });
});
