import { dateField, today, type FieldOf } from '#schema';
import type { FieldFixtures } from '../fixtures.ts';
import { dayAt } from './answer.ts';

type Limits = Pick<FieldOf<'date'>, 'min' | 'max'>;

function dayOf(bound: Limits['min']): string | undefined {
  return dayAt(typeof bound === 'object' ? bound.fromToday : bound);
}

/** The day before or after a limit, with the message that names the limit. */
function beyond(limit: string, by: number, message: string, locale: string) {
  const inWords = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(limit));
  const value = new Date(Date.parse(limit) + by * 86_400_000).toISOString().slice(0, 10);
  return { value, message: message.replace('{{day}}', inWords) };
}

export const fixtures: FieldFixtures<Limits> = {
  fields: (words) => ({
    day: dateField(words('Día que prefiere'), { required: true, min: today(1), max: today(60) }),
  }),
  answer: ({ settings }) => dayOf(settings?.min) ?? dayOf(settings?.max) ?? '2026-11-30',
  wrong({ settings, says = {} }, locale) {
    const [first, last] = [dayOf(settings?.min), dayOf(settings?.max)];
    if (first !== undefined) return [beyond(first, -1, says['form.tooEarly'] ?? '', locale)];
    return last === undefined ? [] : [beyond(last, 1, says['form.tooLate'] ?? '', locale)];
  },
};
