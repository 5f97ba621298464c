import type { DeskTextKey, TranslateDesk } from '../../../texts/desk.ts';
import { isId } from '../../../server/database/database.ts';
import type { Desk, DeskApp } from '../environment.ts';
import { LONGEST_SEARCH, readListQuery } from '../../addresses.ts';
import { readForm, goTo, page, found, readAssignee, rejected, tableIn, localeOf } from '../route-helpers.ts';
import { ownPath } from '../guards.ts';
import { Readable } from 'node:stream';
import type { DeskConfig, DeskTable, DeskText } from '../../contract/config.ts';
import type { FullRow } from '../../contract/store.ts';
import { formatsOf, formatValue, labelIn, today } from '../../format.ts';
import { fileName } from '../../../shared/file-name.ts';
import { may, roleOf } from '../../roles-and-deadlines.ts';

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

/** Exports all rows of a list as a CSV file for spreadsheets. */
export function addExportRoute(app: DeskApp, desk: Desk): void {
  app.post('/inbox/:table/export', async (context) => {
    const table = tableIn(context);
    const { query } = readListQuery(table, new URL(context.req.url).searchParams);
    const batches = found(await context.var.store.export(query));
    const sheet = sheetOf(desk, table, localeOf(context));
    const lines = async function* (): AsyncGenerator<Buffer> {
      // Spreadsheets recognise UTF-8 only by the byte order mark.
      yield Buffer.from(`\uFEFF${csvLine(sheet.map(([title]) => title))}`);
      for await (const rows of batches)
        yield Buffer.from(rows.map((row) => csvLine(sheet.map(([, read]) => read(row) ?? ''))).join(''));
    };
    context.header('content-type', 'text/csv; charset=utf-8');
    context.header(
      'content-disposition',
      `attachment; filename="${fileName(`${table.key} ${today(desk.config)}`, 'csv')}"`,
    );
    return context.body(Readable.toWeb(Readable.from(lines())) as ReadableStream<Uint8Array<ArrayBuffer>>);
  });
}

/** The kinds of columns with which spreadsheets should calculate. */
const CALCULABLE: ReadonlySet<DeskTable['columns'][number]['kind']> = new Set(['number', 'date', 'timestamp']);

/** A column of the file: its title, and how to read its value from a row. */
type SheetColumn = readonly [title: string, read: (row: FullRow) => Cell | null | undefined];

/** The right that a row exercises and its deadline, if the firm marks rows so. */
function rightsColumns({ rights: period }: DeskConfig, t: TranslateDesk): readonly SheetColumn[] {
  if (!period) return [];
  return [
    [t('desk.rights.label'), ({ rights }) => rights && t(`desk.rights.${rights}`)],
    [t('desk.audit.due'), ({ rightsDue }) => rightsDue && { value: rightsDue }],
  ];
}

function sheetOf({ config, texts }: Desk, table: DeskTable, locale: string): readonly SheetColumn[] {
  // As every spreadsheet recognises it: `2026-11-30 09:30:00`.
  const time = new Intl.DateTimeFormat('sv-SE', {
    timeZone: config.timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const label = labelIn(config, locale);
  const t = texts.in(locale);
  const formatting = { formats: formatsOf(config, locale), label, t };
  const labelOf = (known: { readonly label: DeskText } | undefined): string | undefined => known && label(known.label);
  return [
    [t('leadsAdmin.columnId'), ({ id }) => id],
    [t('leadsAdmin.columnDate'), ({ createdAt }) => ({ value: time.format(new Date(createdAt)) })],
    ...table.columns.map((column): SheetColumn => [
      label(column.label),
      ({ values }) => {
        const value = formatValue(column, values[column.name], formatting, 'sheet');
        return value !== null && CALCULABLE.has(column.kind) ? { value } : value;
      },
    ]),
    [t('desk.column.status'), ({ status }) => labelOf(table.statuses.find(({ key }) => key === status)) ?? status],
    [t('desk.column.assignee'), ({ assignee }) => assignee],
    ...rightsColumns(config, t),
    [
      t('desk.column.notes'),
      ({ history }) => history.flatMap(({ note, action }) => (action === 'mail' ? [] : (note ?? []))).join('\n'),
    ],
    [t('desk.column.form'), ({ origin }) => labelOf(table.forms.find(({ id }) => id === origin?.form)) ?? origin?.form],
    [t('desk.column.language'), ({ origin }) => origin?.locale],
    [t('desk.column.page'), ({ origin }) => origin?.page],
    [
      t('desk.column.campaign'),
      ({ origin }) =>
        Object.entries(origin?.utm ?? {})
          .map((pair) => pair.join('='))
          .join(' '),
    ],
    [t('desk.column.referrer'), ({ origin }) => origin?.referrer],
  ];
}

/** A cell: text, which has to stay as it is, or a number or date in a form with which spreadsheets calculate. */
type Cell = string | { readonly value: string };

/** One line of CSV (RFC 4180), including its line end. Protects text from what spreadsheets would do to it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

/** A number or date as the database has it: `-12500.5`, `2026-11-30`, `2026-11-30 09:30:00`. */
const VALUE = /^(?:-?\d+(?:\.\d+)?|\d{4}-\d\d-\d\d(?:[T ][\d:.+Z-]+)?)$/;

function written(cell: Cell): string {
  if (typeof cell !== 'string' && VALUE.test(cell.value)) return cell.value;
  const text = protect(typeof cell === 'string' ? cell : cell.value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The words in numbers, dates and times: `1e5`, `5 de mayo`, `3-May`, `12 a`, `1:30 p. m.` */
const WORD = String.raw`(?:ene|jan|feb|mar|abr|apr|may|jun|jul|ago|aug|sep|oct|nov|dic|dec)\p{L}*|de|e|[ap](?:\.?\s?m)?`;

/** A text that spreadsheets would read as a number, date, time, fraction or truth value: `06700`, `3/4`, `1-10`, `TRUE`. */
const ALTERED = new RegExp(
  String.raw`^(?:[\p{Nd}.,]+|(?=.*\p{Nd})(?=.{1,30}$)(?:[\p{Nd}\p{Zs}\p{Sc}.,:/()%'’–-]|(?<!\p{L})(?:${WORD})(?!\p{L}))+|true|false|verdadero|falso)$`,
  'iu',
);

/** Digits that stay as they are: a short number, or a telephone number in groups, such as `(55) 1234-5678`. */
const UNALTERED = /^(?:0|[1-9]\d{0,10}|\(?\d{2,3}\)?[ -]?\d{3,4}[ -]\d{4}|\d\d(?: \d\d){3,})$/;

/**
 * Puts an apostrophe before what a spreadsheet would alter or run. A formula (CSV injection) begins with one of four
 * characters or their full-width forms, after optional spaces. It can also begin inside a value: in some countries,
 * spreadsheets separate by semicolons or tabs and would split an unquoted value there.
 */
function protect(value: string): string {
  const text = value.trim();
  if (ALTERED.test(text) && !UNALTERED.test(text)) return `'${value}`;
  return value.replaceAll(/(^|[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/gu, "$1'").replace(/^(?=[\t\r\n])/u, "'");
}
