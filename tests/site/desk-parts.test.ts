import { describe, expect, test } from 'vitest';
import { autoTheme } from '../../site/desk/build/brand-styles.ts';
import { listAddress, viewAddress } from '../../site/desk/addresses.ts';
import { addressOf, mailAddress, telephone } from '../../site/desk/ui/parts/Visitor.tsx';
import { formatsOf, translate } from '../../site/desk/format.ts';

describe('links in visitors’ input are safe', () => {
  test.each([
    ['email', 'ana@example.com', 'mailto:ana@example.com'],
    ['email', 'ana+mx@example.com', 'mailto:ana%2Bmx@example.com'],
    ['email', 'o&leary@example.com', 'mailto:o%26leary@example.com'],
    ['email', 'ana@example.com,eva@example.com', 'mailto:ana@example.com%2Ceva%40example.com'],
    ['email', 'ana@example.com?bcc=eva@example.com', 'mailto:ana@example.com%3Fbcc%3Deva%40example.com'],
    ['email', 'ana@example.com%0Abcc:eva@example.com', 'mailto:ana@example.com%250Abcc%3Aeva%40example.com'],
    ['email', 'none', undefined],
    ['phone', '+52 (55) 1234-5678', 'tel:+525512345678'],
    ['phone', '*#06#', undefined],
    ['url', 'https://www.linkedin.com/in/ana', 'https://www.linkedin.com/in/ana'],
    ['url', 'javascript:alert(1)', undefined],
    ['url', ' https://example.com', undefined],
    ['text', 'https://example.com', undefined],
  ] as const)('%s %s', (kind, value, address) => {
    expect(addressOf(kind, value)).toBe(address);
  });

  test('a mail keeps its lines', () => {
    expect(mailAddress('ana@example.com', { body: 'a & b\r\n' })).toBe('mailto:ana@example.com?body=a%20%26%20b%0D%0A');
    expect(telephone('55 1234 567 ext')).toBeUndefined();
  });
});

test('texts have plural forms and values, and a missing text shows its key', () => {
  const texts = { a_one: 'one {{count}}', a_other: '{{count}} many', b: '{{x}} {{y}}' };
  expect([1, 2].map((count) => translate(texts, 'en', 'a', { count }))).toEqual(['one 1', '2 many']);
  expect(translate(texts, 'es', 'a', { count: 1_000_000 })).toBe('1000000 many');
  expect(translate(texts, 'en', 'b', { x: '{{y}}' })).toBe('{{y}} {{y}}');
  expect(translate(texts, 'en', 'c')).toBe('c');
});

test.each([
  ['2026-11-25T18:48:00Z', /^hace 12 min/],
  ['2026-11-25T16:00:00Z', /^hace 3 h/],
  ['2026-11-25T10:00:00Z', /^hoy 04:00$/],
  ['2026-11-24T19:00:00Z', /^ayer 13:00$/],
  ['2026-11-25T05:30:00Z', /^ayer 23:30$/],
  ['2026-11-19T19:00:00Z', /^jue,? 19/],
  ['2025-11-19T19:00:00Z', /2025$/],
])('a time is shown relative to now: %s', (iso, expected) => {
  const { relative } = formatsOf(
    { locales: [{ code: 'es', name: '', formats: 'es-MX' }], timeZone: 'America/Mexico_City' },
    'es',
  );
  expect(relative(iso, new Date('2026-11-25T19:00:00Z'))).toMatch(expected);
});

test('the address of a list omits default values', () => {
  expect(listAddress('leads', { sort: '-created', page: 1 })).toBe('/inbox/leads');
  expect(listAddress('leads', { q: 'a&b', status: 'new', sort: 'name', page: 3 })).toBe(
    '/inbox/leads?q=a%26b&status=new&sort=name&page=3',
  );
  const columns = { plan: 'a b', age: 'true' };
  expect(listAddress('leads', { columns, page: 2 })).toBe('/inbox/leads?column.age=true&column.plan=a+b&page=2');
  expect(viewAddress('leads', { id: 'x', label: {}, query: { status: 'new' }, columns })).toBe(
    '/inbox/leads?status=new&column.age=true&column.plan=a+b',
  );
});

test('the brand’s dark theme also applies by system preference', () => {
  expect(autoTheme(':root { --ink: #000 } @media not print { :root.dark { color-scheme: dark; --ink: #fff } }')).toBe(
    '@media screen and (prefers-color-scheme: dark) { :root.auto { color-scheme: dark; --ink: #fff } }',
  );
  expect(() => autoTheme(':root { --ink: #000 }')).toThrow(':root.dark');
});
