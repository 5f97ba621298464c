import type { DeskConfig, DeskTable } from '../contract/config.ts';
import type { DeskTexts } from '../server/environment.ts';
import { formatsOf, formatValue, labelIn, translate } from '../format.ts';
import { visible } from '../visible.ts';
import { linesOf, oneLine } from './clean.ts';
import { fieldTable, layout } from './layout.ts';
import type { Mail } from './mailer.ts';

/** The part of a row that a mail about it shows. */
export interface MailedRow {
  readonly id: string;
  readonly createdAt: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The id of the form that it came from, where that is known. */
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
  readonly texts: DeskTexts | undefined;
}

/** How much of one value a mail shows, in characters; the rest is on the desk. */
const MOST = 10_000;
/** How much of a name a subject shows. */
const MOST_OF_NAME = 80;

/** The mail to one person about a new row, or about one assigned to them. What the visitor wrote is inserted as plain text. */
export async function rowMail(
  row: MailedRow,
  table: DeskTable,
  { to, locale, texts }: Reader,
  config: DeskConfig,
  origin: string,
  assignment?: Assignment,
): Promise<Omit<Mail, 'id'>> {
  const label = labelIn(config, locale);
  const formats = formatsOf(config, locale);
  const name = oneLine(visible(textOf(row.values[table.person.name ?? ''])) ?? '', MOST_OF_NAME);
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
  const noted = note === null ? [] : [{ label: text('note'), lines: cut(linesOf(note)) }];
  const sent = table.columns.flatMap((column) => {
    const value = formatValue(column, textOf(row.values[column.name]), { formats, label }, 'full');
    return value === null ? [] : [{ label: label(column.label), lines: cut(linesOf(value)) }];
  });
  const fields = [...noted, ...sent];
  // Indented, so that nothing that was written can be taken for a line of the mail itself.
  const written = fields
    .map(({ label, lines }) => `${label}\n${lines.map((line) => `    ${line}`.trimEnd()).join('\n')}`)
    .join('\n\n');
  return {
    to,
    subject,
    text: `${lead}\n\n${text('open')}: ${href}\n\n${written}\n\n-- \n${text('smallPrint')}\n`,
    html: await layout({
      locale,
      subject,
      heading: name === '' ? form : `${form}: ${name}`,
      lead,
      link: { href, label: text('open') },
      content: fieldTable(fields),
      smallPrint: text('smallPrint'),
      firm: config.firm,
    }),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
}

function cut(lines: readonly string[]): readonly string[] {
  const text = lines.join('\n');
  return text.length > MOST ? `${text.slice(0, MOST)}…`.toWellFormed().split('\n') : lines;
}
