import { describe, expect, it } from 'vitest';
import { checkSpec } from '../../generator/rules/index.ts';
import { reviewSpec } from '../../generator/rules/review.ts';
import { html as part, table } from '../../generator/schema/index.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import real from '../../spec/index.ts';
import { articles } from './support/articles.ts';

const [first] = articles(1);
if (!first || !real.articles) throw new Error('there is no article');
const { entries } = real.articles;

const withBody = (es: string, en = es): SiteSpec => ({
  ...real,
  articles: { ...real.articles!, entries: [...entries, { ...first, body: { es, en } }] },
});

/** What is said of a text in each language: the code, in which language and how many characters into it. */
function told(spec: SiteSpec): string[] {
  return [...checkSpec(spec), ...reviewSpec(spec)].map(({ code, path, offset }) => `${code} ${path.at(-1)} ${offset}`);
}

function inBoth(code: string, ...offsets: number[]): string[] {
  return ['es', 'en'].flatMap((locale) => offsets.map((offset) => `${code} ${locale} ${offset}`));
}

describe('the HTML of an article', () => {
  it.each<[string, string[]]>([
    ['<h2>A</h2><p>b <strong>c</strong><br>d</p><h3>E</h3><h2>F</h2><ul><li>g</li></ul>', []],
    ['<p>a <strong>b</p>', inBoth('article/html', 5)],
    ['<p>a</p><p>b', inBoth('article/html', 8)],
    ['<ul><li>a<li>b</ul>', inBoth('article/html', 4, 9)],
    ['<p>a</em></p>', inBoth('article/html', 4)],
    ['<p>a <a href="page:contact"> </a></p>', inBoth('article/html', 5)],
    ['<p>a <a href="page:contact"><em>b</em></a></p>', []],
    ['<h1>A</h1><p>b</p>', inBoth('article/headings', 0)],
    ['<h3>A</h3><p>b</p>', inBoth('article/headings', 0)],
    ['<h2>A</h2><h4>b</h4><p>c</p>', inBoth('article/headings', 10)],
    ['<p><a href="http://a.example/">a</a></p>', inBoth('article/http-link', 12)],
    ['<p></p><p>b</p>', inBoth('article/empty', 0)],
    ['<p>a **b**</p>', inBoth('article/markdown', 5)],
    ['<p>a<br><br>b</p>', inBoth('article/breaks', 4)],
    ['<p>a</p><h2>B</h2>', inBoth('article/headings', 8)],
    ['<h2>A</h2><p>b</p><h2>A</h2><p>c</p>', inBoth('article/headings', 18)],
    ['<p>a<p>b</p></p>', inBoth('article/nesting', 0)],
    ['<p>a</p><li>b</li>', inBoth('article/nesting', 8)],
    ['<ul>a<li>b</li></ul>', inBoth('article/nesting', 0)],
    ['<p><a href="mailto:hola">a</a></p>', inBoth('article/address', 6)],
    ['<p><a href="mailto:a~b@firm.mx?subject=Hola%20">a</a></p>', []],
    ['<p><a href="mailto:josé@firm.mx">a</a></p>', inBoth('article/address', 6)],
    ['<p><a href="tel:llame">a</a></p>', inBoth('article/address', 6)],
    ['a', inBoth('article/no-paragraph', 0)],
  ])('%s: %j', (html, expected) => expect(told(withBody(html))).toEqual(expected));

  it.each<[string, string[], string[]]>([
    ['levels that go on', ['<h2>A</h2><p>b</p>', '<h3>C</h3><p>d</p>', '<h4>E</h4><p>f</p>'], []],
    [
      'a level that is left out between parts',
      ['<h2>A</h2><p>b</p>', '<p>c</p>', '<h4>D</h4><p>e</p>'],
      inBoth('article/headings', 0),
    ],
    ['a part that begins as if it were the first', ['<p>a</p>', '<h3>B</h3><p>c</p>'], inBoth('article/headings', 0)],
    ['a main heading in the second part', ['<h2>A</h2><p>b</p>', '<h1>C</h1><p>d</p>'], inBoth('article/headings', 0)],
    [
      'the same heading in two parts',
      ['<h2>A</h2><p>b</p>', '<p>c</p><h2>A</h2><p>d</p>'],
      inBoth('article/headings', 8),
    ],
  ])('in parts with a table between them: %s', (_what, parts, expected) => {
    const both = (text: string) => ({ es: text, en: text });
    const between = table({ caption: both('x'), head: [both('a'), both('b')], rows: [[both('1'), both('2')]] });
    const body = parts.flatMap((html, index) => [...(index === 0 ? [] : [between]), part(both(html))]);
    expect(told({ ...real, articles: { ...real.articles!, entries: [...entries, { ...first, body }] } })).toEqual(
      expected,
    );
  });

  it('that has lost a link in a language', () => {
    const link = '<a href="https://a.example/">a</a>';
    expect(told(withBody(`<p>${link} ${link}</p>`, `<p>${link}</p>`))).toEqual(['article/lost-link en undefined']);
    expect(told(withBody(`<p>${link}</p>`, '<p><a href="https://a.example/en">a</a></p>'))).toEqual([]);
  });
});

describe('the list of the articles', () => {
  const told = (change: object): string[] =>
    reviewSpec({ ...real, articles: { ...real.articles!, ...change } }).map(
      ({ code, path }) => `${code} ${path.at(-1)}`,
    );
  const { list, categories } = real.articles!;

  it.each<[string, object, string[]]>([
    ['as it is', {}, []],
    [
      'a position without a number',
      { list: { ...list, position: { es: 'Página', en: 'Page {{page}} of {{pages}}' } } },
      ['article/list-text es'],
    ],
    [
      'a revision without a day',
      { list: { ...list, updated: { es: 'Actualizado el {{date}}', en: 'Updated' } } },
      ['article/list-text en'],
    ],
    [
      'a time to read without its number',
      { list: { ...list, readingTime: { ...list!.readingTime, other: { es: 'minutos', en: '{{count}} minutes' } } } },
      ['article/list-text es'],
    ],
    [
      'a category of no article',
      { categories: { ...categories, legal: { es: 'Legal', en: 'Legal' } } },
      ['article/category legal'],
    ],
    [
      'two that are called the same',
      { categories: { ...categories, legal: Object.values(categories!)[0] } },
      ['article/category legal'],
    ],
  ])('%s', (_what, change, expected) => expect(told(change)).toEqual(expected));
});
