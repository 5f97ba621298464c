import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { desk } from '#generated/desk.ts';
import type { DeskColumn, DeskTable } from '../../site/desk/contract/config.ts';
import type { DeskPage } from '../../site/desk/contract/pages.ts';
import type { ListedRow } from '../../site/desk/contract/store.ts';
import { rowMail } from '../../site/desk/mail/compose-mails.ts';
import { createDeskTexts } from '../../site/texts/desk.ts';
import { telephonesOf } from '../../site/desk/telephones.ts';
import { drawPage } from '../../site/desk/ui/render.tsx';
import { fixturesOf } from '../support/desk-fixtures.ts';
import { problemsOf } from './markup.ts';

if (!desk) throw new Error('The spec has no desk.');
const config = desk;
const locales = config.locales.map(({ code }) => code);

const [mine = '', theirs = ''] = locales;
const fixtures = fixturesOf(config, mine);
const texts = createDeskTexts(config.texts);
const telephones = telephonesOf(config.country);
const assets = { script: '/assets/client.js', styles: ['/assets/client.css'] };

function draw(page: DeskPage, tables = config.tables): string {
  return drawPage(page, { config: { ...config, tables }, texts, telephones }, assets);
}

/** One window parses all pages: a window of its own takes as long as a page. */
const parser = new new JSDOM().window.DOMParser();

function documentOf(page: DeskPage, tables = config.tables): Document {
  return parser.parseFromString(draw(page, tables), 'text/html');
}

/**
 * A host name that looks like a text key, the desk's own address, which opens in the same tab, and the values that the
 * page of a template names.
 */
const ALLOWED = [
  'unresolved text: www.google.com',
  'no new tab: https://mesa.firma.example/',
  ...['name', 'company', 'form', 'date', 'colleague'].map((name) => `unresolved text: {{${name}}}`),
];

function select(root: ParentNode, selector: string): Element[] {
  return [...root.querySelectorAll(selector)];
}

/** Violations of the policy, visitors' input that became markup, and controls without a name. */
function faultsOf(document: Document): string[] {
  const isNamed = (control: Element): boolean =>
    Boolean(control.closest('label') ?? document.querySelector(`label[for="${control.id}"]`)) ||
    control.hasAttribute('aria-label');
  return [
    ...select(document, '[style], script:not([src]), style').map(
      ({ outerHTML }) => `in the document itself: ${outerHTML.slice(0, 80)}`,
    ),
    ...select(document, '[onmouseover], [href^="javascript:" i], b').map(
      ({ outerHTML }) => `a visitor's: ${outerHTML.slice(0, 80)}`,
    ),
    ...select(document, 'input:not([type="hidden"]), select, textarea').flatMap((control) =>
      isNamed(control) ? [] : [`without a name: ${control.outerHTML.slice(0, 80)}`],
    ),
    ...(select(document, 'h1').length === 1 ? [] : [`${select(document, 'h1').length} headings of the page`]),
  ];
}

describe.each(locales)('in %s', (locale) => {
  const pages = Object.entries(fixturesOf(config, locale));

  test.each(pages)('%s has all of its texts and no faults', (_name, page) => {
    const document = documentOf(page);
    const problems = problemsOf(document.body.innerHTML, {
      texts: [],
      newTab: texts.in(locale)('desk.newTab'),
      firstHeading: 1,
    });
    expect(problems.filter((problem) => !ALLOWED.includes(problem))).toEqual([]);
    expect(faultsOf(document)).toEqual([]);
    expect(document.title).toMatch(new RegExp(` · ${config.firm}$`));
    expect(document.title).not.toContain('desk.');
    expect(document.documentElement.lang).toBe(locale);
    expect(document.documentElement.getAttribute('translate')).toBe('no');
  });

  test.each(config.tables.map((table) => [table.key, table] as const))('a list and a row of %s', (_key, table) => {
    const { inbox, row } = fixturesOf(config, locale, null, table);
    for (const page of [inbox, row]) expect(faultsOf(documentOf(page))).toEqual([]);
  });
});

