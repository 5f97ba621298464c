import type { DeskTextKey } from '../../../texts/desk.ts';
import { isId } from '../../../server/database/database.ts';
import { found, may, readAssignee, rejected, roleOf, tableIn } from '../access.ts';
import type { Desk, DeskApp } from '../environment.ts';
import { readForm } from '../form.ts';
import { LONGEST_SEARCH, readListQuery } from '../list-query.ts';
import { ownPath } from '../own-origin.ts';
import { goTo, page } from '../respond.ts';

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
    return page(context, { page: 'overview', overview: found(await store.overview()) });
  });

  app.get('/inbox', async (context) => page(context, { page: 'inboxes', tables: await context.var.store.open() }));

  app.get('/search', async (context) => {
    const q = (context.req.query('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH);
    const rows = q === '' ? [] : await context.var.store.search(q);
    return page(context, { page: 'search', q, rows });
  });

  app.get('/inbox/:table', async (context) => {
    const { store } = context.var;
    const table = tableIn(context);
    const { query, ignored } = readListQuery(table, new URL(context.req.url).searchParams);
    const [list, assignees] = await Promise.all([store.list(query).then(found), store.assignees(table.key)]);
    return page(context, { page: 'inbox', query: { ...query, page: list.page }, list, assignees, ignored });
  });

  app.post('/inbox/:table', async (context) => {
    const { store, person } = context.var;
    const { key } = tableIn(context);
    const form = await readForm(context);
    // "All" means the rows shown on the page.
    const chosen = form.all(form.text('all') === '' ? 'row' : 'shown');
    const rows = [...new Set(chosen.filter(isId))].slice(0, MOST_ROWS);
    const [status, assignee] = [form.text('bulk-status'), form.text('bulk-assignee')];
    const change = {
      ...(status !== '' && { status }),
      ...(assignee !== '' && { assignee: readAssignee(assignee, person) }),
    };
    const to = `/inbox/${key}${new URL(context.req.url).search}`;
    const refuse = (text: DeskTextKey): Promise<Response> => goTo(context, to, { tone: 'error', text });
    if (rows.length === 0) return refuse('desk.notice.nothingChosen');
    if (status === '' && assignee === '') return refuse('desk.notice.nothingChanged');
    const result = await store.changeMany(key, rows, change).catch(rejected('unknownStatus', 'unknownAssignee'));
    if (typeof result === 'string') return refuse('desk.notice.nothingChanged');
    const { changed, skipped, undo } = found(result);
    live.events.emit('rows', key);
    return goTo(context, to, {
      tone: changed.length > 0 ? 'success' : 'error',
      text: skipped.length > 0 ? 'desk.notice.changedSome' : 'desk.notice.changedMany',
      values: { changed: changed.length, skipped: skipped.length, count: changed.length },
      ...(changed.length > 0 && { undo }),
    });
  });

  app.post('/undo', async (context) => {
    const form = await readForm(context);
    const back = ownPath(form.text('back') || '/inbox', origin);
    const undone = await context.var.store.undo(form.text('undo'));
    if (undone === undefined) return goTo(context, back, { tone: 'error', text: 'desk.notice.undoTooLate' });
    for (const table of roleOf(config, context.var.person).tables) live.events.emit('rows', table);
    return goTo(context, back, { tone: 'success', text: 'desk.notice.undone', values: { count: undone.length } });
  });
}
