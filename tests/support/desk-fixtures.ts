import type { DeskConfig, DeskTable } from '../../site/desk/contract/config.ts';
import type { DeskPage, PageFrame, PageOf } from '../../site/desk/contract/pages.ts';
import type { FullRow, ListedRow, Person, TemplateEntry } from '../../site/desk/contract/store.ts';
import type { Change, EndedPublication, SiteStatus, Version } from '../../site/publish/contract.ts';

const AT = '2026-11-20T18:04:00Z';
const ANA = { id: 'p1', email: 'ana.torres@firma.example', name: 'Ana Torres', lastSeenAt: AT };
const LUIS = { id: 'p2', email: 'luis@firma.example', name: null, lastSeenAt: null };
const NAMED = { [ANA.email]: ANA.name };
const OPERATION = '3f2a9c1e-0000-4000-8000-000000000000';

/** Test data: each page and state once, with the tables of a spec. */
export function fixturesOf(
  config: DeskConfig,
  locale: string,
  theme: PageFrame['theme'] = null,
  table: DeskTable | undefined = config.tables[0],
) {
  const role = config.roles.find(({ powers }) => powers.includes('people'));
  if (!table || !role)
    throw new Error('The fixtures need a desk with a table and with a role that has the power "people".');
  const { key } = table;
  const before = <P extends DeskPage['page']>(page: P, data: object = {}, address = '/login') =>
    ({ locale, theme, address, page, ...data }) as unknown as PageOf<P>;
  const inside = <P extends DeskPage['page']>(
    page: P,
    address: string,
    data: Omit<PageOf<P>, keyof PageFrame | 'page'>,
  ) => {
    const person: PageFrame['person'] = { email: ANA.email, name: ANA.name, role: role.name };
    return before(
      page,
      { person, counts: { unread: { [key]: 4 }, mine: { [key]: 2 } }, names: NAMED, ...data },
      address,
    );
  };
  const rows = Array.from({ length: 12 }, (_, place) => listed(table, place));
  const row = fullRow(config, table);
  const at = `/inbox/${key}/${row.id}`;
  const people = [
    { ...ANA, role: role.name, invitedAt: AT, open: 0 },
    { ...LUIS, role: config.roles.at(-1)?.name ?? role.name, invitedAt: AT, open: 4 },
  ] satisfies Person[];
  const query = { table: key, sort: '-created', page: 1 } as const;
  const list = { rows, page: 1, total: 124, totalIsExact: true };
  const inbox = { query, list, assignees: people, ignored: [] };
  const replying = { templates: config.templates, signatures: { firm: config.signature, own: null } };
  const entries = config.templates.map((template, index): TemplateEntry => ({
    ...template,
    version: index,
    from: index === 1 ? 'changed' : index === 2 ? 'desk' : 'spec',
    removed: index === 3,
  }));
  const place = { at: 1, total: 39, totalIsExact: true, previous: undefined, next: { id: rows[1]?.id ?? '', at: 2 } };
  const held = { email: 'jose@example.com', rows: [row] };
  const noOverview = { reminders: [], rights: [], mine: [], overdue: [], overdueTotals: {}, weeks: [] };
  const publishing = { mayPublish: true, publishers: [], ...SITE };
  return {
    loginMissing: before('login', { error: 'missing' }),
    loginSignedOut: before('login', { notice: { tone: 'success', text: 'desk.notice.signedOut' } }),
    loginEnded: before('login', { email: ANA.email, error: 'failed', ended: { note: 'Llamar el lunes.' } }),
    loginResent: before('loginSent', { email: ANA.email, resent: 'yes' }),
    loginLink: before('loginLink', { token: 'abc' }),
    loginExpired: before('loginExpired'),
    otherAddress: before('otherAddress', { opened: 'http://10.0.0.5:3001', own: 'https://mesa.firma.example' }),
    failure: before('failure', { id: '3f2a9c1e' }, '/'),
    overview: inside('overview', '/', {
      overview: {
        rights: rows.slice(1, 2),
        reminders: rows.slice(3, 4).map((each) => ({ ...each, isDue: true })),
        mine: rows.slice(4, 6),
        overdue: rows.slice(0, 3).map((each) => ({ ...each, overdue: true })),
        overdueTotals: { [key]: 7 },
        weeks: weeksOf(config),
        notNotified: 0,
        nobodyToNotify: false,
      },
    }),
    overviewEmpty: inside('overview', '/', { overview: { ...noOverview, notNotified: 2, nobodyToNotify: true } }),
    inboxes: inside('inboxes', '/inbox', {
      tables: config.tables.map((each, index) => ({ table: each.key, total: 10_000, totalIsExact: index > 0 })),
    }),
    inbox: inside('inbox', `/inbox/${key}`, inbox),
    inboxFiltered: {
      ...inside('inbox', `/inbox/${key}?q=gonzalez&sort=name&color=red`, inbox),
      query: { ...query, q: 'gonzalez', status: config.initialStatus, assignee: 'me', sort: 'name', page: 2 } as const,
      ignored: ['from', 'assignee'],
      notice: { tone: 'success', text: 'desk.notice.changedMany', values: { count: 3 }, undo: 'token' } as const,
    },
    inboxEmpty: inside('inbox', `/inbox/${key}`, { ...inbox, list: { ...list, rows: [], total: 0 } }),
    row: inside('row', `${at}?in=at%3D1`, {
      row,
      assignees: people,
      replying,
      list: { query, place },
    }),
    rowUntouched: inside('row', at, {
      row: { ...row, ...UNTOUCHED, status: config.initialStatus },
      assignees: people,
      replying,
      error: 'nothingChanged',
    }),
    rowConflict: inside('row', at, {
      row,
      assignees: people,
      replying,
      conflict: { by: LUIS.email, at: AT },
      entered: { status: config.initialStatus, assignee: null, note: 'Llamar el lunes.' },
    }),
    rowTemplate: inside('row', `${at}?template=${config.templates[0]?.id ?? ''}`, {
      row: {
        ...row,
        remind: '2026-11-20',
        isDue: true,
        status: config.initialStatus,
        rights: 'erasure',
        rightsDue: '2026-12-18',
      },
      assignees: people,
      replying,
      error: 'remindPast',
      entered: { remind: null },
    }),
    rowReply: inside('row', `${at}?in=at%3D1`, {
      row: { ...row, history: repliesTo(ANA.email), status: config.initialStatus },
      assignees: people,
      replying,
      list: { query, place },
      reply: { id: OPERATION },
    }),
    rowReplyFailed: inside('row', `${at}/reply`, {
      row: { ...row, history: [] },
      assignees: people,
      replying,
      reply: { id: OPERATION, entered: { subject: 'Su mensaje', text: 'Con gusto.' }, error: 'unsure' },
    }),
    rowReplyTemplate: inside('row', `${at}/reply`, {
      row: { ...row, status: config.initialStatus },
      assignees: people,
      replying,
      reply: { id: OPERATION, template: config.templates[0]?.id ?? '', kept: 'Lo que ya escribí.' },
    }),
    person: inside('person', `${at}/person?notes=1`, {
      table: key,
      id: row.id,
      held: {
        ...held,
        copiedAt: AT,
        rows: [
          {
            ...row,
            replies: [{ at: AT, subject: 'Su mensaje', text: 'Buen día:\nCon gusto.' }],
            notes: [{ at: AT, note: 'Primera línea\nSegunda línea' }],
          },
        ],
      },
    }),
    eraseUnconfirmed: inside('erase', `${at}/erase`, { row, held, operation: OPERATION, error: 'unconfirmed' }),
    erased: inside('erased', `${at}/erase`, {
      scope: 'person',
      proof: { id: row.id, erasedAt: AT, removed: { [key]: 2 } },
    }),
    people: inside('people', '/people', { people }),
    peopleWrong: inside('people', '/people', {
      people,
      entered: { email: 'ana@', name: 'Ana', role: role.name },
      error: 'invalidEmail',
    }),
    audit: inside('audit', '/audit', {
      more: true,
      unknownPerson: false,
      query: { page: 1 },
      entries: (['read', 'change', 'export', 'erase', 'signIn'] as const).map((action, index) => ({
        id: String(index),
        at: AT,
        person: ANA.email,
        action,
        table: action === 'signIn' ? null : key,
        row: action === 'signIn' || action === 'export' ? null : row.id,
        detail: action === 'export' ? { rows: 124 } : {},
      })),
    }),
    auditEmpty: inside('audit', '/audit?action=erase', {
      entries: [],
      more: false,
      unknownPerson: false,
      query: { page: 1, action: 'erase' },
    }),
    settings: inside('settings', '/settings', {
      settings: { language: null, theme, name: 'Ana Torres', mails: 'daily', mailsAt: 8 },
      signature: 'Ana Torres\nSocia',
    }),
    templates: inside('templates', '/templates', { entries, signature: { text: config.signature, version: 0 } }),
    templatesRefused: inside('templates', '/templates', {
      entries: [],
      signature: { text: undefined, version: 2 },
      entered: { [locale]: 'Atentamente' },
      error: 'tooLong',
    }),
    templateNew: inside('template', '/templates/new', {}),
    templateRefused: inside('template', `/templates/${entries[1]?.id ?? ''}`, {
      ...(entries[1] && { template: entries[1], entered: { ...entries[1], body: {} } }),
      error: 'missing',
    }),
    search: inside('search', '/search?q=maria', { q: 'maria', rows: rows.slice(0, 3) }),
    studioStarting: inside('studioStarting', '/studio/inicio', {}),
    notFound: inside('notFound', '/nothing', {}),
    site: inside('site', '/site', {
      ...publishing,
      published: versionOf(2),
      waiting: [
        change(3, ['Inicio: título', 'Inicio: botón', 'Contacto: horario', 'Contacto: teléfono']),
        change(4, []),
      ],
      programmers: [change(5, [])],
      history: [
        { ...versionOf(5), kind: 'back', back: '2026-11-20-1' },
        { ...versionOf(4), changes: [change(4, [])] },
        { ...versionOf(3), changes: [change(3, ['Inicio: título', 'Inicio: botón']), change(2, [])] },
        versionOf(2),
        { ...versionOf(1), kind: 'installed' },
      ],
      preview: { state: 'ready', address: 'https://previa.firma.example', password: 'Xwes1pVnCRHI' },
      findings: [
        { kind: 'sample', where: 'spec/site.ts:9:11', page: FIRM, text: PHONE, what: '+52 55 0000 0000' },
        {
          kind: 'placeholder',
          where: 'spec/site.ts:10:11',
          page: FIRM,
          what: { es: 'Por definir', en: 'To be defined' },
        },
        { kind: 'warning', where: 'spec/articles/a.ts', what: { es: 'El texto es largo.', en: 'The text is long.' } },
      ],
      last: failed({
        fault: 'rows',
        details: [{ text: { es: 'Un dato ya no se muestra.', en: 'A field is hidden.' } }],
      }),
    }),
    sitePublishing: inside('site', '/site', {
      ...publishing,
      preview: { state: 'building' },
      running: { id: '1', by: ANA, began: AT, seconds: { fetch: 3.2, merge: 0.4, compile: 12 }, step: 'build' },
    }),
  };
}

