import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

/** How long a mail server may take for each step. */
const TIMEOUT_MS = 10_000;

/**
 * The address of a mail server with what holds unless it says otherwise: `smtps://` is encrypted from the first byte, `smtp://` by
 * STARTTLS, which a server that is not this machine has to offer unless the address ends with `?requireTLS=false`. Certificates are checked.
 */
export function smtpAddress(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const { searchParams } = url;
  const put = (name: string, value: string): void => {
    if (!searchParams.has(name)) searchParams.set(name, value);
  };
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'smtp:' && !isHere && !searchParams.has('ignoreTLS')) put('requireTLS', 'true');
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'])
    put(name, String(TIMEOUT_MS));
  return url.href;
}

/** Hands mails to the server of `SMTP_URL`, each over a connection of its own. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(smtpAddress(url));
  return {
    isLocal: false,
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
    close: async () => transport.close(),
  };
}
