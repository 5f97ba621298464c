import type { RouteEntry } from '#contract';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { articleRoutes } from '#generated/routes.ts';
import { articlePages } from '../../site/build/finish/article-pages.ts';
import { startCompressor } from '../../site/build/finish/compressor.ts';
import { modelRoutes, modelUrl } from '../../site/renderer/article-model.ts';
import { sanitiseWhole } from '../../site/renderer/sanitise.ts';
import sample from '#generated/articles/primer-cierre-fiscal.json' with { type: 'json' };
import { temporaryDirectory } from '../support/temporary-directory.ts';

// Only a bundler has style sheets.
vi.mock('../../site/styles/index.ts', () => ({}));

type Article = typeof sample;

/** The sample with other words, the same in both languages. */
function article(
  words: Partial<Omit<Article['es'], 'article'>>,
  own: Partial<Article['es']['article']>,
  date = '2024-02-29',
): Article {
  const one = (texts: Article['es']): Article['es'] => ({ ...texts, ...words, article: { ...texts.article, ...own } });
  return { date, es: one(sample.es), en: one(sample.en) };
}

const articles: Readonly<Record<string, Article>> = {
  'primer-cierre-fiscal': sample,
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
  marks: article(
    { title: '9999-12-31 \u{e000}0\u{e001} _model' },
    { html: '<p>9999-12-31 \u{e000}0\u{e001}</p>' },
    '2020-01-05',
  ),
  links: article(
    { title: 'Links' },
    {
      html: '\n<p>a <a href="https://a.example/?b=1&amp;c" target="_blank">b</a> <a href="/c">d</a></p>\n<ul><li><a href="#e" target="_self">f</a></li></ul>\n',
    },
  ),
  bare: article({ title: 'Bare' }, { html: 'words' }, '1999-12-01'),
};

const folder = temporaryDirectory(afterAll);
/** The whole of a page as the site renders it by itself, but for what the bundler adds. */
let render: (entry: RouteEntry) => Promise<string>;
beforeAll(async () => {
  for (const [slug, content] of Object.entries(articles))
    writeFileSync(join(folder, `${slug}.json`), JSON.stringify(content));
  vi.stubEnv('ARTICLES', `${folder}/`);
  const { Page } = await import('../../site/pages/page/+Page.tsx');
  const { headOf } = await import('../../site/renderer/head.ts');
  render = async (entry) => `<head>${await headOf(entry)}</head><body>${await Page({ entry })}</body>`;
});

test.each([
  ['es', '15 de enero de 2024'],
  ['en', '15 January 2024'],
] as const)('an article shows its own day, wherever it is built: %s', async (locale, day) => {
  vi.stubEnv('TZ', 'America/Mexico_City');
  vi.resetModules();
  const { longDate } = await import('../../site/renderer/article-text.ts');
  expect(longDate('2024-01-15', locale)).toBe(day);
});

/** The folder of a build in which only the models' pages are written. */
async function built(pages: readonly RouteEntry[], page: (entry: RouteEntry) => Promise<string> = render) {
  const client = temporaryDirectory(onTestFinished);
  const place = (url: string): string => `${url.slice(1)}.html`;
  const models = modelRoutes().map((route) => ({
    route,
    file: place(modelUrl(route)),
    needs: { scriptHashes: [route.locale], styleHashes: [], scriptSources: [], connectSources: [] },
  }));
  for (const { route, file } of models) {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), await page(route));
  }
  return {
    dist: client,
    client,
    last: client,
    models,
    compressor: startCompressor(),
    pages: pages.map((route) => ({ route, file: place(route.url), needs: undefined })),
  };
}

function routesOf(slug: string): readonly RouteEntry[] {
  return articleRoutes({ slug, date: articles[slug]?.date ?? '' });
}

async function finished(site: Awaited<ReturnType<typeof built>>): Promise<void> {
  articlePages(site, pathToFileURL(`${folder}/`));
  await site.compressor.end();
}

test.each(Object.keys(articles))(
  'the page of the article %s is what it would be if all of it were rendered',
  async (slug) => {
    const site = await built(routesOf(slug));
    await finished(site);
    for (const { route, file } of site.pages)
      expect(readFileSync(join(site.client, file), 'utf8')).toBe(await render(route));
    for (const { file } of site.pages)
      expect(brotliDecompressSync(readFileSync(join(site.client, `${file}.br`)))).toEqual(
        readFileSync(join(site.client, file)),
      );
    expect(site.pages.map(({ needs }) => needs)).toEqual(site.models.map(({ needs }) => needs));
    for (const { file } of site.models) expect(() => readFileSync(join(site.client, file))).toThrow('ENOENT');
  },
);

test('the model is rendered as the sanitiser leaves it', async () => {
  expect(sanitiseWhole('<a href="/" target="_blank">\u{e002}link\u{e003}</a>')).toContain('\u{e002}link\u{e003}</a>');
  for (const route of modelRoutes()) expect(await render(route)).toContain('\u{e002}article.html\u{e003}<a ');
});

test('what browsers would block is found in an article as in any page', async () => {
  writeFileSync(join(folder, 'blocked.json'), JSON.stringify(article({ description: 'javascript:alert(1)' }, {})));
  const site = await built(articleRoutes({ slug: 'blocked', date: '2024-01-01' }));
  await expect(finished(site)).rejects.toThrow(
    /\/blog\/blocked: <meta content="javascript:alert\(1\)">: a script cannot be an address/,
  );
});

test('a model without what links say is a mistake, and so is an article that lacks a text', async () => {
  await expect(finished(await built(routesOf('bare'), async () => '<p>a</p>'))).rejects.toThrow(
    /shows no link: site\/blocks\/article\/component\.tsx/,
  );
  const { title: _, ...untitled } = sample.es;
  writeFileSync(join(folder, 'untitled.json'), JSON.stringify({ ...sample, es: untitled }));
  await expect(finished(await built(articleRoutes({ slug: 'untitled', date: '2024-01-01' })))).rejects.toThrow(
    'The article "untitled" has no title: run npm run generate.',
  );
});
