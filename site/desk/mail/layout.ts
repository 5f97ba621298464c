import { html } from 'hono/html';
import type { DeskTextKey, TranslateDesk } from '../../texts/desk.ts';
import type { Values } from '../../texts/engine-texts.ts';
import type { Mail } from './mailer.ts';

/** The reader of a mail, the language, and the desk's texts in it. */
export interface Reader {
  readonly to: string;
  readonly locale: string;
  readonly t: TranslateDesk;
}

type TextOf<Group extends string, Key = DeskTextKey> = Key extends `desk.mail.${Group}.${infer Name}` ? Name : never;

/** A labelled part of a mail, such as a field of a form. A line may be a link. */
export interface MailSection {
  readonly label: string;
  readonly lines: readonly { readonly text: string; readonly href?: string }[];
}

/** The parts of a mail. */
export interface MailParts {
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
