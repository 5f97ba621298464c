import type { DeskConfig, DeskTable } from '../contract/config.ts';
import { formatsOf, formatValue, labelIn, translate, type Texts } from '../format.ts';
import { visible } from '../visible.ts';
import { linesOf, oneLine } from './clean.ts';
import { composeMail, type MailSection } from './layout.ts';
import type { Mail } from './mailer.ts';

/** The part of a row that a mail about it shows. */
export interface MailedRow {
  readonly id: string;
  readonly createdAt: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The id of the form that it came from, if known. */
  readonly form: string | null;
}

/** Who assigned a row to the reader, the note, and the number of other rows assigned at the same time. */
export interface Assignment {
  readonly followUp: string;
  readonly by: string | null;
  readonly note: string | null;
  readonly others: number;
}

/** The reader of a mail, and the language. */
export interface Reader {
  readonly to: string;
  readonly locale: string;
  readonly texts: Texts | undefined;
}

/** The maximum length of a value in a mail. The desk shows all of it. */
const LONGEST_VALUE = 10_000;
/** The maximum length of a name in a subject. */
const LONGEST_NAME = 80;

/** Composes the mail to one person about a new or assigned row. Inserts the visitor's texts as plain text. */
export function rowMail(
  row: MailedRow,
  table: DeskTable,
  { to, locale, texts }: Reader,
  config: DeskConfig,
  origin: string,
  assignment?: Assignment,
): Promise<Mail> {
  const label = labelIn(config, locale);
  const formats = formatsOf(config, locale);
  const name = oneLine(visible(textOf(row.values[table.person.name ?? ''])) ?? '', LONGEST_NAME);
  const form = label(table.forms.find(({ id }) => id === row.form)?.label ?? table.label);
  const group = assignment ? 'assigned' : 'row';
  const values = {
    form,
    name: name || form,
    table: label(table.label),
    date: formats.longTime(row.createdAt),
    ...(assignment && { by: assignment.by ?? config.firm, others: assignment.others }),
  };
  const text = (key: string): string => translate(texts ?? {}, locale, `desk.mail.${group}.${key}`, values);
  const subject = text(name === '' && !assignment ? 'subjectNameless' : 'subject');
  const href = `${origin}/inbox/${encodeURIComponent(table.key)}/${encodeURIComponent(row.id)}`;
  const lead = text(assignment && assignment.others > 0 ? 'leadOthers' : 'lead');
  const note = visible(assignment?.note);
  const noteField = note === null ? [] : [{ label: text('note'), lines: shownLines(note) }];
  const rowFields = table.columns.flatMap((column) => {
    const value = formatValue(column, textOf(row.values[column.name]), { formats, label }, 'full');
    return value === null ? [] : [{ label: label(column.label), lines: shownLines(value) }];
  });
  return composeMail({
    to,
    locale,
    subject,
    heading: name === '' ? form : `${form}: ${name}`,
    lead,
    link: { href, label: text('open') },
    sections: [...noteField, ...rowFields],
    smallPrint: text('smallPrint'),
    firm: config.firm,
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
