import type { Diagnostic } from '../diagnostic.ts';
import type { AnalyticsEvent, SiteSpec } from '../schema/index.ts';
import { problem, unknownName, warning } from './problem.ts';
import type { Rule } from './rule.ts';
import { blocksOf, pagesOf } from './walk.ts';
import type { Placed } from './walk.ts';

/** Refuses pages that need an outside service which the spec does not declare. */
export const declaredServices: Rule = (spec) => {
  const { bookingWidget, countryLookup } = spec.integrations;
  return pagesOf(spec).flatMap((page): Diagnostic[] => [
    ...(page.value.languageByCountry && !countryLookup
      ? [
          problem(
            'page/no-country-lookup',
            [...page.path, 'languageByCountry'],
            'There is no service to ask for the country.',
            'Declare integrations.countryLookup, or remove this.',
          ),
        ]
      : []),
    ...blocksOf(page).flatMap(({ value: block, path }) => {
      if (block.kind !== 'bookingWidget') return [];
      if (!bookingWidget)
        return [
          problem(
            'booking/no-widget',
            path,
            'There is no booking widget to show.',
            'Declare integrations.bookingWidget, or link to the calendar with book(…).',
          ),
        ];
      return unknownName('calendar/unknown', 'booking calendar', block.calendar, Object.keys(spec.firm.bookings), [
        ...path,
        'calendar',
      ]);
    }),
  ]);
};

/** Refuses to ask for consent without a way to take it back. */
export const consentCanChange: Rule = ({ integrations: { analytics }, footer }) =>
  analytics?.consent && !footer.columns.some(({ sections }) => sections.some(({ kind }) => kind === 'consent'))
    ? [
        problem(
          'footer/no-consent',
          ['footer', 'columns'],
          'Visitors are asked whether they may be measured, and cannot change their answer.',
          'Add consentSection() to a column.',
        ),
      ]
    : [];

/** Everything that is sent to analytics, by the list that it stands in. */
function eventLists(spec: SiteSpec): Placed<AnalyticsEvent>[][] {
  return [
    ...Object.entries(spec.forms).map(([name, { analytics }]) =>
      analytics.map((value, index) => ({ value, path: ['forms', name, 'analytics', index] })),
    ),
    ...pagesOf(spec).map(({ value: { events = [] }, path }) =>
      events.map((value, index) => ({ value, path: [...path, 'events', index] })),
    ),
  ];
}

const eventName = /^[A-Za-z]\w{0,39}$/;

/** Refuses events with names that gtag drops. */
export const eventNames: Rule = (spec) =>
  [
    ...eventLists(spec).flatMap((list) =>
      list.map(({ value, path }) => ({ name: value.event, path: [...path, 'event'] })),
    ),
    ...Object.entries(spec.integrations.analytics?.clicks ?? {}).map(([kind, name]) => ({
      name,
      path: ['integrations', 'analytics', 'clicks', kind],
    })),
  ].flatMap(({ name, path }) =>
    eventName.test(name)
      ? []
      : [
          problem(
            'analytics/event',
            path,
            `"${name}" cannot be the name of an event: it would never arrive.`,
            'A name has at most 40 letters, digits and "_", and begins with a letter.',
          ),
        ],
  );

/** What gtag sends by itself, or keeps for itself. */
const own: ReadonlySet<string> = new Set(
  'page_view session_start first_visit user_engagement first_open app_remove app_update os_update screen_view ad_click ad_exposure ad_impression ad_query ad_reward notification_open in_app_purchase'.split(
    ' ',
  ),
);

/** Events that are counted twice. */
export function doubtfulEvents(spec: SiteSpec): Diagnostic[] {
  return eventLists(spec).flatMap((list) =>
    list.flatMap(({ value, path }, index) => {
      if (own.has(value.event))
        return warning(
          'analytics/own-event',
          [...path, 'event'],
          `gtag sends "${value.event}" by itself, or keeps the name for itself.`,
          'Give the event another name.',
        );
      const first = list.find((other) => JSON.stringify(other.value) === JSON.stringify(value));
      if (!first || first === list[index]) return [];
      return {
        ...warning(
          'analytics/twice',
          path,
          'The same event is sent twice: it would be counted twice.',
          'Remove one of them.',
        ),
        related: [{ path: first.path, message: 'The first one.' }],
      };
    }),
  );
}

/** A script that the content security policy would stop. */
export function scriptOrigin({ integrations: { analytics } }: SiteSpec): Diagnostic[] {
  if (!analytics || !URL.canParse(analytics.script)) return [];
  const { origin } = new URL(analytics.script);
  return analytics.origins.some((one) => one === origin || one.includes('*'))
    ? []
    : [
        warning(
          'analytics/script-origin',
          ['integrations', 'analytics', 'origins'],
          `The script comes from ${origin}, which is not among these: browsers would refuse to load it.`,
          `Add '${origin}'.`,
        ),
      ];
}
