import type { ArticleFile } from '#contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { images } from '#generated/media.ts';
import { bodyMarkup } from '../../articles/body.ts';
import { authorMarkup } from '../../articles/view.ts';
import { isArticle } from '../../renderer/article-model.ts';
import { siteRoot } from '../../site-root.mjs';
import type { BuiltSite } from './pages.ts';

const ARTICLES = pathToFileURL(join(siteRoot(), 'site', 'generated', 'articles/'));

function noWords(): string {
  return '';
}

/**
 * What the articles have that their model has not, as HTML without words: tables, figures, portraits. Their pages get the model's styles,
 * so those have to be enough for each.
 */
export function besidesModel({ pages }: Pick<BuiltSite, 'pages'>, articles = ARTICLES): string {
  const routes = new Map(
    pages.flatMap(({ route }) => (isArticle(route) && route.article !== undefined ? [[route.article, route]] : [])),
  );
  const found = Array.from(routes, ([slug, { locale }]) => {
    const { own } = JSON.parse(readFileSync(new URL(`${slug}.json`, articles), 'utf8')) as ArticleFile;
    const { html, author } = own ?? {};
    return [
      typeof html === 'object' ? bodyMarkup(html, noWords, '', images) : '',
      typeof author === 'object' ? authorMarkup({ own: { author }, t: noWords, locale, images }) : '',
    ];
  });
  return [...new Set(found.flat())].join('');
}
