import { html } from 'hono/html';
import { dayOf } from '../compile/articles.ts';
import { sectionsOf } from '../explain/facts.ts';
import type { Fact, Section } from '../explain/facts.ts';
import type { SpecPath } from '../diagnostic.ts';
import type { Entry, Kind } from '../explain/entries.ts';
import type { Finding } from '../outline/findings.ts';
import type { Outline } from '../outline/outline.ts';
import type { SiteSpec, Localized } from '../schema/index.ts';
import type { MigrationLog } from '../sql/model.ts';
import { anchorOf, inEach, sameIn } from './draw.ts';
import type { Markup } from './draw.ts';

/** What the details are made from. */
export interface Source {
  readonly spec: SiteSpec;
  readonly log: MigrationLog;
  readonly outline: Outline;
  readonly findings: readonly Finding[];
  /** `spec/routes.ts:12` for a place in the spec. */
  readonly placeOf: (path: SpecPath) => string;
}

/** Of more articles than this only the number is told. */
const fewArticles = 20;

function fact({ text, at, about }: Fact, { placeOf }: Source): Markup {
  const place = at ? html` <code>${placeOf(at)}</code>` : '';
  return html`<li>
    ${about === undefined ? html`<span>${text}</span>` : html`<a href="#${anchorOf(about)}">${text}</a>`}${place}
  </li>`;
}

function detail(
  about: string,
  kind: string,
  heading: Localized,
  path: SpecPath,
  sections: readonly Section[],
  source: Source,
): Markup {
  const id = anchorOf(about);
  const own = source.findings.filter((finding) => finding.about === about);
  return html`<section class="detail" id="about-${id}" aria-labelledby="${id}-name" tabindex="-1">
    <p class="kind">${kind}</p>
    <h2 id="${id}-name">${inEach(heading)}</h2>
    <p class="place"><code>${source.placeOf(path)}</code></p>
    ${own.map(({ text }) => html`<p class="finding">${text}</p>`)}
    ${sections.map(
      ({ heading: name, facts }) =>
        html`<h3>${name}</h3>
          <ul>
            ${facts.map((one) => fact(one, source))}
          </ul>`,
    )}
  </section> `;
}

function entry(kind: Kind, name: string, path: SpecPath): Entry {
  return { kind, name, also: [], path };
}

function articleSections({ spec }: Source): Section[] {
  const entries = spec.articles?.entries ?? [];
  const facts = entries.slice(0, fewArticles).map((entry, index): Fact => ({
    text: `${dayOf(entry)} ${entry.slug}${entry.draft ? ' (draft)' : entry.publish === undefined ? '' : ` (from ${entry.publish})`}`,
    at: ['articles', 'entries', index],
  }));
  return [
    {
      heading: `Articles (${entries.length})`,
      facts: [
        ...facts,
        ...(entries.length > fewArticles ? [{ text: `and ${entries.length - fewArticles} more` }] : []),
      ],
    },
  ];
}

/** What there is to know of each thing of the drawing: one is shown at a time, all of them on paper. */
export function detailsOf(source: Source): Markup[] {
  const { spec, log, outline } = source;
  const kinds = { page: 'Page', articles: 'Pages of articles', unavailable: 'Address without a page' } as const;
  return [
    ...outline.pages.map(({ id, kind, label, route }) => {
      const sections = sectionsOf(spec, log, entry(kind === 'unavailable' ? 'destination' : 'route', id, route));
      return detail(
        `page:${id}`,
        kinds[kind],
        label,
        route,
        [...sections, ...(kind === 'articles' ? articleSections(source) : [])],
        source,
      );
    }),
    ...Object.keys(spec.forms).map((name) =>
      detail(
        `form:${name}`,
        'Form',
        sameIn(spec, name),
        ['forms', name],
        sectionsOf(spec, log, entry('form', name, ['forms', name])),
        source,
      ),
    ),
    ...Object.entries(spec.tables).map(([name, { description }]) =>
      detail(
        `table:${name}`,
        'Table',
        sameIn(spec, name),
        ['tables', name],
        [
          { heading: 'What it holds', facts: [{ text: description }] },
          ...sectionsOf(spec, log, entry('table', name, ['tables', name])),
        ],
        source,
      ),
    ),
  ];
}

/** What is shown while nothing is chosen: what is worth a look, and the links that all pages have. */
export function overview({ spec, outline, findings, placeOf }: Source): Markup {
  const nameOf = (id: string): Localized => outline.pages.find((page) => page.id === id)?.label ?? sameIn(spec, id);
  const frame = (way: 'header' | 'footer') =>
    outline.links.filter((link) => link.way === way && link.from === undefined);
  return html`<section class="overview" aria-labelledby="overview-name">
    <h2 id="overview-name">Worth a look</h2>
    ${
      findings.length === 0
        ? html`<p>Nothing: every page has a way in, every link leads to a page, every table is written to.</p>`
        : html`<ul class="findings">
            ${findings.map(({ about, text }) => {
              const [kind = '', ...rest] = about.split(':');
              const name = rest.join(':');
              return html`<li>
                <a href="#${anchorOf(about)}">${kind === 'page' ? inEach(nameOf(name)) : name}</a> ${text}
              </li>`;
            })}
          </ul>`
    }
    <h2>On every page</h2>
    ${(['header', 'footer'] as const).map(
      (way) =>
        html`<h3>${way === 'header' ? 'Header' : 'Footer'}</h3>
          <ul class="frame">
            ${frame(way).map(
              ({ to, at, path }) =>
                html`<li>
                  <a href="#page-${to}">${inEach(nameOf(to))}</a
                  >${at === undefined ? '' : html` <span class="by">by ${at}</span>`}
                  <code>${placeOf(path)}</code>
                </li>`,
            )}
          </ul>`,
    )}
  </section> `;
}
