import { rowAddress, listAddress } from '../addresses.ts';
import type { DeskConfig, DeskTable } from '../contract/config.ts';
import { formatsOf, formatValue, labelIn, linesOf, oneLine, visible } from '../format.ts';
import { type Mail, composeMail, mailTexts, type MailSection, type Reader } from './mailer.ts';
import type { Counts, Overview, ListedRow } from '../contract/store.ts';

/** The part of a row that a mail about it shows. */
export interface MailedRow {
  readonly id: string;
  readonly createdAt: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The id of the form that it came from, if known. */
  readonly form: string | null;
  /** Absent if the mail is about a new row. */
  readonly assignment?: Assignment;
}

/** Who assigned a row to the reader, the note, and the number of other rows assigned at the same time. */
export interface Assignment {
  readonly by: string | null;
  readonly note: string | null;
  readonly others: number;
}

/** The maximum length of a value in a mail. The desk shows all of it. */
const LONGEST_VALUE = 10_000;
/** The maximum length of a name in a subject. */
const LONGEST_NAME = 80;

/** Composes the mail to one person about a new or assigned row. Inserts the visitor's texts as plain text. */
export function rowMail(
  row: MailedRow,
  table: DeskTable,
  reader: Reader,
  config: DeskConfig,
  origin: string,
): Promise<Mail> {
  const { assignment } = row;
  const label = labelIn(config, reader.locale);
  const formats = formatsOf(config, reader.locale);
  const name = oneLine(visible(textOf(row.values[table.person.name ?? ''])) ?? '', LONGEST_NAME);
  const form = label(table.forms.find(({ id }) => id === row.form)?.label ?? table.label);
  const text = mailTexts(reader, assignment ? 'assigned' : 'row', {
    form,
    name: name || form,
    table: label(table.label),
    date: formats.longTime(row.createdAt),
    ...(assignment && { by: assignment.by ?? config.firm, others: assignment.others }),
  });
  const note = visible(assignment?.note);
  const noteField = note === null ? [] : [{ label: text('note'), lines: shownLines(note) }];
  const rowFields = table.columns.flatMap((column) => {
    const value = formatValue(column, textOf(row.values[column.name]), { formats, label, t: reader.t }, 'full');
    return value === null ? [] : [{ label: label(column.label), lines: shownLines(value) }];
  });
  return composeMail(reader, {
    firm: config.firm,
    subject: text(name === '' && !assignment ? 'subjectNameless' : 'subject'),
    heading: name === '' ? form : `${form}: ${name}`,
    lead: text(assignment && assignment.others > 0 ? 'leadOthers' : 'lead'),
    link: { href: `${origin}${rowAddress(table.key, row.id)}`, label: text('open') },
    sections: [...noteField, ...rowFields],
    smallPrint: text('smallPrint'),
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
}

function shownLines(value: string): MailSection['lines'] {
  const text = linesOf(value).join('\n');
  const shown = text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…`.toWellFormed() : text;
  return shown.split('\n').map((line) => ({ text: line }));
}

type Line = MailSection['lines'][number];

/** Composes the daily mail: requests of rights, reminders, rows of the reader, unread and overdue counts. Undefined if all are empty. */
export async function dailyMail(
  { reminders, rights, mine, overdueTotals }: Overview,
  { unread }: Counts,
  reader: Reader,
  config: DeskConfig,
  origin: string,
): Promise<Mail | undefined> {
  const { locale, t } = reader;
  const label = labelIn(config, locale);
  const text = mailTexts(reader, 'daily', { firm: config.firm });
  const { shortDay } = formatsOf(config, locale);
  const rows = (placed: readonly ListedRow[]): Line[] =>
    placed.map((row) => {
      const until = row.rightsDue === null ? [] : [t('desk.rights.tag', { day: shortDay(row.rightsDue) })];
      const table = config.tables.find(({ key }) => key === row.table);
      const name = visible(row.values[table?.person.name ?? '']) ?? visible(row.values[table?.person.email ?? '']);
      const what = [oneLine(name ?? row.id.slice(0, 8), 80), label(table?.label ?? {}), ...until].join(' · ');
      return { text: what, href: `${origin}${rowAddress(row.table, row.id)}` };
    });
  const totals = (counts: Counts['unread'], only: 'unread' | 'overdue'): Line[] =>
    config.tables.flatMap(({ key, label: name }) =>
      counts[key] ? [{ text: `${label(name)}: ${counts[key]}`, href: `${origin}${listAddress(key, { only })}` }] : [],
    );
  const sections = [
    { label: t('desk.rights.open'), lines: rows(rights) },
    { label: t('desk.overview.reminders'), lines: rows(reminders) },
    { label: t('desk.overview.mine'), lines: rows(mine) },
    { label: t('desk.filter.unread'), lines: totals(unread, 'unread') },
    { label: t('desk.overview.overdue'), lines: totals(overdueTotals, 'overdue') },
  ].filter(({ lines }) => lines.length > 0);
  if (sections.length === 0) return undefined;
  const subject = text('subject');
  return composeMail(reader, {
    firm: config.firm,
    subject,
    heading: subject,
    lead: text('lead'),
    link: { href: `${origin}/`, label: text('open') },
    sections,
    smallPrint: text('smallPrint'),
  });
}
