import { describe, expect, test } from 'vitest';
import { autoTheme } from '../../site/desk/build-assets.ts';
import { listAddress, viewAddress } from '../../site/desk/addresses.ts';
import { csvLine } from '../../site/desk/server/routes/inbox-routes.ts';
import { addressOf } from '../../site/desk/ui/parts/rows.tsx';
import { formatsOf } from '../../site/desk/format.ts';
import { telephonesOf } from '../../site/desk/telephones.ts';
import { replyMail, mailAddress } from '../../site/desk/reply-draft.ts';

describe('links in visitors’ input are safe', () => {
  test.each([
    ['email', 'ana@example.com', 'mailto:ana@example.com'],
    ['email', 'ana+mx@example.com', 'mailto:ana%2Bmx@example.com'],
    ['email', 'o&leary@example.com', 'mailto:o%26leary@example.com'],
    ['email', 'ana@example.com,eva@example.com', 'mailto:ana@example.com%2Ceva%40example.com'],
    ['email', 'ana@example.com?bcc=eva@example.com', 'mailto:ana@example.com%3Fbcc%3Deva%40example.com'],
    ['email', 'ana@example.com%0Abcc:eva@example.com', 'mailto:ana@example.com%250Abcc%3Aeva%40example.com'],
    ['email', 'none', undefined],
    ['url', 'https://www.linkedin.com/in/ana', 'https://www.linkedin.com/in/ana'],
    ['url', 'javascript:alert(1)', undefined],
    ['url', ' https://example.com', undefined],
    ['text', 'https://example.com', undefined],
  ] as const)('%s %s', (kind, value, address) => {
    expect(addressOf(kind, value)).toBe(address);
  });

  test('a mail keeps its lines', () => {
    expect(mailAddress('ana@example.com', { body: 'a & b\r\n' })).toBe('mailto:ana@example.com?body=a%20%26%20b%0D%0A');
  });
});

describe('the mail that a reply opens', () => {
  const GREETING = 'Buen día, Íñigo:';
  /** 839 characters, 1,524 bytes in an address. */
  const PARAGRAPH = 'Según la legislación, la declaración se presenta así: 1) sí; 2) también. '
    .repeat(12)
    .slice(0, 840)
    .trim();
  const replyTo = (text: string, message: string) => {
    const mail = replyMail({
      email: 'ana@example.com',
      subject: 'Su mensaje',
      text,
      quoted: { message, lead: 'Usted escribió:' },
    });
    const { searchParams } = new URL(mail?.href ?? '');
    return { bytes: new TextEncoder().encode(mail?.href).length, body: searchParams.get('body'), rest: mail?.rest };
  };

  test('has the text and the whole message', () => {
    const mail = replyTo(`${GREETING}\n`, 'uno\ndos');
    expect(mail).toMatchObject({ body: `${GREETING}\r\n\r\n\r\nUsted escribió:\r\n> uno\r\n> dos\r\n`, rest: '' });
  });

  test.each([
    ['', 'ñ'],
    [PARAGRAPH.slice(0, 300), '¡'],
    ['', '語'],
    ['', '😀'],
  ])('has the beginning of a long message, as much as mail programs take: %#', (paragraph, letter) => {
    const text = `${GREETING}\n\n${paragraph}`;
    const { bytes, body, rest } = replyTo(text, letter.repeat(3000));
    expect(bytes).toBeLessThanOrEqual(2000);
    expect(bytes, 'nearly').toBeGreaterThan(1950);
    expect(body).toMatch(new RegExp(`^Buen día, Íñigo:[^]*Usted escribió:\r\n> ${letter}{50,}\\uFFFD?…\r\n$`, 'u'));
    expect([body?.replaceAll('\r', '').startsWith(text), rest]).toEqual([true, '']);
  });

  test('leaves out a message of which hardly anything would fit', () => {
    const text = `${GREETING}\n\n${PARAGRAPH}`;
    const { bytes, body, rest } = replyTo(text, 'ñ'.repeat(200));
    expect(bytes).toBeLessThanOrEqual(2000);
    expect([body, rest]).toEqual([`${text.replaceAll('\n', '\r\n')}\r\n`, '']);
  });

  test('has the greeting alone if the text is too long, and the rest is left to paste', () => {
    const long = `${PARAGRAPH}\n\n${PARAGRAPH.slice(0, 300)}`;
    const { bytes, body, rest } = replyTo(`${GREETING}\n\n${long}`, 'uno');
    expect(bytes).toBeLessThanOrEqual(2000);
    expect(body).toBe(`${GREETING}\r\n\r\n`);
    expect(rest).toBe(`${long}\n\nUsted escribió:\n> uno\n`);
  });

  test('has no text if the greeting is too long too', () => {
    const { body, rest } = replyTo(`${'語'.repeat(300)}\n`, '');
    expect([body, rest?.trim()]).toEqual(['', '語'.repeat(300)]);
  });

  test('needs an address', () =>
    expect(
      replyMail({ email: 'ana', subject: 'Su mensaje', text: GREETING, quoted: { message: '', lead: '' } }),
    ).toBeUndefined());
});

