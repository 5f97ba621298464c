import type { Localized } from '#contract';
import { longDate, readingTimeIn } from '../articles/date-and-reading-time.ts';
import type { ReactElement } from 'react';
import { languages } from '#generated/languages.ts';
import { Eyebrow } from '../blocks/parts/index.ts';
import { fillIn } from '../shared/text.ts';
import { usePage } from '../render/page.tsx';
import { categoryLabel, teasersOn, type ArticleIndex, type Teaser } from '../articles/teasers.ts';
import { siteArticles } from '../articles/article.ts';
import { feedAddress } from '../articles/feed-address.ts';
import { suffixOf, type ListPage } from '../articles/list-routes.ts';
import { markOf } from '../articles/published.ts';

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
    <div className="wrap pt-17 md:pt-12 pb-section">
      <Head {...props} />
      {index.categories.length > 0 ? <Categories {...props} /> : null}
      <ol className="rule-double mt-8">
        {teasers.map((teaser) => (
          <Item key={teaser.slug} teaser={teaser} {...props} />
        ))}
      </ol>
      {pages > 1 ? <Pages {...props} pages={pages} /> : null}
      <p className="mt-6">
        <a className="link text-small font-400" href={feedAddress(locale)}>
          {list.feed[locale]}
        </a>
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
      {category === undefined && list.lead ? <p className="lead md:mt-6">{list.lead[locale]}</p> : null}
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
    <nav className="mt-6" aria-label={list.categories[locale]}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ category, label }) => (
          <li key={label}>
            <a
              className="chip aria-[current]:chip-here"
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
    <li className="py-7 border-b border-line max-w-none lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12">
      <Eyebrow mark={mark === '' ? null : <strong className="draft">{mark}</strong>}>{category}</Eyebrow>
      <h2 className="max-w-184 text-[clamp(1.375rem,1.2rem+0.9vw,1.875rem)] leading-[1.2] lg:[grid-area:1/2]">
        <a className="no-underline hover:underline" href={href}>
          {heading}
        </a>
      </h2>
      <p className="mt-3 max-w-measure lg:[grid-area:2/2]">{description}</p>
      <p className="small flex flex-wrap content-start gap-x-5 gap-y-1 mt-3 lg:[grid-area:2/1]">
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
      <a className="link" href={list.href[locale] + suffixOf({ category, page: to })} rel={rel}>
        {label[locale]}
      </a>
    );
  return (
    <nav className="flex flex-wrap items-center gap-x-8 gap-y-3 mt-9" aria-label={list.pages[locale]}>
      {link(page - 1, list.newer, 'prev')}
      <span className="small">{fillIn(list.position[locale], { page, pages })}</span>
      {link(page + 1, list.older, 'next')}
    </nav>
  );
}