test('a list names invalid filters by their labels, and its order', () => {
  const document = documentOf(fixtures.inboxFiltered);
  const labels = ['from', 'assignee'].map((name) => document.querySelector(`label[for="filter-${name}"]`)?.textContent);
  expect(select(document, '.alert').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(new RegExp(`: ${labels.join(', ')}$`)),
  );
  expect(document.querySelector('select[name="sort"] option[selected]')?.getAttribute('value')).toBe('name');
});

test('a list is filtered by the options of a field, and the audit log names them by the same labels', () => {
  const table = config.tables.find(({ filters }) => filters.length > 0);
  if (!table) throw new Error('No list has a filter of its own.');
  const { inbox, audit } = fixturesOf(config, mine, null, table);
  const [column] = table.columns.filter(({ name }) => table.filters.includes(name));
  const [, option] = column?.options ?? [];
  const columns = { [column?.name ?? '']: option?.value ?? '' };
  const ignored = [`column.${table.filters[1] ?? ''}`];
  const document = documentOf({ ...inbox, query: { ...inbox.query, columns }, ignored });
  const control = document.querySelector<HTMLSelectElement>(`select[name="column.${column?.name ?? ''}"]`);
  expect(control?.labels[0]?.textContent).toBe(column?.label[mine]);
  expect(control?.selectedOptions[0]?.textContent).toBe(option?.label[mine]);
  expect(control?.form?.method).toBe('get');
  // The filters are collapsed, so the first message is visible.
  expect(document.querySelector('.filters__more')?.hasAttribute('open')).toBe(false);
  expect(document.querySelector('.alert')?.textContent).toContain(
    table.columns.find(({ name }) => name === table.filters[1])?.label[mine],
  );
  const entries = audit.entries
    .slice(0, 1)
    .map((entry) => ({ ...entry, action: 'export' as const, table: table.key, detail: { rows: 2, columns } }));
  const shownText = documentOf({ ...audit, entries }).querySelector('tbody td:last-child')?.textContent;
  expect(shownText).toMatch(new RegExp(`2 · ${column?.label[mine] ?? ''}: ${option?.label[mine] ?? ''}$`));
});

test.each([
  ['es', 'Sesión cerrada'],
  ['en', 'Signed out'],
])('signing out is confirmed where one signs in, in %s and without a script', (locale, text) => {
  const html = draw(fixturesOf(config, locale).loginSignedOut);
  expect(new JSDOM(html).window.document.querySelector('[role="status"]')?.textContent).toBe(text);
  expect(html).not.toContain('<script');
});

test.each(locales)('an address that is not the desk’s own is named with its own, in %s', (locale) => {
  const document = documentOf(fixturesOf(config, locale).otherAddress);
  const own = 'https://mesa.firma.example';
  expect(document.querySelector('main')?.textContent).toMatch(new RegExp(`http://10\\.0\\.0\\.5:3001.*${own}`));
  expect(document.querySelector('main a')?.getAttribute('href')).toBe(`${own}/`);
  expect(document.querySelector('form'), 'which would be refused').toBeNull();
});

