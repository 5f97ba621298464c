import type { Diagnostic } from '../diagnostic.ts';
import { settingsOf } from '../schema/index.ts';
import type { Field } from '../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { problem, warning } from './problem.ts';
import type { Rule } from './rule.ts';
import type { SiteSpec } from '../schema/index.ts';

const named =
  'name honorific-prefix given-name additional-name family-name honorific-suffix nickname username organization-title organization';
const places =
  'street-address address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code';
const others =
  'new-password current-password one-time-code cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo';
const phones =
  'tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension';

/** The names that HTML has for what browsers fill in: https://html.spec.whatwg.org/#autofill. */
const tokens: readonly string[] = `${named} ${places} ${others} ${phones} email impp on off`.split(' ');

/** Those that a control of a kind can be filled in by; any for the others. */
const fitting: Partial<Record<Field['control'], readonly string[]>> = {
  email: ['email', 'username', 'on', 'off'],
  tel: [...phones.split(' '), 'on', 'off'],
  url: ['url', 'photo', 'impp', 'on', 'off'],
  date: ['bday', 'cc-exp', 'on', 'off'],
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

/** What sites call the controls that browsers and password managers fill in without being told what they are for. */
const guessed: readonly string[] =
  'firstname lastname fullname surname mail phone telephone mobile company website homepage address street city state zip zipcode postcode fax login user'.split(
    ' ',
  );

/** Whether programs for people fill in a control of this name by themselves. */
export function fillsIn(name: string): boolean {
  const token = name.toLowerCase().replaceAll('_', '-');
  return token !== 'on' && token !== 'off' && (tokens.includes(token) || guessed.includes(token.replaceAll('-', '')));
}

/** Refuses what no browser knows to fill in, and what a control of the kind is never filled in with. */
export const autocompleteTokens: Rule = ({ forms }) =>
  Object.entries(forms).flatMap(([key, { fields }]) =>
    Object.entries(fields).flatMap(([name, field]): Diagnostic[] => {
      const { autocomplete } = settingsOf(field);
      if (autocomplete === undefined) return [];
      const path = ['forms', key, 'fields', name, 'autocomplete'];
      const token = tokenOf(autocomplete);
      if (!tokens.includes(token)) {
        return [
          problem(
            'field/autocomplete',
            path,
            `No browser knows what to fill in for "${autocomplete}".`,
            suggestion(token, tokens),
          ),
        ];
      }
      const fit = fitting[field.control];
      return fit && !fit.includes(token)
        ? [
            problem(
              'field/autocomplete',
              path,
              `Browsers do not fill "${token}" into a ${field.control} field.`,
              `Write ${fit[0]}, or let it be a field of another kind.`,
            ),
          ]
        : [];
    }),
  );

/** Two fields of a form that browsers fill in with the same. */
export function repeatedAutocomplete({ forms }: SiteSpec): Diagnostic[] {
  return Object.entries(forms).flatMap(([key, { fields }]) => {
    const first = new Map<string, string>();
    return Object.entries(fields).flatMap(([name, field]) => {
      const { autocomplete } = settingsOf(field);
      if (autocomplete === undefined || ['on', 'off'].includes(autocomplete)) return [];
      const other = first.get(autocomplete);
      if (other === undefined) return (first.set(autocomplete, name), []);
      const at = (one: string): string[] => ['forms', key, 'fields', one, 'autocomplete'];
      return {
        ...warning(
          'field/autocomplete-twice',
          at(name),
          `Browsers would fill "${name}" with the same as "${other}".`,
          'Leave it out of one of them, or say what belongs there.',
        ),
        related: [{ path: at(other), message: 'The other one.' }],
      };
    });
  });
}
