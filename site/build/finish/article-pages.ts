import type { ArticleFile, Locale, Texts } from '#contract';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { articleIndex, textIn } from '../../articles/teasers.ts';
import { isArticle } from '../../renderer/article-model.ts';
import { siteRoot } from '../../site-root.mjs';
import { publicOrigin } from '../origin.ts';
import { refuse } from './complete-pages.ts';
import { articleEffort } from './compress.ts';
import { modelFiller, type FilledPage, type Filling } from './fill-model.ts';
import { needsNothing, pageNeeds } from './page-needs.ts';
import { readPage, type BuiltSite } from './pages.ts';

const GENERATED = join(siteRoot(), 'site', 'generated');
const ARTICLES = pathToFileURL(join(GENERATED, 'articles/'));

/**
 * Writes the page of every article, from the completed page of their model, and hands it over to be compressed. Nothing keeps them: a site can have more of them
 * than memory.
 *
 * @throws when an article holds what its policy would block
 */
export function articlePages(site: BuiltSite, articles = ARTICLES): void {
  const { client, pages, models, compressor } = site;
  const effort = articleEffort(site);
  const read = (slug: string): ArticleFile =>
    JSON.parse(readFileSync(new URL(`${slug}.json`, articles), 'utf8')) as ArticleFile;
  const index = articleIndex(read);
  const origin = publicOrigin(process.env['SITE_URL']);
  const fillingIn = (locale: Locale): Filling => {
    const texts = JSON.parse(readFileSync(join(GENERATED, 'locales', locale, 'shared.json'), 'utf8')) as Texts;
    return { index, origin, shared: (key) => textIn(texts, key) };
  };
  const fillers = new Map(
    models.map((model) => [
      model.route.locale,
      { model, fill: modelFiller(readPage(site, model), model.route.locale, fillingIn(model.route.locale)) },
    ]),
  );
  const problems: string[] = [];
  let last: { readonly slug: string; readonly article: ArticleFile } | undefined;
  for (const page of pages.filter(({ route }) => isArticle(route))) {
    const { article: slug = '', locale, url } = page.route;
    const made = fillers.get(locale);
    if (made === undefined) throw new Error(`There is no model of the articles in ${locale}.`);
    // All languages stand in one file.
    if (last?.slug !== slug) last = { slug, article: read(slug) };
    const filled = made.fill(last.article, slug, page.route);
    page.needs = isPlain(filled)
      ? made.model.needs
      : pageNeeds({ html: filled.html, route: page.route }, (problem) => problems.push(`${url}: ${problem}`));
    const file = join(client, page.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, filled.html);
    compressor.add(file, effort);
  }
  refuse(problems);
  for (const { file } of models) rmSync(join(client, file));
}

/** Whether an article needs nothing beyond what its model does: elements of texts alone, and no script as an address. */
function isPlain({ markup, words }: FilledPage): boolean {
  return needsNothing(markup) && !words.some((text) => /^\s*javascript:/i.test(text));
}
