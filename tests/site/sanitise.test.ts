import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sanitiseArticle } from '../../site/articles/sanitise.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

test('the allowed markup of an article is unchanged', () => {
  const valid =
    '<h2>A</h2><p>b<br><strong>c</strong> <em>d</em> <u>e</u></p><ul><li>f</li></ul><ol><li>g</li></ol>' +
    '<p><a href="/contacto">h</a> <a href="#i">j</a> <a href="mailto:a@b.example">k</a></p>';
  expect(sanitiseArticle(valid)).toBe(valid);
});

test('a link that opens a window always gets `noopener`', () => {
  const safe = '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">a</a>';
  expect(sanitiseArticle('<a href="https://a.example/" target="_blank">a</a>')).toBe(safe);
  expect(sanitiseArticle('<a href="https://a.example/" target="other" rel="opener">a</a>')).toBe(safe);
});

test.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="alert(1)" style="color:red" class="x" id="y" data-z="1" aria-label="w">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['<a href="cid:1">a</a>', '<a>a</a>'],
  ['<a href="//a.example/">a</a>', '<a>a</a>'],
  ['<a href="/\\a.example/">a</a>', '<a>a</a>'],
  ['<iframe src="https://a.example/"></iframe><object data="a"></object><embed src="a">', ''],
  ['<form action="/a"><input name="b"><button>c</button></form>', 'c'],
  ['<svg><script>alert(1)</script></svg><math><mi>a</mi></math>', ''],
  ['<style>*{display:none}</style>a', 'a'],
])('%s', (html, expected) => expect(sanitiseArticle(html)).toBe(expected));

const list = (...items: string[]): string => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
test.each([
  ['IV. a', 'V. b'],
  ['4. a'],
  ['b) a', 'ñ) b'],
  ['1.1 a', '1.2 b'],
  ['(i) a', '(ii) b'],
  ['<strong>PRIMERA.-</strong> a', 'DÉCIMA PRIMERA.- b'],
])('items with markers of their own show them in place of numbers: %s', (...items) =>
  expect(sanitiseArticle(list(...items))).toBe(list(...items).replace('<ol>', '<ol class="own-markers">')),
);

test.each([
  ['C. Ana', 'C. Luis'],
  ['IV. a', 'b'],
  ['Sí. Claro', 'No. Nunca'],
  ['Civil. Contratos'],
  ['a.m. y p.m.'],
  ['1'],
  [],
])('other items have numbers: %s', (...items) => expect(sanitiseArticle(list(...items))).toBe(list(...items)));

test('a build keeps an article for builds with the same bundle', () => {
  const folder = temporaryDirectory(onTestFinished);
  vi.stubEnv('KEPT_RESULTS', folder);
  vi.stubEnv('LAST_RESULTS', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(sanitiseArticle('<p onclick="a()">Kept</p>')).toBe('<p>Kept</p>');
  const [file = ''] = readdirSync(folder);
  writeFileSync(join(folder, file), '<p>Read again</p>');
  expect(sanitiseArticle('<p onclick="a()">Kept</p>')).toBe('<p>Read again</p>');
  expect(sanitiseArticle('<p onclick="a()">Another</p>')).toBe('<p>Another</p>');
});
