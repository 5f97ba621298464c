import { describe, expect, it } from 'vitest';
import { checkSpec } from '../../generator/check/index.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import real from '#spec';
import { articles } from './support/articles.ts';

const [first] = articles(1);
if (!first || !real.articles) throw new Error('there is no article');
const { entries } = real.articles;

const withBody = (es: string, en = es): SiteSpec => ({
  ...real,
  articles: { ...real.articles!, entries: [...entries, { ...first, body: { es, en } }] },
});

/** The warnings about a text in each language: the code, the language and the offset. */
function told(spec: SiteSpec): string[] {
  return checkSpec(spec).map(({ code, path, offset }) => `${code} ${path.at(-1)} ${offset}`);
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
    ['<p>a <a href="page:contact"> </a></p>', inBoth('article/html', 5)],
    ['<p>a <a href="page:contact"><em>b</em></a></p>', []],
    ['<p>a <img src="a.jpg"></p>', inBoth('article/html', 5)],
    ['<p>a<p>b</p></p>', inBoth('article/html', 0)],
    ['<p>a<!-- b --></p>', inBoth('article/html', 4)],
  ])('%s: %j', (html, expected) => expect(told(withBody(html))).toEqual(expected));
});

it('reports once what the sanitiser removes from HTML of a word processor', () => {
  const html =
    '<p class="a" style="b"><span lang="es">Plazo: </span><span>tres meses</span></p><p class="a"><o:p>x</o:p></p>';
  expect(checkSpec(withBody(html)).map(({ code, message }) => [code, message])).toEqual(
    ['es', 'en'].map(() => [
      'article/html',
      'The site would drop parts of this HTML: class on <p>, style on <p>, <span>, <o:p>.',
    ]),
  );
});
