import { describe, expect, test } from 'vitest';
import { sanitiseArticle, sanitiseWhole } from '../../site/renderer/sanitise.ts';
import { wellFormedParts } from '../../site/renderer/well-formed.ts';
import sample from '#generated/articles/primer-cierre-fiscal.json' with { type: 'json' };

test('what an article is made of stays as it is', () => {
  const valid =
    '<h2>A</h2><p>b<br><strong>c</strong> <em>d</em> <u>e</u></p><ul><li>f</li></ul><ol><li>g</li></ol>' +
    '<p><a href="/contacto">h</a> <a href="#i">j</a> <a href="mailto:a@b.example">k</a></p>';
  expect(sanitiseArticle(valid)).toBe(valid);
});

test('a link that opens a window is cut off from this one, whatever it says', () => {
  const safe = '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">a</a>';
  expect(sanitiseArticle('<a href="https://a.example/" target="_blank">a</a>')).toBe(safe);
  expect(sanitiseArticle('<a href="https://a.example/" target="other" rel="opener">a</a>')).toBe(safe);
});

test.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="alert(1)" style="color:red" class="x" id="y" data-z="1" aria-label="w">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['<a href="cid:1">a</a>', '<a>a</a>'],
  ['<a href="//a.example/">a</a>', '<a>a</a>'],
  ['<a href="/\\a.example/">a</a>', '<a>a</a>'],
  ['<iframe src="https://a.example/"></iframe><object data="a"></object><embed src="a">', ''],
  ['<form action="/a"><input name="b"><button>c</button></form>', 'c'],
  ['<svg><script>alert(1)</script></svg><math><mi>a</mi></math>', ''],
  ['<img src=x onerror=alert(1)>b', 'b'],
  ['<style>*{display:none}</style>a', 'a'],
])('%s', (html, expected) => expect(sanitiseArticle(html)).toBe(expected));

describe('an article that is sanitised in parts', () => {
  const valid = [
    sample.es.article.html,
    sample.en.article.html,
    '\n<p>a</p>\n<h2>b <em>c</em></h2> d <strong>e</strong>\n',
    '<ul>\n<li>a<ul>\n<li><p>b</p></li>\n</ul></li>\n</ul>',
    '<p>&amp; &lt;b&gt; &nbsp; "quoted" ’ 🏛️<br>x</p><p><a href="javascript:a()" target="x" onclick="b()">a</a></p>',
    '<p class="x">a</p><p><a href="https://a.example/" rel="opener">a</a></p>',
  ];
  test.each(valid)('%#: comes out as it does whole', (html) => {
    expect(wellFormedParts(html)).toBeDefined();
    expect(sanitiseArticle(html)).toBe(sanitiseWhole(html));
  });

  test.each([
    '<p>a',
    '<p>a</em></p>',
    '<p><ul><li>a</li></ul></p>',
    '<a href="/a">a<strong><a href="/b">b</a></strong></a>',
    '<ul>a</ul>',
    '<li>a</li>',
    '<p>a &eacute;</p>',
    '<p>a\u{a0}b</p>',
    '<p>\u{e000}0\u{e001}</p>',
    '<script>a</script>',
    '<svg><p>a</p></svg>',
    '<p title=a>b</p>',
    '<p>a > b</p>',
    '<P>a</P>',
    '<p a="&quot;>b</p>',
    '<!-- <p>a</p> -->',
    '<p>a\r\nb</p>',
    '<table><p>a</p></table>',
    '<strong><p>a</p></strong>',
  ])('%s is not taken apart', (html) => {
    expect(wellFormedParts(html)).toBeUndefined();
    expect(sanitiseArticle(html)).toBe(sanitiseWhole(html));
  });
});
