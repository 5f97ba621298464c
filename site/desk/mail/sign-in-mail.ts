import { translate, type Texts } from '../format.ts';
import { layout } from './layout.ts';
import type { Mail } from './mailer.ts';

/** Options of {@link signInMail}. */
export interface SignInMailOptions {
  readonly to: string;
  readonly link: string;
  readonly minutes: number;
  readonly firm: string;
  readonly locale: string;
  readonly texts: Texts | undefined;
  /** For an invitation: who invites, the role, and the address of the page that sends another link. */
  readonly invitation?: { readonly by: string; readonly role: string; readonly login: string } | undefined;
}

/** Composes the mail with a sign-in link, or an invitation. */
export async function signInMail(options: SignInMailOptions): Promise<Mail> {
  const { to, link, minutes, firm, locale, texts, invitation } = options;
  const values = { firm, minutes, ...invitation };
  const group = invitation ? 'invitation' : 'signIn';
  const text = (key: string): string => translate(texts ?? {}, locale, `desk.mail.${group}.${key}`, values);
  const subject = text('subject');
  const lead = text('lead');
  const until = text('until');
  return {
    to,
    subject,
    text: `${lead}\n\n${link}\n\n${until}\n`,
    html: await layout({
      locale,
      subject,
      heading: text('heading'),
      lead,
      link: { href: link, label: text('button') },
      smallPrint: until,
      firm,
    }),
  };
}
