import type { RouteEntry, Texts } from '#contract';
import { articleRoutes } from '#generated/routes.ts';

/**
 * The model is an article with a slot in each place where articles differ. Its page is rendered once a language, and the
 * build fills the slots in for each article (build/finish/article-pages.ts). The marks are characters that mean nothing.
 */
export function slot(name: string): string {
  return `\u{e002}${name}\u{e003}`;
}

export const SLOT = /\u{e002}([^\u{e003}]*)\u{e003}/u;

/** Stands for an article's slug wherever its address is written. */
export const MODEL = slot('slug');
/** A day that no article has: one that is still to come is refused. */
export const MODEL_DATE = '9999-12-31';
/** The link in the model's text, which shows what links that open a new tab say. */
export const MODEL_LINK = /<a [^>]*>\u{e002}link\u{e003}(.*?)<\/a>/u;

/** Whether a route is that of an article, at its own address. */
export function isArticle({ article, pattern }: Pick<RouteEntry, 'article' | 'pattern'>): boolean {
  return article !== undefined && pattern === undefined;
}

/** The model's addresses, one in each language; none where there are no articles. */
export function modelRoutes(): readonly RouteEntry[] {
  return articleRoutes({ slug: MODEL, date: MODEL_DATE });
}

/** The address under which the model's page is built; no article can have it. */
export function modelUrl({ url }: RouteEntry): string {
  return url.replace(MODEL, '_model');
}

/** The words of an article with a slot for each. */
export function modelTexts(texts: Texts, path = ''): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      const name = path + key;
      if (name === BODY) return [key, `${slot(name)}<a href="/" target="_blank">${slot('link')}</a>`];
      // It may have a link, or none.
      if (name === AUTHOR) return [key, slot(name)];
      return [key, typeof value === 'string' ? slot(name) : modelTexts(value, `${name}.`)];
    }),
  );
}

/** The key of an article's HTML. */
export const BODY = 'article.html';
/** The key of its author. */
export const AUTHOR = 'article.author';

/** Slots of HTML that is written for each article, besides its text. */
export const MARKUP_SLOTS = { by: 'by', related: 'related', mark: 'mark' } as const;

/** What begins the name of a slot that is filled with data instead of a text. */
export const DATA_SLOT = 'data:';

/** What fills the slots of an article's texts, by their names. */
export function* slotTexts(texts: Texts, path = ''): Generator<readonly [name: string, text: string]> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') yield [path + key, value];
    else yield* slotTexts(value, `${path}${key}.`);
  }
}
