import { fillIn } from '../shared/text.ts';
import { isEmail, mailto } from '../shared/email.ts';
import type { DeskTexts } from '../texts/desk.ts';
import type { DeskConfig, DeskTable, DeskTemplate, DeskText } from './contract/config.ts';
import type { FullRow, Signatures } from './contract/store.ts';
import { formatsOf, labelIn, displayName, oneLine, visible } from './format.ts';

const LONGEST_NAME = 120;

/** What a reply is composed of. */
export interface ReplySource {
  readonly config: DeskConfig;
  readonly texts: DeskTexts;
  readonly row: FullRow;
  /** The colleague who replies. */
  readonly person: { readonly name: string | null; readonly email: string };
  /** The language of the reply, unless the language in which the visitor wrote is known. */
  readonly locale: string;
  readonly template?: DeskTemplate | undefined;
  readonly signatures: Signatures;
}

/** The beginning of a reply, in the language of the visitor. */
export interface ReplyDraft {
  readonly locale: string;
  /** The visitor's address, as they typed it. */
  readonly email: string;
  readonly subject: string;
  /** The greeting, or the text of the template, and the signature. */
  readonly text: string;
  /** The visitor's message, and the line above it. */
  readonly quoted: { readonly message: string; readonly lead: string };
}

/** The value of a column of a row; empty if there is none. */
function valueOf({ values }: FullRow, column: string | undefined): string {
  return (column && values[column]) || '';
}

/** The messages of a row, without those that show nothing. */
export function messagesOf(row: FullRow, table: DeskTable): string[] {
  return table.columns.flatMap(({ kind, name }) => (kind === 'longText' ? (visible(valueOf(row, name)) ?? []) : []));
}

/** Composes the beginning of a reply to a row. */
export function draftReply({ config, texts, row, person, locale, template, signatures }: ReplySource): ReplyDraft {
  const table = tableOf(config, row);
  const language = config.locales.find(({ code }) => code === row.origin?.locale)?.code ?? locale;
  const t = texts.in(language);
  const label = labelIn(config, language);
  const name = oneLine(visible(valueOf(row, table.person.name)) ?? '', LONGEST_NAME);
  const form = table.forms.find(({ id }) => id === row.form);
  const values = {
    name,
    company: oneLine(valueOf(row, table.person.company), LONGEST_NAME),
    form: label(form?.label ?? table.label),
    date: formatsOf(config, language).longDay(row.createdAt),
    colleague: oneLine(displayName(person), LONGEST_NAME),
  };
  // Some mail programs draw word joiners (U+2060) as boxes.
  const fill = (text: DeskText): string => fillIn(label(text), values).replaceAll('\u2060', '');
  const greeting = t(name ? 'desk.reply.greeting' : 'desk.reply.greetingNobody', { name });
  const beginning = template ? fill(template.body) : `${greeting}\n`;
  const signature = signatures.own ?? fill(signatures.firm ?? {});
  const subject = template?.subject ? fill(template.subject) : t('desk.reply.subject', { firm: config.firm });
  return {
    locale: language,
    email: valueOf(row, table.person.email).trim(),
    subject: oneLine(subject, LONGEST_SUBJECT),
    text: signature === '' ? beginning : `${beginning.trimEnd()}\n\n${template ? '' : '\n\n'}${signature}`,
    quoted: {
      message: messagesOf(row, table).join('\n\n'),
      lead: t('desk.reply.quote', { date: values.date }),
    },
  };
}

/** The length of a subject, at most. The database has the same limit. */
export const LONGEST_SUBJECT = 200;

/** A visitor's message as a reply quotes it: each line after a `>`. Empty without a message. */
export function quote({ message, lead }: ReplyDraft['quoted']): string {
  return message === '' ? '' : [lead, ...message.split('\n').map((line) => `> ${line}`), ''].join('\n');
}

/**
 * The address that the desk can reply to: exactly one. Undefined for a list, a group, a name with an address, or
 * anything else that visitors type.
 */
export function replyAddress({ email }: Pick<ReplyDraft, 'email'>): string | undefined {
  return isEmail(email) ? email : undefined;
}

/** A `mailto:` link to a visitor's address. Escapes it as a whole, so that it stays a single address. */
export function mailAddress(value: string, parameters?: Readonly<Record<string, string>>): string | undefined {
  return value.includes('@') ? mailto(value, parameters) : undefined;
}

type MailedReply = Omit<ReplyDraft, 'locale'>;

/** The size of a `mailto:` address that every mail program opens, in bytes. */
const MOST_BYTES = 2000;
/** The size of a character in it, at most. */
const BYTES_PER_CHARACTER = 9;

/** How many characters of a message are quoted: at most, and below which the quote is left out. */
const MOST_QUOTED = 1000;
const LEAST_QUOTED = 100;

/** The mail that a reply opens, and the part of its text that the mail does not hold because it would be too long. */
export interface ReplyMail {
  readonly href: string;
  readonly rest: string;
}

/**
 * Composes the `mailto:` link of a reply, with the visitor's message quoted as far as it fits. If the text alone is too
 * long, the mail has its first paragraph, the greeting. Returns undefined without an e-mail address.
 */
export function replyMail({ email, subject, text, quoted: { message, lead } }: MailedReply): ReplyMail | undefined {
  const addressOf = (body: string): string =>
    mailAddress(email, { subject, body: body.replaceAll('\n', '\r\n') }) ?? '';
  const quoteOf = (length: number): string =>
    quote({ lead, message: length < message.length ? `${message.slice(0, length).toWellFormed()}…` : message });
  if (addressOf('') === '') return undefined;
  const most = Math.min(message.length, MOST_QUOTED);
  for (let length = most; length >= Math.min(message.length, LEAST_QUOTED);) {
    const href = addressOf(`${text}\n\n${quoteOf(length)}`);
    // The address is percent-encoded, so that each of its characters is one byte.
    const excess = href.length - MOST_BYTES;
    if (excess <= 0) return { href, rest: '' };
    length -= Math.ceil(excess / BYTES_PER_CHARACTER);
  }
  const [greeting = '', ...others] = text.split('\n\n');
  const rest = [...others, quoteOf(most)].join('\n\n');
  for (const [body, left] of [
    [`${text}\n`, ''],
    [`${greeting}\n\n`, rest],
  ] as const) {
    const href = addressOf(body);
    if (href.length <= MOST_BYTES) return { href, rest: left };
  }
  return { href: addressOf(''), rest: `${greeting}\n\n${rest}` };
}

function tableOf({ tables }: DeskConfig, { table }: FullRow): DeskTable {
  const found = tables.find(({ key }) => key === table);
  if (!found) throw new Error(`There is no table "${table}".`);
  return found;
}
