import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** A mail as the mail library takes it. It reads no files and fetches no addresses, whatever is in the mail. */
export function messageOf({ to, subject, text, html, id }: Mail, from: string): SendMailOptions {
  return {
    from,
    // As one address: commas and brackets in it make no further ones.
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(id !== undefined && { messageId: `<${id}>` }),
    // Holiday notices are not answered to it.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