/** The fixtures by name. */
export type Fixtures = ReturnType<typeof fixturesOf>;

const FIRM = { es: 'La firma', en: 'The firm' };
const PHONE = { es: 'Teléfono', en: 'Telephone' };
const BY = { name: ANA.name, email: ANA.email };

/** A site where nothing is published or waits. */
export const SITE: SiteStatus = {
  mode: 'build',
  missing: [],
  servesFolder: false,
  waiting: [],
  programmers: [],
  history: [],
  troubles: [],
};

/** A save in the studio, or a programmer's commit without lines. */
export function change(number: number, lines: readonly string[]): Change {
  const at = `2026-11-20T18:0${number}:00Z`;
  return { commit: String(number).repeat(40), at, by: BY, title: `Textos de la página ${number}`, lines };
}

export function versionOf(number: number): Version {
  const { commit, at, by } = change(number, []);
  return { version: `2026-11-20-${number}`, commit, at, by, kind: 'changes', changes: [] };
}

/** A publication by Ana that has failed. */
export function failed(
  outcome: Omit<Extract<EndedPublication['outcome'], { ok: false }>, 'ok'>,
  publication: Partial<EndedPublication> = {},
): EndedPublication {
  const outcomeOf = { ok: false, ...outcome } as const;
  return { id: '1', by: BY, began: AT, ended: AT, seconds: {}, outcome: outcomeOf, ...publication };
}

