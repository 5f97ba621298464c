import { describe, expect, test } from 'vitest';
import { workingDayAfter, workingDaysLeft } from '../../site/desk/roles-and-deadlines.ts';

const HOLIDAYS = ['2026-11-16', '2026-12-25', '2027-01-01'];

describe('twenty working days after a message', () => {
  test.each([
    ['2026-11-26', '2026-12-24', 'a Thursday'],
    ['2026-11-27', '2026-12-28', 'a Friday: over Christmas'],
    ['2026-11-28', '2026-12-28', 'a Saturday: from Monday on'],
    ['2026-11-29', '2026-12-28', 'a Sunday'],
    ['2026-11-30', '2026-12-29', 'a Monday'],
    ['2026-12-25', '2027-01-25', 'a holiday: over the New Year'],
    ['2026-10-30', '2026-11-30', 'over a holiday in November'],
  ])('of %s end on %s (%s)', (received, due) => expect(workingDayAfter(received, 20, HOLIDAYS)).toBe(due));

  test('are counted without holidays too', () => expect(workingDayAfter('2026-11-27', 20, [])).toBe('2026-12-25'));
});

test.each([
  ['2026-11-27', '2026-12-28', 20],
  ['2026-12-23', '2026-12-28', 2],
  ['2026-12-26', '2026-12-28', 1],
  ['2026-12-28', '2026-12-28', 0],
  ['2026-12-30', '2026-12-28', -2],
])('on %s, with a deadline on %s, %i working days are left', (today, due, left) =>
  expect(workingDaysLeft(today, due, HOLIDAYS)).toBe(left),
);
