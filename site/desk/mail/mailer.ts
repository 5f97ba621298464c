import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { codeOf } from '../../user-error.mjs';

/** A mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The Message-ID without angle brackets: mail programs show two mails with the same one once. Default: generated. */
  readonly id?: string;
  /** The colleague who wrote the mail, who gets the answer to it. Absent in a mail that the desk writes by itself. */
  readonly author?: { readonly name: string; readonly address: string };
  /** Delivers the mail to this address instead of `to`, which it still names: the author's own copy. */
  readonly copyTo?: string;
  /** Default: now. */
  readonly date?: Date;
}

/** Sends mails. */
export interface Mailer {
  /** Whether mails are only written to files on this machine. If so, the desk also logs sign-in links. */
  readonly isLocal: boolean;
  /** Sends a mail. Rejects if the mail server did not accept it. */
  send(mail: Mail): Promise<void>;
}

/** The timeout for each step of an SMTP session. */
const TIMEOUT_MS = 10_000;

/**
 * The connection to the mail server of a URL, whose parameters override these options. Mail servers on other machines
 * must offer STARTTLS, unless the URL ends with `?requireTLS=false`. `smtps://` is encrypted from the start.
 * Certificates are checked.
 */
export function smtpTransport(url: string) {
  return createTransport({
    url,
    requireTLS: !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  });
}

/** Sends mails through the server of `SMTP_URL`, each over its own connection. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = smtpTransport(url);
  return {
    isLocal: false,
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
  };
}

/** Writes each mail to a file that only this user can read: `<time>-<n>.eml` in `folder`. */
export function createFileMailer(folder: string, from: string): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    isLocal: true,
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
      const write = async (n: number): Promise<void> => {
        const file = join(folder, `${time}-${n}.eml`);
        await writeFile(file, message as Buffer, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
          if (codeOf(error) !== 'EEXIST') throw error;
          return write(n + 1);
        });
      };
      await write(1);
    },
  };
}

/** Why a mail could not be sent, without the server's message: it may contain addresses. */
export function reasonOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === 'number') return `answer ${responseCode}`;
  if (code === 'ETIMEDOUT') return 'no answer in time';
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? `no connection (${code})` : 'no connection';
}

/** A mail in the format of nodemailer, which may neither read files nor fetch URLs that occur in the mail. */
function messageOf({ to, subject, text, html, id, author, copyTo, date }: Mail, from: string): SendMailOptions {
  return {
    from,
    // As an object, so that commas and brackets in it cannot add recipients.
    to: { name: '', address: to },
    ...(author && { replyTo: author }),
    ...(copyTo !== undefined && { envelope: { from, to: [copyTo] } }),
    subject,
    text,
    ...(html !== undefined && { html }),
    ...(date && { date }),
    ...(id !== undefined && { messageId: `<${id}>` }),
    // Suppresses automatic replies, such as out-of-office messages.
    ...(!author && { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
