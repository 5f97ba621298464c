import { createHmac } from 'node:crypto';

/**
 * The value of `X-Signature`: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>", hexadecimal>`. Signing the time too
 * prevents replay attacks.
 */
export function signatureOf(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