describe('a value without a visible character', () => {
  const INVISIBLE = ['', ' ', '\u200B', '\uFEFF\u2060', '\u00AD', '\u202E\u200F', '\u3164', '\u2800', '\u{E0041}'];
  const { inbox, overview, row } = fixtures;
  const blank = (values: ListedRow['values'], text: string): ListedRow['values'] =>
    Object.fromEntries(Object.keys(values).map((name) => [name, text]));

  test.each(config.tables.flatMap((table) => table.list.map((name) => [table, name] as const)))(
    'in a list is a link that can be seen: %#',
    (table, name) => {
      // Any column may contain the link.
      const own = { ...table, list: [name], person: {} };
      const { inbox: list } = fixturesOf({ ...config, tables: [own] }, mine, null, own);
      const rows = list.list.rows
        .slice(0, 1)
        .flatMap((each) => [null, ...INVISIBLE].map((text) => ({ ...each, values: { [name]: text } })));
      const links = select(documentOf({ ...list, list: { ...list.list, rows } }, [own]), 'tr[data-id] a');
      expect(links.map(({ textContent }) => textContent)).toEqual(rows.map(() => '(sin nombre)'));
    },
  );

  test.each(INVISIBLE)('is never an invisible link, title or greeting: %j', (text) => {
    const [late] = overview.overview.overdue;
    if (!late) throw new Error('Something is overdue.');
    const values = blank(late.values, text);
    const card = documentOf({ ...overview, overview: { ...overview.overview, overdue: [{ ...late, values }] } });
    expect(card.querySelector('.lines--late strong')?.textContent).toBe(late.id.slice(0, 8));
    const one = documentOf({ ...row, row: { ...row.row, values: blank(row.row.values, text) } });
    expect(one.querySelector('h1')?.textContent).toBe(row.row.id.slice(0, 8));
    expect(new Set(select(one, '.two__main dd').map(({ textContent }) => textContent))).toEqual(new Set(['—']));
    const { name: own = '', email = '' } = config.tables[0]?.person ?? {};
    const nameless = documentOf({ ...row, row: { ...row.row, values: { ...row.row.values, [own]: text } } });
    expect(nameless.querySelector('h1')?.textContent).toBe(row.row.values[email]);
    const mail = new URL(nameless.querySelector('a[href^="mailto:"]')?.getAttribute('href') ?? '');
    expect(mail.searchParams.get('body')?.split('\r\n')[0]).toBe(texts.in(theirs)('desk.reply.greetingNobody'));
  });

  test.each(INVISIBLE)('is neither a name nor an answer in a mail: %j', async (text) => {
    const [table] = config.tables;
    if (!table) throw new Error('There is a table.');
    const mailOf = (value: string): Promise<{ subject: string; text: string }> =>
      rowMail(
        { id: row.row.id, createdAt: row.row.createdAt, form: null, values: blank(row.row.values, value) },
        table,
        { to: 'ana@firma.example', locale: mine, t: texts.in(mine) },
        config,
        'https://desk.example',
      );
    expect(await mailOf(text)).toEqual(await mailOf(''));
  });

  test('is no name of a colleague', () => {
    const people = inbox.assignees.map((person) => ({ ...person, name: '\u200B' }));
    const list = documentOf({ ...inbox, assignees: people });
    expect(select(list, '.rows__who .sr').at(1)?.textContent).toBe('luis@firma.example');
    expect(select(list, '[name="bulk-assignee"] option').map(({ textContent }) => textContent)).toContain(
      'luis@firma.example',
    );
    const page = fixtures.people;
    expect(select(documentOf({ ...page, people }), '.people h2').map(({ textContent }) => textContent)).toEqual(
      people.map(({ email }) => email),
    );
    const me = documentOf({ ...page, person: { email: 'ana@firma.example', name: '\u200B', role: 'admin' } });
    expect(me.querySelector('.side__me bdi')?.textContent).toBe('ana@firma.example');
  });
});

test('a reply begins in the language of the visitor', () => {
  const document = documentOf(fixtures.row);
  const mail = new URL(document.querySelector('a[href^="mailto:"]')?.getAttribute('href') ?? '');
  const [greeting] = texts.in(theirs)('desk.reply.greeting').split('{{name}}');
  expect(mail.pathname).toBe('visitante0@example.com');
  expect(mail.searchParams.get('body')).toMatch(new RegExp(`^${greeting}José Ángel`));
  const [quote = ''] = texts.in(theirs)('desk.reply.quote').split('{{date}}');
  expect(mail.searchParams.get('body')).toMatch(new RegExp(`\r\n\r\n${quote}.*2026.*\r\n> Buen día:\r\n> Quisiera`));
});

