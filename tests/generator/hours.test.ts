import { expect, test } from 'vitest';
import { describeHours, hoursSentence } from '../../generator/compile/text.ts';
import { site as spec } from './valid-spec.ts';

function withoutJoiners(text: string): string {
  return text.replaceAll('\u2060', '');
}

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr'] as const;
const saturday = { days: ['Sa'], opens: '09:00', closes: '14:00' } as const;
const whole = [{ days: weekdays, opens: '09:00', closes: '18:00' }, saturday] as const;
const split = [
  { days: weekdays, opens: '09:00', closes: '14:00' },
  { days: weekdays, opens: '15:00', closes: '18:00' },
] as const;
const scattered = [
  { days: ['Mo', 'We', 'Fr'], opens: '10:00', closes: '12:30' },
  { ...saturday, days: ['Sa', 'Su'] },
] as const;

test.each([
  ['join consecutive days and both parts of a day', 'es', split, ['Lunes a viernes', '9:00–14:00 y 15:00–18:00']],
  ['join them in English too', 'en', split, ['Monday to Friday', '9:00–14:00 and 15:00–18:00']],
  [
    'list days that are not consecutive, with a line for each set of hours',
    'es',
    scattered,
    ['Lunes, miércoles y viernes', '10:00–12:30', 'Sábado y domingo', '9:00–14:00'],
  ],
] as const)('opening hours %s: %s', (_, locale, hours, lines) => {
  expect(describeHours(spec, hours, locale).map(withoutJoiners)).toEqual(lines);
});

test('a time range has no line break in it', () => {
  expect(describeHours(spec, split, 'es')[1]).toContain('9:00\u2060–\u206014:00');
});

test.each([
  ['joins days with "and"', 'es', whole, 'Lunes a viernes 9:00–18:00 y sábado 9:00–14:00'],
  ['joins days in English too', 'en', whole, 'Monday to Friday 9:00–18:00 and Saturday 9:00–14:00'],
  [
    'separates days with a semicolon if a day has two parts',
    'es',
    [...split, saturday],
    'Lunes a viernes 9:00–14:00 y 15:00–18:00; sábado 9:00–14:00',
  ],
] as const)('the sentence about opening hours %s: %s', (_, locale, hours, sentence) => {
  expect(withoutJoiners(hoursSentence(spec, hours, locale))).toBe(sentence);
});
