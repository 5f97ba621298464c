import type { ArticleFile, CompiledPart, ListedArticle, RouteEntry } from '#contract';
import { DOMParser } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import { articleList } from '#generated/article-list.ts';
import { articleRoutes } from '#generated/routes.ts';
import { bodyMarkup } from '../../site/articles/body.ts';
import { minutesToRead } from '../../site/articles/date-and-reading-time.ts';
import { listHead, articleIndex } from '../../site/articles/teasers.ts';
import { PAGE_LENGTH } from '../../site/articles/list-routes.ts';
import { publishedArticles, withArticles } from '../../site/articles/published.ts';
import { atomFeed } from '../../site/build/finish/text-files.ts';

if (!articleList) throw new Error('the spec has no list of articles');
const list = articleList;

function listed(slug: string, more: Partial<ListedArticle> = {}): ListedArticle {
  return {
    slug,
    date: '2024-01-15',
    category: 'tax',
    ...more,
  };
}

test.for([
  ['nothing', {}, true],
  ['a draft', { draft: true }, false],
  ['its moment, which is now', { publish: '2027-01-15T09:00' }, true],
  ['its moment, a minute from now', { publish: '2027-01-15T09:01' }, false],
] as const)('an article that says %s is there: %s', ([, more, there]) => {
  const { articles } = publishedArticles([listed('a', more)], 'America/Mexico_City', {
    now: '2027-01-15T09:00',
    drafts: false,
  });
  expect(articles.length === 1).toBe(there);
});

test('drafts can be included, and the time of the next publication is known either way', () => {
  const all = [
    listed('a', { draft: true, publish: '2020-01-01T00:00' }),
    listed('b', { publish: '2028-05-01T00:00' }),
    listed('c', { publish: '2027-05-01T00:00' }),
  ];
  const at = { now: '2027-01-15T09:00' };
  expect(publishedArticles(all, 'UTC', { ...at, drafts: true })).toEqual({ articles: all, due: '2027-05-01T00:00' });
  expect(publishedArticles(all, 'UTC', { ...at, drafts: false })).toEqual({ articles: [], due: '2027-05-01T00:00' });
});

const blog: RouteEntry = {
  url: '/en/blog',
  canonical: '/en/blog',
  alternates: { es: '/blog', en: '/en/blog' },
  page: 'blog',
  locale: 'en',
  status: 200,
  indexable: true,
};

function routesWith(articles: readonly ListedArticle[]): readonly RouteEntry[] {
  return withArticles([blog], articles, { articleRoutes, articleList }).filter(({ page }) => page === 'blog');
}

test('two of one category are a page; of two, each has its own', () => {
  expect(routesWith([listed('a'), listed('b')]).map(({ url }) => url)).toEqual(['/en/blog']);
  const routes = routesWith([listed('a'), listed('b', { category: 'law', updated: '2025-01-01' })]);
  expect(
    routes.map(({ url, canonical, alternates, list: on, modified }) => [url, canonical, alternates.es, on, modified]),
  ).toEqual([
    ['/en/blog', '/en/blog', '/blog', { page: 1 }, '2025-01-01'],
    ['/en/blog/tax', '/en/blog/tax', '/blog/tax', { category: 'tax', page: 1 }, '2024-01-15'],
    ['/en/blog/law', '/en/blog/law', '/blog/law', { category: 'law', page: 1 }, '2025-01-01'],
  ]);
  expect(routes.map(({ shareImagePage }) => shareImagePage)).toEqual([undefined, 'blog', 'blog']);
});

const many = Array.from({ length: 2 * PAGE_LENGTH + 1 }, (_, index) =>
  listed(`t-${index}`, {
    category: index % 2 === 0 ? 'tax' : 'law',
    date: `2024-01-${String((index % 28) + 1).padStart(2, '0')}`,
  }),
);

test('a long list has pages, and each category too', () => {
  expect(routesWith(many).map(({ url }) => url)).toEqual([
    '/en/blog',
    '/en/blog/2',
    '/en/blog/3',
    '/en/blog/tax',
    '/en/blog/tax/2',
    '/en/blog/law',
  ]);
});

function file(slug: string, html = '<p>Uno dos</p>'): ArticleFile {
  const texts = {
    title: `Title ${slug}`,
    description: `About <${slug}> & more`,
    article: { heading: `Heading & ${slug}`, category: 'Tax', author: 'Team', html },
  };
  return { date: '2024-01-15', es: texts, en: texts, fr: texts };
}

function indexOf(articles: readonly ListedArticle[]) {
  return articleIndex(file, { articles, articleList, articleRoutes });
}

test('the pages of a list have different titles in search results', () => {
  const heads = [{ page: 1 }, { page: 2 }, { category: 'tax', page: 1 }, { category: 'tax', page: 2 }].map((on) =>
    listHead(indexOf(many), 'en', on, 'Blog'),
  );
  expect(heads.map(({ title }) => title)).toEqual([
    'Blog',
    'Blog (Page 2 of 3)',
    'Tax – Blog',
    'Tax – Blog (Page 2 of 2)',
  ]);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(4);
  for (const { description } of heads) expect(description.length).toBeLessThanOrEqual(160);
});

