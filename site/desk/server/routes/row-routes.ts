import { randomUUID } from 'node:crypto';
import type { DeskTable } from '../../contract/config.ts';
import type { PageData } from '../../contract/pages.ts';
import { RIGHTS, type RowChange, type FullRow } from '../../contract/store.ts';
import { daySchema, listAddress, readListQuery, rowAddress } from '../../addresses.ts';
import { rightsDue } from '../../roles-and-deadlines.ts';
import type { Desk, DeskContext, DeskApp } from '../environment.ts';
import {
  readForm,
  type Form,
  goTo,
  page,
  found,
  readAssignee,
  rejected,
  requirePower,
  rowIn,
  localeOf,
} from '../route-helpers.ts';
import { fileName } from '../../../shared/file-name.ts';
import { isId } from '../../../server/database/database.ts';
import { draftReply, replyAddress } from '../../reply-draft.ts';

const LONGEST_NOTE = 10_000;

type PersonPage = Extract<PageData, { page: 'person' }>;

/** Shows, changes and erases one row, and exports the data held on its person. */
export function addRowRoutes(app: DeskApp, desk: Desk): void {
  const { config, live } = desk;

  app.get('/inbox/:table/:id', async (context) => {
    const { table, id } = rowIn(context);
    // Before the row counts as read, which takes it out of a list of unread ones.
    const list = await listOf(context);
    return rowPage(context, found(await context.var.store.read(table.key, id)), { list });
  });

  app.post('/inbox/:table/:id', async (context) => {
    const { store } = context.var;
    const { table, id } = rowIn(context);
    const form = await readForm(context);
    const entered = { ...readChange(context, form), ...(await readRights(context, form)) };
    const goToNext = form.given('next') !== undefined;
    // Before the change, which may move this row within its list.
    const list = await listOf(context);
    const next = goToNext ? nextAddress(table.key, list) : undefined;
    // Saving removes a reminder that is due. The form does not show it, so nobody has to touch it.
    const isDue = form.given('due') !== undefined && entered.remind === undefined;
    const change: RowChange = isDue ? { ...entered, remind: null } : entered;
    const refuse = async (error: NonNullable<RowPage['error']>): Promise<Response> =>
      rowPage(context, found(await store.read(table.key, id)), { entered, error, list });
    const error = errorIn(change);
    if (error) return refuse(error);
    if (Object.keys(change).length === 0) return next === undefined ? refuse('nothingChanged') : goTo(context, next);
    const version = form.text('version');
    const basedOn = /^\d{1,9}$/.test(version) ? Number(version) : 0;
    const result = await store
      .change(table.key, id, basedOn, change)
      .catch(rejected('unknownStatus', 'unknownAssignee', 'remindPast'));
    if (typeof result === 'string') return refuse(result);
    const changed = found(result);
    const { kind, row } = changed;
    if (kind === 'conflict')
      return rowPage(context, row, { conflict: { by: changed.by, at: changed.at ?? row.createdAt }, entered, list });
    if (kind === 'unchanged' && next === undefined) return refuse('nothingChanged');
    if (kind === 'changed') live.events.emit('rows', table.key);
    const saved = { tone: 'success', text: 'desk.notice.saved', values: { row: `${table.key}/${id}` } } as const;
    const to = next ?? rowAddress(table.key, id) + new URL(context.req.url).search;
    return goTo(context, to, kind === 'changed' ? saved : undefined);
  });

  // The page of a row says that it is open, as long as it is visible, and shows who else has the row open.
  app.post('/inbox/:table/:id/open', (context) => {
    const { table, id } = rowIn(context);
    const people = live.presence.enter(`${table.key}/${id}`, context.var.person);
    const t = desk.texts.in(localeOf(context));
    return context.json({ text: people.length === 0 ? '' : t('desk.row.readers', { people: people.join(', ') }) });
  });

  app.post('/inbox/:table/:id/close', (context) => {
    const { table, id } = rowIn(context);
    live.presence.leave(`${table.key}/${id}`, context.var.person);
    return context.body(null, 204);
  });

  app.get('/inbox/:table/:id/person', async (context) => {
    const { table, id } = rowIn(context);
    return page(context, { page: 'person', table: table.key, id, held: await dataOf(context, table, id) });
  });

  app.get('/inbox/:table/:id/person.json', async (context) => {
    const { table, id } = rowIn(context);
    const held = await dataOf(context, table, id);
    context.header('content-disposition', `attachment; filename="${fileName(`${table.key} ${id}`, 'json')}"`);
    return context.body(`${JSON.stringify(held, null, 2)}\n`, 200, {
      'content-type': 'application/json; charset=utf-8',
    });
  });

  const erasePage = async (context: DeskContext, error?: 'unconfirmed'): Promise<Response> => {
    const { table, id } = rowIn(context);
    const held = found(await context.var.store.held(table.key, id));
    const row = found(held.rows.find((each) => each.table === table.key && each.id === id));
    const data = { page: 'erase', row, held, operation: randomUUID(), ...(error && { error }) } as const;
    return page(context, data, error ? 422 : 200);
  };

  app.get('/inbox/:table/:id/erase', (context) => {
    requirePower(context, 'erase');
    return erasePage(context);
  });

  app.post('/inbox/:table/:id/erase', async (context) => {
    requirePower(context, 'erase');
    const { table, id } = rowIn(context);
    const form = await readForm(context);
    const [scope, operation] = [form.text('scope'), form.text('operation')];
    if (form.text('confirm') === '' || (scope !== 'row' && scope !== 'person') || !isId(operation))
      return erasePage(context, 'unconfirmed');
    const proof = found(await context.var.store.erase(table.key, id, scope, operation));
    for (const { key } of config.tables) live.events.emit('rows', key);
    return page(context, { page: 'erased', proof, scope });
  });
}

