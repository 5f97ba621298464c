import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { codeOf } from '../../user-error.mjs';
import { html } from 'hono/html';
import type { DeskTextKey, DeskTexts, TranslateDesk } from '../../texts/desk.ts';
import type { Values } from '../../texts/engine-texts.ts';
import type { DeskConfig } from '../contract/config.ts';

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
export interface MailSection {
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
