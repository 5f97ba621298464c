import type { FieldOf } from '#contract';
import { cleanEmail, withoutInvisible } from '../email.ts';

/** Cleaners for answers that programs read, in which invisible characters are never intended. */
const cleaners: Partial<Record<FieldOf<string>['control'], (text: string) => string>> = {
  email: cleanEmail,
  url: (text) => withScheme(withoutInvisible(text)),
  tel: withoutInvisible,
  number: withoutInvisible,
};

/** A host with a dot, then a port, a path or nothing: `linkedin.com/in/ana`, `//firm.example:8443`. */
const withoutScheme = /^(?:\/\/)?[^\s/?#@:]+\.[^\s/?#@:]+(?::\d+)?(?:[/?#]|$)/;

/** Adds the scheme to a web address without one. */
function withScheme(address: string): string {
  return withoutScheme.test(address) ? `https://${address.replace(/^\/\//, '')}` : address;
}

/** Prepares an answer for checking and sending. PostgreSQL does not accept the NUL character in texts. */
export function cleanAnswer(control: FieldOf<string>['control'], text: string): string {
  const storable = text.replaceAll('\0', '');
  return cleaners[control]?.(storable) ?? storable;
}
