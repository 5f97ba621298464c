import { quote, type ReplyDraft } from '../../reply-draft.ts';
import { mailAddress } from './Visitor.tsx';

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
