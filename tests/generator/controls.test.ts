import { describe, expect, it } from 'vitest';
import { compileDesk } from '../../generator/compile/desk.ts';
import { conditionStyles } from '../../generator/compile/field.ts';
import { deskFilters } from '../../generator/sql/inbox.ts';
import { checkSpec } from '../../generator/check/index.ts';
import {
  boolean,
  checkboxField,
  date,
  dateField,
  decimal,
  from,
  fromOrNull,
  hiddenField,
  integer,
  numberField,
  option,
  radioField,
  text,
  textField,
  today,
} from '../../generator/schema/index.ts';
import type { Column, Desk, Field, Form, PayloadSource, SiteSpec } from '../../generator/schema/index.ts';
import { base } from './valid-spec.ts';

function both(value: string) {
  return { es: value, en: value } as never;
}

const options = ['a', 'b'].map((value) => option(value, both(value.toUpperCase())));

function privacy(label: string) {
  return { kind: 'page', page: 'thanks', label: both(label) } as never;
}

const contact = base.forms['contact'] as Form;

interface Addition {
  readonly field: Field;
  readonly source?: PayloadSource;
  readonly column?: Column;
}

/** The base with additional fields in its form, each with a column of the same name. */
function withFields(additions: Readonly<Record<string, Addition>>): SiteSpec {
  const each = <T>(of: (one: Addition) => T | undefined): Record<string, T> =>
    Object.fromEntries(
      Object.entries(additions).flatMap(([name, one]): [string, T][] =>
        of(one) === undefined ? [] : [[name, of(one) as T]],
      ),
    );
  const leads = base.tables['leads' as never] as SiteSpec['tables'][string];
  return {
    ...base,
    tables: { leads: { ...leads, columns: { ...leads.columns, ...each(({ column }) => column) } } },
    forms: {
      contact: {
        ...contact,
        fields: { ...contact.fields, ...each(({ field }) => field) },
        payload: { ...contact.payload, ...each(({ source }) => source) },
      },
    },
  } as SiteSpec;
}

function sent(
  name: string,
  field: Field,
  column: Column,
  source: PayloadSource = from(name),
): Readonly<Record<string, Addition>> {
  return {
    [name]: { field, source, column },
  };
}

const kind = sent('kind', radioField(both('Kind'), { required: true, options }), text({ max: 10, oneOf: ['a', 'b'] }));
const consent = sent(
  'consent',
  checkboxField(both('I accept the notice'), { required: true, link: privacy('the notice') }),
  boolean({ onlyTrue: true }),
);
const news = sent('news', checkboxField(both('Send me news'), {}), boolean());

function age(settings: Parameters<typeof numberField>[1], column: Column = integer({ min: 0, max: 120 })) {
  return sent('age', numberField(both('Age'), { required: true, ...settings }), column);
}

function day(settings: Parameters<typeof dateField>[1], column: Column = date()) {
  return sent('day', dateField(both('Day'), { required: true, ...settings }), column);
}

function more(
  showIf: { field: string; is: string | string[] | boolean },
  column: Column = text({ max: 320, nullable: true }),
) {
  return sent('more', textField(both('More'), { required: true, showIf }), column, fromOrNull('more'));
}

function hidden(settings: Parameters<typeof hiddenField>[1], column: Column = text({ max: 200, nullable: true })) {
  return sent('source', hiddenField(both('Source'), settings), column, fromOrNull('source'));
}

