import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  isWorkingDay,
  lastStart,
  monthsBetween,
  taskDay,
  workingDay,
} from '../../site/shared/papers/calendar.ts';
import { describeLow, isShort, lowestOf, postponed, inProportion, money } from '../../site/shared/papers/amounts.ts';
import { dueDays, markOf, countsOf } from '../../site/shared/papers/dates.ts';
import { outcomeOf } from '../../site/shared/papers/choices.ts';

/** The statutory holidays of 2027 in Mexico. */
const holidays = ['2027-01-01', '2027-02-01', '2027-03-15', '2027-05-01', '2027-09-16', '2027-11-15', '2027-12-25'];

describe('working days', () => {
  it('leave out weekends and holidays', () => {
    const february = ['2027-01-29', '2027-01-30', '2027-01-31', '2027-02-01', '2027-02-02'];
    expect(february.map((day) => isWorkingDay(day, holidays))).toEqual([true, false, false, false, true]);
  });

  // Counted by hand: 11 to 29 January are 15 days; 2 to 26 February are 19, without the 1st; 1 to 12 March are 10.
  it.each([
    [1, '2027-01-11'],
    [12, '2027-01-26'],
    [15, '2027-01-29'],
    [16, '2027-02-02'],
    [24, '2027-02-12'],
    [34, '2027-02-26'],
    [40, '2027-03-08'],
    [44, '2027-03-12'],
    [45, '2027-03-16'],
  ])('number %i from 11 January 2027 is %s', (number, day) => {
    expect(workingDay('2027-01-11', number, holidays)).toBe(day);
  });

  it('begin with the next one if the first day is none', () => {
    expect(workingDay('2027-01-30', 1, holidays)).toBe('2027-02-02');
  });

  it('end in time from the last possible start', () => {
    // 28, 29 and 30 December 2027 are Tuesday to Thursday.
    expect(lastStart('2027-12-30', 3, holidays)).toBe('2027-12-28');
    expect(lastStart('2027-12-29', 3, holidays)).toBe('2027-12-27');
  });
});

describe('a month', () => {
  it.each([
    ['2027-06', 9, '2027-06-09', 'a Wednesday stays'],
    ['2027-08', 14, '2027-08-13', 'a Saturday moves to Friday'],
    ['2027-05', 2, '2027-05-03', 'a Sunday after a holiday moves to Monday'],
    ['2027-11', 15, '2027-11-12', 'a holiday on Monday moves to Friday'],
  ])('%s: the task of day %i is on %s, as %s', (month, day, expected) => {
    expect(taskDay(month, day, holidays)).toBe(expected);
  });

  it('begins on Monday, with empty cells before its first day', () => {
    expect(cellsOf('2027-06')).toEqual([0, ...Array.from({ length: 30 }, (_, index) => index + 1)]);
    expect(cellsOf('2027-02').filter((cell) => cell === 0)).toEqual([]);
    expect(cellsOf('2027-02')).toHaveLength(28);
    expect(cellsOf('2028-02').at(-1)).toBe(29);
    expect(cellsOf('2027-08').slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });

  it('is one of those between two days', () => {
    expect(monthsBetween('2026-11-30', '2027-02-01')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  });

  it('keeps the day of the law, which has the ring', () => {
    const due = [{ day: 14 }, { day: 17, fixed: true, ringed: true }] as const;
    // 17 July 2027 is a Saturday.
    const days = dueDays('2027-07', due);
    expect(days).toEqual(['2027-07-14', '2027-07-17']);
    expect([13, 14, 17].map((day) => markOf(day, days, due))).toEqual([undefined, 'due', 'ring']);
  });
});

describe('an amount in proportion', () => {
  it.each([
    [16_000, 100_000, 250, 40],
    [116_000, 100_000, 12_345.67, 14_320.98],
    [16_000, 100_000, 12_345.67, 1975.31],
    [0, 100_000, 5, 0],
  ])('%f of %f for %f is %f', (amount, base, chosen, expected) => {
    expect(inProportion(amount, base, chosen)).toBe(expected);
  });

  it('is written with cents if one of them has any', () => {
    expect(money('en-US', 'MXN', [40, 250])).toEqual(['MX$40', 'MX$250']);
    expect(money('en-US', 'MXN', [40, 0.5])).toEqual(['MX$40.00', 'MX$0.50']);
  });
});

describe('a forecast', () => {
  const weeks = [300, 160, 110, 240];
  const postpone = { week: 2, amount: 90 };

  it('keeps the amount until the payment is made', () => {
    expect(postponed({ weeks, postpone }, 0)).toEqual(weeks);
    expect(postponed({ weeks, postpone }, 2)).toEqual([300, 250, 200, 240]);
    expect(postponed({ weeks, postpone }, 9)).toEqual([300, 250, 200, 330]);
    expect(postponed({ weeks }, 2)).toEqual(weeks);
  });

  it('says whether its lowest week is below the minimum', () => {
    expect(lowestOf(weeks)).toBe(2);
    expect(describeLow('Week', weeks)).toBe('Week 3: 110.');
    expect(isShort({ minimum: 110 }, weeks)).toBe(false);
    expect(isShort({ minimum: 111 }, weeks)).toBe(true);
  });
});

describe('a decision tree', () => {
  it.each([
    [[undefined, undefined], { asked: 1 }],
    [['no', undefined], { asked: 2 }],
    [['no', 'yes'], { asked: 2, result: 1 }],
    // The first yes counts, also after answers below it.
    [['yes', 'yes'], { asked: 1, result: 0 }],
    [['no', 'no'], { asked: 2, result: 2 }],
  ] as const)('%j leads to %j', (answers, outcome) => {
    expect(outcomeOf(answers)).toEqual(outcome);
  });
});

it('a year is described by its dates in each quarter', () => {
  expect(countsOf('Q', [[1, 4, 7, 10], [2], [12]])).toBe(
    ['Q1 2', 'Q2 1', 'Q3 1', 'Q4 2'].join(', ').replaceAll(/ (?=\d)/g, '\u00A0'),
  );
});
