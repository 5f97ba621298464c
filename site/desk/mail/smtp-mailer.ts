import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** How long a mail server may take for each step. */
const TIMEOUT_MS = 10_000;

/**
 * Hands mails to the server of `SMTP_URL`: `smtps://` is encrypted from the first byte, `smtp://` by STARTTLS, which a server that is
 * not this machine has to offer unless the URL says `?requireTLS=false`.
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const { hostname, searchParams } = new URL(url);
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  const target = new URL(url);
  if (!isHere && !searchParams.has('requireTLS') && !searchParams.has('ignoreTLS')) target.searchParams.set('requireTLS', 'true');
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!searchParams.has(name)) target.searchParams.set(name, String(TIMEOUT_MS));
  }
  const transport = createTransport(target.href);
  return {
    isLocal: false,
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: async () => transport.close(),
  };
}
