import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerRule, FieldProblem, LocalForm } from '#contract';
import { errorMessages } from '../../site/islands/error-messages.ts';
import { problemOf, problemsOf, valuesOf } from '../../site/browser/forms/check.ts';
import { dayAt } from '../../site/fields/date/answer.ts';
import { numberOf } from '../../site/fields/number/answer.ts';
import { suggestEmail } from '../../site/fields/email/suggest-email.ts';

function rule(control: AnswerRule['control'], more: Partial<AnswerRule> = {}): AnswerRule {
  return { name: 'answer', control, required: false, maxLength: 320, ...more };
}

beforeEach(() => void vi.stubGlobal('document', { getElementById: () => ({ dataset: { locale: 'en' } }) }));
afterEach(() => void vi.unstubAllGlobals());

describe('a number', () => {
  test.each([
    ['12', 12],
    [' 1500 ', 1500],
    ['1 500', 1500],
    ['1.500', 1500],
    ['1,500', 1500],
    ['1.500,5', 1500.5],
    ['1’234’567', 1234567],
    ['0,5', 0.5],
    ['-3', -3],
  ])('%j is %d', (text, value) => expect(numberOf(text)).toBe(value));
  test.each(['', 'x', '1,2,3', '1.50,500', '1,500,50', '0,500', '.5', '5.', '1e3', '0x10', '1.2345', '--1', '½', '٣'])(
    '%j is none',
    (text) => expect(numberOf(text)).toBeNaN(),
  );

  test.each([
    ['1', true],
    ['8', true],
    ['', true],
    ['0', false],
    ['9', false],
    ['1.5', false],
    ['one', false],
  ])('%j from 1 to 8: %s', (text, fits) => {
    const limits = { min: 1, max: 8, decimals: 0 };
    const problem = problemOf(rule('number', { limits }), text);
    expect(problem).toEqual(fits ? undefined : { problem: 'invalid', details: limits });
  });
});

describe('an answer that was pasted', () => {
  const cleaned = (control: 'text' | 'email' | 'tel' | 'url' | 'number' | 'textarea', text: string): unknown => {
    const data = new FormData();
    data.set('answer', text);
    return valuesOf({ fields: [{ name: 'answer', control }] } as never, data)['answer'];
  };

  test.each([
    ['email', '\u200Bo&leary@example.com\uFEFF', 'o&leary@example.com'],
    ['email', 'ana@peña.example', 'ana@xn--pea-8ma.example'],
    ['tel', '\u202D+52 55 1234 5678\u202C', '+52 55 1234 5678'],
    ['number', '\u200E1500', '1500'],
    ['url', '\u2068https://linkedin.com/in/ana\u2069', 'https://linkedin.com/in/ana'],
    ['text', 'A\0na', 'Ana'],
    ['textarea', ' 👩‍👧 \0می‌خواهم\n', ' 👩‍👧 می‌خواهم\n'],
  ] as const)('%s %j', (control, text, value) => expect(cleaned(control, text)).toBe(value));

  test.each([
    ['linkedin.com/in/ana', 'https://linkedin.com/in/ana'],
    ['www.firm.example', 'https://www.firm.example'],
    ['peña.example', 'https://peña.example'],
    ['http://firm.example', 'http://firm.example'],
    ['', ''],
  ])('the web address %j is taken as %j', (text, value) => {
    expect(cleaned('url', text)).toBe(value);
    expect(problemOf(rule('url'), value)).toBeUndefined();
  });

  test.each(['ninguno', 'N/A', '@ana', 'ana@firm.example', 'no tengo', '/in/ana', 'firm.example ana'])(
    'the web address %j stays one that is refused',
    (text) => expect(problemOf(rule('url'), String(cleaned('url', text)))).toEqual({ problem: 'invalidUrl' }),
  );

  test('an address that browsers accept is not refused by a form', () => {
    for (const email of ['o&leary@example.com', 'a/b@example.com', 'a~b@example.com', 'ana@xn--pea-8ma.example'])
      expect(problemOf(rule('email'), email)).toBeUndefined();
  });
});