test('the form of a reply begins in the language of the visitor, or with the template above what was typed', () => {
  const valueIn = (page: DeskPage): string | undefined =>
    documentOf(page).querySelector<HTMLTextAreaElement>('#reply-form textarea')?.defaultValue;
  const [greeting] = texts.in(theirs)('desk.reply.greeting').split('{{name}}');
  expect(valueIn(fixtures.rowReply)).toMatch(new RegExp(`^${greeting}José Ángel`));
  const [begin = ''] = config.templates[0]?.body[locales.at(-1) ?? '']?.split('{{name}}') ?? [];
  const inserted = valueIn(fixtures.rowReplyTemplate);
  expect([inserted?.startsWith(begin), inserted?.endsWith('\n\nLo que ya escribí.')]).toEqual([true, true]);
  const failed = documentOf(fixtures.rowReplyFailed);
  const text = failed.querySelector('#reply-form textarea');
  expect([text?.textContent, text?.getAttribute('aria-invalid')]).toEqual(['Con gusto.', 'true']);
  expect(documentOf(fixtures.row).querySelector('#reply-form'), 'without a mail server').toBeNull();
});

test('a copy of a person’s data is in the language in which they wrote, unlike the page around it', () => {
  const { person } = fixtures;
  const rows = person.held.rows.map((row) => ({ ...row, origin: row.origin && { ...row.origin, locale: theirs } }));
  const document = documentOf({ ...person, held: { ...person.held, rows } });
  const copy = document.querySelector(`main [lang="${theirs}"]`);
  expect(copy?.querySelector('h1')?.textContent).toBe('Your personal data');
  const [back, notes] = select(document, '.back a').map(({ textContent }) => textContent.trim());
  expect(back).toMatch(/^José Ángel/);
  expect(notes).toBe('Sin notas internas');
});

test('a reply contains no word joiners of the site’s texts', () => {
  const { rowReplyTemplate } = fixtures;
  const { replying } = rowReplyTemplate;
  const joined = Object.fromEntries(locales.map((code) => [code, '9:00\u2060–\u206018:00']));
  const templates = replying.templates.map((template) => ({ ...template, body: joined }));
  const page = { ...rowReplyTemplate, replying: { signatures: { firm: joined, own: null }, templates } };
  const text = documentOf(page).querySelector<HTMLTextAreaElement>('#reply-form textarea')?.defaultValue;
  expect(text).toMatch(/^9:00–18:00\n\n9:00–18:00/);
});

test('a reply ends with the signature of the person, or else with the firm’s', () => {
  const { rowReply } = fixtures;
  const firm = Object.fromEntries(locales.map((code) => [code, '{{colleague}}\nLa firma']));
  const endOf = (own: string | null): string | undefined => {
    const replying = { ...rowReply.replying, signatures: { firm, own } };
    const text = documentOf({ ...rowReply, replying }).querySelector('#reply-form textarea')?.textContent;
    return text?.split('\n\n').at(-1);
  };
  expect([endOf(null), endOf('Ana\nSocia')]).toEqual(['Ana Torres\nLa firma', 'Ana\nSocia']);
});

