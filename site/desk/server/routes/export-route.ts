import { Readable } from 'node:stream';
import type { TranslateDesk } from '../../../texts/desk.ts';
import type { DeskConfig, DeskTable, DeskText } from '../../contract/config.ts';
import type { FullRow } from '../../contract/store.ts';
import { csvLine, type Cell } from '../../csv.ts';
import { formatsOf, formatValue, labelIn, today } from '../../format.ts';
import { fileName } from '../../../lib/file-name.ts';
import { found, tableIn } from '../access.ts';
import type { Desk, DeskApp } from '../environment.ts';
import { readListQuery } from '../list-query.ts';
import { localeOf } from '../locale.ts';

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
