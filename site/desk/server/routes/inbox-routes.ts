import type { RowChange } from '../../contract/store.ts';
import { readAssignee, readStatus } from '../changes.ts';
import { may, roleOf, tableFor, type Desk, type DeskApp } from '../environment.ts';
import { readForm } from '../form.ts';
import { isId } from '../../store/as-person.ts';
import { LONGEST_SEARCH, readListQuery } from '../list-query.ts';
import { ownPath } from '../own-origin.ts';
import { goTo, notFound, page } from '../respond.ts';

/** The maximum number of rows of one bulk change, more than any page shows. */
const MOST_ROWS = 1000;

/** The home page, lists, search and bulk changes. */
export function addInboxRoutes(app: DeskApp, desk: Desk): void {
  const { config, live, origin } = desk;

  app.get('/', async (context) => {
    const { person, store } = context.var;
    // A role that can only edit the site sees no tables.
    if (roleOf(config, person).tables.length === 0 && may(config, person, 'edit'))
      return context.redirect('/site', 303);
    return page(desk, context, { page: 'overview', overview: await store.overview() });
  });

  app.get('/inbox', async (context) =>
    page(desk, context, { page: 'inboxes', tables: await context.var.store.open() }),
  );

  app.get('/search', async (context) => {
    const q = (context.req.query('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH);
    const rows = q === '' ? [] : await context.var.store.search(q);
    return page(desk, context, { page: 'search', q, rows });
  });

  app.get('/inbox/:table', async (context) => {
    const { store, person } = context.var;
    const table = tableFor(config, person, context.req.param('table'));
    if (table === undefined) return notFound(desk, context);
    const { query, ignored } = readListQuery(table, new URL(context.req.url).searchParams);
    const [list, assignees] = await Promise.all([store.list(query), store.assignees(table.key)]);
    return list === undefined
      ? notFound(desk, context)
      : page(desk, context, { page: 'inbox', query: { ...query, page: list.page }, list, assignees, ignored });
  });

  app.post('/inbox/:table', async (context) => {
    const { store, person } = context.var;
    const table = tableFor(config, person, context.req.param('table'));
    if (table === undefined) return notFound(desk, context);
    const form = await readForm(context);
    // "All" means the rows shown on the page.
    const chosen = form.all(form.text('all') === '' ? 'row' : 'shown');
    const rows = [...new Set(chosen.filter(isId))].slice(0, MOST_ROWS);
    const to = `/inbox/${table.key}${new URL(context.req.url).search}`;
    const status = form.text('bulk-status') === '' ? undefined : readStatus(table, form.text('bulk-status'));
    const assigneeText = form.text('bulk-assignee');
    const assignee =
      assigneeText === ''
        ? undefined
        : readAssignee(assigneeText === 'none' ? '' : assigneeText, person, await store.assignees(table.key));
    if (rows.length === 0) return goTo(desk, context, to, { tone: 'error', text: 'desk.notice.nothingChosen' });
    if (status === null || assignee === 'unknown' || (status === undefined && assignee === undefined)) {
      return goTo(desk, context, to, { tone: 'error', text: 'desk.notice.nothingChanged' });
    }
    const change: Pick<RowChange, 'status' | 'assignee'> = {
      ...(status !== undefined && { status }),
      ...(assignee !== undefined && { assignee: assignee.email }),
    };
    const result = await store.changeMany(table.key, rows, change);
    if (result === undefined) return notFound(desk, context);
    live.changed(table.key);
    const counts = { changed: result.changed.length, skipped: result.skipped.length };
    return goTo(desk, context, to, {
      tone: result.changed.length > 0 ? 'success' : 'error',
      text: result.skipped.length > 0 ? 'desk.notice.changedSome' : 'desk.notice.changedMany',
      values: { ...counts, count: counts.changed },
      ...(result.changed.length > 0 && { undo: result.undo }),
    });
  });

  app.post('/undo', async (context) => {
    const form = await readForm(context);
    const back = ownPath(form.text('back') || '/inbox', origin);
    const undone = await context.var.store.undo(form.text('undo'));
    if (undone === undefined) return goTo(desk, context, back, { tone: 'error', text: 'desk.notice.undoTooLate' });
    for (const table of roleOf(config, context.var.person).tables) live.changed(table);
    return goTo(desk, context, back, { tone: 'success', text: 'desk.notice.undone', values: { count: undone.length } });
  });
}
