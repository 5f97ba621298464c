import { expect, test } from 'vitest';
import { describeHours, hoursSentence } from '../../generator/compile/values.ts';
import spec from '#spec';

function joined(text: string): string {
  return text.replaceAll('\u2060', '');
}

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr'] as const;
const both = [
  { days: weekdays, opens: '09:00', closes: '14:00' },
  { days: weekdays, opens: '15:00', closes: '18:00' },
] as const;

test.each([
  ['es', ['Lunes a viernes', '9:00–14:00 y 15:00–18:00']],
  ['en', ['Monday to Friday', '9:00–14:00 and 15:00–18:00']],
] as const)('days in a row and both halves of the day, %s', (locale, lines) => {
  expect(describeHours(spec, both, locale).map(joined)).toEqual(lines);
});

test('days that are not in a row are listed, and other days have a line of their own', () => {
  const hours = [
    { days: ['Mo', 'We', 'Fr'], opens: '10:00', closes: '12:30' },
    { days: ['Sa', 'Su'], opens: '09:00', closes: '14:00' },
  ] as const;
  expect(describeHours(spec, hours, 'es').map(joined)).toEqual([
    'Lunes, miércoles y viernes',
    '10:00–12:30',
    'Sábado y domingo',
    '9:00–14:00',
  ]);
});

test('a range never breaks in the middle', () => {
  expect(describeHours(spec, both, 'es')[1]).toContain('9:00\u2060–\u206014:00');
});

test.each([
  ['es', 'Lunes a viernes 9:00–18:00 y sábado 9:00–14:00'],
  ['en', 'Monday to Friday 9:00–18:00 and Saturday 9:00–14:00'],
] as const)('in a sentence, %s', (locale, words) => {
  const hours = [
    { days: weekdays, opens: '09:00', closes: '18:00' },
    { days: ['Sa'], opens: '09:00', closes: '14:00' },
  ] as const;
  expect(joined(hoursSentence(spec, hours, locale))).toBe(words);
});

test('in a sentence, days are separated from the two halves of a day', () => {
  expect(joined(hoursSentence(spec, [...both, { days: ['Sa'], opens: '09:00', closes: '14:00' }], 'es'))).toBe(
    'Lunes a viernes 9:00–14:00 y 15:00–18:00; sábado 9:00–14:00',
  );
});
