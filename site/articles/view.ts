import type { ArticleOwn, CompiledBlockOf, CompiledImages, Locale } from '#contract';
import { escapeHtml } from '../build/escape-html.ts';
import { fillIn } from '../lib/fill-in.ts';
import { longDate } from '../renderer/article-text.ts';
import { bodyMarkup } from './body.ts';
import { pictureMarkup } from './picture.ts';
import type { ArticleIndex } from './teasers.ts';
import { readingTimeIn } from './words.ts';

/** The parts of an article's page that are rendered as HTML. */
export interface ArticleView {
  /** The line under the heading: date, author, reading time. */
  readonly by: string;
  readonly text: string;
  /** Links to related articles; absent if the site has no article list. */
  readonly related?: string;
}

/** The input of `articleView`. */
export interface ArticleSource {
  readonly locale: Locale;
  readonly date: string;
  readonly own: Required<Pick<CompiledBlockOf<'article'>, 'author' | 'html'>> & Pick<ArticleOwn, 'updated'>;
  readonly t: (key: string) => string;
  /** The note inside links that open a new tab, as HTML. */
  readonly note: string;
  /** The metadata of the pictures. */
  readonly images: CompiledImages;
  /** The article in the index; absent if it is not on a page of its own. */
  readonly among?: { readonly slug: string; readonly minutes: number; readonly index: ArticleIndex } | undefined;
}

export function articleView(source: ArticleSource): ArticleView {
  const { own, t, note, images, locale, among } = source;
  const text = bodyMarkup(own.html, t, note, images);
  const list = among?.index.list;
  return {
    by: byline(source),
    text,
    ...(among &&
      list && {
        related: relatedMarkup(
          list.related[locale],
          among.index.related(among.slug).map((slug) => among.index.teaser(slug, locale)),
          locale,
        ),
      }),
  };
}

function dayMarkup(date: string, locale: Locale): string {
  return `<time dateTime="${date}">${escapeHtml(longDate(date, locale))}</time>`;
}

function byline(source: ArticleSource): string {
  const {
    locale,
    date,
    own: { updated },
    among,
  } = source;
  const list = among?.index.list;
  const revised =
    list && updated !== undefined
      ? `<span>${fillIn(escapeHtml(list.updated[locale]), { date: dayMarkup(updated, locale) })}</span>`
      : '';
  const reading = list ? `<span>${escapeHtml(readingTimeIn(locale, list, among.minutes))}</span>` : '';
  return `${dayMarkup(date, locale)}${authorMarkup(source)}${revised}${reading}`;
}

function authorMarkup({ own: { author }, t, locale, images }: ArticleSource): string {
  if (typeof author === 'string') return `<span>${escapeHtml(t(author))}</span>`;
  const { name, role, page, image } = author;
  const link =
    page?.kind === 'link'
      ? `<a href="${escapeHtml(page.link.href[locale])}" rel="author">${escapeHtml(name)}</a>`
      : escapeHtml(name);
  const words = `<span>${role === undefined ? link : `${link}, ${escapeHtml(t(role))}`}</span>`;
  return image ? `<span class="author">${pictureMarkup(image, 'author', images, t)}${words}</span>` : words;
}

function relatedMarkup(
  heading: string,
  teasers: readonly ReturnType<ArticleIndex['teaser']>[],
  locale: Locale,
): string {
  const items = teasers.map(
    ({ href, heading: title, date }) =>
      `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a>${dayMarkup(date, locale)}</li>`,
  );
  return `<h2>${escapeHtml(heading)}</h2><ul>${items.join('')}</ul>`;
}
