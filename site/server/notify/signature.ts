import { createHmac } from 'node:crypto';

/**
 * What `X-Signature` says of a body: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>", hexadecimal>`. The time is signed
 * too, so that nobody who has seen a call can repeat it later.
 */
export function signatureOf(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
