import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { desk } from '#generated/desk.ts';
import { telephonesOf } from '../../site/desk/telephones.ts';
import type { PageOf } from '../../site/desk/contract/pages.ts';
import { createDeskTexts } from '../../site/texts/desk.ts';
import { drawPage } from '../../site/desk/ui/render.tsx';
import type { GitProblem, Missing, PublishFault, RunningPublication, Trouble } from '../../site/publish/contract.ts';
import { change, failed, fixturesOf, SITE, versionOf } from '../support/desk-fixtures.ts';
import { problemsOf } from './markup.ts';

if (!desk) throw new Error('The spec has no desk.');
const config = desk;
const texts = createDeskTexts(config.texts);
const parser = new new JSDOM().window.DOMParser();
const saved = change(3, ['Inicio: título']);
const news = { ended: new Date().toISOString() };

type SitePage = PageOf<'site'>;

/** The page with one saved change that waits. */
function draw(state: Partial<SitePage> = {}, locale = 'es'): Document {
  const { person } = fixturesOf(config, locale).site;
  const page = {
    ...SITE,
    page: 'site',
    locale,
    theme: null,
    address: '/site',
    mayPublish: true,
    publishers: [],
  } as const;
  const published = versionOf(1);
  const shown: SitePage = {
    ...page,
    ...(person && { person }),
    published,
    history: [published],
    waiting: [saved],
    ...state,
  };
  return parser.parseFromString(
    drawPage(shown, { config, texts, telephones: telephonesOf(config.country) }, { styles: [] }),
    'text/html',
  );
}

