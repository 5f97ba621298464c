import type { ArticleOwn, CompiledBlockOf, Locale } from '#contract';
import { escapeHtml } from '../build/escape-html.ts';
import { longDate } from '../renderer/article-text.ts';
import { bodyMarkup } from './body.ts';
import type { ArticleIndex } from './teasers.ts';
import { fillIn, readingTimeIn } from './words.ts';

/** What of an article's page is its own, as HTML. The same functions write it for a page that is rendered and for one that is filled in. */
export interface ArticleView {
  /** Under the heading: the day, who wrote it, how long it takes. */
  readonly by: string;
  readonly text: string;
  /** What the page leads on to; nothing where there is no list. */
  readonly related?: string;
}

/** What an article's view is made of. */
export interface ArticleSource {
  readonly locale: Locale;
  readonly date: string;
  readonly own: Required<Pick<CompiledBlockOf<'article'>, 'author' | 'html'>> & Pick<ArticleOwn, 'updated'>;
  /** The words of a key. */
  readonly t: (key: string) => string;
  /** What links say that open a new tab, as HTML. */
  readonly note: string;
  /** The article among the others, if it is one of them. */
  readonly among?: { readonly slug: string; readonly minutes: number; readonly index: ArticleIndex } | undefined;
}

export function articleView(source: ArticleSource): ArticleView {
  const { own, t, note, locale, among } = source;
  const text = bodyMarkup(own.html, t, note);
  const list = among?.index.list;
  return {
    by: byline(source),
    text,
    ...(among && list && { related: relatedMarkup(list.related[locale], among.index.related(among.slug).map((slug) => among.index.teaser(slug, locale)), locale) }),
  };
}

const dayMarkup = (date: string, locale: Locale): string => `<time dateTime="${date}">${escapeHtml(longDate(date, locale))}</time>`;

function byline({ locale, date, own: { author, updated }, t, among }: ArticleSource): string {
  const list = among?.index.list;
  const revised = list && updated !== undefined ? `<span>${fillIn(escapeHtml(list.updated[locale]), { date: dayMarkup(updated, locale) })}</span>` : '';
  const reading = list ? `<span>${escapeHtml(readingTimeIn(locale, list, among.minutes))}</span>` : '';
  return `${dayMarkup(date, locale)}<span>${authorMarkup(author, t, locale)}</span>${revised}${reading}`;
}

function authorMarkup(author: CompiledBlockOf<'article'>['author'], t: (key: string) => string, locale: Locale): string {
  if (typeof author === 'string') return escapeHtml(t(author));
  const { name, role, page } = author;
  const link = page?.kind === 'link' ? `<a href="${escapeHtml(page.link.href[locale])}" rel="author">${escapeHtml(name)}</a>` : escapeHtml(name);
  return role === undefined ? link : `${link}, ${escapeHtml(t(role))}`;
}

function relatedMarkup(heading: string, teasers: readonly ReturnType<ArticleIndex['teaser']>[], locale: Locale): string {
  const items = teasers.map(({ href, heading: title, date }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a>${dayMarkup(date, locale)}</li>`);
  return `<h2>${escapeHtml(heading)}</h2><ul>${items.join('')}</ul>`;
}
