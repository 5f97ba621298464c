import { problem } from './problem.ts';
import type { Rule } from './rule.ts';

/** Refuses opening hours that end before they begin. */
export const openingHours: Rule = (spec) =>
  spec.firm.hours.flatMap(({ opens, closes }, index) =>
    closes > opens ? [] : [problem('firm/hours', ['firm', 'hours', index, 'closes'], `The firm closes at ${closes} and opens at ${opens}.`, 'Write the two parts of a day that is interrupted as two entries.')],
  );

/** Refuses an e-mail address or telephone number that no link can be made of. */
export const contactWays: Rule = ({ firm }) => [
  ...(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(firm.email) ? [] : [problem('firm/email', ['firm', 'email'], `"${firm.email}" is no e-mail address.`)]),
  ...(/^\+\d[\d ()-]{6,}$/.test(firm.phone) ? [] : [problem('firm/phone', ['firm', 'phone'], `"${firm.phone}" is no telephone number with its country.`, 'Write it like +52 55 1234 5678.')]),
];
