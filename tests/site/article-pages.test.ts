import type { RouteEntry } from '#contract';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { articleRoutes } from '#generated/routes.ts';
import sample from '#generated/articles/antes-de-la-primera-cita.json' with { type: 'json' };
import { FIXTURE_ROOT } from '../support/fixture-site.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

// Style sheets need a bundler.
vi.mock('../../site/styles/index.ts', () => ({}));

type Article = typeof sample;

/** The sample article with other texts, the same in all languages. */
function article(
  words: Partial<Omit<Article['es'], 'article'>>,
  own: Partial<Article['es']['article']>,
  date = '2024-02-29',
): Article {
  const one = (texts: Article['es']): Article['es'] => ({ ...texts, ...words, article: { ...texts.article, ...own } });
  return { date, es: one(sample.es), en: one(sample.en), fr: one(sample.fr) };
}

const articles: Readonly<Record<string, Article>> = {
  hostile: article(
    {
      title: `</title><script>a("&amp;")</script> & 'b' \\u003c`,
      description: '"quoted" </script><!-- \\ \u{2028} $& $1',
    },
    {
      heading: '<h1 onclick="a()">&',
      category: "'",
      author: '<b>"Nadie"</b>',
      html: '<p onclick="a()">a $& <script>b</script></p><a href="javascript:c()" target="x">d</a>',
    },
  ),
  links: article(
    { title: 'Links' },
    {
      html: '\n<p>a <a href="https://a.example/?b=1&amp;c" target="_blank">b</a> <a href="/c">d</a></p>\n<ul><li><a href="#e" target="_self">f</a></li></ul>\n',
    },
  ),
};

const folder = temporaryDirectory(afterAll);
/** The complete HTML of a page, without what the bundler adds. */
let render: (entry: RouteEntry) => Promise<string>;
beforeAll(async () => {
  for (const name of ['articles', 'locales'])
    cpSync(join(FIXTURE_ROOT, 'site/generated', name), join(folder, name), { recursive: true });
  for (const [slug, content] of Object.entries(articles))
    writeFileSync(join(folder, 'articles', `${slug}.json`), JSON.stringify(content));
  vi.stubEnv('GENERATED_FILES', `${folder}/`);
  const { Page } = await import('../../site/pages/page/+Page.tsx');
  const { headOf } = await import('../../site/renderer/head.ts');
  const { loadContent } = await import('../../site/renderer/content.ts');
  render = async (entry) => {
    const content = await loadContent(entry);
    return `<head>${headOf(entry, content)}</head><body>${Page({ entry, content })}</body>`;
  };
});

test.each([
  ['es', '15 de enero de 2024'],
  ['en', '15 January 2024'],
] as const)('an article shows its own day, wherever it is built: %s', async (locale, day) => {
  vi.stubEnv('TZ', 'America/Mexico_City');
  vi.resetModules();
  const { longDate } = await import('../../site/articles/date-and-reading-time.ts');
  expect(longDate('2024-01-15', locale)).toBe(day);
});

test('the texts of an article are escaped everywhere on its page', async () => {
  for (const route of articleRoutes({ slug: 'hostile', date: '2024-02-29' })) {
    const { document } = new JSDOM(await render(route)).window;
    expect(document.title).toContain(`</title><script>a("&amp;")</script> & 'b'`);
    expect(document.querySelector('h1')?.textContent).toBe('<h1 onclick="a()">&');
    expect(document.querySelector('.article__text')?.innerHTML).toContain('<p>a $&amp; </p><a');
    expect(document.querySelector('[onclick], [href^="javascript:"], script:not([type])')).toBeNull();
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.stringify(JSON.parse(data))).toContain('<h1 onclick=');
  }
});

test('links of an article that open a new tab say so', async () => {
  const [spanish] = articleRoutes({ slug: 'links', date: '2024-02-29' });
  const { document } = new JSDOM(await render(spanish!)).window;
  const links = [...document.querySelectorAll('.article__text a')].map(({ textContent }) => textContent);
  expect(links).toEqual(['b (se abre en una pestaña nueva)', 'd', expect.stringMatching(/^f /)]);
});
