import type { DeskConfig, DeskTable } from '../contract/config.ts';
import type { DeskPage, PageFrame } from '../contract/pages.ts';
import type { FullRow, ListedRow, Person } from '../contract/store.ts';
import type { Version } from '../publish/versions.ts';

/** Test data: each page and state once, with the tables of a spec. */
export function fixturesOf(
  config: DeskConfig,
  locale: string,
  theme: PageFrame['theme'] = null,
  table: DeskTable | undefined = config.tables[0],
): Readonly<Record<string, DeskPage>> {
  const role = config.roles.find(({ powers }) => powers.includes('people'));
  if (!table || !role)
    throw new Error('The fixtures need a desk with a table and with a role that has the power "people".');
  const frame = (address: string): PageFrame => ({ locale, theme, address });
  const inside = (address: string): PageFrame => ({
    ...frame(address),
    person: { email: colleagues[0].email, name: colleagues[0].name, role: role.name },
    counts: { unread: { [table.key]: 4 }, mine: { [table.key]: 2 } },
  });
  const rows = Array.from({ length: 12 }, (_, place) => listed(table, place));
  const [first] = rows;
  if (!first) throw new Error('Unreachable: rows is not empty.');
  const full: FullRow = fullRow(config, table, first);
  const at = `/inbox/${table.key}/${full.id}`;
  const people = colleagues.map((person, place): Person => ({
    ...person,
    role: place === 0 ? role.name : (config.roles.at(-1)?.name ?? role.name),
    open: place * 4,
  }));
  const query = { table: table.key, sort: '-created', page: 1 } as const;
  const list = { rows, page: 1, total: 124, totalIsExact: true };
  const inbox = { page: 'inbox', query, list, assignees: people, ignored: [] } as const;
  return {
    login: { ...frame('/login'), page: 'login' },
    loginMissing: { ...frame('/login'), page: 'login', error: 'missing' },
    loginFailed: { ...frame('/login'), page: 'login', email: 'ana@firma.example', error: 'failed' },
    loginSignedOut: {
      ...frame('/login'),
      page: 'login',
      notice: { tone: 'success', text: 'desk.notice.signedOut' },
    },
    loginEnded: { ...frame('/login'), page: 'login', ended: { note: 'Llamar el lunes.' } },
    loginSent: { ...frame('/login/sent'), page: 'loginSent', email: 'ana@firma.example' },
    loginResent: { ...frame('/login/sent'), page: 'loginSent', email: 'ana@firma.example', resent: 'yes' },
    loginLink: { ...frame('/login/link?token=abc'), page: 'loginLink', token: 'abc' },
    loginExpired: { ...frame('/login/link'), page: 'loginExpired' },
    overview: {
      ...inside('/'),
      page: 'overview',
      overview: {
        reminders: rows.slice(3, 4).map((row) => ({ ...row, table: table.key, isDue: true })),
        mine: rows.slice(4, 6).map((row) => ({ ...row, table: table.key })),
        overdue: rows.slice(0, 3).map((row) => ({ ...row, table: table.key, overdue: true })),
        overdueTotals: { [table.key]: 7 },
        weeks: weeksOf(config),
        notNotified: 0,
        nobodyToNotify: false,
      },
    },
    overviewEmpty: {
      ...inside('/'),
      page: 'overview',
      overview: {
        reminders: [],
        mine: [],
        overdue: [],
        overdueTotals: {},
        weeks: [],
        notNotified: 2,
        nobodyToNotify: true,
      },
    },
    inboxes: {
      ...inside('/inbox'),
      page: 'inboxes',
      tables: config.tables.map(({ key }, place) => ({
        table: key,
        total: place === 0 ? 10_000 : place,
        totalIsExact: place !== 0,
      })),
    },
    inbox: { ...inside(`/inbox/${table.key}`), ...inbox },
    inboxFiltered: {
      ...inside(`/inbox/${table.key}?q=gonzalez&sort=name&color=red`),
      ...inbox,
      query: { ...query, q: 'gonzalez', status: config.initialStatus, assignee: 'me', sort: 'name', page: 2 },
      ignored: ['from', 'assignee'],
      notice: { tone: 'success', text: 'desk.notice.changedMany', values: { count: 3 }, undo: 'token' },
    },
    inboxEmpty: {
      ...inside(`/inbox/${table.key}`),
      ...inbox,
      list: { rows: [], page: 1, total: 0, totalIsExact: true },
    },
    row: {
      ...inside(`${at}?in=at%3D1`),
      page: 'row',
      row: full,
      assignees: people,
      list: {
        query,
        place: { at: 1, total: 39, totalIsExact: true, next: { id: rows[1]?.id ?? '', at: 2 } },
      },
    },
    rowUntouched: {
      ...inside(at),
      page: 'row',
      row: {
        ...full,
        version: 0,
        status: config.initialStatus,
        assignee: null,
        history: [],
        origin: null,
        earlier: [],
        notified: 'waiting',
      },
      assignees: people,
      error: 'nothingChanged',
    },
    rowConflict: {
      ...inside(at),
      page: 'row',
      row: full,
      assignees: people,
      conflict: { by: colleagues[1].email, at: '2026-11-20T18:04:00Z' },
      entered: { status: config.initialStatus, assignee: null, note: 'Llamar el lunes.' },
    },
    person: {
      ...inside(`${at}/person?notes=1`),
      page: 'person',
      table: table.key,
      id: full.id,
      held: {
        email: 'jose@example.com',
        copiedAt: '2026-11-20T18:04:00Z',
        rows: [{ ...full, notes: [{ at: '2026-11-20T16:00:00Z', note: 'Primera línea\nSegunda línea' }] }],
      },
    },
    rowTemplate: {
      ...inside(`${at}?template=${config.templates[0]?.id ?? ''}`),
      page: 'row',
      row: { ...full, remind: '2026-11-20', isDue: true, status: config.initialStatus },
      assignees: people,
      error: 'remindPast',
      entered: { remind: null },
    },
    erase: {
      ...inside(`${at}/erase`),
      page: 'erase',
      row: full,
      held: { email: 'jose@example.com', rows: [full] },
      operation: '3f2a9c1e-0000-4000-8000-000000000000',
    },
    eraseUnconfirmed: {
      ...inside(`${at}/erase`),
      page: 'erase',
      row: full,
      held: { email: 'jose@example.com', rows: [full, full] },
      operation: '3f2a9c1e-0000-4000-8000-000000000000',
      error: 'unconfirmed',
    },
    erased: {
      ...inside(`${at}/erase`),
      page: 'erased',
      scope: 'person',
      proof: { id: full.id, erasedAt: '2026-11-20T18:04:00Z', removed: { [table.key]: 2 } },
    },
    people: { ...inside('/people'), page: 'people', people },
    peopleWrong: {
      ...inside('/people'),
      page: 'people',
      people,
      entered: { email: 'ana@', name: 'Ana', role: role.name },
      error: 'invalidEmail',
    },
    audit: {
      ...inside('/audit'),
      page: 'audit',
      more: true,
      unknownPerson: false,
      query: { page: 1 },
      entries: (['read', 'change', 'export', 'erase', 'signIn'] as const).map((action, place) => ({
        id: String(place),
        at: '2026-11-20T18:04:00Z',
        person: colleagues[place % 2]?.email ?? '',
        action,
        table: action === 'signIn' ? null : table.key,
        row: action === 'signIn' || action === 'export' ? null : full.id,
        detail: action === 'export' ? { rows: 124 } : {},
      })),
    },
    auditEmpty: {
      ...inside('/audit?action=erase'),
      page: 'audit',
      more: false,
      unknownPerson: false,
      query: { page: 1, action: 'erase' },
      entries: [],
    },
    settings: {
      ...inside('/settings'),
      page: 'settings',
      settings: { language: null, theme, name: 'Ana Torres', mails: 'daily', mailsAt: 8 },
      notice: { tone: 'success', text: 'desk.notice.settings' },
    },
    search: {
      ...inside('/search?q=maria'),
      page: 'search',
      q: 'maria',
      rows: rows.slice(0, 3).map((each) => ({ ...each, table: table.key })),
    },
    studioStarting: { ...inside('/studio/inicio'), page: 'studioStarting' },
    site: {
      ...inside('/site'),
      page: 'site',
      mayPublish: true,
      mode: 'build',
      published: versionOf(2),
      waiting: [{ ...versionOf(3), title: 'Horario de atención' }],
      history: [{ ...versionOf(3), title: 'Go back to published/2026-11-20-1' }, ...versions],
      preview: { state: 'ready', address: 'https://previa.firma.example', password: 'Xwes1pVnCRHI' },
      findings: [{ where: 'spec/firm.ts:9:11', what: 'phone: +52 55 0000 0000' }],
      fault: { fault: 'rows', details: ['"extra" of "leads" is no longer shown.'] },
    },
    sitePublishing: {
      ...inside('/site'),
      page: 'site',
      mayPublish: true,
      mode: 'build',
      waiting: [],
      history: [],
      preview: { state: 'building' },
      running: { by: 'Ana Torres', step: 'build' },
      failedStart: { at: '2026-11-20T18:04:00Z', why: 'A table is missing.' },
    },
    notFound: { ...inside('/nothing'), page: 'notFound' },
    failure: { ...frame('/'), page: 'failure', id: '3f2a9c1e' },
  };
}

