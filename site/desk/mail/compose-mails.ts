import { html } from 'hono/html';
import type { DeskTextKey, DeskTexts, TranslateDesk } from '../../texts/desk.ts';
import type { Values } from '../../texts/engine-texts.ts';
import { rowAddress, listAddress } from '../addresses.ts';
import type { DeskConfig, DeskTable } from '../contract/config.ts';
import type { Counts, Overview, ListedRow } from '../contract/store.ts';
import { formatsOf, formatValue, labelIn, linesOf, oneLine, visible } from '../format.ts';
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

/** The reader of a mail, the language, and the desk's texts in it. */
export interface Reader {
  readonly to: string;
  readonly locale: string;
  readonly t: TranslateDesk;
}

/** A person as the reader of a mail: in their language, or else the desk's default. */
export function readerOf(
  { config, texts }: { readonly config: DeskConfig; readonly texts: DeskTexts },
  { email, language }: { readonly email: string; readonly language: string | null },
): Reader {
  const locale = config.locales.find(({ code }) => code === language)?.code ?? config.defaultLocale;
  return { to: email, locale, t: texts.in(locale) };
}

type TextOf<Group extends string, Key = DeskTextKey> = Key extends `desk.mail.${Group}.${infer Name}` ? Name : never;

/** A labelled part of a mail, such as a field of a form. A line may be a link. */
interface MailSection {
  readonly label: string;
  readonly lines: readonly { readonly text: string; readonly href?: string }[];
}

/** The parts of a mail. */
interface MailParts {
  readonly firm: string;
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  readonly link: { readonly href: string; readonly label: string };
  readonly sections?: readonly MailSection[];
  readonly smallPrint: string;
}

/** Returns a function that reads the desk's texts for a mail: `desk.mail.<group>.<key>`. */
export function mailTexts<Group extends string>({ t }: Reader, group: Group, values: Values) {
  return (key: TextOf<Group>): string => t(`desk.mail.${group}.${key}` as DeskTextKey, values);
}

const FONT = "font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const QUIET = 'color: #555b66; font-size: 14px';

// Mail clients support little more than inline styles. Those that support prefers-color-scheme get a dark page; others
// invert the colours themselves.
const DARK = `@media (prefers-color-scheme: dark) {
.page, .card { background: #16181d !important; } .card { color: #eceef2 !important; border-color: #3a3f4a !important; }
.quiet { color: #b4bac6 !important; } .button { background: #9ec5ff !important; color: #10131a !important; }
}`;

/** Composes a mail as text and as HTML. */
export async function composeMail({ to, locale }: Reader, parts: MailParts): Promise<Mail> {
  const { subject, lead, link, sections = [], smallPrint } = parts;
  const text =
    sections.length === 0
      ? [lead, link.href, smallPrint]
      : [lead, `${link.label}: ${link.href}`, ...sections.map(sectionText), `-- \n${smallPrint}`];
  return { to, subject, text: `${text.join('\n\n')}\n`, html: String(await htmlOf(locale, parts)) };
}

// Indents the lines, so that none of a visitor's can be mistaken for the desk's own text.
function sectionText({ label, lines }: MailSection): string {
  const indented = lines.flatMap(({ text, href }) => [text, ...(href === undefined ? [] : [href])]);
  return [label, ...indented.map((line) => `    ${line}`.trimEnd())].join('\n');
}

/** Renders the HTML document of a mail. `html` escapes all values. */
function htmlOf(locale: string, { firm, subject, heading, lead, link, sections = [], smallPrint }: MailParts) {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${DARK}
        </style>
      </head>
      <body class="page" style="margin: 0; padding: 24px 12px; background: #f3f4f6">
        <div
          class="card"
          style="max-width: 552px; margin: 0 auto; padding: 24px; background: #ffffff; color: #16181d; border: 1px solid #d9dce3; border-radius: 8px; ${FONT}; font-size: 16px; line-height: 1.5"
        >
          <p class="quiet" style="margin: 0 0 8px; ${QUIET}">${firm}</p>
          <h1 style="margin: 0 0 8px; font-size: 20px; line-height: 1.3">${heading}</h1>
          <p style="margin: 0 0 20px">${lead}</p>
          <p style="margin: 0 0 20px">
            <a
              class="button"
              href="${link.href}"
              style="display: inline-block; padding: 12px 20px; background: #123f7a; color: #ffffff; border-radius: 6px; text-decoration: none; font-weight: bold"
              >${link.label}</a
            >
          </p>
          ${sections.map(
            ({ label, lines }) =>
              html`<p class="quiet" style="margin: 10px 0 0; ${QUIET}">${label}</p>
                <p dir="auto" style="margin: 0; word-break: break-word">
                  ${lines.map(({ text, href }, index) => {
                    const line = href === undefined ? text : html`<a href="${href}" style="color: inherit">${text}</a>`;
                    return index === 0 ? line : html`<br />${line}`;
                  })}
                </p>`,
          )}
          <p class="quiet" style="margin: 20px 0 0; ${QUIET}">${smallPrint}</p>
        </div>
      </body>
    </html> `;
}
