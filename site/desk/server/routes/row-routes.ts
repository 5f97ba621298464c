import { randomUUID } from 'node:crypto';
import type { DeskTable } from '../../contract/config.ts';
import type { PageData } from '../../contract/pages.ts';
import type { FullRow, PersonsData, RowChange } from '../../contract/store.ts';
import { listAddress, rowAddress } from '../../addresses.ts';
import { readAssignee, readStatus } from '../changes.ts';
import { may, tableFor, type Desk, type DeskContext, type DeskApp } from '../environment.ts';
import { readForm, type Form } from '../form.ts';
import { isId } from '../../store/as-person.ts';
import { isDay, readListQuery } from '../list-query.ts';
import { today } from '../../format.ts';
import { goTo, notFound, page } from '../respond.ts';

const LONGEST_NOTE = 10_000;

type RowPage = Extract<PageData, { page: 'row' }>;
type RowError = NonNullable<RowPage['error']>;

/** Shows, changes and erases one row, and exports the data held on its person. */
export function addRowRoutes(app: DeskApp, desk: Desk): void {
  const { config, live } = desk;
  const show = async (
    context: DeskContext,
    row: FullRow | undefined,
    more: Pick<RowPage, 'conflict' | 'entered' | 'error'> = {},
  ): Promise<Response> => {
    if (row === undefined) return notFound(desk, context);
    const [assignees, list] = await Promise.all([
      context.var.store.assignees(row.table),
      listOf(desk, context, row.table, row.id),
    ]);
    const status = more.conflict ? 409 : more.error ? 422 : 200;
    return page(desk, context, { page: 'row', row, assignees, ...(list && { list }), ...more }, status);
  };

  app.get('/inbox/:table/:id', async (context) => {
    const at = placeOf(desk, context);
    return at === undefined
      ? notFound(desk, context)
      : show(context, await context.var.store.read(at.table.key, at.id));
  });

  app.post('/inbox/:table/:id', async (context) => {
    const at = placeOf(desk, context);
    if (at === undefined) return notFound(desk, context);
    const { store } = context.var;
    const { table, id } = at;
    const form = await readForm(context);
    const entered = await readChange(desk, context, table, id, form);
    const { error, ...change } = entered;
    if (error !== undefined) return show(context, await store.read(table.key, id), { entered: change, error });
    const goToNext = form.given('next') !== undefined;
    // Finds the next row before the change, which may move this row within its list.
    const list = goToNext ? await listOf(desk, context, table.key, id) : undefined;
    const version = form.text('version');
    const result = await store.change(table.key, id, /^\d{1,9}$/.test(version) ? Number(version) : 0, change);
    if (result === undefined) return notFound(desk, context);
    if (result.kind === 'conflict') {
      const { row, by, at: when } = result;
      return show(context, row, { conflict: { by, at: when }, entered: change });
    }
    if (result.kind === 'unchanged' && !goToNext) return show(context, result.row, { error: 'nothingChanged' });
    if (result.kind === 'changed') live.changed(table.key);
    return goTo(
      desk,
      context,
      addressAfter(context, table.key, id, goToNext, list),
      result.kind === 'changed'
        ? { tone: 'success', text: 'desk.notice.saved', values: { row: `${table.key}/${id}` } }
        : undefined,
    );
  });

  app.post('/inbox/:table/:id/reply', async (context) => {
    const at = placeOf(desk, context);
    const recorded = at && (await context.var.store.reply(at.table.key, at.id));
    if (at === undefined || recorded === undefined) return notFound(desk, context);
    live.changed(at.table.key);
    return context.body(null, 204);
  });

  app.get('/inbox/:table/:id/person', async (context) => {
    const at = placeOf(desk, context);
    const held = at && (await dataOf(context, at.table, at.id));
    if (at === undefined || held === undefined) return notFound(desk, context);
    return page(desk, context, { page: 'person', table: at.table.key, id: at.id, held });
  });

  app.get('/inbox/:table/:id/person.json', async (context) => {
    const at = placeOf(desk, context);
    const held = at && (await dataOf(context, at.table, at.id));
    if (at === undefined || held === undefined) return notFound(desk, context);
    context.header('content-disposition', `attachment; filename="${at.table.key}-${at.id}.json"`);
    return context.body(`${JSON.stringify(held, null, 2)}\n`, 200, {
      'content-type': 'application/json; charset=utf-8',
    });
  });

  const erasePage = async (
    context: DeskContext,
    table: DeskTable,
    id: string,
    error?: 'unconfirmed',
  ): Promise<Response> => {
    const held = await context.var.store.held(table.key, id, 'read');
    const row = held?.rows.find((each) => each.table === table.key && each.id === id);
    if (held === undefined || row === undefined) return notFound(desk, context);
    return page(
      desk,
      context,
      { page: 'erase', row, held, operation: randomUUID(), ...(error && { error }) },
      error ? 422 : 200,
    );
  };

  app.get('/inbox/:table/:id/erase', async (context) => {
    const at = may(config, context.var.person, 'erase') ? placeOf(desk, context) : undefined;
    return at === undefined ? notFound(desk, context) : erasePage(context, at.table, at.id);
  });

  app.post('/inbox/:table/:id/erase', async (context) => {
    const at = may(config, context.var.person, 'erase') ? placeOf(desk, context) : undefined;
    if (at === undefined) return notFound(desk, context);
    const form = await readForm(context);
    const [scope, operation] = [form.text('scope'), form.text('operation')];
    if (form.text('confirm') === '' || (scope !== 'row' && scope !== 'person') || !isId(operation)) {
      return erasePage(context, at.table, at.id, 'unconfirmed');
    }
    const proof = await context.var.store.erase(at.table.key, at.id, scope, operation);
    if (proof === undefined) return notFound(desk, context);
    for (const { key } of config.tables) live.changed(key);
    return page(desk, context, { page: 'erased', proof, scope });
  });
}