const versions = ([2, 1] as const).map(versionOf);

function versionOf(number: number): Version {
  return {
    version: `published/2026-11-20-${number}`,
    commit: String(number).repeat(40),
    at: `2026-11-20T18:0${number}:00Z`,
    by: { name: 'Ana Torres', email: 'ana.torres@firma.example' },
    title: `Textos de la página de inicio ${number}`,
  };
}

const colleagues = [
  {
    id: 'p1',
    email: 'ana.torres@firma.example',
    name: 'Ana Torres',
    invitedAt: '2026-10-01T15:00:00Z',
    lastSeenAt: '2026-11-20T18:00:00Z',
  },
  { id: 'p2', email: 'luis@firma.example', name: null, invitedAt: '2026-11-19T15:00:00Z', lastSeenAt: null },
] as const;

/** Names as visitors write them, including attacks. */
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

function valuesOf(table: DeskTable, place: number): Record<string, string> {
  const { person } = table;
  return Object.fromEntries(
    table.columns.map(({ name, kind, options }) => {
      if (name === person.name) return [name, NAMES[place % NAMES.length] ?? ''];
      if (kind === 'option') return [name, options?.[0]?.value ?? 'other'];
      // Every second URL is valid; the sample is an attack.
      if (kind === 'url' && place % 2 === 1) return [name, 'https://www.linkedin.com/in/maria'];
      return [name, SAMPLES[kind].replaceAll('#', String(place))];
    }),
  );
}

