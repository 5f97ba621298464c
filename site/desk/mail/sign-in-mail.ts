import { html } from 'hono/html';
import { say } from '../server/say.ts';
import type { DeskTexts } from '../server/environment.ts';
import type { Mail } from './mailer.ts';

/** What a sign-in mail says. */
export interface SignInMailOptions {
  readonly to: string;
  readonly link: string;
  readonly minutes: number;
  readonly firm: string;
  readonly locale: string;
  readonly texts: DeskTexts | undefined;
}

/** The mail with a sign-in link. */
export async function signInMail({ to, link, minutes, firm, locale, texts }: SignInMailOptions): Promise<Mail> {
  const values = { firm, minutes };
  const subject = say(texts, 'desk.mail.signIn.subject', values);
  const lead = say(texts, 'desk.mail.signIn.lead', values);
  const until = say(texts, 'desk.mail.signIn.until', values);
  const button = say(texts, 'desk.mail.signIn.button', values);
  const document = html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font-family: sans-serif"><p>${lead}</p><p><a href="${link}">${button}</a></p><p>${until}</p></body></html>`;
  return { to, subject, text: `${lead}\n\n${link}\n\n${until}\n`, html: String(await document) };
}
