import { expect, test } from 'vitest';
import { describeHours, hoursSentence } from '../../generator/compile/values.ts';
import spec from '#spec';

function withoutJoiners(text: string): string {
  return text.replaceAll('\u2060', '');
}

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr'] as const;
const split = [
  { days: weekdays, opens: '09:00', closes: '14:00' },
  { days: weekdays, opens: '15:00', closes: '18:00' },
] as const;

test.each([
  ['es', ['Lunes a viernes', '9:00–14:00 y 15:00–18:00']],
  ['en', ['Monday to Friday', '9:00–14:00 and 15:00–18:00']],
] as const)('opening hours join consecutive days and both parts of a day: %s', (locale, lines) => {
  expect(describeHours(spec, split, locale).map(withoutJoiners)).toEqual(lines);
});

test('opening hours list days that are not consecutive, with a line for each set of hours', () => {
  const hours = [
    { days: ['Mo', 'We', 'Fr'], opens: '10:00', closes: '12:30' },
    { days: ['Sa', 'Su'], opens: '09:00', closes: '14:00' },
  ] as const;
  expect(describeHours(spec, hours, 'es').map(withoutJoiners)).toEqual([
    'Lunes, miércoles y viernes',
    '10:00–12:30',
    'Sábado y domingo',
    '9:00–14:00',
  ]);
});

test('a time range has no line break in it', () => {
  expect(describeHours(spec, split, 'es')[1]).toContain('9:00\u2060–\u206014:00');
});

test.each([
  ['es', 'Lunes a viernes 9:00–18:00 y sábado 9:00–14:00'],
  ['en', 'Monday to Friday 9:00–18:00 and Saturday 9:00–14:00'],
] as const)('the sentence about opening hours joins days with "and": %s', (locale, sentence) => {
  const hours = [
    { days: weekdays, opens: '09:00', closes: '18:00' },
    { days: ['Sa'], opens: '09:00', closes: '14:00' },
  ] as const;
  expect(withoutJoiners(hoursSentence(spec, hours, locale))).toBe(sentence);
});

test('the sentence about opening hours separates days with a semicolon if a day has two parts', () => {
  expect(withoutJoiners(hoursSentence(spec, [...split, { days: ['Sa'], opens: '09:00', closes: '14:00' }], 'es'))).toBe(
    'Lunes a viernes 9:00–14:00 y 15:00–18:00; sábado 9:00–14:00',
  );
});