describe('an e-mail address', () => {
  test.each([
    ['', undefined],
    ['ana@firm.example', undefined],
    ['ana@gmail.com.mx', undefined],
    ['ana', 'invalidEmail'],
    ['ana.torres@', 'invalidEmail'],
    ['ana@firm.example.', 'invalidEmail'],
    ['ana@gmail', 'incompleteEmail'],
    ['ana.torres@localhost', 'incompleteEmail'],
  ])('%j: %s', (text, problem) => {
    expect(problemOf(rule('email'), text)).toEqual(problem && { problem });
  });

  test.each([
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['GMAILL.COM', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.cmo', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.com.mx', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['gmial', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmail.ed', 'hotmail.es'],
    ['outlok.com', 'outlook.com'],
    ['yahoo.con', 'yahoo.com'],
    ['yaho.com.mx', 'yahoo.com.mx'],
    ['icluod.com', 'icloud.com'],
  ])('ana@%s is probably ana@%s', (domain, meant) => {
    expect(suggestEmail(` Ana@${domain}`, false)).toBe(`Ana@${meant}`);
  });

  test.each([
    'gmail.com',
    'hotmail.es',
    'yahoo.com.mx',
    'mail.com',
    'ymail.com',
    'cloud.com',
    'firm.example',
    'firma',
    '',
  ])('ana@%s is not corrected', (domain) => expect(suggestEmail(`ana@${domain}`, false)).toBeUndefined());

  test.each(['Ana@gmail.com', 'ana@yahoo.com.mx', 'ana@hotmail.es'])(
    '%s is not corrected while it is typed',
    (text) => {
      const shown = [...text].map((_, index) => suggestEmail(text.slice(0, index + 1), true));
      expect(shown.filter((suggestion) => suggestion !== undefined)).toEqual([]);
    },
  );
});

describe('a day', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 11, 31, 23, 30) }));
  afterEach(() => void vi.useRealTimers());

  test('is relative to the visitor’s local date', () => {
    expect([0, 1, -365, 60].map((days) => dayAt(days))).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2025-12-31',
      '2027-03-01',
    ]);
    expect(dayAt('2026-01-01')).toBe('2026-01-01');
  });

  test.each<[text: string, message: string | undefined]>([
    ['', undefined],
    ['2027-01-01', undefined],
    ['2027-01-31', undefined],
    ['2026-12-31', 'Not before January 1, 2027'],
    ['2027-02-01', 'Not after January 31, 2027'],
    ['2027-02-30', 'Not a day'],
    ['2027-02', 'Not a day'],
    ['?', 'Not a day'],
  ])('%j from tomorrow to the end of the month: %s', (text, message) => {
    const problem = problemOf(rule('date', { from: 1, until: '2027-01-31' }), text);
    const messages = { invalid: 'Not a day', tooEarly: 'Not before {{day}}', tooLate: 'Not after {{day}}' };
    const form = { fields: [{ name: 'answer', label: 'Day', messages }], texts: {} } as unknown as LocalForm;
    const shown = errorMessages(form, problem ? [{ name: 'answer', ...problem }] : []);
    expect(shown.get('answer')).toBe(message);
  });
});

describe('a form in which a field depends on another', () => {
  const form = {
    fields: [
      { name: 'kind', label: 'kind' },
      { name: 'more', label: 'more', messages: { invalid: '{{field}}: {{min}} to {{max}}' } },
    ],
    texts: { fieldRequired: '{{field}}!' },
  } as unknown as LocalForm;
  const rules = {
    fields: [
      rule('text', { name: 'kind', required: true }),
      rule('number', { name: 'more', required: true, limits: { min: 1, max: 2, decimals: 0 } }),
    ],
    hidden: (values: { kind: string }) => (values.kind === 'other' ? [] : ['more']),
  };
  const data = (values: Record<string, string>): FormData => {
    const made = new FormData();
    for (const [name, value] of Object.entries(values)) made.set(name, value);
    return made;
  };
  const errorsOf = (values: Record<string, string>) => {
    const problems: readonly FieldProblem[] = problemsOf(rules, valuesOf(rules, data(values)));
    return [...errorMessages(form, problems)];
  };

  test('a hidden field counts as empty, whatever its value, and is not required', () => {
    expect(valuesOf(rules, data({ kind: 'a', more: '9' }))).toEqual({ kind: 'a', more: '' });
    expect(valuesOf(rules, data({ kind: 'other', more: '9' }))).toEqual({ kind: 'other', more: '9' });
    expect(errorsOf({ kind: 'a' })).toEqual([]);
    expect(errorsOf({ kind: '' })).toEqual([['kind', 'kind!']]);
  });

  test('a visible field is validated, with the allowed values in the message', () => {
    expect(errorsOf({ kind: 'other' })).toEqual([['more', 'more!']]);
    expect(errorsOf({ kind: 'other', more: '3' })).toEqual([['more', 'more: 1 to 2']]);
    expect(errorsOf({ kind: 'other', more: '2' })).toEqual([]);
  });
});
