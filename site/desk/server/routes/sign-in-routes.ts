import type { DeskConfig, DeskText } from '../../contract/config.ts';
import { labelIn } from '../../format.ts';
import { composeMail, mailTexts, type Reader } from '../../mail/compose-mails.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Desk, DeskContext, DeskApp } from '../environment.ts';
import { readForm, goTo, page, localeOf, rememberLocale } from '../route-helpers.ts';
import { cleanEmail, isEmail } from '../../../shared/email.ts';
import { ownPath } from '../guards.ts';
import type { Invited } from '../sign-in.ts';
import { noteSession } from '../../store/index.ts';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../server/database/database.ts';

/** A token of better-auth. Anything else is rejected without a query. */
const TOKEN = /^[A-Za-z\d_-]{16,128}$/;

/** The pages and forms for signing in and out. */
export function addSignInRoutes(app: DeskApp, desk: Desk): void {
  const { signIn, cookies, config, origin } = desk;

  app.get('/login', async (context) => {
    if ((await signIn.person(context.req.header('cookie'))) !== undefined) return context.redirect('/', 303);
    const last = await cookies.last.read(context);
    return page(context, { page: 'login', ...(last?.left === false && { ended: {} }) });
  });

  app.post('/login', async (context) => {
    const email = cleanEmail((await readForm(context)).text('email')).toLowerCase();
    if (email === '') return page(context, { page: 'login', error: 'missing' }, 422);
    if (!isEmail(email)) return page(context, { page: 'login', email, error: 'invalid' }, 422);
    if (!(await request(context, email))) return page(context, { page: 'login', email, error: 'failed' }, 503);
    await cookies.email.write(context, email);
    return goTo(context, '/login/sent');
  });

  app.get('/login/sent', async (context) => {
    const email = await cookies.email.read(context);
    return email === undefined ? context.redirect('/login', 303) : page(context, { page: 'loginSent', email });
  });

  app.post('/login/sent', async (context) => {
    const email = await cookies.email.read(context);
    if (email === undefined) return page(context, { page: 'login', error: 'lost' }, 422);
    if (!(await request(context, email))) return page(context, { page: 'loginSent', email, resent: 'failed' }, 503);
    return page(context, { page: 'loginSent', email, resent: 'yes' });
  });

  // Does not use the token yet, because mail scanners follow links.
  app.get('/login/link', (context) => {
    const token = context.req.query('token') ?? '';
    return TOKEN.test(token)
      ? page(context, { page: 'loginLink', token })
      : page(context, { page: 'loginExpired' }, 410);
  });

  app.post('/login/link', async (context) => {
    const token = (await readForm(context)).text('token');
    const entered = TOKEN.test(token) ? await signIn.enter(token) : undefined;
    if (entered === undefined) return page(context, { page: 'loginExpired' }, 410);
    await noteSession(desk.database, entered.person.id, 'signIn');
    for (const cookie of entered.cookies) context.header('set-cookie', cookie, { append: true });
    // Does not send the person to a page that somebody else had open.
    const { id } = entered.person;
    const back = await cookies.back.read(context);
    const isOwnPage = back?.person === undefined || back.person === id;
    await cookies.last.write(context, { person: id, left: false });
    cookies.back.clear(context);
    cookies.email.clear(context);
    return goTo(context, isOwnPage ? ownPath(back?.path, origin) : '/');
  });

  app.post('/logout', async (context) => {
    const cookie = context.req.header('cookie');
    const everywhere = (await readForm(context)).text('everywhere') === 'on';
    const person = await signIn.person(cookie);
    if (person !== undefined) {
      await noteSession(desk.database, person.id, 'signOut');
      await cookies.last.write(context, { person: person.id, left: true });
    } else cookies.last.clear(context);
    for (const each of await signIn.leave(cookie, everywhere)) context.header('set-cookie', each, { append: true });
    if (person !== undefined) desk.live.events.emit('sessions');
    return goTo(context, '/login', { tone: 'success', text: 'desk.notice.signedOut' });
  });

  app.post('/language', async (context) => {
    const form = await readForm(context);
    const locale = form.text('locale');
    if (config.locales.some(({ code }) => code === locale))
      rememberLocale(context, locale, origin.startsWith('https:'));
    return goTo(context, ownPath(form.text('back') || '/login', origin));
  });
}

