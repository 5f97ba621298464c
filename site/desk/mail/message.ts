import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** A mail in the format of nodemailer, which may neither read files nor fetch URLs that occur in the mail. */
export function messageOf({ to, subject, text, html, id }: Mail, from: string): SendMailOptions {
  return {
    from,
    // As an object, so that commas and brackets in it cannot add recipients.
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(id !== undefined && { messageId: `<${id}>` }),
    // Suppresses automatic replies, such as out-of-office messages.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
