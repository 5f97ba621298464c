import { Fragment } from 'react';
import { mailto } from '../../../shared/email.ts';
import type { DeskColumn } from '../../contract/config.ts';
import { formatValue } from '../../format.ts';
import { useUi } from '../ui.tsx';
import { quote, type ReplyDraft } from '../../reply-draft.ts';

/** The length of an excerpt of a long text. */
const SHOWN = 1000;

interface LinkedProps {
  readonly text: string;
  /** Where to cut the text. */
  readonly end?: number;
  /** Whether the text is the answer to the question for a telephone number. */
  readonly isTelephone?: boolean;
}

/** A visitor's text in which telephone numbers are links. */
function Linked({ text, end = text.length, isTelephone = false }: LinkedProps) {
  const { telephones } = useUi();
  // A number that is cut is another number.
  const found = telephones(text, isTelephone).filter(({ to }) => to <= end);
  return (
    <>
      {found.map(({ href, from, to }, index) => (
        <Fragment key={from}>
          {text.slice(found[index - 1]?.to ?? 0, from)}
          <a href={href}>{text.slice(from, to)}</a>
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.to ?? 0, end).toWellFormed()}
    </>
  );
}

/** A visitor's text with its line breaks. Shows an excerpt of a long text, and the rest on demand. */
function VisitorText({ text }: { text: string }) {
  const { t, formats } = useUi();
  const lines = (end: number) => (
    <p className="visitor__text" dir="auto">
      <Linked text={text} end={end} />
      {end < text.length ? '…' : null}
    </p>
  );
  if (text.length <= SHOWN) return lines(text.length);
  return (
    <div className="visitor">
      {lines(SHOWN)}
      <details>
        <summary>{t('desk.row.whole', { characters: formats.number(text.length) })}</summary>
        {lines(text.length)}
      </details>
    </div>
  );
}

interface ColumnValueProps {
  readonly column: DeskColumn;
  readonly value: string | null;
  readonly full?: boolean;
}

/** The value of a column; with `full`, as the page of a row shows it, otherwise as a list does. */
export function ColumnValue({ column, value, full = false }: ColumnValueProps) {
  const ui = useUi();
  const { t } = ui;
  const shown = formatValue(column, value, ui, full ? 'full' : 'list');
  if (value === null || shown === null) return <span className="none">{t('desk.none')}</span>;
  if (shown !== value) {
    if (column.kind !== 'timestamp' && column.kind !== 'date') return <>{shown}</>;
    return <time dateTime={value}>{shown}</time>;
  }
  if (!full) return <bdi>{value.length > 160 ? `${value.slice(0, 160)}…` : value}</bdi>;
  if (column.kind === 'longText') return <VisitorText text={value} />;
  const to = addressOf(column.kind, value);
  if (to === undefined && value.length > SHOWN) return <VisitorText text={value} />;
  if (to === undefined) return <bdi>{column.kind === 'phone' ? <Linked text={value} isTelephone /> : value}</bdi>;
  return (
    <a href={to} {...(column.kind === 'url' && { target: '_blank', rel: 'noopener noreferrer' })}>
      <bdi>{value}</bdi>
      {column.kind === 'url' ? <span className="sr"> {t('desk.newTab')}</span> : null}
    </a>
  );
}

/** The link of a value that is valid for its column's kind. Other values do not become links. */
export function addressOf(kind: DeskColumn['kind'], value: string): string | undefined {
  if (kind === 'email') return mailAddress(value);
  if (kind === 'url' && /^https?:\/\/[^\s<>"]+$/i.test(value) && URL.canParse(value)) return new URL(value).href;
  return undefined;
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
