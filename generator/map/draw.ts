import { html } from 'hono/html';
import type { Finding } from '../outline/findings.ts';
import type { Outline, OutlinePage } from '../outline/outline.ts';
import { eachLocale, localesOf, localizedPaths } from '../compile/locales.ts';
import { settingsOf } from '../schema/index.ts';
import type { SiteSpec, Localized } from '../schema/index.ts';
import { columns, heights } from './layout.ts';
import type { Box, Layout } from './layout.ts';

/** A piece of the page. */
export type Markup = ReturnType<typeof html>;

/** The id of the details of a page, form or table: `page-contact` for `page:contact`. */
export function anchorOf(about: string): string {
  return about.replace(':', '-');
}

/** A text in each language, of which the page shows one. */
export function inEach(text: Localized, tag: 'span' | 'tspan' = 'span'): Markup {
  const entries = Object.entries<string>(text);
  if (new Set(Object.values(text)).size === 1) return html`${entries[0]?.[1]}`;
  return html`${entries.map(([locale, words]) =>
    tag === 'span'
      ? html`<span data-in="${locale}" lang="${locale}">${words}</span>`
      : html`<tspan data-in="${locale}">${words}</tspan>`,
  )}`;
}

/** The same words in each language, such as a name. */
export function sameIn(spec: SiteSpec, words: string): Localized {
  return eachLocale(spec, () => words);
}

/** The size at which a text of so many characters fits into so many units, also in the widest of the fonts that may come. */
function fitting(characters: number, width: number, size: number, ofSize: number): number {
  return Math.min(size, Math.floor((width * 10) / (characters * ofSize)) / 10);
}

function longest(text: Localized): number {
  return Math.max(...Object.values<string>(text).map(({ length }) => length));
}

/** The name of something, as large as its box has room for. */
function title({ x, y, width }: Box, text: Localized, down: number, room = width - 20): Markup {
  return html`<text class="label" x="${x + 10}" y="${y + down}" font-size="${fitting(longest(text), room, 12.5, 0.67)}"
    >${inEach(text, 'tspan')}</text
  > `;
}

/** What stands under it, smaller. */
function line({ x, y, width }: Box, text: Localized, down: number): Markup {
  return html`<text
    class="path"
    x="${x + 10}"
    y="${y + down}"
    font-size="${fitting(longest(text), width - 20, 10.5, 0.58)}"
    >${inEach(text, 'tspan')}</text
  > `;
}

