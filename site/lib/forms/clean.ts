import type { FieldOf } from '#contract';
import { cleanEmail, withoutInvisible } from '../email.ts';

/** Answers that are read by programs: what nobody sees in them is never meant. */
const cleaners: Partial<Record<FieldOf<string>['control'], (text: string) => string>> = {
  email: cleanEmail,
  url: (text) => withScheme(withoutInvisible(text)),
  tel: withoutInvisible,
  number: withoutInvisible,
};

/** A host with a dot, then a port, a path or nothing: `linkedin.com/in/ana`, `//firm.example:8443`. */
const withoutScheme = /^(?:\/\/)?[^\s/?#@:]+\.[^\s/?#@:]+(?::\d+)?(?:[/?#]|$)/;

/** A web address; people leave out how it begins. */
function withScheme(address: string): string {
  return withoutScheme.test(address) ? `https://${address.replace(/^\/\//, '')}` : address;
}

/** An answer as it is checked and sent. PostgreSQL has no character 0 in its texts. */
export function cleanAnswer(control: FieldOf<string>['control'], text: string): string {
  const storable = text.replaceAll('\0', '');
  return cleaners[control]?.(storable) ?? storable;
}
