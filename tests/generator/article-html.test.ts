import { describe, expect, it } from 'vitest';
import { checkSpec } from '../../generator/check/index.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import real from '#spec';
import { cleanArticle } from '../../generator/compile/clean-article.ts';
import { articles } from './support/articles.ts';
import { makeProject } from './support/project.ts';

const [first] = articles(1);
if (!first || !real.articles) throw new Error('there is no article');
const { entries } = real.articles;

const withBody = (es: string, en = es): SiteSpec => ({
  ...real,
  articles: { ...real.articles!, entries: [...entries, { ...first, body: { es, en } }] },
});

/** What is said of a text in each language: the code, in which language and how many characters into it. */
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
    ['<p>a</em></p>', inBoth('article/html', 4)],
    ['<p>a <a href="page:contact"> </a></p>', inBoth('article/html', 5)],
    ['<p>a <a href="page:contact"><em>b</em></a></p>', []],
    ['<p>a <img src="a.jpg"></p>', inBoth('article/html', 5)],
    ['<p>a<p>b</p></p>', inBoth('article/html', 0)],
    ['<p>a<!-- b --></p>', inBoth('article/html', 4)],
  ])('%s: %j', (html, expected) => expect(told(withBody(html))).toEqual(expected));
});

/** As the clipboard of each program has it, what the message counts, and what is left. */
const pasted: readonly [program: string, html: string, counted: readonly string[], cleaned: string][] = [
  [
    'Word',
    `<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]-->
<style>p.MsoNormal {margin:0cm}</style>
<p class=MsoNormal style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'><span lang=ES-MX style='font-size:12.0pt'>Plazo: </span></b><span lang=ES-MX>tres meses&nbsp;más.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=ES-MX><o:p>&nbsp;</o:p></span></p>
<h1><a name="_Toc1"></a>Título</h1>`,
    ['<span> (6)', '<o:p> (4)', 'class on <p> (4)', 'style on <p> (2)', 'comments (2)', '<style> (2)', '<b> (2)'],
    '<p><strong>Plazo: </strong>tres meses más.</p>\n\n<h1>Título</h1>',
  ],
  [
    'Google Docs',
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr" style="line-height:1.38"><span style="font-weight:400;font-style:normal">Vea </span><a href="https://www.sat.gob.mx/" style="text-decoration:none"><span style="color:#1155cc">el SAT</span></a><span style="font-weight:700"> hoy</span></p><br><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-style:italic">Uno</span></p></li></ul></b>`,
    ['<span> (8)', 'dir on <p> (4)', 'style on <a> (2)', '<b> (2)', '<meta> (2)'],
    '<p>Vea <a href="https://www.sat.gob.mx/">el SAT</a><strong> hoy</strong></p><br><ul><li><em>Uno</em></li></ul>',
  ],
  [
    'WordPress',
    `<!-- wp:heading -->
<h2 class="wp-block-heading">Requisitos</h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Es <em>breve</em> &amp; <a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noreferrer noopener" data-type="link">aquí</a>.</p>
<!-- /wp:paragraph -->

<!-- wp:image {"id":7} -->
<figure class="wp-block-image"><img src="https://example.com/a.jpg" alt="" class="wp-image-7"/></figure>
<!-- /wp:image -->`,
    ['comments (12)', 'class on <h2> (2)', '<figure> (2)', '<img> (2)', 'data-type on <a> (2)'],
    '<h2>Requisitos</h2>\n\n<p>Es <em>breve</em> &amp; <a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noreferrer noopener">aquí</a>.</p>',
  ],
];

describe.each(pasted)('an article pasted from %s', (_, html, counted, cleaned) => {
  it('is one mistake, which counts what the page would leave out', () => {
    const [only, ...others] = checkSpec(withBody(html));
    expect(others).toEqual([]);
    expect(only).toMatchObject({ code: 'article/html', hint: expect.stringContaining('--clean-article') as string });
    expect(counted.filter((part) => !only?.message.includes(part))).toEqual([]);
  });

  it('is cleaned, and then accepted and left as it is', () => {
    expect(cleanArticle(html)).toBe(cleaned);
    expect(cleanArticle(cleaned)).toBe(cleaned);
    expect(told(withBody(cleaned))).toEqual([]);
  });
});

it('an article of the spec is cleaned by a command', async () => {
  const project = makeProject('whole');
  const file = 'spec/articles/primer-cierre-fiscal.ts';
  const before = project.read(file);
  project.edit(file, 'es: `\n<p>', 'es: `\n<!-- wp:paragraph -->\n<p class="a" style="b" dir="ltr">');
  const refused = await project.generate();
  expect(refused.err).toContain('npm run generate -- --clean-article primer-cierre-fiscal');
  expect(await project.generate(['--clean-article', 'primer-cierre-fiscal'])).toMatchObject({ status: 0, err: '' });
  expect(project.read(file)).toBe(before);
  expect((await project.generate(['--clean-article', 'nothing'])).err).toContain('there is no article "nothing"');
});
