import { randomUUID } from 'node:crypto';
import type { DeskTable } from '../../contract/config.ts';
import type { FullRow, RowChange } from '../../contract/store.ts';
import { readAssignee, readStatus } from '../changes.ts';
import { may, tableFor, type Desk, type DeskContext, type DeskApp } from '../environment.ts';
import { readForm, type Form } from '../form.ts';
import { isRowId } from '../list-query.ts';
import { goTo, notFound, page } from '../respond.ts';

/** The longest note. */
export const LONGEST_NOTE = 10_000;

type RowError = 'noteTooLong' | 'unknownStatus' | 'unknownAssignee' | 'nothingChanged';

/** One row: shown, changed, given and erased. */
export function addRowRoutes(app: DeskApp, desk: Desk): void {
  const { config, live } = desk;

  const show = async (
    context: DeskContext,
    table: DeskTable,
    row: FullRow | undefined,
    error?: RowError,
  ): Promise<Response> => {
    if (row === undefined) return notFound(desk, context);
    const assignees = await context.var.store.assignees(table.key);
    return page(desk, context, { page: 'row', row, assignees, ...(error && { error }) }, error ? 422 : 200);
  };

  app.get('/inbox/:table/:id', async (context) => {
    const at = placeOf(desk, context);
    return at === undefined
      ? notFound(desk, context)
      : show(context, at.table, await context.var.store.read(at.table.key, at.id));
  });

  app.post('/inbox/:table/:id', async (context) => {
    const at = placeOf(desk, context);
    if (at === undefined) return notFound(desk, context);
    const { store } = context.var;
    const { table, id } = at;
    const form = await readForm(context);
    const change = await readChange(desk, context, table, id, form);
    if (typeof change === 'string') return show(context, table, await store.read(table.key, id), change);
    const version = form.text('version');
    const result = await store.change(table.key, id, /^\d{1,9}$/.test(version) ? Number(version) : 0, change);
    if (result === undefined) return notFound(desk, context);
    if (result.kind === 'conflict') {
      const { row, by, at: when } = result;
      const assignees = await store.assignees(table.key);
      return page(desk, context, { page: 'row', row, assignees, conflict: { by, at: when, entered: change } }, 409);
    }
    live.changed(table.key);
    return goTo(desk, context, `/inbox/${table.key}/${id}`, { tone: 'success', text: 'desk.notice.saved' });
  });

  app.post('/inbox/:table/:id/copy', async (context) => {
    const at = placeOf(desk, context);
    const held = at && (await context.var.store.held(at.table.key, at.id));
    if (held === undefined) return notFound(desk, context);
    context.header('content-disposition', `attachment; filename="${at?.table.key ?? ''}-${at?.id ?? ''}.json"`);
    context.header('content-type', 'application/json; charset=utf-8');
    return context.body(`${JSON.stringify({ ...held, copiedAt: new Date().toISOString() }, null, 2)}\n`);
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
    if (form.text('confirm') === '' || (scope !== 'row' && scope !== 'person') || !isRowId(operation)) {
      return erasePage(context, at.table, at.id, 'unconfirmed');
    }
    const proof = await context.var.store.erase(at.table.key, at.id, scope, operation);
    if (proof === undefined) return notFound(desk, context);
    for (const { key } of config.tables) live.changed(key);
    return page(desk, context, { page: 'erased', proof, scope });
  });
}

/** The row of an address, as far as the person may see its table. */
function placeOf(
  { config }: Desk,
  context: DeskContext,
): { readonly table: DeskTable; readonly id: string } | undefined {
  const table = tableFor(config, context.var.person, context.req.param('table') ?? '');
  const id = context.req.param('id') ?? '';
  return table !== undefined && isRowId(id) ? { table, id: id.toLowerCase() } : undefined;
}

async function readChange(
  { config }: Desk,
  context: DeskContext,
  table: DeskTable,
  id: string,
  form: Form,
): Promise<RowChange | RowError> {
  const [status, assignee, note] = [form.given('status'), form.given('assignee'), form.text('note')];
  if (note.length > LONGEST_NOTE) return 'noteTooLong';
  if (status !== undefined && readStatus(config, status) === null) return 'unknownStatus';
  const { store, person } = context.var;
  let who = assignee === undefined ? undefined : readAssignee(assignee, person, await store.assignees(table.key));
  if (who === 'unknown') {
    // A colleague who has left may stay what the row says.
    if ((await store.read(table.key, id))?.assignee !== assignee) return 'unknownAssignee';
    who = undefined;
  }
  if (status === undefined && who === undefined && note === '') return 'nothingChanged';
  return {
    ...(status !== undefined && { status }),
    ...(who !== undefined && { assignee: who.email }),
    ...(note !== '' && { note }),
  };
}