/** Names as visitors write them, including attacks. */
/** The state of a row that nobody has worked on, and whose origin is unknown. */
const UNTOUCHED = { version: 0, assignee: null, history: [], origin: null, earlier: [], notified: 'waiting' } as const;

const NAMES = [
  'José Ángel González Iñárritu',
  'Katharina von Hohenstein-Weißenfels',
  '<b onmouseover=alert(1)>Li</b>',
  '=HYPERLINK("http://evil.example")',
  'أحمد بن يوسف',
  '\u202Etxt.exe',
  'Supercalifragilisticexpialidocious'.repeat(3),
  'María',
];

const SAMPLES = {
  text: 'Comercializadora del Bajío # S.A. de C.V.',
  option: '',
  email: 'visitante#@example.com',
  phone: '+52 55 1234 5678',
  url: 'javascript:alert(1)',
  timestamp: '2026-11-18T16:30:00Z',
  date: '2026-12-01',
  number: '12500.5',
  yesNo: 'true',
  longText: `Buen día:\nQuisiera una cotización para constituir una sociedad en México.\n<script>alert(1)</script>\n${'Tenemos prisa. '.repeat(260)}`,
} as const;

function listed(table: DeskTable, place: number): ListedRow {
  const valueOf = ({ name, kind, options }: DeskTable['columns'][number]): string => {
    if (name === table.person.name) return NAMES[place % NAMES.length] ?? '';
    if (kind === 'option') return options?.[0]?.value ?? 'other';
    // Every second URL is valid; the sample is an attack.
    if (kind === 'url' && place % 2 === 1) return 'https://www.linkedin.com/in/maria';
    return SAMPLES[kind].replaceAll('#', String(place));
  };
  return {
    table: table.key,
    id: `3f2a9c1e-0000-4000-8000-${String(place).padStart(12, '0')}`,
    createdAt: new Date(Date.UTC(2026, 10, 20 - place, 17, 30)).toISOString(),
    values: Object.fromEntries(table.columns.map((column) => [column.name, valueOf(column)])),
    status: table.statuses[place % table.statuses.length]?.key ?? '',
    assignee: [null, ANA.email, LUIS.email][place % 3] ?? null,
    version: place,
    overdue: place % 5 === 0,
    remind: place === 2 ? '2026-11-20' : null,
    isDue: place === 2,
    rights: place === 1 ? 'access' : null,
    rightsDue: place === 1 ? '2026-12-18' : null,
    isUnread: place < 2,
    form: table.forms[place % Math.max(table.forms.length, 1)]?.id ?? null,
  };
}

