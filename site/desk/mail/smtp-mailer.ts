import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

/** The timeout for each step of an SMTP session. */
const TIMEOUT_MS = 10_000;

/**
 * Adds the desk's defaults to the URL of a mail server: timeouts, and STARTTLS for `smtp://`. Mail servers on other
 * machines must offer STARTTLS unless the URL ends with `?requireTLS=false`. `smtps://` is encrypted from the start.
 * Certificates are checked.
 */
export function smtpAddress(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const { searchParams } = url;
  const setDefault = (name: string, value: string): void => {
    if (!searchParams.has(name)) searchParams.set(name, value);
  };
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'smtp:' && !isLocal && !searchParams.has('ignoreTLS')) setDefault('requireTLS', 'true');
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'])
    setDefault(name, String(TIMEOUT_MS));
  return url.href;
}

/** Sends mails through the server of `SMTP_URL`, each over its own connection. */
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