/**
 * Sends a link if the person exists; in the background, so that the response time does not reveal it. Returns false if
 * the database does not answer.
 */
async function request(context: DeskContext, email: string): Promise<boolean> {
  const { desk } = context.var;
  try {
    const person = await desk.signIn.find(email);
    const locale = localeOf(context);
    if (person !== undefined) desk.background(() => sendLink(desk, person, locale));
    return true;
  } catch (error) {
    desk.onError(error);
    return false;
  }
}

/** Sends a sign-in link or an invitation to a person, unless the limit per hour is reached. */
export async function sendLink(
  desk: Desk,
  { id, email, language }: Invited,
  locale: string,
  invitation?: { readonly by: string; readonly role: DeskText },
): Promise<void> {
  const { config, database, signIn, mailer, texts, log } = desk;
  if (!(await takeSignInMail(database, id, config.signInMails)))
    return log('Sign-in mail not sent: too many this hour');
  const link = await signIn.link(email);
  const own = language !== null && config.locales.some(({ code }) => code === language) ? language : locale;
  const reader = { to: email, locale: own, t: texts.in(own) };
  const login = `${desk.origin}/login`;
  const inviting = invitation && { by: invitation.by, role: labelIn(config, own)(invitation.role), login };
  await mailer.send(await signInMail(reader, config, link, inviting));
  log(mailer.isLocal ? `Sign-in link: ${link}` : 'Sign-in mail sent');
}

/** Composes the mail with a sign-in link, or an invitation. */
export function signInMail(
  reader: Reader,
  { firm, session }: Pick<DeskConfig, 'firm' | 'session'>,
  link: string,
  invitation?: { readonly by: string; readonly role: string; readonly login: string },
): Promise<Mail> {
  const text = mailTexts(reader, invitation ? 'invitation' : 'signIn', {
    firm,
    minutes: session.linkMinutes,
    ...invitation,
  });
  return composeMail(reader, {
    firm,
    subject: text('subject'),
    heading: text('heading'),
    lead: text('lead'),
    link: { href: link, label: text('button') },
    smallPrint: text('until'),
  });
}

/** The prefix of records of sent mails. They are among the links because better-auth deletes its expired rows. */
const PREFIX = 'mail:';

/** The key of the advisory lock that serialises counting between processes; an arbitrary constant. */
const LOCK = 7_261_955_309;

/**
 * Records a sign-in mail to a person and returns true, unless a limit is reached. Records are in the database, so that
 * the limits also apply across restarts and processes.
 */
async function takeSignInMail(
  database: Database,
  personId: string,
  { perPerson, inAll }: DeskConfig['signInMails'],
): Promise<boolean> {
  return database.transaction(async (connection) => {
    await connection.query(`select pg_advisory_xact_lock(${LOCK})`);
    const [sent] = await connection.query<{ to_person: number; in_all: number }>(
      `select count(*) filter (where value = $1::text)::integer as to_person, count(*)::integer as in_all
       from site_internal.sign_in_links where identifier like '${PREFIX}%' and expires_at > now()`,
      [personId],
    );
    if (sent === undefined || sent.to_person >= perPerson || sent.in_all >= inAll) return false;
    await connection.query(
      `insert into site_internal.sign_in_links (id, identifier, value, expires_at, created_at, updated_at)
       values ($1::text, $2::text, $3::text, now() + interval '1 hour', now(), now())`,
      [randomUUID(), `${PREFIX}${randomUUID()}`, personId],
    );
    return true;
  });
}