describe('the controls of forms', () => {
  it.each<[string, Readonly<Record<string, Addition>>]>([
    [
      'every kind, each with its column',
      {
        ...kind,
        ...consent,
        ...age({}),
        ...day({ min: today(1), max: today(90) }),
        ...hidden({ parameter: 'campaign' }),
        ...more({ field: 'kind', is: 'b' }),
      },
    ],
    ['a number with decimals', age({ decimals: 2 }, decimal({ min: 0, max: 10, decimals: 2 }))],
    ['a box that may stay empty', sent('news', checkboxField(both('News')), boolean())],
    [
      'a box that says yes or nothing',
      sent('news', checkboxField(both('News')), boolean({ nullable: true }), fromOrNull('news')),
    ],
    [
      'a condition on a condition',
      {
        ...kind,
        ...more({ field: 'kind', is: ['a', 'b'] }),
        ...news,
        ...sent(
          'why',
          textField(both('Why'), { showIf: { field: 'news', is: false } }),
          text({ max: 320, nullable: true }),
          fromOrNull('why'),
        ),
      },
    ],
    [
      'a hidden field with a constant',
      sent('source', hiddenField(both('Source'), { value: 'web' }), text({ max: 3, oneOf: ['web'] })),
    ],
    [
      'days within those of the column',
      day({ min: '2026-01-01', max: '2026-06-30' }, date({ min: '2026-01-01', max: '2026-12-31' })),
    ],
  ])('%s', (_what, additions) => expect(checkSpec(withFields(additions))).toEqual([]));

  it.each<[string, Readonly<Record<string, Addition>>, string]>([
    ['a day in a text', sent('day', dateField(both('Day'), { required: true }), text({ max: 10 })), 'payload/type'],
    [
      'a text in a number',
      sent('age', textField(both('Age'), { required: true }), integer({ min: 0, max: 9 })),
      'payload/type',
    ],
    [
      'a box in a template',
      {
        news: {
          field: checkboxField(both('News')),
          source: { kind: 'template', template: '{{news}}' },
          column: text({ max: 10 }),
        },
      },
      'payload/checkbox-in-text',
    ],
    [
      'a consent that may be left',
      sent('consent', checkboxField(both('Yes')), boolean({ onlyTrue: true })),
      'payload/not-allowed',
    ],
    [
      'a link whose words are elsewhere',
      sent('consent', checkboxField(both('I accept'), { link: privacy('the notice') }), boolean()),
      'checkbox/link',
    ],
    [
      'a link to nowhere',
      sent(
        'consent',
        checkboxField(both('I accept'), { link: { kind: 'page', page: 'privcy', label: both('accept') } as never }),
        boolean(),
      ),
      'page/unknown',
    ],
    [
      'a link to a fragment that is not there',
      sent(
        'consent',
        checkboxField(both('I accept'), {
          link: { kind: 'page', page: 'home', hash: 'wriet', label: both('accept') } as never,
        }),
        boolean(),
      ),
      'link/unknown-fragment',
    ],
    ['a number beyond its column', age({ max: 200 }), 'payload/out-of-range'],
    ['decimals in whole numbers', age({ decimals: 1 }), 'payload/out-of-range'],
    ['a number without valid values', age({ min: 5, max: 4 }), 'number/limits'],
    ['a number that may be empty, in a column that may not', age({ required: false }), 'payload/optional-field'],
    ['days that have passed before they begin', day({ min: today(2), max: today(1) }), 'date/limits'],
    ['days beyond those of the column', day({}, date({ max: '2026-12-31' })), 'payload/out-of-range'],
    [
      'buttons with a value twice',
      sent('kind', radioField(both('Kind'), { required: true, options: [...options, ...options] }), text({ max: 10 })),
      'select/duplicate-value',
    ],
    [
      'buttons whose column takes other values',
      sent('kind', radioField(both('Kind'), { required: true, options }), text({ max: 10, oneOf: ['a'] })),
      'payload/not-allowed',
    ],
    [
      'a hidden field of nothing',
      sent('source', { control: 'hidden', label: both('Source') }, text({ max: 200, nullable: true })),
      'hidden/source',
    ],
    [
      'an e-mail address from the address',
      { email: { field: hiddenField(both('E-mail'), { parameter: 'email', initial: 'x' }) } },
      'hidden/personal',
    ],
    [
      'a parameter longer than its column',
      hidden({ parameter: 'campaign', max: 150 }, text({ max: 100, nullable: true })),
      'payload/too-long',
    ],
    ['a condition on nothing', more({ field: 'knid', is: 'a' }), 'show-if/unknown-field'],
    ['a condition on itself', more({ field: 'more', is: 'a' }), 'show-if/circle'],
    [
      'a condition on an option that does not exist',
      { ...kind, ...more({ field: 'kind', is: 'c' }) },
      'show-if/answer',
    ],
    ['a condition on a text', more({ field: 'name', is: 'Ana' }), 'show-if/answer'],
    ['a condition on a box by a word', { ...consent, ...more({ field: 'consent', is: 'yes' }) }, 'show-if/answer'],
    [
      'a condition on a box that has to be ticked',
      { ...consent, ...more({ field: 'consent', is: false }) },
      'show-if/answer',
    ],
    ['a condition on buttons by yes', { ...kind, ...more({ field: 'kind', is: true }) }, 'show-if/answer'],
    [
      'a column that has to be filled always',
      {
        ...kind,
        more: { ...more({ field: 'kind', is: 'a' })['more']!, source: from('more'), column: text({ max: 320 }) },
      },
      'payload/optional-field',
    ],
    [
      'a condition of a column that is not there',
      {
        ...kind,
        ...more({ field: 'kind', is: 'a' }, text({ max: 320, nullable: true, onlyIf: { column: 'knd', is: 'a' } })),
      },
      'column/unknown',
    ],
    [
      'a condition of a column on another type',
      {
        ...kind,
        ...more({ field: 'kind', is: 'a' }, text({ max: 320, nullable: true, onlyIf: { column: 'kind', is: true } })),
      },
      'column/only-if',
    ],
    ['a column for no number at all', age({ min: 3, max: 3 }, integer({ min: 9, max: 1 })), 'column/limits'],
  ])('not %s', (_what, additions, code) =>
    expect(checkSpec(withFields(additions)).map((found) => found.code)).toContain(code),
  );

  it.each<[string, Readonly<Record<string, Addition>>, path: (string | number)[]]>([
    ['a number beyond its column', age({ max: 200 }), ['age', 'max']],
    ['a number without valid values', age({ min: 5, max: 4 }), ['age', 'min']],
    ['too many decimals', age({ decimals: 1 }), ['age', 'decimals']],
    ['days beyond those of the column', day({ max: '2027-01-01' }, date({ max: '2026-12-31' })), ['day', 'max']],
    [
      'an option that the column does not take',
      sent('kind', radioField(both('Kind'), { required: true, options }), text({ max: 10, oneOf: ['a'] })),
      ['kind', 'options', 1, 'value'],
    ],
    [
      'an option longer than the column',
      sent(
        'kind',
        radioField(both('Kind'), { required: true, options: [option('a', both('A')), option('bbb', both('B'))] }),
        text({ max: 2 }),
      ),
      ['kind', 'options', 1, 'value'],
    ],
    [
      'a parameter longer than its column',
      hidden({ parameter: 'campaign', max: 150 }, text({ max: 100, nullable: true })),
      ['source', 'max'],
    ],
    [
      'another value than the column takes',
      sent('source', hiddenField(both('Source'), { value: 'page' }), text({ max: 9, oneOf: ['web'] })),
      ['source', 'value'],
    ],
  ])('%s is reported once, at the setting', (_what, additions, path) =>
    expect(checkSpec(withFields(additions)).map((found) => found.path)).toEqual([
      ['forms', 'contact', 'fields', ...path],
    ]),
  );

  it('a misspelt column is reported once', () => {
    const named = withFields({ ...kind });
    const { kind: source, ...others } = named.forms['contact']!.payload;
    const misspelt = {
      ...named,
      forms: { contact: { ...named.forms['contact']!, payload: { ...others, knid: source! } } },
    } as SiteSpec;
    expect(checkSpec(misspelt).map(({ code }) => code)).toEqual(['payload/unknown-column']);
  });

  it('two fields that depend on each other are reported once each, with the cycle', () => {
    const spec = withFields({
      ...sent(
        'one',
        radioField(both('One'), { options, showIf: { field: 'two', is: 'a' } }),
        text({ max: 9, nullable: true }),
        fromOrNull('one'),
      ),
      ...sent(
        'two',
        radioField(both('Two'), { options, showIf: { field: 'one', is: 'a' } }),
        text({ max: 9, nullable: true }),
        fromOrNull('two'),
      ),
    });
    expect(checkSpec(spec).map(({ code, message }) => [code, message])).toEqual([
      ['show-if/circle', '"one" depends on itself: "one" → "two" → "one".'],
      ['show-if/circle', '"two" depends on itself: "two" → "one" → "two".'],
    ]);
  });

  it('the condition of a field includes those of the fields it depends on, whatever the values', () => {
    const quoted = 'a "b" \\ c';
    const form = withFields({
      ...sent(
        'kind',
        radioField(both('Kind'), { options: [option(quoted, both('A'))] }),
        text({ max: 20, nullable: true }),
        fromOrNull('kind'),
      ),
      ...more({ field: 'kind', is: quoted }),
    }).forms['contact'] as Form;
    const chained: Form = {
      ...form,
      fields: {
        ...form.fields,
        last: checkboxField(both('Last'), { showIf: { field: 'news', is: false } }),
        news: checkboxField(both('News'), { showIf: { field: 'kind', is: quoted } }),
      },
    };
    const kindIs = String.raw`.form:not(:has([name="kind"][value="a \"b\" \\ c"]:checked))`;
    expect(conditionStyles(form)).toEqual([`${kindIs} .only-contact-more { display: none; }`]);
    expect(conditionStyles(chained)[1]).toBe(
      `${kindIs} .only-contact-last,\n.form:not(:has([name="news"]:not(:checked))) .only-contact-last { display: none; }`,
    );
  });

  it('the desk shows what they are: yes or no, options, days and numbers', async () => {
    const { desk } = (await import(new URL('../fixtures/desk.ts', import.meta.url).href)) as { desk: Desk };
    const [table] =
      compileDesk({ ...withFields({ ...kind, ...consent, ...news, ...age({}), ...day({}) }), desk })?.tables ?? [];
    const columns = table?.columns ?? [];
    expect(
      columns
        .slice(-5)
        .map(({ name, kind: shown, options: values }) => [
          name,
          shown,
          values?.map(({ value, label }) => `${value}: ${label['en']}`),
        ]),
    ).toEqual([
      ['kind', 'option', ['a: A', 'b: B']],
      ['consent', 'option', ['true: desk.yes', 'false: desk.no']],
      ['news', 'option', ['true: desk.yes', 'false: desk.no']],
      ['age', 'number', undefined],
      ['day', 'date', undefined],
    ]);
    // A required checkbox is true in every row.
    expect(table?.filters).toEqual(['kind', 'news']);
  });

  it('the desk finds the rows of an answer by an index, if the column fits into one', async () => {
    const { desk } = (await import(new URL('../fixtures/desk.ts', import.meta.url).href)) as { desk: Desk };
    const long = 'a'.repeat(60);
    const field = radioField(both('Kind'), { required: true, options });
    const spec = withFields({
      ...kind,
      ...news,
      ...sent(`${long}a`, field, text({ max: 10 })),
      ...sent(`${long}b`, field, text({ max: 10 })),
      ...sent('essay', field, text({ max: 5000 })),
    });
    const names = [
      ...deskFilters(spec, desk).matchAll(/^create index if not exists (\w+) on public\.leads \((\w+)\);$/gm),
    ].map(([, name = '', column]) => {
      expect(name.length).toBeLessThanOrEqual(63);
      return [name, column];
    });
    expect(names.map(([, column]) => column)).toEqual(['kind', 'news', `${long}a`, `${long}b`]);
    expect(new Set(names.map(([name]) => name)).size).toBe(4);
  });
});
