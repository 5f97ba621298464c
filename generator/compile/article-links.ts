import type { ArticleBody, ArticlePart, Locale, Localized } from '../schema/index.ts';
import type { Frame } from './text.ts';
import { pageHref } from './links.ts';
import { inEachLocale } from './locales.ts';

/** A page or an article as an article's link names it: `page:contact`, `page:home#contact`, `article:primer-cierre-fiscal`. */
export interface NamedTarget {
  readonly kind: 'page' | 'article';
  readonly name: string;
  readonly hash?: string;
}

/** Whether an address is meant to name a page or an article. */
export function isNamed(href: string): boolean {
  return /^(?:page|article):/i.test(href);
}

/** What an address names; nothing where it is a real address. */
export function namedTarget(href: string): NamedTarget | undefined {
  const [, kind, name = '', hash] = /^(page|article):([^#]*)(?:#(.*))?$/.exec(href) ?? [];
  if (kind !== 'page' && kind !== 'article') return undefined;
  return { kind, name, ...(hash !== undefined && { hash }) };
}

/** The page that shows the articles. */
export function articlePageOf({ routes }: Pick<Frame, 'routes'>): string | undefined {
  return Object.entries(routes.pages).find(([, { shows }]) => shows === 'articles')?.[0];
}

/** The HTML in an article's text, apart from its tables. */
export function htmlOf(body: ArticleBody): readonly Localized[] {
  return Array.isArray(body)
    ? (body as readonly ArticlePart[]).flatMap((part) => (part.kind === 'html' ? [part.html] : []))
    : [body as Localized];
}

const linkTag = /<a\b[^>]*>/gi;
const namedHref = /(?<=\shref=")(?:page|article):[^"]*(?=")/;

/** The text of an article in each language, with the paths of each in place of the names that its links have. */
export function linkedHtml(spec: Frame, html: Localized): Localized {
  return inEachLocale(spec, (locale) => {
    // Most articles name none.
    if (!html[locale].includes('="page:') && !html[locale].includes('="article:')) return html[locale];
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
