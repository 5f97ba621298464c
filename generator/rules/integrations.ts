import type { Diagnostic } from '../diagnostic.ts';
import { problem, unknownName } from './problem.ts';
import type { Rule } from './rule.ts';
import { blocksOf, pagesOf } from './walk.ts';

/** Refuses pages that need an outside service which the spec does not declare. */
export const declaredServices: Rule = (spec) => {
  const { bookingWidget, countryLookup } = spec.integrations;
  return pagesOf(spec).flatMap((page): Diagnostic[] => [
    ...(page.value.languageByCountry && !countryLookup
      ? [problem('page/no-country-lookup', [...page.path, 'languageByCountry'], 'There is no service to ask for the country.', 'Declare integrations.countryLookup, or remove this.')]
      : []),
    ...blocksOf(page).flatMap(({ value: block, path }) => {
      if (block.kind !== 'bookingWidget') return [];
      if (!bookingWidget) return [problem('booking/no-widget', path, 'There is no booking widget to show.', 'Declare integrations.bookingWidget, or link to the calendar with book(…).')];
      return unknownName('calendar/unknown', 'booking calendar', block.calendar, Object.keys(spec.firm.bookings), [...path, 'calendar']);
    }),
  ]);
};

/** Refuses to ask for consent without a way to take it back. */
export const consentCanChange: Rule = ({ integrations: { analytics }, footer }) =>
  analytics?.consent && !footer.columns.some(({ sections }) => sections.some(({ kind }) => kind === 'consent'))
    ? [problem('footer/no-consent', ['footer', 'columns'], 'Visitors are asked whether they may be measured, and cannot change their answer.', 'Add consentSection() to a column.')]
    : [];