const SAMPLES = {
  text: 'Comercializadora del Bajío # S.A. de C.V.',
  option: '',
  email: 'visitante#@example.com',
  phone: '+52 55 1234 5678',
  url: 'javascript:alert(1)',
  timestamp: '2026-11-18T16:30:00Z',
  date: '2026-12-01',
  number: '12500.5',
  longText: `Buen día:\nQuisiera una cotización para constituir una sociedad en México.\n<script>alert(1)</script>\n${'Tenemos prisa. '.repeat(260)}`,
} as const;

function listed(table: DeskTable, place: number): ListedRow {
  return {
    id: `3f2a9c1e-0000-4000-8000-${String(place).padStart(12, '0')}`,
    createdAt: new Date(Date.UTC(2026, 10, 20 - place, 17, 30)).toISOString(),
    values: valuesOf(table, place),
    status: table.statuses[place % table.statuses.length]?.key ?? '',
    assignee: [null, colleagues[0].email, colleagues[1].email][place % 3] ?? null,
    version: place,
    overdue: place % 5 === 0,
    remind: place === 2 ? '2026-11-20' : null,
    isDue: place === 2,
    isUnread: place < 2,
    form: table.forms[place % Math.max(table.forms.length, 1)]?.id ?? null,
  };
}

function fullRow({ locales }: DeskConfig, table: DeskTable, row: ListedRow): FullRow {
  return {
    ...row,
    table: table.key,
    history: [
      { at: '2026-11-19T15:00:00Z', person: null, status: table.statuses[1]?.key ?? null, note: 'Llamé, no contestó' },
      {
        at: '2026-11-20T15:00:00Z',
        person: colleagues[1].email,
        status: null,
        assignee: colleagues[0].email,
        note: null,
      },
      {
        at: '2026-11-20T16:00:00Z',
        person: colleagues[0].email,
        status: null,
        assignee: null,
        note: 'Primera línea\nSegunda línea',
      },
    ],
    origin: {
      form: table.forms[0]?.id ?? null,
      locale: locales.at(-1)?.code ?? null,
      page: '/contacto',
      utm: { utm_source: 'boletin', utm_campaign: 'noviembre' },
      referrer: 'www.google.com',
    },
    earlier: [{ ...listed(table, 7), table: table.key }],
    notified: 'yes',
  };
}

function weeksOf({ tables }: DeskConfig): Extract<DeskPage, { page: 'overview' }>['overview']['weeks'] {
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
