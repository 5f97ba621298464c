import { translate, type Texts } from '../format.ts';
import { composeMail } from './layout.ts';
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
export function signInMail(options: SignInMailOptions): Promise<Mail> {
  const { to, link, minutes, firm, locale, texts, invitation } = options;
  const values = { firm, minutes, ...invitation };
  const group = invitation ? 'invitation' : 'signIn';
  const text = (key: string): string => translate(texts ?? {}, locale, `desk.mail.${group}.${key}`, values);
  return composeMail({
    to,
    locale,
    subject: text('subject'),
    heading: text('heading'),
    lead: text('lead'),
    link: { href: link, label: text('button') },
    smallPrint: text('until'),
    firm,
  });
}
