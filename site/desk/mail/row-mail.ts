import { rowAddress } from '../addresses.ts';
import type { DeskConfig, DeskTable } from '../contract/config.ts';
import { formatsOf, formatValue, labelIn } from '../format.ts';
import { linesOf, oneLine, visible } from '../visible.ts';
import { composeMail, mailTexts, type MailSection, type Reader } from './layout.ts';
import type { Mail } from './mailer.ts';

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
