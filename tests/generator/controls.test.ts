import { describe, expect, it } from 'vitest';
import { compileDesk } from '../../generator/compile/desk.ts';
import { conditionStyles } from '../../generator/compile/form.ts';
import { deskFilters } from '../../generator/sql/statements.ts';
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
  type Column,
  type Field,
  type Form,
  type PayloadSource,
  type SiteSpec,
} from '../../generator/schema/index.ts';
import { desk } from '../fixtures/desk.ts';
import { base, both } from './valid-spec.ts';

const options = ['a', 'b'].map((value) => option(value, both(value.toUpperCase())));

/** A link to a page in the label of a checkbox. */
function pageLink(label: string, target: object = { page: 'thanks' }) {
  return { kind: 'page', ...target, label: both(label) } as never;
}

/** A consent with a link in its label. */
function linking(link: ReturnType<typeof pageLink>) {
  return sent('consent', checkboxField(both('I accept'), { link }), boolean());
}

const contact = base.forms['contact'] as Form;

interface Addition {
  readonly field: Field;
  readonly source?: PayloadSource;
  readonly column?: Column;
}

type Additions = Readonly<Record<string, Addition>>;

/** The base with additional fields in its form, each with a column of the same name. */
function withFields(additions: Additions): SiteSpec {
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

function sent(name: string, field: Field, column: Column, source: PayloadSource = from(name)): Additions {
  return { [name]: { field, source, column } };
}

const kind = sent('kind', radioField(both('Kind'), { required: true, options }), text({ max: 10, oneOf: ['a', 'b'] }));
const consent = sent(
  'consent',
  checkboxField(both('I accept the notice'), { required: true, link: pageLink('the notice') }),
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

describe('form controls', () => {
  it.each<[string, Additions]>([
    [
      'one field of each control, each with a matching column',
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
    ['an optional checkbox', news],
    [
      'a checkbox that stores true or null',
      sent('news', checkboxField(both('News')), boolean({ nullable: true }), fromOrNull('news')),
    ],
    [
      'a condition on a field that has a condition',
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
      'a date range within that of its column',
      day({ min: '2026-01-01', max: '2026-06-30' }, date({ min: '2026-01-01', max: '2026-12-31' })),
    ],
  ])('%s is accepted', (_what, additions) => expect(checkSpec(withFields(additions))).toEqual([]));

  // With a path, the mistake must be reported once, at that setting of the form.
  it.each<[string, Additions, code: string, path?: (string | number)[]]>([
    [
      'a date in a text column',
      sent('day', dateField(both('Day'), { required: true }), text({ max: 10 })),
      'payload/type',
    ],
    [
      'a text in a number column',
      sent('age', textField(both('Age'), { required: true }), integer({ min: 0, max: 9 })),
      'payload/type',
    ],
    [
      'a checkbox in a payload template',
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
      'an optional checkbox for a column that only takes true',
      sent('consent', checkboxField(both('Yes')), boolean({ onlyTrue: true })),
      'payload/not-allowed',
    ],
    ['a checkbox link whose text is not in the label', linking(pageLink('the notice')), 'checkbox/link'],
    ['a checkbox link to an unknown page', linking(pageLink('accept', { page: 'privcy' })), 'page/unknown'],
    [
      'a checkbox link to an unknown fragment',
      linking(pageLink('accept', { page: 'home', hash: 'wriet' })),
      'link/unknown-fragment',
    ],
    ['a maximum above that of the column', age({ max: 200 }), 'payload/out-of-range', ['age', 'max']],
    ['decimals for an integer column', age({ decimals: 1 }), 'payload/out-of-range', ['age', 'decimals']],
    ['a minimum above the maximum', age({ min: 5, max: 4 }), 'number/limits', ['age', 'min']],
    ['an optional number for a required column', age({ required: false }), 'payload/optional-field'],
    ['a first day after the last one', day({ min: today(2), max: today(1) }), 'date/limits'],
    ['no last day where the column has one', day({}, date({ max: '2026-12-31' })), 'payload/out-of-range'],
    [
      'a last day after that of the column',
      day({ max: '2027-01-01' }, date({ max: '2026-12-31' })),
      'payload/out-of-range',
      ['day', 'max'],
    ],
    [
      'two radio buttons with one value',
      sent('kind', radioField(both('Kind'), { required: true, options: [...options, ...options] }), text({ max: 10 })),
      'select/duplicate-value',
    ],
    [
      'an option that the column does not allow',
      sent('kind', radioField(both('Kind'), { required: true, options }), text({ max: 10, oneOf: ['a'] })),
      'payload/not-allowed',
      ['kind', 'options', 1, 'value'],
    ],
    [
      'an option longer than the column',
      sent(
        'kind',
        radioField(both('Kind'), { required: true, options: [option('a', both('A')), option('bbb', both('B'))] }),
        text({ max: 2 }),
      ),
      'payload/too-long',
      ['kind', 'options', 1, 'value'],
    ],
    [
      'a hidden field without a source',
      sent('source', { control: 'hidden', label: both('Source') }, text({ max: 200, nullable: true })),
      'hidden/source',
    ],
    [
      'a hidden field that reads an e-mail address from the URL',
      { email: { field: hiddenField(both('E-mail'), { parameter: 'email', initial: 'x' }) } },
      'hidden/personal',
    ],
    [
      'a URL parameter longer than its column',
      hidden({ parameter: 'campaign', max: 150 }, text({ max: 100, nullable: true })),
      'payload/too-long',
      ['source', 'max'],
    ],
    [
      'a constant that the column does not allow',
      sent('source', hiddenField(both('Source'), { value: 'page' }), text({ max: 9, oneOf: ['web'] })),
      'payload/not-allowed',
      ['source', 'value'],
    ],
    ['a condition on an unknown field', more({ field: 'knid', is: 'a' }), 'show-if/unknown-field'],
    ['a condition on the field itself', more({ field: 'more', is: 'a' }), 'show-if/circle'],
    ['a condition on an unknown option', { ...kind, ...more({ field: 'kind', is: 'c' }) }, 'show-if/answer'],
    ['a condition on a text field', more({ field: 'name', is: 'Ana' }), 'show-if/answer'],
    [
      'a condition that compares a checkbox with a text',
      { ...consent, ...more({ field: 'consent', is: 'yes' }) },
      'show-if/answer',
    ],
    [
      'a condition that a required checkbox is not ticked',
      { ...consent, ...more({ field: 'consent', is: false }) },
      'show-if/answer',
    ],
    [
      'a condition that compares radio buttons with true',
      { ...kind, ...more({ field: 'kind', is: true }) },
      'show-if/answer',
    ],
    [
      'a required column for a conditional field',
      {
        ...kind,
        more: { ...more({ field: 'kind', is: 'a' })['more']!, source: from('more'), column: text({ max: 320 }) },
      },
      'payload/optional-field',
    ],
    [
      'a column whose condition names an unknown column',
      {
        ...kind,
        ...more({ field: 'kind', is: 'a' }, text({ max: 320, nullable: true, onlyIf: { column: 'knd', is: 'a' } })),
      },
      'column/unknown',
    ],
    [
      'a column whose condition compares with a value of another type',
      {
        ...kind,
        ...more({ field: 'kind', is: 'a' }, text({ max: 320, nullable: true, onlyIf: { column: 'kind', is: true } })),
      },
      'column/only-if',
    ],
    [
      'a column whose minimum is above its maximum',
      age({ min: 3, max: 3 }, integer({ min: 9, max: 1 })),
      'column/limits',
    ],
  ])('%s is rejected', (_what, additions, code, path) => {
    const diagnostics = checkSpec(withFields(additions));
    expect(diagnostics.map((one) => one.code)).toContain(code);
    if (path) expect(diagnostics.map((one) => one.path)).toEqual([['forms', 'contact', 'fields', ...path]]);
  });

  it('a misspelt column is reported once', () => {
    const spec = withFields({ ...kind });
    const form = spec.forms['contact']!;
    const { kind: source, ...others } = form.payload;
    const misspelt = { ...spec, forms: { contact: { ...form, payload: { ...others, knid: source! } } } } as SiteSpec;
    expect(checkSpec(misspelt).map(({ code }) => code)).toEqual(['payload/unknown-column']);
  });

  it('two fields that depend on each other are reported once each, with the cycle', () => {
    const dependent = (name: string, field: string): Additions =>
      sent(
        name,
        radioField(both(name), { options, showIf: { field, is: 'a' } }),
        text({ max: 9, nullable: true }),
        fromOrNull(name),
      );
    const spec = withFields({ ...dependent('one', 'two'), ...dependent('two', 'one') });
    expect(checkSpec(spec).map(({ code, message }) => [code, message])).toEqual([
      ['show-if/circle', '"one" depends on itself: "one" → "two" → "one".'],
      ['show-if/circle', '"two" depends on itself: "two" → "one" → "two".'],
    ]);
  });

  it('the CSS of a condition escapes values, and includes the conditions of the fields it depends on', () => {
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

  it('the desk has only those texts of the spec that differ from its own, reserved ones among them', () => {
    const reserved = {
      'login.title': { es: 'Iniciar Sesión', en: 'Enter' },
      'thankYou.title': { es: 'Gracias', en: 'Thanks' },
    };
    const texts = { es: { 'desk.save': 'Conservar', 'desk.cancel': 'Cancelar' } };
    const spec = withFields({});
    expect(compileDesk({ ...spec, reserved, desk: { ...desk, texts } })?.texts).toEqual({
      es: { 'desk.save': 'Conservar' },
      en: { 'login.title': 'Enter' },
    });
    expect(compileDesk({ ...spec, reserved: {}, desk })).not.toHaveProperty('texts');
  });

  it('the desk shows checkboxes as yes or no, radio buttons as options, and dates and numbers as such', () => {
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
      ['consent', 'yesNo', undefined],
      ['news', 'yesNo', undefined],
      ['age', 'number', undefined],
      ['day', 'date', undefined],
    ]);
    // A required checkbox is true in every row.
    expect(table?.filters).toEqual(['kind', 'news']);
  });

  it('the desk’s filter columns have an index each, with a unique name, unless they are too long for one', () => {
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
