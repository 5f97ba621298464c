import type { CompiledLink, Localized } from '#contract';
import { filesPath } from '../../site/files.ts';
import { mailto } from '../../site/lib/email.ts';
import type { Action, Locale, NavigationLink, Route, SiteSpec, UnavailableRoute } from '../schema/index.ts';
import type { Frame } from './text.ts';
import { eachLocale, localesOf, localizedPath } from './locales.ts';
import { localizedTextOf } from './text.ts';

/** A route, or a destination that does not exist yet, by its name. */
export function destination(spec: Frame, name: string): Route | UnavailableRoute {
  const found = spec.routes.pages[name] ?? spec.routes.unavailable[name];
  if (!found) throw new Error(`Unknown page in a checked spec: ${name}`);
  return found;
}

/** A route's own path, with its canonical value in place of a parameter. */
export function canonicalPath({
  path,
  canonicalParameter = '',
}: {
  path: string;
  canonicalParameter?: string | undefined;
}): string {
  return path.replace(parameter, canonicalParameter);
}

/** The path of an article at the route that shows them. */
export function articlePath({ path }: { path: string }, slug: string): string {
  return path.replace(parameter, slug);
}

/** Whether an address is a path of the site. */
export function isCanonicalPath(url: string): boolean {
  return /^\/(?!\/)/.test(url);
}

/** The parameter of a path, with its braces. */
export const parameter = /\{\w+\}/;

interface Place {
  hash?: string | undefined;
  alias?: string | undefined;
  article?: string | undefined;
}

/** The languages in which a page exists. */
export function languagesOf(spec: Frame, page: string): readonly Locale[] {
  const { languages } = spec.routes.pages[page] ?? {};
  return localesOf(spec).filter((locale) => languages?.includes(locale) ?? true);
}

/** The language in which a page is shown to readers of `locale`: that language, else the default one, else the page's first one. */
export function languageOf(spec: Frame, page: string, locale: Locale): Locale {
  const has = languagesOf(spec, page);
  return [locale, spec.locales.default].find((one) => has.includes(one)) ?? has[0] ?? locale;
}

/** The address of a page for readers of each language: its own path, or that of an alias or article; with a fragment if given. */
export function pageHref(spec: Frame, name: string, { hash, alias, article }: Place = {}): Localized {
  const found = destination(spec, name);
  const path = alias ?? (article === undefined ? canonicalPath(found) : articlePath(found, article));
  const fragment = hash === undefined ? '' : `#${hash}`;
  return eachLocale(spec, (locale) => localizedPath(spec, path, languageOf(spec, name, locale)) + fragment);
}

/** The `tel:` address of the firm. */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

type Linking = NavigationLink | Extract<Action, { kind: 'anchor' | 'download' }>;

/** The target of an action, and the event that a click reports. */
export function linkOf(spec: Frame, action: Linking): CompiledLink {
  const event =
    action.kind === 'anchor' || action.kind === 'download'
      ? undefined
      : spec.integrations.analytics?.clicks?.[action.kind];
  return { ...targetOf(spec, action), ...(event !== undefined && { event }) };
}

function targetOf(spec: Frame, action: Linking): CompiledLink {
  const { firm } = spec;
  const same = (href: string): Localized => eachLocale(spec, () => href);
  switch (action.kind) {
    case 'page':
      return { href: pageHref(spec, action.page, action) };
    case 'anchor':
      return { href: same(`#${action.hash}`) };
    case 'book':
      return { href: same(firm.bookings[action.calendar] ?? ''), external: true };
    case 'chat': {
      if (!firm.chat) throw new Error('A checked spec has a chat action and no chat.');
      const { url, greeting } = firm.chat;
      const words = localizedTextOf(spec, greeting);
      return { href: eachLocale(spec, (locale) => `${url}?text=${encodeURIComponent(words[locale])}`), external: true };
    }
    case 'phone':
      return { href: same(telHref(firm.phone)) };
    case 'email':
      return { href: same(mailto(firm.email)) };
    case 'url':
      return { href: same(action.url), external: true };
    case 'download':
      return { href: same(`${filesPath}${action.file}`), download: action.file };
  }
}

type Routes = Pick<SiteSpec['routes'], 'pages' | 'home'>;

/** The parent of a page: the declared one, or the one whose path is a prefix of its own, or home. */
export function parentOf({ pages, home }: Routes, id: string): string | undefined {
  const route = pages[id];
  if (!route || id === home) return undefined;
  if (route.parent !== undefined) return route.parent;
  const above = Object.entries(pages)
    .filter(([, { path, planned, indexable }]) => !planned && indexable !== false && route.path.startsWith(`${path}/`))
    .toSorted(([, a], [, b]) => b.path.length - a.path.length);
  return above[0]?.[0] ?? home;
}

/** The pages from the home page to a page, both included. A circle of parents ends where it began. */
export function breadcrumbsOf(routes: Routes, id: string): string[] {
  const breadcrumbs = [id];
  for (
    let parent = parentOf(routes, id);
    parent !== undefined && !breadcrumbs.includes(parent);
    parent = parentOf(routes, parent)
  ) {
    breadcrumbs.unshift(parent);
  }
  return breadcrumbs;
}

/** The target of a link in an article: `page:contact`, `page:home#contact`, `article:primer-cierre-fiscal`. */
export interface NamedTarget {
  readonly kind: 'page' | 'article';
  readonly name: string;
  readonly hash?: string;
}

/** Whether an address has the scheme of such a target. */
export function isNamed(href: string): boolean {
  return /^(?:page|article):/i.test(href);
}

/** The target in an address, unless it is a real address. */
export function namedTarget(href: string): NamedTarget | undefined {
  const [, kind, name = '', hash] = /^(page|article):([^#]*)(?:#(.*))?$/.exec(href) ?? [];
  if (kind !== 'page' && kind !== 'article') return undefined;
  return { kind, name, ...(hash !== undefined && { hash }) };
}

/** The page that shows the articles. */
export function articlePageOf({ routes }: Pick<Frame, 'routes'>): string | undefined {
  return Object.entries(routes.pages).find(([, { shows }]) => shows === 'articles')?.[0];
}

const linkTag = /<a\b[^>]*>/gi;
const namedHref = /(?<=\shref=")(?:page|article):[^"]*(?=")/;

/** The HTML of an article in each language, with the targets of its links replaced by paths. */
export function linkedHtml(spec: Frame, html: Localized): Localized {
  return eachLocale(spec, (locale) => {
    return html[locale].replaceAll(linkTag, (tag) => tag.replace(namedHref, (href) => addressOf(spec, href, locale)));
  });
}

function addressOf(spec: Frame, href: string, locale: Locale): string {
  const target = namedTarget(href);
  const shown = articlePageOf(spec);
  if (target?.kind === 'page') return pageHref(spec, target.name, target)[locale];
  if (target && shown !== undefined) return pageHref(spec, shown, { article: target.name, hash: target.hash })[locale];
  throw new Error(`A link in a checked article leads nowhere: ${href}`);
}