/** A history with a reply in each state. */
function repliesTo(person: string): FullRow['history'] {
  return (['sent', 'sending', 'failed', 'unsure'] as const).map((delivery) => ({
    at: AT,
    person,
    action: 'mail',
    delivery,
    recipient: 'jose@example.com',
    subject: 'Su mensaje',
    note: 'Buen día:\n\nCon gusto le atendemos.',
  }));
}

function fullRow({ locales }: DeskConfig, table: DeskTable): FullRow {
  return {
    ...listed(table, 0),
    history: [
      { at: AT, status: table.statuses[1]?.key ?? '', note: 'Llamé, no contestó' },
      { at: AT, person: LUIS.email, assignee: ANA.email },
      { at: AT, person: LUIS.email, rights: { kind: 'access', due: '2026-12-18' } },
      { at: AT, person: LUIS.email, rights: null },
      { at: AT, person: ANA.email, assignee: null, note: 'Primera línea\nSegunda línea' },
    ],
    origin: {
      form: table.forms[0]?.id ?? null,
      locale: locales.at(-1)?.code ?? null,
      page: '/contacto',
      utm: { utm_source: 'boletin', utm_campaign: 'noviembre' },
      referrer: 'www.google.com',
    },
    earlier: [listed(table, 7)],
    notified: 'yes',
  };
}

function weeksOf({ tables }: DeskConfig): PageOf<'overview'>['overview']['weeks'] {
  return Array.from({ length: 12 }, (_, week) => ({
    week: new Date(Date.UTC(2026, 7, 31 + week * 7)).toISOString().slice(0, 10),
    counts: tables.flatMap(({ key, forms }, place) =>
      forms.slice(0, 3).map(({ id }, form) => ({
        table: key,
        form: id,
        count: Math.max(0, Math.round(9 - place * 3 - form * 2 + 5 * Math.sin(week + form))),
      })),
    ),
  }));
}
