import { describe, expect, it } from 'vitest';
import { describeChange } from '../../generator/change/index.ts';
import type { Block, SiteSpec } from '../../generator/schema/index.ts';
import { takeSnapshot } from '../../generator/snapshot/take.ts';
import { articles as entries } from './support/articles.ts';
import { base } from './valid-spec.ts';

/** How the change from one spec to another is described. */
function described(before: SiteSpec, after: SiteSpec): string[] {
  return describeChange(takeSnapshot(before), takeSnapshot(after));
}

const [home, ...others] = base.pages;
if (!home) throw new Error('the base has no home page');
const withBlocks = (blocks: readonly Block[]): SiteSpec => ({
  ...base,
  pages: [{ ...home, blocks: [...home.blocks, ...blocks] }, ...others],
});

function both(words: string): { es: string; en: string } {
  return { es: words, en: `${words} (en)` };
}

function questions(...numbers: (number | string)[]): Block {
  return {
    kind: 'faq',
    heading: both('Preguntas'),
    items: numbers.map((n) => ({ question: both(`¿Pregunta ${n}?`), answer: both(`Respuesta de ${n}.`) })),
  };
}

function prose(...paragraphs: string[]): Block {
  return {
    kind: 'prose',
    heading: both('Texto'),
    paragraphs: paragraphs.map(both),
  };
}

describe('of a list on a page it says', () => {
  it.each<[string, Block[], Block[], string[]]>([
    [
      'that an entry was put in, and not that all after it have other words',
      [questions(1, 2, 3, 4, 5)],
      [questions(6, 1, 2, 3, 4, 5)],
      ['/inicio: 1 entry added to faq: "¿Pregunta 6?"'],
    ],
    [
      'which entries were taken out',
      [questions(1, 2, 3, 4, 5)],
      [questions(2, 4, 5)],
      ['/inicio: 2 entries removed from faq: "¿Pregunta 1?", "¿Pregunta 3?"'],
    ],
    [
      'that one was moved',
      [questions(1, 2, 3, 4, 5)],
      [questions(5, 1, 2, 3, 4)],
      ['/inicio: entries of faq in another order'],
    ],
    [
      'that all changed that did',
      [questions(1, 2, 3)],
      [questions('uno', 'dos', 'tres')],
      ['/inicio: 6 texts changed (es, en)'],
    ],
    [
      'what of the rest changed',
      [prose('Uno dos tres cuatro.', 'Cinco.')],
      [prose('Cero.', 'Uno dos tres cinco.', 'Cinco.')],
      ['/inicio: 1 text changed (es, en); 1 entry added to prose paragraphs: "Cero."'],
    ],
    [
      'what is beyond the first few',
      [questions(1)],
      [questions(1, 2, 3, 4, 5, 6)],
      ['/inicio: 5 entries added to faq: "¿Pregunta 2?", "¿Pregunta 3?", "¿Pregunta 4?" and 2 more'],
    ],
    [
      'that a block came before another of its kind',
      [questions(1, 2)],
      [questions(8), questions(1, 2)],
      ['/inicio: block faq added'],
    ],
    [
      'that a block went, and nothing of those after it',
      [questions(8), questions(1, 2)],
      [questions(1, 2)],
      ['/inicio: block faq removed'],
    ],
    [
      'that two blocks of a kind changed places',
      [questions(1), questions(2)],
      [questions(2), questions(1)],
      ['/inicio: blocks in another order'],
    ],
  ])('%s', (_, before, after, expected) => expect(described(withBlocks(before), withBlocks(after))).toEqual(expected));
});

describe('of a setting it says', () => {
  const { firm, integrations } = base;
  const [weekdays] = firm.hours;
  if (!weekdays) throw new Error('the base has no hours');
  const saturday = { days: ['Sa' as const], opens: '10:00', closes: '13:00' };

  it('which of the hours changed, came and went', () => {
    expect(
      described(base, { ...base, firm: { ...firm, hours: [{ ...weekdays, closes: '17:00' }, saturday] } }),
    ).toEqual([
      'firm.hours[0].closes: "18:00" → "17:00"',
      'firm.hours: {"days":["Sa"],"opens":"10:00","closes":"13:00"} added',
    ]);
    expect(described({ ...base, firm: { ...firm, hours: [saturday, weekdays] } }, base)).toEqual([
      'firm.hours: {"days":["Sa"],"opens":"10:00","closes":"13:00"} removed',
    ]);
    expect(
      described(
        { ...base, firm: { ...firm, hours: [saturday, weekdays] } },
        { ...base, firm: { ...firm, hours: [weekdays, saturday] } },
      ),
    ).toEqual(['firm.hours: entries in another order']);
  });

  it('what of a long value differs', () => {
    const asked = (end: string): SiteSpec => ({
      ...base,
      integrations: {
        ...integrations,
        countryLookup: {
          field: 'country',
          languages: {},
          otherwise: 'es',
          url: `https://country.example/an-address-so-long-that-it-is-cut/${end}`,
        },
      },
    });
    expect(described(asked('v1'), asked('v2'))).toEqual([
      'integrations.countryLookup.url: …ong-that-it-is-cut/v1" → …ong-that-it-is-cut/v2"',
    ]);
  });

  it('how rows are followed up, and in which time zone', () => {
    const { followUp } = base.records;
    const after: SiteSpec = {
      ...base,
      firm: { ...firm, timeZone: 'America/Tijuana' },
      records: {
        ...base.records,
        followUp: { ...followUp, statuses: { ...followUp.statuses, lost: { es: 'Perdido', en: 'Lost' } } },
      },
    };
    expect(described(base, after)).toEqual([
      'firm.timeZone: "America/Mexico_City" → "America/Tijuana"',
      'records.followUp.statuses.lost: nothing → {"es":"Perdido","en":"Lost"}',
    ]);
  });
});

