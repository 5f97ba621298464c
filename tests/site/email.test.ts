import { describe, expect, test } from 'vitest';
import { cleanEmail, isEmail, mailto } from '../../site/shared/email.ts';

describe('an e-mail address', () => {
  test.each([
    '',
    'ana',
    '@firm.example',
    'ana@',
    'a b@firm.example',
    'ana@@firm.example',
    'ana@firm.example.',
    'ana@-firm.example',
    'ana@firm-.example',
    'ana@firm_.example',
    `ana@${'a'.repeat(64)}.example`,
    'josé@firm.example',
    'ana@firm.example, eva@firm.example',
    '<ana@firm.example>',
    'ana@firm.example\n',
    `${'a'.repeat(320)}@firm.example`,
  ])('%j is not an address', (text) => expect(isEmail(text)).toBe(false));
});

test('invisible characters that are pasted with an address are removed', () => {
  for (const mark of '\u200B\uFEFF\u00AD\u200E\u200F\u202A\u202C\u2066\u2069\u2060\0\r\n')
    expect(cleanEmail(`${mark} ana${mark}@firm${mark}.example\u00A0${mark}`)).toBe('ana@firm.example');
});

test('an internationalised domain becomes punycode, and nothing else of an address changes', () => {
  expect(cleanEmail('Ana@peña.example')).toBe('Ana@xn--pea-8ma.example');
  for (const text of ['ana', 'josé@firm.example', 'a@b@peña.example', 'ana@peña/x', 'ana@ñ ñ', 'A@B.Example'])
    expect(cleanEmail(text)).toBe(text);
});

test('a mailto link has no other recipients and no headers', () => {
  expect(mailto('o&leary@example.com')).toBe('mailto:o%26leary@example.com');
  expect(mailto('ana@example.com?bcc=eva@example.com')).toBe('mailto:ana@example.com%3Fbcc%3Deva%40example.com');
  expect(mailto('ana@example.com', { body: 'a & b\r\n' })).toBe('mailto:ana@example.com?body=a%20%26%20b%0D%0A');
});
