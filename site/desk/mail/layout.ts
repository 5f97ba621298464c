import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** The parts of a mail. {@link layout} escapes strings, but not {@link html} templates. */
export interface MailLayout {
  readonly locale: string;
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  readonly link: { readonly href: string; readonly label: string };
  /** Shown between the link and the small print. */
  readonly content?: Html | undefined;
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

/** Renders the HTML document of a mail. */
export async function layout({
  locale,
  subject,
  heading,
  lead,
  link,
  content,
  smallPrint,
  firm,
}: MailLayout): Promise<string> {
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
                      ${content}
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

/** Renders fields as a table: each label with its value below. */
export function fieldTable(fields: readonly { readonly label: string; readonly lines: readonly string[] }[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
    ${fields.map(
      ({ label, lines }) =>
        html`<tr>
            <td class="quiet" style="padding: 10px 0 0; color: #555b66; font-size: 14px">${label}</td>
          </tr>
          <tr>
            <td class="text" dir="auto" style="color: #16181d; word-break: break-word">
              ${lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}
            </td>
          </tr>`,
    )}
  </table>`;
}
