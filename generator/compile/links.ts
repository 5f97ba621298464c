import type { CompiledLink, Languages, Localized } from '#contract';
import { filesPath } from '../../site/file-addresses.ts';
import { mailto } from '../../site/shared/email.ts';
import { localeOfPath, prefixedLocales as prefixed, prefixOf } from '../../site/shared/locales.ts';
import type {
  Action,
  Locale,
  NavigationLink,
  PartialLocale,
  Route,
  SiteSpec,
  UnavailableRoute,
} from '../schema/index.ts';
import { eachLocale, localesOf, localizedTextOf, type SpecWithoutPages, type WithLocales } from './text.ts';

function languagesIn(spec: WithLocales): Languages<Locale> {
  return { locales: localesOf(spec), defaultLocale: spec.locales.default };
}

/** The languages whose addresses have a prefix. */
export function prefixedLocales(spec: WithLocales): readonly Locale[] {
  return prefixed(languagesIn(spec));
}

/** The address of a path of the spec in a language. */
export function localizedPath(spec: WithLocales, path: string, locale: Locale | PartialLocale): string {
  const prefix = prefixOf(locale as Locale, languagesIn(spec));
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}

/** Splits an address into its language and the path without the language's prefix. */
export function bareAddress(spec: WithLocales, address: string): { readonly locale: Locale; readonly path: string } {
  const languages = languagesIn(spec);
  const locale = localeOfPath(address, languages);
  return { locale, path: address.slice(prefixOf(locale, languages).length) || '/' };
}

/** Looks up a destination by its name: a route, or a page that does not exist yet. */
export function destination(spec: SpecWithoutPages, name: string): Route | UnavailableRoute {
  const found = spec.routes.pages[name] ?? spec.routes.unavailable[name];
  if (!found) throw new Error(`Unknown page in a checked spec: ${name}`);
  return found;
}

/** A route's canonical path, with its canonical value in place of the parameter. */
export function canonicalPath({ path, canonicalParameter = '' }: Pick<Route, 'path' | 'canonicalParameter'>): string {
  return path.replace(parameter, canonicalParameter);
}

/** The path of an article, from the route that shows the articles. */
export function articlePath({ path }: { path: string }, slug: string): string {
  return path.replace(parameter, slug);
}

/** Whether a URL is a path on the site itself. */
export function isSitePath(url: string): boolean {
  return /^\/(?!\/)/.test(url);
}

/** The parameter of a path with its braces, such as `{slug}`. */
export const parameter = /\{\w+\}/;

/** A place on a page: a fragment, one of the page's aliases, or the article that it shows. */
interface PagePlace {
  hash?: string | undefined;
  alias?: string | undefined;
  article?: string | undefined;
}

/** The languages in which a page exists. */
export function languagesOf(spec: SpecWithoutPages, page: string): readonly Locale[] {
  const { languages } = spec.routes.pages[page] ?? {};
  return localesOf(spec).filter((locale) => languages?.includes(locale) ?? true);
}

/** The language of a page for readers of `locale`: that one, else the site's default, else the page's first. */
export function languageOf(spec: SpecWithoutPages, page: string, locale: Locale): Locale {
  const available = languagesOf(spec, page);
  return [locale, spec.locales.default].find((one) => available.includes(one)) ?? available[0] ?? locale;
}

/** The address of a page for readers of each language. */
export function pageHref(spec: SpecWithoutPages, name: string, { hash, alias, article }: PagePlace = {}): Localized {
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
export function linkOf(spec: SpecWithoutPages, action: Linking): CompiledLink {
  const event =
    action.kind === 'anchor' || action.kind === 'download'
      ? undefined
      : spec.integrations.analytics?.clicks?.[action.kind];
  return { ...targetOf(spec, action), ...(event !== undefined && { event }) };
}

function targetOf(spec: SpecWithoutPages, action: Linking): CompiledLink {
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

/** The pages from the home page to a page, both included. Circular parents end the list. */
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

/** The parsed `href` of a link in an article, such as `page:home#contact` or `article:primer-cierre-fiscal`. */
export interface NamedTarget {
  readonly kind: 'page' | 'article';
  readonly name: string;
  readonly hash?: string;
}

/** Whether a link has the scheme `page:` or `article:`. */
export function isNamedTarget(href: string): boolean {
  return /^(?:page|article):/i.test(href);
}

/** Parses a link to a page or article by its name; undefined for any other URL. */
export function namedTarget(href: string): NamedTarget | undefined {
  const [, kind, name = '', hash] = /^(page|article):([^#]*)(?:#(.*))?$/.exec(href) ?? [];
  if (kind !== 'page' && kind !== 'article') return undefined;
  return { kind, name, ...(hash !== undefined && { hash }) };
}

/** The page that shows the articles. */
export function articlePageOf({ routes }: Pick<SpecWithoutPages, 'routes'>): string | undefined {
  return Object.entries(routes.pages).find(([, { shows }]) => shows === 'articles')?.[0];
}

const linkTag = /<a\b[^>]*>/gi;
const namedHref = /(?<=\shref=")(?:page|article):[^"]*(?=")/;

/** The HTML of an article in each language, with the targets of its links replaced by paths. */
export function linkedHtml(spec: SpecWithoutPages, html: Localized): Localized {
  return eachLocale(spec, (locale) =>
    html[locale].replaceAll(linkTag, (tag) => tag.replace(namedHref, (href) => resolved(spec, href, locale))),
  );
}

function resolved(spec: SpecWithoutPages, href: string, locale: Locale): string {
  const target = namedTarget(href);
  const articlePage = articlePageOf(spec);
  if (target?.kind === 'page') return pageHref(spec, target.name, target)[locale];
  if (target && articlePage !== undefined)
    return pageHref(spec, articlePage, { article: target.name, hash: target.hash })[locale];
  throw new Error(`Unknown link target in a checked article: ${href}`);
}
