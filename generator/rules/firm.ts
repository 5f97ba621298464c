import { isEmail } from '../../site/lib/email.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { isInWords } from '../schema/index.ts';
import type { OpeningHours, SiteSpec } from '../schema/index.ts';
import { problem, warning } from './problem.ts';
import type { Rule } from './rule.ts';

/** Refuses hours that end before they begin, and those of one day that overlap. */
export const hoursFit: Rule = ({ firm, values }) => [
  ...hoursWork(['firm', 'hours'], firm.hours),
  ...Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && !isInWords(value) && value.kind === 'hours'
      ? hoursWork(['values', name, 'hours'], value.hours)
      : [],
  ),
];

function hoursWork(path: SpecPath, hours: readonly OpeningHours[]): Diagnostic[] {
  return hours.flatMap(({ days, opens, closes }, index) => {
    const other = hours.findIndex(
      (entry, at) =>
        at < index && entry.days.some((day) => days.includes(day)) && entry.opens < closes && opens < entry.closes,
    );
    if (other >= 0) {
      const overlap = problem(
        'firm/hours',
        [...path, index, 'opens'],
        `From ${opens} the firm is open already.`,
        'Let one begin when the other has ended.',
      );
      return [{ ...overlap, related: [{ path: [...path, other], message: 'It is open here.' }] }];
    }
    return closes > opens
      ? []
      : [
          problem(
            'firm/hours',
            [...path, index, 'closes'],
            `The firm closes at ${closes} and opens at ${opens}.`,
            'Write the two parts of a day that is interrupted as two entries.',
          ),
        ];
  });
}

/** Refuses an e-mail address or telephone number that no link can be made of. */
export const contactWays: Rule = ({ firm }) => [
  ...(isEmail(firm.email)
    ? []
    : [problem('firm/email', ['firm', 'email'], `"${firm.email}" is not an e-mail address.`)]),
  ...(/^\+\d[\d ()-]{6,}$/.test(firm.phone)
    ? []
    : [
        problem(
          'firm/phone',
          ['firm', 'phone'],
          `"${firm.phone}" is not a telephone number with its country.`,
          'Write it like +52 55 1234 5678.',
        ),
      ]),
];

/** Refuses a contact for security findings that nobody could follow, and a day that no calendar has. */
export const securityContactWorks: Rule = ({ firm: { securityContact } }) => {
  if (!securityContact) return [];
  const { contact, expires, policy } = securityContact;
  const path = ['firm', 'securityContact'] as const;
  const found: Diagnostic[] = [];
  const [, mail] = /^mailto:(.+)$/.exec(contact) ?? [];
  if (!(mail === undefined ? /^tel:\+\d{7,15}$/.test(contact) || isHttps(contact) : isEmail(mail))) {
    found.push(
      problem(
        'firm/security-contact',
        [...path, 'contact'],
        `"${contact}" is not an address for reports.`,
        'Write mailto:security@…, https://… or tel:+52….',
      ),
    );
  }
  if (Number.isNaN(Date.parse(expires)) || new Date(expires).toISOString().slice(0, 10) !== expires) {
    found.push(
      problem(
        'firm/security-expires',
        [...path, 'expires'],
        `There is no day ${expires}.`,
        'Write a day as in 2027-10-31.',
      ),
    );
  }
  if (policy !== undefined && !isHttps(policy)) {
    found.push(
      problem(
        'firm/security-policy',
        [...path, 'policy'],
        `"${policy}" is not an https address.`,
        'Write https://…, or leave it out.',
      ),
    );
  }
  return found;
};

/** A contact for security findings that its own file calls out of date: nobody may write to it. */
export function securityContactExpired({ firm: { securityContact } }: SiteSpec): Diagnostic[] {
  const today = new Date().toISOString().slice(0, 10);
  if (!securityContact || securityContact.expires >= today) return [];
  const { expires } = securityContact;
  return [
    warning(
      'firm/security-expired',
      ['firm', 'securityContact', 'expires'],
      `security.txt has expired on ${expires}.`,
      'Check that the contact still holds, and set a day that is less than a year ahead.',
    ),
  ];
}

function isHttps(address: string): boolean {
  return /^https:\/\/[^\s\\]+$/.test(address) && URL.canParse(address);
}
