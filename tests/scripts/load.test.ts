import { expect, it } from 'vitest';
import { balance, percentile } from '../../scripts/load/figures.ts';

it.each([
  ['all of them once', ['a', 'b'], ['b', 'a'], { missing: 0, twice: 0 }],
  ['one that nobody was told of', ['a', 'b'], ['a'], { missing: 0, twice: 0 }],
  ['one missing', ['a'], ['a', 'b'], { missing: 1, twice: 0 }],
  ['one twice', ['a', 'b', 'a'], ['a', 'b'], { missing: 0, twice: 1 }],
])('counts %s', (_what, stored, confirmed, found) => expect(balance(stored, confirmed)).toEqual(found));

it.each([
  [0.5, 50],
  [0.95, 95],
  [0.99, 99],
  [1, 100],
])('finds the value of %d among a hundred', (share, value) => {
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => index + 1),
      share,
    ),
  ).toBe(value);
});