describe('what the database does is described', () => {
  const { records, integrations, tables } = base;
  const kept = (count: number): SiteSpec => ({
    ...base,
    records: { ...records, retention: { ...records.retention, tables: { leads: { unit: 'months', count } } } },
  });
  const notifying = {
    ...base,
    integrations: { ...integrations, notify: { url: 'https://desk.example/rows', tables: ['leads' as const] } },
  } as SiteSpec;
  const leads = tables['leads' as keyof typeof tables]!;
  const withState = (...oneOf: string[]): SiteSpec =>
    ({
      ...base,
      tables: { leads: { ...leads, columns: { ...leads.columns, state: { type: 'text', max: 20, oneOf } } } },
    }) as SiteSpec;

  it.each([
    ['a period that becomes shorter', kept(24), kept(12), ['records.retention.tables.leads.count: 24 → 12']],
    [
      'whom it notifies',
      base,
      notifying,
      ['integrations.notify: nothing → {"url":"https://desk.example/rows","tables":["leads"]}'],
    ],
    [
      'the values that a column takes',
      withState('new', 'old'),
      withState('old', 'done', 'new'),
      [
        'table leads: column state, one of: "done" added',
        'table leads: column state, one of: entries in another order',
      ],
    ],
  ])('%s', (_, before, after, expected) => expect(described(before, after)).toEqual(expected));
});

describe('two equal texts are told apart:', () => {
  const { contact } = base.forms as Record<string, SiteSpec['forms'][string]>;
  const saying = (shared: string, own: string): SiteSpec =>
    ({
      ...base,
      messages: { ...base.messages, 'form.submit': both(shared) },
      forms: { contact: { ...contact, submit: both(own) } },
    }) as SiteSpec;

  it.each([
    [
      'the shared one',
      saying('Enviar', 'Enviar'),
      saying('Mandar', 'Enviar'),
      ['message form.submit changed (es, en)'],
    ],
    [
      "the form's own",
      saying('Enviar', 'Enviar'),
      saying('Enviar', 'Mandar'),
      ["form contact: the send button's text changed (es, en)"],
    ],
    [
      'both',
      saying('Enviar', 'Enviar'),
      saying('Mandar', 'Mandar'),
      ["form contact: the send button's text changed (es, en)", 'message form.submit changed (es, en)'],
    ],
  ])('%s', (_, before, after, expected) => expect(described(before, after)).toEqual(expected));
});

it('what all pages share is described by where it leads and what it says', () => {
  const { header, errors, services, firm } = base as SiteSpec;
  const failed = errors['failed']!;
  const after: SiteSpec = {
    ...base,
    header: { ...header, entries: [...header.entries, { link: { kind: 'page', page: 'thanks' as never } }] },
    errors: { ...errors, failed: { ...failed, channel: 'inline' } },
    services: { ...services, tax: { ...services['legal']!, title: both('Impuestos') } },
    firm: { ...firm, phone: '+52 55 1111 1111' },
  };
  expect(described(base, after)).toEqual([
    'error failed is shown as inline, no longer as toast',
    'services: legal → legal, tax',
    'header.entries: home → home, thanks',
    'firm.phone: "+52 55 0000 0000" → "+52 55 1111 1111"',
  ]);
});

it('articles in another order are described', async () => {
  const { blog } = (await import(new URL('../fixtures/blog.ts', import.meta.url).href)) as { blog: SiteSpec };
  const inOrder = (...numbers: number[]): SiteSpec => ({
    ...blog,
    articles: {
      ...blog.articles!,
      entries: [...blog.articles!.entries, ...numbers.flatMap((n) => entries(3)[n] ?? [])],
    },
  });
  expect(described(inOrder(0, 1, 2), inOrder(0, 2, 1))).toEqual(['articles in another order']);
});

it('what the desk fills in itself is not taken for a value of the site that is called the same', () => {
  const saying = (email: string, es: string) =>
    ({
      ...base,
      firm: { ...base.firm, email },
      desk: { texts: { invited: { es, en: 'Invited' } } },
    }) as unknown as SiteSpec;
  expect(described(saying('a@b.example', '{{email}} ya entra'), saying('c@b.example', '{{email}} entra'))).toEqual([
    'firm.email: "a@b.example" → "c@b.example"',
    'desk.texts.invited.es: "{{email}} ya entra" → "{{email}} entra"',
  ]);
});
