import { html } from 'hono/html';
import type { Mail } from './mailer.ts';

/** A labelled part of a mail, such as a field of a form. A line may be a link. */
export interface MailSection {
  readonly label: string;
  readonly lines: readonly { readonly text: string; readonly href?: string }[];
}

/** The parts of a mail. */
export interface MailLayout {
  readonly to: string;
  readonly locale: string;
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  readonly link: { readonly href: string; readonly label: string };
  readonly sections?: readonly MailSection[];
  readonly smallPrint: string;
  readonly firm: string;
}

const FONT = "font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

// Mail clients support little more than tables and inline styles. Those that support prefers-color-scheme get a dark
// page; others invert the colours themselves.
const DARK = `@media (prefers-color-scheme: dark) {
.page, .card { background: #16181d !important; } .card { border-color: #3a3f4a !important; }
.text { color: #eceef2 !important; } .quiet { color: #b4bac6 !important; } .button { background: #9ec5ff !important; color: #10131a !important; }
}`;

/** Composes a mail as text and as HTML. */
export async function composeMail({ sections = [], ...mail }: MailLayout): Promise<Mail> {
  const { to, subject, lead, link, smallPrint } = mail;
  const parts = sections.length === 0 ? [link.href, smallPrint] : [`${link.label}: ${link.href}`];
  const listed = sections.map(sectionText);
  const text = [lead, ...parts, ...listed, ...(sections.length === 0 ? [] : [`-- \n${smallPrint}`])].join('\n\n');
  return { to, subject, text: `${text}\n`, html: await htmlOf({ ...mail, sections }) };
}

// Indents the lines, so that none of a visitor's can be mistaken for the desk's own text.
function sectionText({ label, lines }: MailSection): string {
  const indented = lines.flatMap(({ text, href }) => [text, ...(href === undefined ? [] : [href])]);
  return [label, ...indented.map((line) => `    ${line}`.trimEnd())].join('\n');
}

/** Renders the HTML document of a mail. `html` escapes all values. */
async function htmlOf({
  locale,
  subject,
  heading,
  lead,
  link,
  sections,
  smallPrint,
  firm,
}: Required<MailLayout>): Promise<string> {
  return String(
    await html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${subject}</title>
          <style>
            ${DARK}
          </style>
        </head>
        <body class="page" style="margin: 0; padding: 0; background: #f3f4f6">
          <table
            role="presentation"
            class="page"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            style="background: #f3f4f6"
          >
            <tr>
              <td align="center" style="padding: 24px 12px">
                <table
                  role="presentation"
                  class="card"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  style="max-width: 600px; background: #ffffff; border: 1px solid #d9dce3; border-radius: 8px"
                >
                  <tr>
                    <td style="padding: 24px; ${FONT}; font-size: 16px; line-height: 1.5">
                      <p class="quiet" style="margin: 0 0 8px; color: #555b66; font-size: 14px">${firm}</p>
                      <h1 class="text" style="margin: 0 0 8px; color: #16181d; font-size: 20px; line-height: 1.3">
                        ${heading}
                      </h1>
                      <p class="text" style="margin: 0 0 20px; color: #16181d">${lead}</p>
                      <p style="margin: 0 0 20px">
                        <a
                          class="button"
                          href="${link.href}"
                          style="display: inline-block; padding: 12px 20px; background: #123f7a; color: #ffffff; border-radius: 6px; text-decoration: none; font-weight: bold"
                          >${link.label}</a
                        >
                      </p>
                      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
                        ${sections.map(sectionRows)}
                      </table>
                      <p class="quiet" style="margin: 20px 0 0; color: #555b66; font-size: 14px">${smallPrint}</p>
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html> `,
  );
}

function sectionRows({ label, lines }: MailSection): ReturnType<typeof html> {
  return html`<tr>
      <td class="quiet" style="padding: 10px 0 0; color: #555b66; font-size: 14px">${label}</td>
    </tr>
    <tr>
      <td class="text" dir="auto" style="color: #16181d; word-break: break-word">
        ${lines.map(({ text, href }, index) => {
          const line =
            href === undefined ? text : html`<a class="text" href="${href}" style="color: #16181d">${text}</a>`;
          return index === 0 ? html`${line}` : html`<br />${line}`;
        })}
      </td>
    </tr>`;
}