test('an article links to the ones it names, or else to the newest of its category, then of the others', () => {
  const articles = [
    listed('own', { category: 'law' }),
    listed('old', { category: 'law', date: '2020-01-01' }),
    listed('new', { date: '2025-01-01' }),
    listed('newer', { date: '2025-02-01' }),
    listed('chosen', { related: ['old', 'not-there-yet'] }),
  ];
  expect(indexOf(articles).related('own')).toEqual(['old', 'newer', 'new']);
  expect(indexOf(articles).related('chosen')).toEqual(['old']);
});

test.for([
  ['', 1],
  [`<p class="${'x '.repeat(900)}">uno</p>`, 1],
  [`<p>${'uno <strong>dos</strong>\n'.repeat(300)}</p>`, 3],
  ['法'.repeat(1_000), 2],
] as const)('a text takes as long as its words: %#', ([html, minutes]) => expect(minutesToRead(html)).toBe(minutes));

test('a table has headers for its columns and rows, with plain text', () => {
  const words: Readonly<Record<string, string>> = {
    c: 'A & b',
    h0: 'When',
    h1: '<b>What</b>',
    r0: 'Monday',
    r1: '"all"',
  };
  const html = bodyMarkup(
    [{ kind: 'table', caption: 'c', head: ['h0', 'h1'], rows: [['r0', 'r1']] }],
    (key) => words[key] ?? '',
    '',
    {},
  );
  expect(html).toBe(
    '<div class="data-table" role="region" tabindex="0" aria-label="A &amp; b"><table><caption>A &amp; b</caption>' +
      '<thead><tr><th scope="col">When</th><th scope="col">&lt;b&gt;What&lt;/b&gt;</th></tr></thead>' +
      '<tbody><tr><th scope="row">Monday</th><td>&quot;all&quot;</td></tr></tbody></table></div>',
  );
});

test('a figure has its dimensions and an alternative text', () => {
  const words: Readonly<Record<string, string>> = { a: 'Three "brushes"', c: '<i>From left</i>' };
  const images = {
    'a.jpg': { width: 600, height: 400, digest: 'd', colour: 'abc' },
    'b.jpg': { width: 600, height: 400, digest: 'e' },
  };
  const figure = { kind: 'figure', image: { kind: 'image', file: 'a.jpg', alt: 'a' }, caption: 'c' } as const;
  const body = (part: CompiledPart): string => bodyMarkup([part], (key) => words[key] ?? '', '', images);
  const source = (type: string): string =>
    `<source type="image/${type}" srcset="/assets/pictures/a.text.360.d.${type} 360w, /assets/pictures/a.text.540.d.${type} 540w" sizes="(min-width: 48rem) 42rem, 92vw">`;
  expect(body(figure)).toBe(
    `<figure><picture class="picture">${source('avif')}${source('webp')}<img src="/assets/pictures/a.text.540.d.jpg" width="600" height="400" ` +
      'alt="Three &quot;brushes&quot;" loading="lazy" decoding="async" class="tint-abc"></picture>' +
      '<figcaption>&lt;i&gt;From left&lt;/i&gt;</figcaption></figure>',
  );
  const themed = body({ kind: 'figure', image: { kind: 'image', file: 'a.jpg', dark: 'b.jpg', decorative: true } });
  expect(themed.match(/<picture class="[^"]*"|alt=""/g)).toEqual([
    '<picture class="picture picture--light"',
    'alt=""',
    '<picture class="picture picture--dark"',
    'alt=""',
  ]);
});

test('a figure has the texts of its drawing over it, escaped', () => {
  const images = {
    'year.svg': { width: 60, height: 40, digest: 'd', vector: true, alpha: true, tones: ['wall'] },
  } as const;
  const labels = [{ text: 'l', x: 8, y: 30 }];
  const part = { kind: 'figure', image: { kind: 'image', file: 'year.svg', decorative: true, labels } } as const;
  const html = bodyMarkup([part], () => 'E & F', '', images);
  expect(html).toContain('viewBox="0 0 60 40"');
  expect(html).toMatch(/<text x="8" y="30"[^>]*>E &amp; F<\/text>/);
});

test('a feed is well-formed Atom with the newest articles, and the same in every build', () => {
  const source = { locale: 'en', origin: 'https://a.example' } as const;
  const articles = [
    listed('old', { date: '2020-01-01' }),
    listed('new', { date: '2024-02-01', updated: '2024-03-01' }),
  ];
  const xml = atomFeed(indexOf(articles), list, source);
  const feed = new DOMParser({
    onError: (_, message) => {
      throw new Error(message);
    },
  }).parseFromString(xml, 'application/xml').documentElement;
  const texts = (name: string): (string | null)[] =>
    Array.from(feed?.getElementsByTagName(name) ?? [], ({ textContent }) => textContent);
  expect(feed?.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(texts('id')).toEqual([
    'https://a.example/en/feed.xml',
    'https://a.example/en/blog/new',
    'https://a.example/en/blog/old',
  ]);
  expect(texts('updated')).toEqual(['2024-03-01T12:00:00Z', '2024-03-01T12:00:00Z', '2020-01-01T12:00:00Z']);
  expect(texts('summary')).toEqual(['About <new> & more', 'About <old> & more']);
  expect(atomFeed(indexOf(articles), list, source)).toBe(xml);
});