describe('to call a visitor', () => {
  const [first] = config.tables;
  if (!first) throw new Error('There is a table.');
  const columns: DeskColumn[] = [
    { name: 'telephone', kind: 'phone', label: {} },
    { name: 'message', kind: 'longText', label: {} },
  ];
  const table: DeskTable = { ...first, columns, list: [], person: { phone: 'telephone' } };
  const { row } = fixturesOf({ ...config, tables: [table] }, 'es', null, table);
  const long = 'Tenemos prisa. '.repeat(66);

  test.each([
    ['55 1234 5678 (WhatsApp)', 'Gracias.', [['Llamar', 'tel:+525512345678']], ['55 1234 5678']],
    ['55 1234 5678', 'Mi celular es 5512345678', [['Llamar', 'tel:+525512345678']], ['5512345678', '55 1234 5678']],
    [
      '55 1234 5678 / 044 55 8765 4321',
      '',
      [
        ['Llamar al 55 1234 5678', 'tel:+525512345678'],
        ['Llamar al 55 8765 4321', 'tel:+525587654321'],
      ],
      ['55 1234 5678', '55 8765 4321'],
    ],
    [
      '55 1234 5678 ext. 12',
      '',
      [['Llamar al 55 1234 5678 ext. 12', 'tel:+525512345678;ext=12']],
      ['55 1234 5678 ext. 12'],
    ],
    ['', 'Llámeme al 5512345678', [['Llamar al 55 1234 5678', 'tel:+525512345678']], ['5512345678']],
    // A number at the cut of a long message: whole, or no link.
    ['', `${long}+52 55 1234 5678`, [['Llamar al 55 1234 5678', 'tel:+525512345678']], ['+52 55 1234 5678']],
    ['*#06#', 'Nada', [], []],
  ])('%j, %j', (telephone, message, buttons, links) => {
    const values = { telephone, message };
    const document = documentOf({ ...row, row: { ...row.row, values, earlier: [] } }, [table]);
    const hrefs = select(document, '.reply a[href^="tel:"]').map((link) => [
      link.textContent.trim(),
      link.getAttribute('href'),
    ]);
    expect(hrefs).toEqual(buttons);
    const linked = select(document, '.two__main .values a');
    expect(linked.map(({ textContent }) => textContent)).toEqual(links);
    expect(document.querySelector('.two__main')?.textContent).toContain(message);
  });
});

test('a row links back to its list, and to its neighbours there', () => {
  const { row } = fixtures;
  const place = { at: 52, total: 120, totalIsExact: true, previous: undefined, next: { id: 'x', at: 53 } };
  const list = { query: { table: row.row.table, q: 'sat', status: 'new', sort: 'name', page: 2 } as const, place };
  const document = documentOf({ ...row, list });
  const href = (selector: string): string | null | undefined => document.querySelector(selector)?.getAttribute('href');
  expect(href('.back > a')).toBe(`/inbox/${row.row.table}?q=sat&status=new&sort=name&page=2`);
  expect(href('.place a[rel="next"]')).toBe(
    `/inbox/${row.row.table}/x?${new URLSearchParams({ in: 'q=sat&status=new&sort=name&at=53' })}`,
  );
  expect(document.querySelector('.place')?.textContent).toContain('52 de 120');
  expect(document.querySelector('button[name="next"]')).not.toBeNull();
});

test('the requests of rights of the home page open in the list of all of them', () => {
  const [first] = fixtures.overview.overview.rights;
  const [link] = select(documentOf(fixtures.overview), '[aria-labelledby="rights"] a');
  const list = new URLSearchParams({ in: 'only=rights&sort=created&at=1' });
  expect(link?.getAttribute('href')).toBe(`/inbox/${first?.table}/${first?.id}?${list}`);
});

test('the oldest overdue rows of the home page open in the list of all of them', () => {
  const { overdue } = fixtures.overview.overview;
  const [other] = config.tables.slice(1);
  const [first, second, third] = overdue;
  if (!other || !first || !second || !third) throw new Error('There are tables and overdue rows.');
  const theirs = { ...second, table: other.key, form: null };
  const overview = { ...fixtures.overview.overview, overdue: [first, theirs, third] };
  const links = select(documentOf({ ...fixtures.overview, overview }), '.lines--late a');
  const addresses = [
    [first, 1],
    [theirs, 1],
    [third, 2],
  ] as const;
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    addresses.map(
      ([{ table, id }, at]) =>
        `/inbox/${table}/${id}?${new URLSearchParams({ in: `only=overdue&sort=created&at=${at}` })}`,
    ),
  );
});

