import type { DeskColumn, DeskConfig, DeskTable, DeskText } from '../contract/config.ts';
import type { DeskTexts } from '../server/environment.ts';
import { say } from '../server/say.ts';
import { formatsOf } from '../ui/formats.ts';
import { visible } from '../visible.ts';
import { linesOf, oneLine } from './clean.ts';
import { fieldTable, layout } from './layout.ts';
import type { Mail } from './mailer.ts';

/** A new row, as its mail tells it. */
export interface NewRow {
  readonly id: string;
  readonly createdAt: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The id of the form that it came from, where that is known. */
  readonly form: string | null;
}

/** Whom a mail goes to, in what language. */
export interface Reader {
  readonly to: string;
  readonly locale: string;
  readonly texts: DeskTexts | undefined;
}

/** How much of one value a mail shows, in characters; the rest is on the desk. */
const MOST = 10_000;
/** How much of a name a subject shows. */
const MOST_OF_NAME = 80;

/** The mail that tells one person of the firm of a new row. What the visitor wrote is only ever text in it. */
export async function rowMail(
  row: NewRow,
  table: DeskTable,
  { to, locale, texts }: Reader,
  config: DeskConfig,
  origin: string,
): Promise<Omit<Mail, 'id'>> {
  const inWords = (text: DeskText): string => text[locale] ?? text[config.defaultLocale] ?? '';
  const name = oneLine(visible(textOf(row.values[table.person.name ?? ''])) ?? '', MOST_OF_NAME);
  const form = inWords(table.forms.find(({ id }) => id === row.form)?.label ?? table.label);
  const values = { form, name, table: inWords(table.label), date: dateIn(config, locale, row.createdAt) };
  const text = (key: string): string => say(texts, `desk.mail.row.${key}`, values);
  const subject = text(name === '' ? 'subjectNameless' : 'subject');
  const href = `${origin}/inbox/${encodeURIComponent(table.key)}/${encodeURIComponent(row.id)}`;
  const fields = table.columns.flatMap((column) => {
    const value = shown(column, textOf(row.values[column.name]), inWords, { config, locale });
    return visible(value) === null ? [] : [{ label: inWords(column.label), lines: cut(linesOf(value)) }];
  });
  // Indented, so that nothing that was written can be taken for a line of the mail itself.
  const written = fields
    .map(({ label, lines }) => `${label}\n${lines.map((line) => `    ${line}`.trimEnd()).join('\n')}`)
    .join('\n\n');
  return {
    to,
    subject,
    text: `${text('lead')}\n\n${text('open')}: ${href}\n\n${written}\n\n-- \n${text('smallPrint')}\n`,
    html: await layout({
      locale,
      subject,
      heading: name === '' ? form : `${form}: ${name}`,
      lead: text('lead'),
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

/** Whose language and place a value is written for. */
interface Place {
  readonly config: DeskConfig;
  readonly locale: string;
}

function shown(
  column: DeskColumn,
  value: string,
  inWords: (text: DeskText) => string,
  { config, locale }: Place,
): string {
  if (value === '') return '';
  const formats = formatsFor(config, locale);
  if (column.kind === 'timestamp') return dateIn(config, locale, value);
  if (column.kind === 'date' && !Number.isNaN(Date.parse(value)))
    return formatsOf(formats, config.timeZone).calendarDay(value);
  if (column.kind === 'number' && !Number.isNaN(Number(value)))
    return formatsOf(formats, config.timeZone).number(Number(value), column.decimals);
  const option = column.options?.find((each) => each.value === value);
  return option === undefined ? value : inWords(option.label);
}

function formatsFor({ locales }: DeskConfig, locale: string): string {
  return locales.find(({ code }) => code === locale)?.formats ?? locale;
}

/** In the firm's time zone, as the reader's language writes it. */
function dateIn(config: DeskConfig, locale: string, time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  return new Intl.DateTimeFormat(formatsFor(config, locale), {
    timeZone: config.timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(date);
}

function cut(lines: readonly string[]): readonly string[] {
  const text = lines.join('\n');
  return text.length > MOST ? `${text.slice(0, MOST)}…`.toWellFormed().split('\n') : lines;
}
