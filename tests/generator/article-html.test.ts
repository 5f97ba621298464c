import { describe, expect, it } from 'vitest';
import { checkSpec } from '../../generator/check/index.ts';
import { changedArticle, withArticles } from './support/articles.ts';
import { both } from './valid-spec.ts';

function diagnose(html: string) {
  return checkSpec(withArticles(changedArticle({ body: both(html) })));
}

describe('the HTML of an article', () => {
  it.each<[string, number[]]>([
    ['<h2>A</h2><p>b <strong>c</strong><br>d</p><h3>E</h3><h2>F</h2><ul><li>g</li></ul>', []],
    ['<p>a <strong>b</p>', [5]],
    ['<p>a</p><p>b', [8]],
    ['<ul><li>a<li>b</ul>', [4, 9]],
    ['<p>a <a href="page:contact"> </a></p>', [5]],
    ['<p>a <a href="page:contact"><em>b</em></a></p>', []],
    ['<p>a <a>b</a></p>', [5]],
    ['<p>a <img src="a.jpg"></p>', [5]],
    ['<p>a<p>b</p></p>', [0]],
    ['<p>a<!-- b --></p>', [4]],
  ])('%s is reported at the offsets %j', (html, offsets) => {
    expect(diagnose(html).map(({ code, path, offset }) => [code, path.at(-1), offset])).toEqual(
      ['es', 'en'].flatMap((locale) => offsets.map((offset) => ['article/html', locale, offset])),
    );
  });

  it('pasted from a word processor gets one message for everything that the sanitiser would remove', () => {
    const html =
      '<p class="a" style="b"><span lang="es">Plazo: </span><span>tres meses</span></p><p class="a"><o:p>x</o:p></p>';
    const message = 'The site would drop parts of this HTML: class on <p>, style on <p>, <span>, <o:p>.';
    expect(diagnose(html)).toMatchObject([
      { code: 'article/html', message },
      { code: 'article/html', message },
    ]);
  });
});
