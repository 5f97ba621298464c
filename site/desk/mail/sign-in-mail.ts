import { translate } from '../format.ts';
import type { DeskTexts } from '../server/environment.ts';
import { layout } from './layout.ts';
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
  const text = (key: string): string => translate(texts ?? {}, locale, `desk.mail.signIn.${key}`, { firm, minutes });
  const [subject, heading, lead, until, button] = [
    text('subject'),
    text('heading'),
    text('lead'),
    text('until'),
    text('button'),
  ];
  return {
    to,
    subject,
    text: `${lead}\n\n${link}\n\n${until}\n`,
    html: await layout({
      locale,
      subject,
      heading,
      lead,
      link: { href: link, label: button },
      smallPrint: until,
      firm,
    }),
  };
}
