import { Readable } from 'node:stream';
import type { DeskColumn, DeskConfig, DeskTable } from '../../contract/config.ts';
import type { FullRow } from '../../contract/store.ts';
import { formatsOf, formatValue, labelIn, today, translate, type Texts } from '../../format.ts';
import { csvLine } from '../../../server/leads/csv.ts';
import { found, tableIn } from '../access.ts';
import type { Desk, DeskApp } from '../environment.ts';
import { readListQuery } from '../list-query.ts';
import { localeOf } from '../locale.ts';

/** Exports all rows of a list as a CSV file for spreadsheets. */
export function addExportRoute(app: DeskApp, desk: Desk): void {
  const { config } = desk;
  app.post('/inbox/:table/export', async (context) => {
    const table = tableIn(desk, context);
    const { query } = readListQuery(table, new URL(context.req.url).searchParams);
    const batches = found(await context.var.store.export(query));
    const locale = localeOf(desk, context);
    const sheet = sheetOf(config, table, locale, desk.texts[locale] ?? {});
    const lines = linesOf(sheet, batches);
    // Reads the first rows before it responds, so that an immediate error becomes an error page instead of a file.
    const first = await lines.next();
    const file = Readable.from(
      (async function* () {
        if (!first.done) yield Buffer.from(first.value);
        for await (const text of lines) yield Buffer.from(text);
      })(),
    );
    context.header('content-type', 'text/csv; charset=utf-8');
    context.header('content-disposition', `attachment; filename="${table.key}-${today(config)}.csv"`);
    return context.body(Readable.toWeb(file) as ReadableStream<Uint8Array<ArrayBuffer>>);
  });
}

/** A column of the file. */
interface SheetColumn {
  readonly title: string;
  readonly of: (row: FullRow) => string;
}

async function* linesOf(
  sheet: readonly SheetColumn[],
  batches: AsyncIterable<readonly FullRow[]>,
): AsyncGenerator<string> {
  // Spreadsheets recognise UTF-8 only by the byte order mark.
  let head = `\uFEFF${csvLine(sheet.map(({ title }) => title))}`;
  for await (const rows of batches) {
    yield head + rows.map((row) => csvLine(sheet.map(({ of }) => of(row)))).join('');
    head = '';
  }
  if (head !== '') yield head;
}

function sheetOf(config: DeskConfig, table: DeskTable, locale: string, texts: Texts): readonly SheetColumn[] {
  const time = timeIn(config.timeZone);
  const formatting = { formats: formatsOf(config, locale), label: labelIn(config, locale) };
  const label = ({ label: text }: Pick<DeskColumn, 'label'>): string => formatting.label(text);
  const title = (key: string): string => translate(texts, locale, key);
  const statusOf = (key: string): string => {
    const status = table.statuses.find((each) => each.key === key);
    return status === undefined ? key : label(status);
  };
  return [
    { title: title('leadsAdmin.columnId'), of: ({ id }) => id },
    { title: title('leadsAdmin.columnDate'), of: ({ createdAt }) => time(createdAt) },
    ...table.columns.map((column) => ({
      title: label(column),
      of: ({ values }: FullRow) => formatValue(column, values[column.name], formatting, 'sheet') ?? '',
    })),
    { title: title('desk.column.status'), of: ({ status }) => statusOf(status) },
    { title: title('desk.column.assignee'), of: ({ assignee }) => assignee ?? '' },
    {
      title: title('desk.column.notes'),
      of: ({ history }) => history.flatMap(({ note }) => note ?? []).join('\n'),
    },
    { title: title('desk.column.form'), of: ({ origin }) => formOf(table, origin?.form ?? null, label) },
    { title: title('desk.column.language'), of: ({ origin }) => origin?.locale ?? '' },
    { title: title('desk.column.page'), of: ({ origin }) => origin?.page ?? '' },
    {
      title: title('desk.column.campaign'),
      of: ({ origin }) =>
        Object.entries(origin?.utm ?? {})
          .map((pair) => pair.join('='))
          .join(' '),
    },
    { title: title('desk.column.referrer'), of: ({ origin }) => origin?.referrer ?? '' },
  ];
}

function formOf(table: DeskTable, id: string | null, label: (form: DeskTable['forms'][number]) => string): string {
  const form = table.forms.find((each) => each.id === id);
  return form === undefined ? (id ?? '') : label(form);
}

/** Formats times in the firm's time zone as every spreadsheet recognises them: `2026-11-30 09:30:00`. */
function timeIn(timeZone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (iso) => format.format(new Date(iso));
}