describe('a telephone number in Mexico', () => {
  const find = telephonesOf('MX');
  const ONE = '+525512345678';
  const OTHER = '+525587654321';

  test.each([
    ['+52 (55) 1234-5678', [ONE]],
    ['5512345678', [ONE]],
    ['52 55 1234 5678', [ONE]],
    // With an extension.
    ['55 1234 5678 ext. 12', [`${ONE};ext=12`]],
    ['(55) 1234-5678 extensión 12', [`${ONE};ext=12`]],
    ['55 1234 5678 x12', [`${ONE};ext=12`]],
    // With invisible direction marks, as copied from an address book.
    ['\u202A+52 55 1234 5678\u202C', [ONE]],
    ['55\u200E 1234\u200E 5678', [ONE]],
    ['\u200E044 55\u200E 1234\u200E 5678', [ONE]],
    ['55 1234 5678 (WhatsApp)', [ONE]],
    // Two numbers.
    ['55 1234 5678 / 55 8765 4321', [ONE, OTHER]],
    ['55 1234 5678 o 5587654321', [ONE, OTHER]],
    ['5512345678,5587654321', [ONE, OTHER]],
    ['5512345678; (55) 8765-4321', [ONE, OTHER]],
    ['Cel. 0445512345678, oficina 55 8765 4321 ext 101', [ONE, `${OTHER};ext=101`]],
    // What was dialled before a number until 2019.
    ['044 55 1234 5678', [ONE]],
    ['(045) 55 1234 5678', [ONE]],
    ['01 55 1234 5678', [ONE]],
    ['01 800 123 4567', ['+528001234567']],
    ['+52 1 55 1234 5678', [ONE]],
    ['+5215512345678', [ONE]],
    ['0052 1 55 1234 5678', [ONE]],
    ['+52 (044) 55 1234 5678', [ONE]],
    // Of other countries.
    ['+34 612 345 678', ['+34612345678']],
    ['+1 212 555 0123', ['+12125550123']],
    // No telephone numbers.
    ['*#06#', []],
    ['RFC GODE561231GR8, CLABE 032180000118359719', []],
    ['el 10/11/2026 por $1,500,000.00', []],
    ['55 1234 567 ext', []],
  ])('%j', (text, numbers) => {
    expect(find(text).map(({ href }) => href)).toEqual(numbers.map((number) => `tel:${number}`));
    expect(find(`Llame al ${text}.`).map(({ href }) => href)).toEqual(numbers.map((number) => `tel:${number}`));
  });

  test('is found where it is written, and shown as it is written there', () => {
    const text = 'Soy Zoë 😀, \u200E044 55 1234 5678 ext. 2 o +34 612 345 678.';
    expect(find(text).map(({ from, to }) => text.slice(from, to))).toEqual(['55 1234 5678 ext. 2', '+34 612 345 678']);
    expect(find(text).map(({ shown }) => shown)).toEqual(['55 1234 5678 ext. 2', '+34 612 34 56 78']);
  });

  test('that no country has can be dialled too if it answers the question for one', () => {
    expect(find('1234-5678')).toEqual([]);
    expect(find('\u200E1234-5678', true)).toMatchObject([{ href: 'tel:12345678' }]);
    expect(find('*#06#', true)).toEqual([]);
  });

  test('without a country code is one of the firm’s country', () => {
    expect(telephonesOf('ES')('612 345 678')).toMatchObject([{ href: 'tel:+34612345678' }]);
  });
});

describe('in a CSV file for spreadsheets', () => {
  test.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t\'=1"'],
    ['  =1', "'  =1"],
    ['＝1+1', "'＝1+1"],
    ['a;=1+1', '"a;\'=1+1"'],
    ['a-b = c+d @ e', 'a-b = c+d @ e'],
    // What a spreadsheet would change is kept as text.
    ['0445512345678', "'0445512345678"],
    ['06700', "'06700"],
    [' 06700 ', "' 06700 "],
    ['123456789012', "'123456789012"],
    ['1-10', "'1-10"],
    ['3/4', "'3/4"],
    ['1 1/2', "'1 1/2"],
    ['2.50', "'2.50"],
    ['98%', "'98%"],
    ['$500', "'$500"],
    ['12:30', "'12:30"],
    ['1:30 p. m.', "'1:30 p. m."],
    ['12 A', "'12 A"],
    ['12e4', "'12e4"],
    ['3 may', "'3 may"],
    ['5 de septiembre de 2026', "'5 de septiembre de 2026"],
    ['Nov 5', "'Nov 5"],
    ['Verdadero', "'Verdadero"],
    // Everything else stays without a mark.
    ['42', '42'],
    ['5512345678', '5512345678'],
    ['55 1234 5678', '55 1234 5678'],
    ['(55) 1234-5678', '(55) 1234-5678'],
    ['00000007-0000-4000-8000-000000000000', '00000007-0000-4000-8000-000000000000'],
    ['Grupo 3', 'Grupo 3'],
    ['5 de Mayo 12, Puebla', '"5 de Mayo 12, Puebla"'],
    ['C.P. 06700', 'C.P. 06700'],
    [{ value: '-12500.5' }, '-12500.5'],
    [{ value: '2026-11-30 09:30:00' }, '2026-11-30 09:30:00'],
    [{ value: '=1+1' }, "'=1+1"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ])('%j is written %j', (value, cell) => expect(csvLine(['1', value, ''])).toBe(`1,${cell},\r\n`));
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
