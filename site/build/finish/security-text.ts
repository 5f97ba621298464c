import type { SecurityContact } from '#contract';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { securityContact } from '#generated/security.ts';
import { publicOrigin } from '../public-origin.ts';
import type { BuiltSite } from './pages.ts';

/** The path that RFC 9116 requires. */
export const SECURITY_TEXT = '/.well-known/security.txt';

/** Writes `security.txt` if the spec has a security contact. */
export function writeSecurityText({ client }: BuiltSite): void {
  if (securityContact === undefined) return;
  const file = join(client, SECURITY_TEXT);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, securityText(securityContact, publicOrigin()));
}

/** The file's text (RFC 9116). */
export function securityText({ contact, expires, languages, policy }: SecurityContact, origin: string): string {
  const fields = [
    ['Contact', contact],
    // The end of the spec's day.
    ['Expires', `${expires}T23:59:59Z`],
    ['Preferred-Languages', languages.join(', ')],
    ['Canonical', `${origin}${SECURITY_TEXT}`],
    ...(policy === undefined ? [] : [['Policy', policy]]),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
