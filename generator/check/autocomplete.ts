import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { settingsOf } from '../schema/index.ts';
import type { Field, SiteSpec } from '../schema/index.ts';
import { fieldsOf } from '../compile/walk.ts';

const named =
  'name honorific-prefix given-name additional-name family-name honorific-suffix nickname username organization-title organization';
const places =
  'street-address address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code';
const others =
  'new-password current-password one-time-code cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo';
const phones =
  'tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension';

/** The names that HTML has for what browsers fill in: https://html.spec.whatwg.org/#autofill. */
const tokens: readonly string[] = `${named} ${places} ${others} ${phones} email impp`.split(' ');

/** Those that a control of a kind can be filled in by; any for the others. */
const fitting: Partial<Record<Field['control'], readonly string[]>> = {
  email: ['email', 'username'],
  tel: phones.split(' '),
  url: ['url', 'photo', 'impp'],
  date: ['bday', 'cc-exp'],
};

/** What browsers are asked to fill in: the last word, after a section and whose it is. */
function tokenOf(autocomplete: string): string {
  return autocomplete
    .trim()
    .toLowerCase()
    .replace(/^section-\S+ +/, '')
    .replace(/^(?:shipping|billing) +/, '')
    .replace(/^(?:home|work|mobile|fax|pager) +/, '')
    .replace(/ +webauthn$/, '');
}

/** Refuses what no browser can fill in, and what a control of the kind is never filled in with. */
export function* autocompleteTokens(spec: SiteSpec): Iterable<Diagnostic> {
  for (const { value: field, path: ofField } of fieldsOf(spec)) {
    const { autocomplete } = settingsOf(field);
    if (autocomplete === undefined) continue;
    const path = [...ofField, 'autocomplete'];
    const token = tokenOf(autocomplete);
    const fit = fitting[field.control];
    if (['on', 'off'].includes(token)) continue;
    if (!tokens.includes(token)) yield diagnose('field/autocomplete', path, { autocomplete, token, tokens });
    else if (fit && !fit.includes(token))
      yield diagnose('field/autocomplete#control', path, { token, control: field.control, fit });
  }
}

/** Refuses a honeypot that browsers fill in: the messages of people would be taken for those of programs. */
export function* honeypot({ constants: { honeypot: name } }: SiteSpec): Iterable<Diagnostic> {
  if (tokens.includes(name.toLowerCase().replaceAll('_', '-')))
    yield diagnose('form/honeypot', ['constants', 'honeypot'], { name });
}
