import { linesOf, oneLine } from '../visible.ts';
import { LONGEST_SUBJECT, quote, type ReplyDraft } from '../reply-draft.ts';
import type { Delivery, ReplyText } from '../contract/store.ts';
import type { Mail, Mailer } from './mailer.ts';

/** A reply that the desk sends. */
export interface Reply extends ReplyText {
  /** Its id, from which the Message-ID is derived. */
  readonly id: string;
  /** The colleague who wrote it: gets the answer, and a copy. */
  readonly author: { readonly name: string; readonly address: string };
  readonly quoted: ReplyDraft['quoted'];
  /** When it was written. The copy has the same time. */
  readonly date: Date;
}

/** Errors without an answer of the mail server that come up before the message is handed over. */
const BEFORE_THE_MESSAGE: ReadonlySet<unknown> = new Set([
  'EDNS',
  'EAUTH',
  'ETLS',
  'EREQUIRETLS',
  'EENVELOPE',
  'ECONFIG',
]);

/**
 * Sends a reply to the one person whom it names. It never rejects: `unsure` means that the mail server may have taken the
 * mail without saying so, so that it must not be sent again by itself.
 */
export async function sendReply(mailer: Mailer, reply: Reply, siteOrigin: string): Promise<Delivery> {
  try {
    await mailer.send(mailOf(reply, siteOrigin));
    return 'sent';
  } catch (error) {
    return isRefusal(error) ? 'failed' : 'unsure';
  }
}

/** Sends the author a copy of a reply. Rejects if the mail server does not accept it. */
export async function sendCopy(mailer: Mailer, reply: Reply, siteOrigin: string): Promise<void> {
  await mailer.send({ ...mailOf(reply, siteOrigin), copyTo: reply.author.address });
}

function mailOf({ id, recipient, subject, text, author, quoted, date }: Reply, siteOrigin: string): Mail {
  const quotedLines = { ...quoted, message: linesOf(quoted.message).join('\n') };
  return {
    to: recipient,
    date,
    subject: oneLine(subject, LONGEST_SUBJECT),
    text: `${text}\n\n${quote(quotedLines)}`.trimEnd() + '\n',
    author: { ...author, name: oneLine(author.name, LONGEST_SUBJECT) },
    id: `${id}@${new URL(siteOrigin).hostname}`,
  };
}

/** Whether an error proves that the mail server has not taken the mail. */
function isRefusal(error: unknown): boolean {
  const { responseCode, code, originalCode, timeoutType } = error as Readonly<Record<string, unknown>>;
  return (
    typeof responseCode === 'number' ||
    BEFORE_THE_MESSAGE.has(code) ||
    originalCode === 'ECONNREFUSED' ||
    timeoutType === 'CONNECT_TIMEOUT'
  );
}
