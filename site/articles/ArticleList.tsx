import type { Localized } from '#contract';
import type { ReactElement } from 'react';
import { languages } from '#generated/languages.ts';
import { Eyebrow } from '../blocks/parts/Eyebrow.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { usePage } from '../lib/page.tsx';
import { longDate } from '../renderer/article-text.ts';
import { siteArticles } from '../renderer/article.ts';
import { feedAddress } from './feed-address.ts';
import { categoryLabel, teasersOn } from './list-head.ts';
import { suffixOf, type ListPage } from './list-routes.ts';
import { markOf } from './published.ts';
import type { ArticleIndex, Teaser } from './teasers.ts';
import { readingTimeIn } from './words.ts';

interface ListProps {
  readonly index: ArticleIndex;
  readonly list: NonNullable<ArticleIndex['list']>;
  readonly on: ListPage;
}

/** One page of the article list, newest first, with links to the categories and to the other pages. */
export function ArticleList({ list: on }: { list: ListPage }) {
  const index = siteArticles();
  const { list } = index;
  const { locale } = usePage();
  if (!list) throw new Error('A route shows the article list, but the spec has none: run npm run generate.');
  const { teasers, pages } = teasersOn(index, on, locale);
  const props = { index, list, on };
  return (
    <div className="wrap articles">
      <Head {...props} />
      {index.categories.length > 0 ? <Categories {...props} /> : null}
      <ol className="articles__list">
        {teasers.map((teaser) => (
          <Item key={teaser.slug} teaser={teaser} {...props} />
        ))}
      </ol>
      {pages > 1 ? <Pages {...props} pages={pages} /> : null}
      <p className="articles__feed">
        <a href={feedAddress(locale)}>{list.feed[locale]}</a>
      </p>
    </div>
  );
}

function Head({ index, list, on: { category } }: ListProps) {
  const { locale } = usePage();
  const heading = list.heading[locale];
  return (
    <header>
      {category === undefined ? null : <Eyebrow>{heading}</Eyebrow>}
      <h1>{category === undefined ? heading : categoryLabel(index, category, locale)}</h1>
      {category === undefined && list.lead ? <p className="articles__lead">{list.lead[locale]}</p> : null}
    </header>
  );
}

function Categories({ index, list, on }: ListProps) {
  const { locale } = usePage();
  const named = index.categories.map((category) => ({ category, label: categoryLabel(index, category, locale) }));
  const order = new Intl.Collator(languages[locale].formats);
  const links = [
    { category: undefined, label: list.all[locale] },
    ...named.toSorted((a, b) => order.compare(a.label, b.label)),
  ];
  return (
    <nav className="articles__categories" aria-label={list.categories[locale]}>
      <ul>
        {links.map(({ category, label }) => (
          <li key={label}>
            <a
              href={list.href[locale] + suffixOf({ category, page: 1 })}
              aria-current={category === on.category ? (on.page === 1 ? 'page' : 'true') : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Item({ teaser, index, list }: ListProps & { readonly teaser: Teaser }) {
  const { locale } = usePage();
  const { slug, href, heading, description, category, date, author, minutes } = teaser;
  const mark = markOf(index.articles.find((article) => article.slug === slug));
  return (
    <li>
      <Eyebrow mark={mark === '' ? null : <strong className="draft">{mark}</strong>}>{category}</Eyebrow>
      <h2>
        <a href={href}>{heading}</a>
      </h2>
      <p>{description}</p>
      <p className="articles__by">
        <time dateTime={date}>{longDate(date, locale)}</time>
        <span>{author}</span>
        <span>{readingTimeIn(locale, list, minutes)}</span>
      </p>
    </li>
  );
}

function Pages({ list, on: { category, page }, pages }: ListProps & { readonly pages: number }) {
  const { locale } = usePage();
  const link = (to: number, label: Localized, rel: 'prev' | 'next'): ReactElement | null =>
    to < 1 || to > pages ? null : (
      <a href={list.href[locale] + suffixOf({ category, page: to })} rel={rel}>
        {label[locale]}
      </a>
    );
  return (
    <nav className="articles__pages" aria-label={list.pages[locale]}>
      {link(page - 1, list.newer, 'prev')}
      <span>{fillIn(list.position[locale], { page, pages })}</span>
      {link(page + 1, list.older, 'next')}
    </nav>
  );
}