/** Reads the table and row id from the path; undefined if the person may not see the table. */
function placeOf(
  { config }: Desk,
  context: DeskContext,
): { readonly table: DeskTable; readonly id: string } | undefined {
  const table = tableFor(config, context.var.person, context.req.param('table') ?? '');
  const id = context.req.param('id') ?? '';
  return table !== undefined && isId(id) ? { table, id: id.toLowerCase() } : undefined;
}

/** Reads the data held on the person of a row, with internal notes if the address has `notes=1`. */
async function dataOf(context: DeskContext, { key }: DeskTable, id: string): Promise<PersonsData | undefined> {
  const held = await context.var.store.held(key, id);
  const withNotes = context.req.query('notes') === '1';
  return (
    held && {
      email: held.email,
      copiedAt: new Date().toISOString(),
      rows: held.rows.map(({ table, id: each, createdAt, form, values, origin, history }) => ({
        table,
        id: each,
        createdAt,
        form,
        values,
        origin,
        ...(withNotes && {
          notes: history.flatMap(({ at, note }) => (note === null ? [] : [{ at, note }])),
        }),
      })),
    }
  );
}

/** Reads the list from the parameter `in` of a row's address, and finds the row's position in it. */
async function listOf(
  { config }: Desk,
  context: DeskContext,
  key: string,
  id: string,
): Promise<RowPage['list'] | undefined> {
  const table = tableFor(config, context.var.person, key);
  const parameters = new URLSearchParams(context.req.query('in') ?? '');
  const at = Number(/^[1-9]\d{0,6}$/.exec(parameters.get('at') ?? '')?.[0] ?? 0);
  if (table === undefined || at === 0) return undefined;
  const { query } = readListQuery(table, parameters);
  const place = await context.var.store.place(query, id, at);
  return place && { query: { ...query, page: Math.ceil((place.at ?? at) / config.pageSize) }, place };
}

/** The address after a change: the same row, the next one, or the list if there is no next one. */
function addressAfter(
  context: DeskContext,
  table: string,
  id: string,
  goToNext: boolean,
  list: RowPage['list'],
): string {
  if (!goToNext) return `/inbox/${table}/${id}${new URL(context.req.url).search}`;
  if (list === undefined) return listAddress(table);
  const { query, place } = list;
  return place.next ? rowAddress(table, place.next.id, query, place.next.at) : listAddress(table, query);
}

/** Reads a change from a form, with the first error, if any. */
async function readChange(
  desk: Desk,
  context: DeskContext,
  table: DeskTable,
  id: string,
  form: Form,
): Promise<RowChange & { readonly error?: RowError }> {
  // The button that marks a row as answered overrides the selected status.
  const status = form.given('mark') ?? form.given('status');
  const [assignee, note] = [form.given('assignee'), form.text('note')];
  const remind = form.given('remind');
  const { store, person } = context.var;
  let newAssignee =
    assignee === undefined ? undefined : readAssignee(assignee, person, await store.assignees(table.key));
  // The form may keep an assignee who has left the firm.
  const isUnknown = newAssignee === 'unknown' && (await store.read(table.key, id))?.assignee !== assignee;
  if (newAssignee === 'unknown') newAssignee = undefined;
  const isFuture = !remind || (isDay(remind) && remind > today(desk.config));
  const isStatus = status === undefined || readStatus(table, status) !== null;
  const isEmpty = status === undefined && remind === undefined && newAssignee === undefined && note === '';
  const error = [
    note.length > LONGEST_NOTE && 'noteTooLong',
    !isStatus && 'unknownStatus',
    isUnknown && 'unknownAssignee',
    !isFuture && 'remindPast',
    isEmpty && 'nothingChanged',
  ].find((each) => each !== false);
  return {
    ...(status !== undefined && isStatus && { status }),
    ...(newAssignee !== undefined && { assignee: newAssignee.email }),
    ...(remind !== undefined && { remind: remind || null }),
    ...(note !== '' && { note }),
    ...(error && { error: error as RowError }),
  };
}
