import type { ExpectedField } from '#contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answersTo, uncommon } from '../support/forms/expected.ts';

function field(control: ExpectedField['control'], maxLength: number, more: Partial<ExpectedField> = {}): ExpectedField {
  return {
    name: 'telefono',
    control,
    required: true,
    maxLength,
    missing: '',
    tooLong: '',
    ...more,
  };
}

function answer(one: ExpectedField): string {
  return answersTo({ form: 'softlanding-landing', locale: 'es', fields: [one] })['telefono'] ?? '';
}

const limits = [1, 5, 6, 10, 15, 20, 40, 64, 100, 320, 10_000];

test.each(limits)('an answer for a field of %i characters fits into it, and no two are the same', (max) => {
  for (const one of [
    field('text', max),
    field('textarea', max, { trim: true }),
    field('email', max),
    field('url', max),
  ]) {
    const [first, second] = [answer(one), answer(one)];
    const shortest = one.control === 'email' ? 6 : one.control === 'url' ? 3 : 1;
    if (max < shortest) continue;
    expect([...first].length).toBeGreaterThan(0);
    expect(first.length).toBeLessThanOrEqual(max);
    expect(first.trim()).not.toBe('');
    if (max >= uncommon + 5) expect(first).not.toBe(second);
    if (one.control === 'email') expect(z.email().safeParse(first)).toMatchObject({ success: true });
    if (one.control === 'url') expect(z.url().safeParse(first)).toMatchObject({ success: true });
  }
});

test('a field with room gets what is hard to store as well', () => {
  expect(answer(field('text', 40))).toMatch(/ ñ 🏛️$/);
  expect(answer(field('text', 320, { trim: true }))).toMatch(
    /^ {2}telefono softlanding-landing-es-[0-9a-f]{32} ñ 🏛️ $/,
  );
});