test('a row that has left its list says so, and how many are left', () => {
  const { row } = fixtures;
  if (!row.list) throw new Error('The row has a list.');
  const place = { ...row.list.place, at: undefined, total: 38 };
  const shown = documentOf({ ...row, list: { ...row.list, place } }).querySelector('.place');
  expect(shown?.textContent).toContain('Ya no está en esta vista; quedan 38');
});

test('a form says what it showed at first, also after a conflict', () => {
  const { rowConflict } = fixtures;
  const value = (name: string): string | undefined =>
    documentOf(rowConflict).querySelector<HTMLInputElement>(`#follow-up-form [name="${name}"]`)?.value;
  expect([value('was-status'), value('status')]).toEqual([rowConflict.row.status, rowConflict.entered?.status]);
  expect([value('was-assignee'), value('was-remind')]).toEqual([rowConflict.row.assignee ?? '', '']);
});

test('the open rows of a person can be handed to those who see their inboxes', () => {
  const [table] = config.tables;
  const sees = config.roles.filter(({ tables }) => tables.includes(table?.key ?? ''));
  const rest = config.roles.filter((role) => !sees.includes(role));
  expect(Math.min(sees.length, rest.length)).toBeGreaterThan(0);
  const [first] = fixtures.people.people;
  if (!table || !first) throw new Error('There are a table and a person.');
  const people = config.roles.map((role) => ({
    ...first,
    id: role.name,
    email: `${role.name}@firma.example`,
    role: role.name,
  }));
  const leaving = { ...first, id: 'x', email: 'x@firma.example', role: sees[0]?.name ?? '' };
  const optionsFor = (open: object): (string | null)[] => {
    const document = documentOf({ ...fixtures.people, people: [...people, { ...leaving, ...open }] });
    return select(document, '#hand-x option').map((option) => option.getAttribute('value'));
  };
  const emails = sees.map(({ name }) => `${name}@firma.example`);
  expect(optionsFor({ open: 2, openIn: { [table.key]: 2 } })).toEqual(['', ...emails]);
  const ofAll = config.roles.filter(({ tables }) => sees[0]?.tables.every((key) => tables.includes(key)));
  expect(optionsFor({ open: 3, openIn: {} }), 'in inboxes that the reader does not see').toEqual([
    '',
    ...ofAll.map(({ name }) => `${name}@firma.example`),
  ]);
});

test('an invitation of somebody with another role asks whether to change it', () => {
  const { people } = fixtures;
  const [, luis] = people.people;
  const role = config.roles[0];
  const page = {
    ...people,
    error: 'known',
    entered: { email: luis?.email ?? '', name: '', role: role?.name ?? '' },
  } as const;
  const known = documentOf(page).querySelector('#known');
  expect(known?.textContent).toMatch(new RegExp(`^luis@firma.example ya tiene acceso.*${role?.label['es']}\\?`));
  expect(select(known ?? documentOf(page), 'input').map((input) => input.getAttribute('value'))).toEqual([
    'ana.torres@firma.example',
    luis?.email,
    role?.name,
    'yes',
  ]);
});

test('a row says that it arrived with the honeypot filled in, and that nobody was mailed', () => {
  const { row } = fixtures.rowUntouched;
  const history = [{ at: row.createdAt, status: 'spam', action: 'trap' as const }];
  const document = documentOf({ ...fixtures.rowUntouched, row: { ...row, history, notified: 'trap' } });
  expect(document.querySelector('.history')?.textContent).toMatch(
    /^Llegó con un dato en el campo oculto.*Estado: Spam$/,
  );
  expect(document.querySelector('[aria-labelledby=origin]')?.textContent).toContain('No se envió');
});