/** A text as the search compares it: without accents, in lower case. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

interface NodeOf {
  readonly about: string;
  readonly box: Box;
  readonly className: string;
  readonly find: readonly string[];
  readonly findings: readonly Finding[];
}

function node({ about, box, className, find, findings }: NodeOf, inside: Markup | Markup[]): Markup {
  const own = findings.filter((finding) => finding.about === about);
  const { x, y, width, height } = box;
  return html`<a
    class="node ${className}"
    id="${anchorOf(about)}"
    href="#about-${anchorOf(about)}"
    data-node="${anchorOf(about)}"
    data-find="${plain(find.join(' '))}"
  >
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3"></rect>
    ${inside}${own.length > 0 ? html`<g class="mark" role="img" aria-label="Worth a look"><circle cx="${x + width}" cy="${y}" r="8"></circle><text x="${x + width}" y="${y + 4}" text-anchor="middle">!</text></g>` : ''}
  </a> `;
}

function stateOf({ kind, planned, indexable, articles }: OutlinePage): string {
  if (kind === 'articles') return `${articles} article${articles === 1 ? '' : 's'}`;
  if (kind === 'unavailable') return 'no page';
  return planned ? 'planned' : indexable ? '' : 'not listed';
}

function drawPage(spec: SiteSpec, page: OutlinePage, box: Box, outline: Outline, findings: readonly Finding[]): Markup {
  const redirects = outline.redirects.filter(({ to }) => to === page.id);
  const { x, y } = box;
  const others = [
    ...redirects.map(({ from, status }) => ({ mark: `${status}`, path: from })),
    ...page.aliases.map((alias) => ({ mark: 'alias', path: alias })),
  ];
  const find = [
    page.id,
    ...localesOf(spec).flatMap((locale) => [page.label[locale], page.title[locale], page.paths[locale]]),
    ...others.map(({ path }) => path),
    ...page.forms,
  ];
  return node(
    {
      about: `page:${page.id}`,
      box,
      className: [
        'page',
        ...(page.kind === 'unavailable' || page.planned ? ['unavailable'] : page.indexable ? [] : ['unlisted']),
      ].join(' '),
      find,
      findings,
    },
    [
      ...(page.kind === 'articles'
        ? [html`<rect class="behind" x="${x + 4}" y="${y + box.height}" width="${box.width - 8}" height="3"></rect>`]
        : []),
      title(box, page.label, 15, stateOf(page) === '' ? undefined : box.width - 80),
      line(box, page.paths, 29),
      html`<text class="state" x="${x + box.width - 12}" y="${y + 15}" text-anchor="end">${stateOf(page)}</text> `,
      ...others.map(
        ({ mark, path }, index) =>
          html`<text class="other" x="${x + 10}" y="${y + heights.card + 7 + index * heights.line}"
            ><tspan class="way">${mark}</tspan> ${inEach(localizedPaths(spec, path), 'tspan')}</text
          > `,
      ),
    ],
  );
}

function drawForm(spec: SiteSpec, name: string, box: Box, findings: readonly Finding[]): Markup {
  const fields = Object.entries(spec.forms[name]?.fields ?? {});
  const required = fields.filter(([, field]) => settingsOf(field).required).length;
  return node(
    { about: `form:${name}`, box, className: 'form', find: [name, ...fields.map(([field]) => field)], findings },
    [
      title(box, sameIn(spec, name), 15),
      line(box, sameIn(spec, `${fields.length} field${fields.length === 1 ? '' : 's'}, ${required} required`), 29),
    ],
  );
}

function drawTable(spec: SiteSpec, name: string, box: Box, findings: readonly Finding[]): Markup {
  const found = Object.entries(spec.tables[name]?.columns ?? {});
  return node(
    { about: `table:${name}`, box, className: 'table', find: [name, ...found.map(([column]) => column)], findings },
    [
      title(box, sameIn(spec, name), 17),
      html`<line x1="${box.x}" x2="${box.x + box.width}" y1="${box.y + 25}" y2="${box.y + 25}"></line> `,
      ...found.map(
        ([column, { nullable }], index) =>
          html`<text class="column" x="${box.x + 10}" y="${box.y + 39 + index * heights.column}"
            >${column}${nullable ? ' ?' : ''}</text
          > `,
      ),
    ],
  );
}

function middle({ y, height }: Box): number {
  return y + Math.min(height, heights.card) / 2;
}

/** A line between two things; the script finds out by it what is connected. */
function edge(from: string, to: string, className: string, d: string): Markup {
  return html`<path
    class="edge ${className}"
    data-from="${anchorOf(from)}"
    data-to="${anchorOf(to)}"
    d="${d}"
  ></path> `;
}

function arcs(outline: Outline, { pages }: Layout): Markup[] {
  const drawn = new Map<string, { from: string; to: string; way: string; other: boolean }>();
  for (const { from, to, way, at } of outline.links) {
    if (from === undefined || from === to || way === 'privacy' || way === 'sent') continue;
    const key = `${from} ${to}`;
    const known = drawn.get(key);
    drawn.set(key, {
      from,
      to,
      way: known?.way === 'content' ? 'content' : way,
      other: (known?.other ?? true) && at !== undefined,
    });
  }
  return [...drawn.values()].flatMap(({ from, to, way, other }) => {
    const [start, end] = [pages.get(from), pages.get(to)];
    if (!start || !end) return [];
    const [y1, y2] = [middle(start) + 4, middle(end) - 4];
    const left = Math.max(4, columns.pages.x - 22 - Math.abs(y2 - y1) * 0.11);
    return edge(
      `page:${from}`,
      `page:${to}`,
      `${other ? 'other' : ''} ${way.replace(' ', '-')}`,
      `M${start.x} ${y1}C${left} ${y1} ${left} ${y2} ${end.x - 5} ${y2}`,
    );
  });
}