function textOf(root: ParentNode | null | undefined, selector: string): string {
  return [...(root?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent).join('\n');
}

/** The text that is shown before anything is opened. */
function shownIn(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  copy?.querySelectorAll('details').forEach((details) => details.remove());
  return copy?.textContent ?? '';
}

const keysOf = <Key extends string>(all: Record<Key, true>): Key[] => Object.keys(all) as Key[];
const faults = keysOf<PublishFault>({
  dirty: true,
  conflict: true,
  rows: true,
  migrations: true,
  example: true,
  untranslated: true,
  spec: true,
  packages: true,
  nothing: true,
  build: true,
  start: true,
  push: true,
  interrupted: true,
  busy: true,
  unable: true,
  space: true,
  readonly: true,
  git: true,
  failed: true,
});
const gitProblems = keysOf<GitProblem>({
  missing: true,
  ownership: true,
  repository: true,
  credentials: true,
  unreachable: true,
  denied: true,
  behind: true,
  locked: true,
  space: true,
  readonly: true,
  other: true,
});
const missings = keysOf<Missing['what']>({
  checkout: true,
  packages: true,
  git: true,
  ownership: true,
  repository: true,
  readonly: true,
});
const troubles = keysOf<Trouble['kind']>({
  due: true,
  start: true,
  push: true,
  fetch: true,
  space: true,
  interrupted: true,
  follow: true,
});

/** What visitors see, and who can mend it. */
const sentences = {
  es: [/[Ll]os visitantes/, /[Aa]v[ií]se|[Rr]etire|[Aa]céptelo|[Pp]ublique de nuevo|Vuelva a intentarlo/],
  en: [/[Vv]isitors/, /[Tt]ell |[Ww]ithdraw|[Aa]ccept|[Pp]ublish again|Try again/],
} as const;
const JARGON = /\b(?:commit|branch|push|merge|rebase|stash|checkout|npm)\b/i;

describe.each(['es', 'en'] as const)('in %s', (locale) => {
  const expectSentences = (page: Document, text: string): void => {
    const expected = { texts: [], newTab: texts.in(locale)('desk.newTab'), firstHeading: 1 };
    expect(problemsOf(page.body.innerHTML, expected)).toEqual([]);
    for (const sentence of sentences[locale]) expect(text).toMatch(sentence);
    expect(text).not.toMatch(JARGON);
    expect(text).not.toContain('fatal: technical');
    expect(textOf(page, 'details pre')).toContain('fatal: technical');
  };
  const details = [{ text: 'fatal: technical' }, { text: 'fatal: technical', where: 'fatal: technical' }];

  test.each(faults.filter((fault) => !['nothing', 'rows', 'spec', 'example'].includes(fault)))(
    'the fault %s says what visitors see and who can mend it, and keeps its details for the maintainer',
    (fault) => {
      const page = draw({ last: failed({ fault, details }, news) }, locale);
      const alert = page.querySelector('.alert--error');
      expectSentences(page, shownIn(alert));
      expect(alert?.querySelector('input[name="accept"]') !== null).toBe(fault === 'migrations');
    },
  );

  test.each(['rows', 'spec', 'example'] as const)(
    'the fault %s explains itself in the language of the reader',
    (fault) => {
      const own = { es: 'El título es muy largo.', en: 'The title is too long.' };
      const page = draw({ last: failed({ fault, details: [{ text: own, where: 'fatal: technical' }] }) }, locale);
      const text = shownIn(page.querySelector('.alert--error'));
      expectSentences(page, text);
      expect(text).toContain(own[locale]);
    },
  );

  test.each(gitProblems)('the problem of git %s is part of a sentence', (git) => {
    const page = draw({ last: failed({ fault: 'git', git, details }) }, locale);
    expectSentences(page, shownIn(page.querySelector('.alert--error')));
    expect(shownIn(page.querySelector('.alert--error'))).toMatch(locale === 'es' ? /porque [a-z]/ : /because [a-z]/);
  });

  test.each(troubles)('the trouble %s says what visitors see and who can mend it, and since when', (kind) => {
    const trouble: Trouble = { kind, since: '2026-11-20T18:04:00Z', git: 'denied', details: ['fatal: technical'] };
    const page = draw({ troubles: [trouble] }, locale);
    const text = shownIn(page.querySelector('.alert--error'));
    expectSentences(page, text);
    expect(text).toContain('2026');
  });

  test.each(missings)('without %s, the page says who installs it instead of offering to publish', (what) => {
    const page = draw({ missing: [{ what, details: ['fatal: technical'] }] }, locale);
    expectSentences(page, shownIn(page.querySelector('[aria-labelledby="missing"]')));
    expect(page.querySelectorAll('form[action^="/site/"]')).toHaveLength(0);
  });
});

const me = { name: 'Ana Torres', email: 'ana.torres@firma.example' };
const ok = { ok: true, version: '2026-11-20-1', commit: 'a', tagged: true } as const;

test.each<[string, Partial<SitePage>, string]>([
  ['one’s own', {}, 'Publicado: Artículos programados. Los visitantes ya ven esta versión.'],
  [
    'one’s own, by a host',
    { mode: 'push' },
    'Enviado al proveedor: Artículos programados. Los visitantes lo ven en unos minutos.',
  ],
  [
    'a colleague’s',
    { last: { ...failed({ fault: 'build', details: [] }, news), by: { ...me, email: 'x@y.mx' }, outcome: ok } },
    '',
  ],
  ['an old one', { last: { ...failed({ fault: 'build', details: [] }), outcome: ok } }, ''],
])('the person who published sees the outcome for some minutes: %s', (_whose, state, expected) => {
  const last = { ...failed({ fault: 'build', details: [] }, news), outcome: ok };
  expect(textOf(draw({ last, waiting: [], ...state }), '.alert--success')).toBe(expected);
});

test.each<[string, Partial<SitePage>, boolean]>([
  ['a failure stays while its changes wait', { last: failed({ fault: 'spec', details: [] }) }, true],
  ['one whose changes were withdrawn goes', { last: failed({ fault: 'spec', details: [] }), waiting: [] }, false],
  ['that everything is published is news for some minutes', { last: failed({ fault: 'nothing', details: [] }) }, false],
  ['a failed return stays', { last: failed({ fault: 'build', details: [] }, { back: 'x' }), waiting: [] }, true],
])('%s', (_what, state, isShown) => {
  expect(draw(state).querySelector('main > .alert') !== null).toBe(isShown);
});

test('a failure and the trouble that it caused are one message', () => {
  const trouble = { kind: 'start', since: '2026-11-20T18:04:00Z', details: [] } as const;
  const last = failed({ fault: 'start', details: [], keptMigrations: ['0002_more.sql'] });
  const alerts = draw({ last, troubles: [trouble, { ...trouble, kind: 'follow' }] }).querySelectorAll('main > .alert');
  expect([...alerts].map((alert) => shownIn(alert).split(':')[0])).toEqual([
    'No se publicó',
    expect.stringMatching(/^La versión publicada está en línea/),
  ]);
  expect(shownIn(alerts[0] ?? null)).toContain('la versión anterior funciona con ellas');
  expect(textOf(alerts[0], 'pre')).toBe('0002_more.sql');
});

test.each<[string, Parameters<typeof versionOf>, Partial<ReturnType<typeof versionOf>>, string, string[]]>([
  ['one line', [2], { changes: [saved] }, 'Inicio: título', []],
  ['several saves', [2], { changes: [change(3, ['A', 'B']), change(4, ['C'])] }, 'A y 2 más', ['A', 'B', 'C']],
  ['many lines', [2], { changes: [change(3, ['A', 'B', 'C', 'D'])] }, 'A y 3 más', ['A', 'B', 'C', 'D']],
  [
    'a save and a programmer',
    [2],
    { changes: [change(5, []), saved] },
    'Inicio: título y 1 más',
    ['Inicio: título', 'Textos de la página 5'],
  ],
  ['a programmer', [2], { changes: [change(5, [])] }, 'Cambios de un programador', ['Textos de la página 5']],
  ['an article that fell due', [2], {}, 'Artículos programados', []],
  ['the installation', [2], { kind: 'installed', changes: [saved] }, 'El sitio como se instaló', []],
  ['a return', [2], { kind: 'back', back: '2026-11-20-1' }, 'Vuelta a la versión del 20 nov 2026, 12:01', []],
])('the title of a version says what it changed: %s', (_what, number, state, title, lines) => {
  const document = draw({ history: [{ ...versionOf(...number), ...state }, versionOf(1)] });
  const [item] = document.querySelectorAll('[aria-labelledby="history"] .versions > li');
  expect(item?.querySelector('bdi')?.textContent).toBe(title);
  expect([...(item?.querySelectorAll('.bullets li') ?? [])].map(({ textContent }) => textContent)).toEqual(lines);
  expect(item?.querySelector('details .bullets') !== null).toBe(lines.length > 3);
});

test('consent to other tables names the last backup, or that there is none', () => {
  const last = failed({ fault: 'migrations', details: [{ text: '0002_more.sql' }] });
  const form = (state: Partial<SitePage>) => draw({ last, ...state }).querySelector('form[action="/site/publish"]');
  expect(shownIn(form({}))).toContain('No se encontró ningún respaldo');
  expect(shownIn(form({ lastBackup: '2026-11-20T18:04:00Z' }))).toContain('Último respaldo: 20 nov 2026, 12:04.');
  expect(form({})?.querySelector('input[name="accept"]')?.hasAttribute('required')).toBe(true);
});

test('consent to a return is asked where it was requested', () => {
  const last = failed({ fault: 'rows', details: [{ text: 'A field is hidden.' }] }, { back: '2026-11-20-2' });
  const history = [versionOf(3), versionOf(2), versionOf(1)];
  const document = draw({ last, history, published: versionOf(3) });
  expect(document.querySelectorAll('input[name="accept"]')).toHaveLength(1);
  const asked = document.querySelector('details:has(input[name="accept"])');
  expect(asked?.hasAttribute('open')).toBe(true);
  expect(asked?.querySelector('input[name="version"]')?.getAttribute('value')).toBe('2026-11-20-2');
  expect(document.querySelector('main > .alert a')?.getAttribute('href')).toBe('#consent');
  expect(document.querySelector('#consent')?.contains(document.querySelector('input[name="accept"]'))).toBe(true);
});

test('who cannot publish sees who can, the reason of a failure, and a button to tell them while changes wait', () => {
  const last = failed({ fault: 'rows', details: [{ text: 'A field is hidden.' }] });
  const editor = { mayPublish: false, publishers: ['Ana', 'Luis'], last };
  const document = draw(editor);
  expect(textOf(document, '[aria-labelledby="publishers"] p')).toBe('Pueden publicar: Ana, Luis.');
  expect(textOf(document, 'form[action="/site/tell"] button')).toBe('Avisar que hay cambios por publicar');
  expect(shownIn(document.querySelector('main > .alert'))).toContain('A field is hidden.');
  expect(document.querySelector('input[name="accept"], form[action="/site/publish"]')).toBeNull();
  expect(draw({ ...editor, waiting: [] }).querySelector('form[action="/site/tell"]')).toBeNull();
});

test('changes of a programmer can be published alone, and a saved change withdrawn', () => {
  const publish = 'form[action="/site/publish"]';
  expect(draw({ waiting: [] }).querySelector(publish)).toBeNull();
  const document = draw({ waiting: [], programmers: [change(5, [])] });
  expect(document.querySelector(publish)).not.toBeNull();
  expect(textOf(document, '[aria-labelledby="programmers"] li bdi')).toContain('Textos de la página 5');
  const commit = draw().querySelector('details form[action="/site/withdraw"] input[name="commit"]');
  expect(commit?.getAttribute('value')).toBe(saved.commit);
});

test.each<[string, SitePage['mode'], Pick<RunningPublication, 'step' | 'seconds'>, string[]]>([
  [
    'short steps are left out',
    'build',
    { step: 'build', seconds: { fetch: 0.4, merge: 0.2, packages: 0, compile: 12.1 } },
    ['Reunir los cambios1 s', 'Revisar el contenido13 s', 'Construir las páginas', 'Poner en línea la nueva versión'],
  ],
  [
    'unless they take long or go on',
    'build',
    { step: 'packages', seconds: { fetch: 3 } },
    [
      'Consultar el repositorio3 s',
      'Reunir los cambios',
      'Instalar lo que la versión necesita',
      'Revisar el contenido',
      'Construir las páginas',
      'Poner en línea la nueva versión',
    ],
  ],
  [
    'a host starts the version',
    'push',
    { step: 'record', seconds: {} },
    ['Reunir los cambios', 'Revisar el contenido', 'Construir las páginas', 'Guardar la versión en el historial'],
  ],
])('the progress shows the steps with their seconds: %s', (_what, mode, state, expected) => {
  const document = draw({ mode, running: { id: '1', by: me, began: news.ended, ...state } });
  expect([...document.querySelectorAll('.steps li')].map(({ textContent }) => textContent).toSorted()).toEqual(
    expected.toSorted(),
  );
  expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
  expect(document.querySelectorAll('form[action^="/site/"]:not([action="/site/preview"])')).toHaveLength(0);
});

test('findings are listed by page, and their files under the details', () => {
  const { site } = fixturesOf(config, 'es');
  const findings = draw({ ...site, last: undefined } as never).querySelector('details:has(.found)');
  expect(textOf(findings, '.found strong')).toBe('La firma\nOtras partes del sitio');
  expect(textOf(findings, '.found li')).toBe(
    'Teléfono — Confirme este dato: +52 55 0000 0000\nTexto de ejemplo: Por definir\nEl texto es largo.',
  );
  expect(textOf(findings, '.found')).not.toContain('spec/');
  expect(textOf(findings, 'pre')).toMatch(/^spec\/site\.ts:9:11 .*Teléfono/);
});