/** Reads the data held on the person of a row, with internal notes if the address has `notes=1`. */
async function dataOf(context: DeskContext, { key }: DeskTable, id: string): Promise<PersonPage['held']> {
  return found(await context.var.store.copy(key, id, context.req.query('notes') === '1'));
}

/** The address of the next row of a list, or of the list if there is no next one. */
function nextAddress(table: string, list: RowPage['list']): string {
  if (list === undefined) return listAddress(table);
  const { query, place } = list;
  return place.next ? rowAddress(table, place.next.id, query, place.next.at) : listAddress(table, query);
}

/**
 * Reads a change from a form: the fields whose value is not the one that the form showed at first, which `was-…` holds.
 * What the person did not touch is none of the change, so that it overwrites nothing that a colleague has changed.
 */
function readChange({ var: { person } }: DeskContext, form: Form): RowChange {
  const touched = (name: string): string | undefined => {
    const value = form.given(name);
    return value === form.given(`was-${name}`) ? undefined : value;
  };
  // The button that marks a row as answered overrides the selected status.
  const status = form.given('mark') ?? touched('status');
  const [assignee, remind, note] = [touched('assignee'), touched('remind'), form.text('note')];
  return {
    ...(status !== undefined && { status }),
    ...(assignee !== undefined && { assignee: readAssignee(assignee, person) }),
    ...(remind !== undefined && { remind: remind || null }),
    ...(note !== '' && { note }),
  };
}

/** Reads the right that a row exercises, with its deadline from the day on which the row arrived. */
async function readRights(context: DeskContext, form: Form): Promise<Pick<RowChange, 'rights'>> {
  const { store, desk } = context.var;
  const { table, id } = rowIn(context);
  const given = form.given('rights');
  if (given === undefined || given === form.given('was-rights') || !desk.config.rights) return {};
  const kind = RIGHTS.find((each) => each === given);
  if (kind === undefined) return given === '' ? { rights: null } : {};
  const { createdAt } = found(await store.answered(table.key, id));
  return { rights: { kind, due: rightsDue(desk.config, createdAt) } };
}

/** An error of a change that the database would not name. */
function errorIn({ note = '', remind }: RowChange): RowPage['error'] {
  if (note.length > LONGEST_NOTE) return 'noteTooLong';
  return remind && !daySchema.safeParse(remind).success ? 'remindPast' : undefined;
}

export type RowPage = Extract<PageData, { page: 'row' }>;

/** What the page of a row shows besides the row: rejected input, and why. */
type More = Pick<RowPage, 'conflict' | 'entered' | 'error' | 'list'> & {
  readonly reply?: Omit<RowPage['reply'] & object, 'id'>;
};

/** Responds with the page of a row. The reply's form is on it if the desk can send to the row's address. */
export async function rowPage(context: DeskContext, row: FullRow, { reply, ...more }: More = {}): Promise<Response> {
  const { desk, person, store } = context.var;
  const assignees = await store.assignees(row.table);
  const replying = await store.replying();
  const list = 'list' in more ? more.list : await listOf(context);
  const readers = desk.live.presence.enter(`${row.table}/${row.id}`, person);
  const draft = draftReply({ ...desk, row, person, locale: localeOf(context), ...replying });
  const canSend = !desk.mailer.isLocal && replyAddress(draft) !== undefined;
  const status = more.conflict ? 409 : more.error || reply?.error ? 422 : 200;
  const shown = canSend && { reply: { ...reply, id: randomUUID() } };
  return page(context, { page: 'row', row, assignees, readers, replying, ...shown, ...more, list }, status);
}

/** Reads the list from the parameter `in` of a row's address, and finds the row's position in it. */
export async function listOf(context: DeskContext): Promise<RowPage['list'] | undefined> {
  const { table, id } = rowIn(context);
  const parameters = new URLSearchParams(context.req.query('in') ?? '');
  const at = Number(/^[1-9]\d{0,6}$/.exec(parameters.get('at') ?? '')?.[0] ?? 0);
  if (at === 0) return undefined;
  const { query } = readListQuery(table, parameters);
  const place = await context.var.store.place(query, id, at);
  return place && { query: { ...query, page: Math.ceil((place.at ?? at) / context.var.desk.config.pageSize) }, place };
}
