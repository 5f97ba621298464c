import { fillIn } from '../shared/fill-in.ts';
import { isEmail } from '../shared/email.ts';
import type { DeskTexts } from '../texts/desk.ts';
import type { DeskConfig, DeskTable, DeskTemplate } from './contract/config.ts';
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
  const greeting = t(name ? 'desk.reply.greeting' : 'desk.reply.greetingNobody', { name });
  const beginning = template ? fillIn(label(template.body), values) : `${greeting}\n`;
  const signature = signatures.own ?? fillIn(label(signatures.firm ?? {}), values);
  const subject = template?.subject
    ? fillIn(label(template.subject), values)
    : t('desk.reply.subject', { firm: config.firm });
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

function tableOf({ tables }: DeskConfig, { table }: FullRow): DeskTable {
  const found = tables.find(({ key }) => key === table);
  if (!found) throw new Error(`There is no table "${table}".`);
  return found;
}