test('the audit log names the previous role', () => {
  const { audit } = fixtures;
  const detail = { person: 'a@b.mx', role: 'intake', before: 'admin' };
  const entries = audit.entries
    .slice(0, 1)
    .map((entry) => ({ ...entry, action: 'role' as const, table: null, detail }));
  const cells = select(documentOf({ ...audit, entries }), 'tbody td:last-child');
  expect(cells[0]?.textContent).toBe('Persona: a@b.mx · Rol: Atención a clientes · Antes: Administración');
});

test('the audit log names the maintainer for what a command did', () => {
  const { audit } = fixtures;
  const entries = audit.entries.slice(0, 1).map((entry) => ({ ...entry, person: 'npm run desk' }));
  const [cell] = select(documentOf({ ...audit, entries }), 'tbody td:nth-child(2)');
  expect(cell?.textContent).toBe('Quien mantiene el sitio');
});

test('colleagues are called by their names, also those whom the page does not list', () => {
  const [late] = fixtures.overview.overview.overdue;
  const [entry] = fixtures.audit.entries;
  if (!late || !entry) throw new Error('There are a row and an entry.');
  const gone = 'eva@firma.example';
  const names = { [gone]: 'Eva Luna' };
  const overview = { ...fixtures.overview.overview, overdue: [{ ...late, assignee: gone }] };
  const detail = { person: gone, assignee: gone };
  const removed = { ...entry, person: gone, action: 'remove', table: null, row: null, detail } as const;
  const row = { ...fixtures.row.row, assignee: gone, history: [{ at: late.createdAt, person: gone, assignee: gone }] };
  for (const page of [
    { ...fixtures.overview, names, overview },
    { ...fixtures.audit, names, entries: [removed] },
    { ...fixtures.row, names, row },
  ]) {
    const text = documentOf(page).querySelector('main')?.textContent;
    expect(text).toContain('Eva Luna');
    expect(text).not.toContain(gone);
  }
});

test('successive weeks without requests are one column of chart and table', () => {
  const { overview } = fixtures.overview;
  const quiet = new Set([0, 1, 2, 5, 9, 10]);
  const weeks = overview.weeks.map(({ week, counts }, index) => ({
    week,
    counts: counts.map((each) => ({ ...each, count: quiet.has(index) ? 0 : 3 })),
  }));
  const document = documentOf({ ...fixtures.overview, overview: { ...overview, weeks } });
  const heads = select(document, '.numbers thead th').map(({ textContent }) => textContent);
  expect(heads).toHaveLength(2 + 9);
  expect(heads.filter((text) => text.includes('semanas'))).toEqual([
    '3 semanas sin solicitudes',
    '2 semanas sin solicitudes',
  ]);
  expect(select(document, '.bar__week').map(({ textContent }) => textContent)).toEqual([
    '3 sem.',
    ...heads.slice(2, 8),
    '2 sem.',
    heads[9],
  ]);
  const total = overview.weeks[0]?.counts.length ?? 0;
  expect(select(document, '.numbers tfoot td').map(({ textContent }) => Number(textContent))).toEqual([
    0,
    ...[1, 1, 0, 1, 1, 1, 0, 1].map((has) => has * 3 * total),
    6 * 3 * total,
  ]);
});

test('the bars of a few weeks are no larger than those of twelve', () => {
  const { overview } = fixtures.overview;
  const pixelsPerUnit = (weeks: typeof overview.weeks): number => {
    const chart = documentOf({ ...fixtures.overview, overview: { ...overview, weeks } }).querySelector('.bars');
    const [, , width] = (chart?.getAttribute('viewBox') ?? '').split(' ');
    return Number(chart?.getAttribute('width')) / Number(width);
  };
  expect(pixelsPerUnit(overview.weeks.slice(-1))).toBe(pixelsPerUnit(overview.weeks));
});

test('a list in which nothing is left says so, and advises on the search only after one', () => {
  const { inboxEmpty } = fixtures;
  const textWith = (query: object): string | undefined =>
    documentOf({ ...inboxEmpty, query: { ...inboxEmpty.query, ...query } }).querySelector('.empty')?.textContent;
  expect(textWith({ q: undefined, status: 'new', assignee: 'none' })).toBe(
    'Ninguna solicitud cumple estas condiciones.',
  );
  expect(textWith({ q: 'gonzalez', status: 'new' })).toMatch(/busque una parte más corta/);
});

