import type { Entry } from './entry.ts';

/** The calendar of working days, and the papers that answer to visitors. */
export const papers = {
  'calendar/order': {
    message: ({ day }: { day: string }) => `${day} is not in order: the days go from \`from\` to \`until\`, each once.`,
    hint: 'List the holidays by date, and let `from` and `until` enclose them.',
  },
  'calendar/ends': {
    message: ({ until }: { until: string }) =>
      `The calendar ends on ${until}: papers that count working days end there.`,
    hint: 'Add the holidays of the coming years, and move `until`.',
    severity: 'warning',
  },
  'paper/no-calendar': {
    message: 'This paper counts working days, but the spec has no calendar.',
    hint: 'Add `calendar: defineCalendar({ … })` to spec/index.ts, or remove this.',
  },
  'paper/outside-calendar': {
    message: ({ example, from, until }: { example: string; from: string; until: string }) =>
      `The example ${example} is not within the calendar, ${from} to ${until}.`,
    hint: 'Choose an example that ends within it.',
  },
  'paper/number': {
    message: ({ number, last }: { number: number; last: number }) =>
      `There is no number ${number} here, only 1 to ${last}.`,
    hint: 'Count from 1.',
  },
} satisfies Record<string, Entry>;
