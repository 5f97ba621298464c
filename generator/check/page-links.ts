import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { htmlOf, namedTarget } from '../compile/article-links.ts';
import { shownArticles } from '../compile/articles.ts';
import { bareAddress } from '../compile/locales.ts';
import { localizedTextOf } from '../compile/text.ts';
import { actionsIn, aroundArticles, blocksOf, hasForm, pagesOf } from './walk.ts';
import type { Placed } from './walk.ts';
import type { Action, Page, SiteSpec, Localized } from '../schema/index.ts';

/** How a visitor gets from one page to another. */
export type Way =
  /** A link or button in what the page says. */
  | 'content'
  /** The cards of all services. */
  | 'services'
  /** Where a form leads after it was sent. */
  | 'sent'
  /** The privacy notice under a form. */
  | 'privacy'
  /** The page leads there by itself. */
  | 'moves on'
  /** The way out after signing out. */
  | 'sign-out'
  /** The header that all pages have. */
  | 'header'
  /** The footer that all pages have. */
  | 'footer';

/** A link of the site. `from` is missing where all pages have it. */
export interface Link {
  readonly from?: string;
  /** A page, or a destination that does not exist. */
  readonly to: string;
  readonly way: Way;
  /** What it says. */
  readonly label?: Localized;
  /** The other address of the page that it leads to, an alias or a redirect. */
  readonly at?: string;
  /** Where it stands in the spec. */
  readonly path: SpecPath;
}

function ofAction(spec: SiteSpec, from: string, { value: action, path }: Placed<Action>): Link[] {
  if (action.kind === 'signOut') return [{ from, to: action.to, way: 'sign-out', path }];
  if (action.kind !== 'page') return [];
  const label = action.label ?? spec.routes.pages[action.page]?.label ?? spec.routes.unavailable[action.page]?.label;
  return [
    {
      from,
      to: action.page,
      way: 'content',
      path,
      ...(label && { label: localizedTextOf(spec, label) }),
      ...(action.alias !== undefined && { at: action.alias }),
    },
  ];
}

function ofBlocks(spec: SiteSpec, page: Placed<Page>): Link[] {
  return blocksOf(page).flatMap(({ value: block, path }): Link[] => {
    const from = page.value.id;
    if (block.kind === 'serviceCards') {
      return Object.values(spec.services).map((service) => ({
        from,
        to: service.page,
        way: 'services',
        label: localizedTextOf(spec, service.title),
        path,
      }));
    }
    if (!hasForm(block)) return [];
    const then = spec.forms[block.form]?.then;
    const sent: Link[] =
      typeof then === 'object' && 'navigate' in then
        ? [{ from, to: then.navigate, way: 'sent', path: ['forms', block.form, 'then'] }]
        : [];
    return [{ from, to: spec.routes.privacy, way: 'privacy', path: [...path, 'form'] }, ...sent];
  });
}

/** Links that an article's text has of its own, by the address that they name. */
function ofArticles(spec: SiteSpec): Link[] {
  const shown = shownArticles(spec);
  if (!shown) return [];
  const byPath = new Map<string, { to: string; at?: string }>();
  for (const { from, to } of spec.routes.redirects) byPath.set(from, { to, at: from });
  for (const [to, { path, aliases = [] }] of Object.entries(spec.routes.pages)) {
    byPath.set(path, { to });
    for (const alias of aliases) byPath.set(alias, { to, at: alias });
  }
  const found = new Map<string, Link>();
  shown.articles.entries.forEach(({ body, draft }, index) => {
    // Nobody can follow the links of a draft.
    if (draft) return;
    for (const [, href = ''] of htmlOf(body)
      .flatMap((html) => Object.values<string>(html))
      .join('')
      .matchAll(/href="((?:\/|page:|article:)[^"#?]*)/g)) {
      const name = namedTarget(href);
      const target = name
        ? { to: name.kind === 'page' ? name.name : shown.page }
        : byPath.get(bareAddress(spec, href).path);
      // Thousands of articles may link to the same page; on the whole that is one link.
      if (target && !found.has(href))
        found.set(href, { from: shown.page, way: 'content', path: ['articles', 'entries', index, 'body'], ...target });
    }
  });
  return [...aroundArticles(spec).flatMap((action) => ofAction(spec, shown.page, action)), ...found.values()];
}

function ofFrame(spec: SiteSpec): Link[] {
  const { routes, header, footer, services } = spec;
  const logo = routes.redirects.find(({ from }) => from === '/');
  const pagesOfActions = (part: object, way: 'header' | 'footer'): Link[] =>
    actionsIn(part, [way]).flatMap(({ value, path }) =>
      value.kind === 'page'
        ? [{ to: value.page, way, path, ...(value.alias !== undefined && { at: value.alias }) }]
        : [],
    );
  const listed = footer.columns.some(({ sections }) => sections.some(({ kind }) => kind === 'services'));
  return [
    { to: logo?.to ?? routes.home, way: 'header', at: '/', path: logo ? ['routes', 'redirects'] : ['routes', 'home'] },
    ...pagesOfActions(header, 'header'),
    ...(listed
      ? Object.entries(services).map(([name, { page }]): Link => ({
          to: page,
          way: 'footer',
          path: ['services', name, 'page'],
        }))
      : []),
    ...pagesOfActions(footer, 'footer'),
  ];
}

/** Every link of a checked spec within the site. */
export function linksOf(spec: SiteSpec): Link[] {
  return [
    ...pagesOf(spec).flatMap((page): Link[] => {
      const from = page.value.id;
      const { autoRedirect } = page.value;
      return [
        ...actionsIn(page.value, page.path).flatMap((action) => ofAction(spec, from, action)),
        ...ofBlocks(spec, page),
        ...(autoRedirect
          ? [{ from, to: autoRedirect.to, way: 'moves on', path: [...page.path, 'autoRedirect', 'to'] } as const]
          : []),
      ];
    }),
    ...ofArticles(spec),
    ...ofFrame(spec),
  ];
}
