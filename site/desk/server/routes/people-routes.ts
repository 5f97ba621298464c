import { z } from 'zod';
import type { PageData } from '../../contract/pages.ts';
import { AUDIT_ACTIONS, MAILS, type AuditQuery, type Person } from '../../contract/store.ts';
import { labelIn, displayName } from '../../format.ts';
import { heirsOf, roleOf } from '../../roles-and-deadlines.ts';
import type { Desk, DeskContext, DeskApp } from '../environment.ts';
import { readForm, goTo, page, found, rejected, localeOf } from '../route-helpers.ts';
import { cleanEmail } from '../../../shared/email.ts';
import { canSignIn } from '../sign-in.ts';
import { sendLink } from './sign-in-routes.ts';

type PeoplePage = Extract<PageData, { page: 'people' }>;

const LONGEST_NAME = 200;
const LONGEST_SIGNATURE = 1000;

/** The pages for people, the audit log, and the reader's own settings. */
export function addPeopleRoutes(app: DeskApp, desk: Desk): void {
  const { config, live } = desk;

  const peoplePage = async (
    context: DeskContext,
    more: Pick<PeoplePage, 'entered' | 'error'> = {},
  ): Promise<Response> => {
    const { store } = context.var;
    const people: Person[] = [];
    for (const person of found(await store.people()))
      people.push(person.open ? { ...person, openIn: await store.openOf(person.email) } : person);
    return page(context, { page: 'people', people, ...more }, more.error ? 422 : 200);
  };

  const sendInvitation = (context: DeskContext, { id, email, role }: Person): void => {
    const locale = localeOf(context);
    const by = displayName(context.var.person);
    const label = roleOf(config, { role }).label;
    desk.background(() => sendLink(desk, { id, email, language: null }, locale, { by, role: label }));
  };

  app.get('/people', (context) => peoplePage(context));

  app.post('/people', async (context) => {
    const { store } = context.var;
    const people = found(await store.people());
    const form = await readForm(context);
    const entered = {
      email: cleanEmail(form.text('email')).toLowerCase(),
      name: form.text('name').slice(0, LONGEST_NAME),
      role: form.text('role'),
    };
    const refuse = (error: NonNullable<PeoplePage['error']>): Promise<Response> =>
      peoplePage(context, { entered, error });
    const { email, name, role } = entered;
    if (email === '' || role === '') return refuse('missing');
    if (!canSignIn(email)) return refuse('invalidEmail');
    const known = people.find((each) => each.email === email);
    if (known?.role === role) return refuse('exists');
    if (known && form.text('change') === '' && config.roles.some((each) => each.name === role)) return refuse('known');
    const invited = await store
      .invite({ email, role, ...(name !== '' && { name }) })
      .catch(rejected('unknownRole', 'lastAdmin'));
    if (typeof invited === 'string') return refuse(invited);
    if (known === undefined) sendInvitation(context, found(invited));
    else live.events.emit('sessions');
    const text = known === undefined ? 'desk.notice.invited' : 'desk.notice.role';
    return goTo(context, '/people', { tone: 'success', text, values: { person: displayName(found(invited)) } });
  });

  app.post('/people/remove', async (context) => {
    const { store } = context.var;
    const form = await readForm(context);
    const [email, handTo] = [form.text('email').toLowerCase(), form.text('handTo').toLowerCase()];
    const people = found(await store.people());
    const leaving = found(people.find((each) => each.email === email));
    const openIn = await store.openOf(email);
    const heir = heirsOf(config, { ...leaving, openIn }, people).find((each) => each.email === handTo);
    if (handTo !== '' && heir === undefined) return peoplePage(context, { error: 'heir' });
    if (found(await store.remove(email, handTo)) === 'lastAdmin') return peoplePage(context, { error: 'lastAdmin' });
    live.events.emit('sessions');
    const label = labelIn(config, localeOf(context));
    const what = config.tables.flatMap((table) =>
      openIn[table.key] ? `${label(table.label)}: ${openIn[table.key]}` : [],
    );
    const text =
      what.length === 0 ? 'desk.notice.removed' : heir ? 'desk.notice.removedHanded' : 'desk.notice.removedLeft';
    const values = { person: displayName(leaving), what: what.join(' · '), ...(heir && { heir: displayName(heir) }) };
    return goTo(context, '/people', { tone: 'success', text, values });
  });

  app.post('/people/resend', async (context) => {
    const email = (await readForm(context)).text('email').toLowerCase();
    const people = found(await context.var.store.people());
    const person = found(people.find((each) => each.email === email));
    sendInvitation(context, person);
    const values = { person: displayName(person) };
    return goTo(context, '/people', { tone: 'success', text: 'desk.notice.invited', values });
  });

  app.get('/audit', async (context) => {
    const query = readAuditQuery(context);
    return page(context, { page: 'audit', ...found(await context.var.store.audit(query)), query });
  });

  app.get('/settings', async (context) => {
    const { store } = context.var;
    const { own } = (await store.replying()).signatures;
    return page(context, { page: 'settings', settings: found(await store.settings()), signature: own ?? '' });
  });

  app.post('/settings', async (context) => {
    const form = await readForm(context);
    const [language, theme, name] = [form.given('language'), form.given('theme'), form.given('name')];
    const [mails, mailsAt] = [MAILS.find((each) => each === form.text('mails')), form.text('mailsAt')];
    await context.var.store.changeSettings({
      ...(language !== undefined && {
        language: config.locales.some(({ code }) => code === language) ? language : null,
      }),
      ...(theme !== undefined && { theme: theme === 'light' || theme === 'dark' ? theme : null }),
      ...(name !== undefined && { name: name.slice(0, LONGEST_NAME) }),
      ...(mails && { mails }),
      ...(/^(?:1?\d|2[0-3])$/.test(mailsAt) && { mailsAt: Number(mailsAt) }),
    });
    const signature = form.given('signature');
    if (signature !== undefined) await context.var.store.sign(signature.slice(0, LONGEST_SIGNATURE));
    return goTo(context, '/settings', { tone: 'success', text: 'desk.notice.settings' });
  });
}

/** Reads the filters of the audit log from an address. Invalid ones are ignored. */
function readAuditQuery(context: DeskContext): AuditQuery {
  const tables = context.var.desk.config.tables.map(({ key }) => key);
  const query = z.object({
    person: z.string().trim().min(1).max(LONGEST_NAME).optional().catch(undefined),
    action: z.enum(AUDIT_ACTIONS).optional().catch(undefined),
    table: z.enum(tables).optional().catch(undefined),
    row: z.guid().optional().catch(undefined),
    reads: z.literal('1').optional().catch(undefined),
    page: z.coerce.number().int().min(1).max(999_999).catch(1),
  });
  return query.parse(context.req.query());
}