test('the message of a row comes first, and its id last', () => {
  const document = documentOf(fixtures.row);
  const titles = select(document, '.two h2').map(({ id }) => id);
  expect([titles[0], titles.at(-1)]).toEqual(['sent', 'origin']);
  const texts = select(document, '.two dd').map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/^Buen día:/);
  expect(texts.at(-1)).toBe(fixtures.row.row.id);
});

test('a waiting change says what it changes, the first lines at once', () => {
  const lines = select(documentOf(fixtures.site), '[aria-labelledby="waiting"] li');
  const [first] = lines;
  const shown = [...(first?.querySelectorAll(':scope > ul li') ?? [])].map(({ textContent }) => textContent);
  expect(shown).toEqual(['Inicio: título', 'Inicio: botón', 'Contacto: horario']);
  expect(first?.querySelector('details summary')?.textContent).toBe('y uno más');
});

test('actions that a role may not perform are not offered', () => {
  const role = config.roles.find(({ powers }) => powers.length === 0);
  const page = { ...fixtures.row, person: { email: 'luis@firma.example', name: null, role: role?.name ?? '' } };
  const document = documentOf(page);
  expect(select(document, 'a[href$="/erase"], a[href="/people"], a[href="/audit"]')).toEqual([]);
  expect(select(document, '.side__always a[href^="/inbox/"]').map((link) => link.getAttribute('href'))).toEqual(
    role?.tables.map((key) => `/inbox/${key}`),
  );
});

test('a checkbox, a date and a number are formatted for the reader’s language on pages and in mails', async () => {
  const column = (name: string, kind: DeskColumn['kind']): DeskColumn => ({
    name,
    kind,
    label: { es: name, en: name },
  });
  const [first] = config.tables;
  if (!first) throw new Error('There is a table.');
  const table: DeskTable = {
    ...first,
    columns: [
      column('agreed', 'yesNo'),
      column('day', 'date'),
      { ...column('price', 'number'), decimals: 2 },
      { ...column('sometimes', 'text'), conditional: true },
    ],
    list: ['agreed', 'day', 'price'],
    person: {},
  };
  const values = { agreed: 'false', day: '2026-12-01', price: '12500.5' };
  const { row, inbox } = fixturesOf({ ...config, tables: [table] }, 'en', null, table);
  const textIn = (page: DeskPage): string => documentOf(page, [table]).body.textContent ?? '';
  const shownText = textIn({ ...row, row: { ...row.row, values, earlier: [] } });
  expect(shownText).toMatch(/No.*Tuesday, 1 December 2026.*12,500\.50/s);
  expect(
    textIn({ ...inbox, list: { ...inbox.list, rows: inbox.list.rows.map((each) => ({ ...each, values })) } }),
  ).toMatch(/No.*Tue, 1 Dec 2026.*12,500\.50/s);
  // The value is null, since the field was not shown to this visitor.
  expect(shownText).not.toContain('sometimes');
  expect(textIn({ ...row, row: { ...row.row, values: { ...values, sometimes: 'Why' } } })).toMatch(/sometimes.*Why/s);
  // Values as the database returns them, not always strings.
  const stored = {
    id: row.row.id,
    createdAt: row.row.createdAt,
    form: null,
    values: { agreed: false, day: '2026-12-01', price: 12500.5 },
  };
  const mail = await rowMail(
    stored,
    table,
    { to: 'ana@firma.example', locale: 'en', t: texts.in('en') },
    config,
    'https://desk.example',
  );
  expect(mail.text).toMatch(/agreed\n {4}No\n\nday\n {4}Tuesday, 1 December 2026\n\nprice\n {4}12,500\.50\n/);
});