function across(start: Box, end: Box): string {
  const [x1, y1, x2, y2] = [start.x + start.width, middle(start), end.x, middle(end)];
  const half = (x1 + x2) / 2;
  return `M${x1} ${y1}C${half} ${y1} ${half} ${y2} ${x2} ${y2}`;
}

function formEdges(spec: SiteSpec, outline: Outline, { pages, forms, tables }: Layout): Markup[] {
  return Object.entries(spec.forms).flatMap(([name, form]) => {
    const box = forms.get(name);
    const table = tables.get(form.table);
    if (!box) return [];
    const showing = outline.pages.filter((page) => page.forms.includes(name));
    const then = typeof form.then === 'object' && 'navigate' in form.then ? form.then.navigate : undefined;
    const next = then === undefined ? undefined : pages.get(then);
    return [
      ...showing.flatMap(({ id }) => {
        const page = pages.get(id);
        return page ? [edge(`page:${id}`, `form:${name}`, 'shows', across(page, box))] : [];
      }),
      ...(table ? [edge(`form:${name}`, `table:${form.table}`, 'writes', across(box, table))] : []),
      ...(next
        ? [
            edge(
              `form:${name}`,
              `page:${then}`,
              'sent',
              `M${box.x} ${middle(box) + 8}C${box.x - 34} ${middle(box) + 8} ${next.x + next.width + 34} ${middle(next)} ${next.x + next.width + 5} ${middle(next)}`,
            ),
          ]
        : []),
    ];
  });
}

const heads = [
  { x: columns.pages.x, text: 'Pages' },
  { x: columns.forms.x, text: 'Forms' },
  { x: columns.tables.x, text: 'Tables' },
];

/** The drawing: sections of pages, arcs between them, their forms and the tables behind those. */
export function draw(spec: SiteSpec, outline: Outline, layout: Layout, findings: readonly Finding[]): Markup {
  const { width, height, sections, pages, forms, tables } = layout;
  return html`<svg
    id="map"
    viewBox="0 0 ${width} ${height}"
    role="group"
    aria-label="The site: its pages, the links between them, forms and tables"
  >
    <defs>
      <marker
        id="tip"
        viewBox="0 0 8 8"
        refX="6"
        refY="4"
        markerWidth="4.5"
        markerHeight="4.5"
        orient="auto-start-reverse"
      >
        <path d="M0 0 8 4 0 8z"></path>
      </marker>
    </defs>
    <g class="heads" aria-hidden="true">${heads.map(({ x, text }) => html`<text x="${x}" y="14">${text}</text>`)}</g>
    ${sections.map(({ heading, y }) => html`<g class="section"><text x="${columns.pages.x}" y="${y + 23}">${inEach(heading, 'tspan')}</text></g> `)}
    <g class="edges" aria-hidden="true">${[...formEdges(spec, outline, layout), ...arcs(outline, layout)]}</g>
    <g role="group" aria-label="Pages">
      ${[...pages].flatMap(([id, box]) => outline.pages.filter((page) => page.id === id).map((page) => drawPage(spec, page, box, outline, findings)))}
    </g>
    <g role="group" aria-label="Forms">${[...forms].map(([name, box]) => drawForm(spec, name, box, findings))}</g>
    <g role="group" aria-label="Tables">${[...tables].map(([name, box]) => drawTable(spec, name, box, findings))}</g>
  </svg>`;
}
