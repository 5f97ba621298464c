import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Texts } from '#contract';
import { loadSpec, parseSpec } from '../../generator/read/load.ts';
import { localesOf, isText, localizedTextOf } from '../../generator/compile/text.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import { compileArticle, shownArticles } from '../../generator/compile/articles.ts';
import { compileForm } from '../../generator/compile/form.ts';
import { sharedTexts } from '../../generator/compile/site.ts';
import { compilePage, textsByLocale } from '../../generator/compile/page.ts';
import type { SpecPath } from '../../generator/diagnostics/diagnostic.ts';
import { describePage } from '../../site/studio/server/describe-site.ts';
import { makeProject } from './support/project.ts';

const { root } = makeProject('whole');
const entry = join(root, 'spec', 'index.ts');

let spec: SiteSpec;

beforeAll(async () => {
  const loaded = await loadSpec(entry);
  if (!loaded.ok) throw new Error('the spec of this project has mistakes');
  spec = loaded.spec;
});

function pageOf(id: string): SiteSpec['pages'][number] {
  const page = spec.pages.find((one) => one.id === id);
  if (!page) throw new Error(`there is no page "${id}"`);
  return page;
}

/** Every text below a compiled value, by its dotted key. */
function flat(texts: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'string' ? [[path + key, inner]] : flat(inner, `${path}${key}.`),
  );
}

function textAt(site: SiteSpec, path: SpecPath): string | undefined {
  const value = path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], site);
  return isText(value, localesOf(site)) ? localizedTextOf(site, value)[site.locales.default] : String(value);
}

/** Where the studio finds the text and the link behind an origin on a page. */
function find(site: SiteSpec, origin: string, page: string) {
  return describePage(site, { page, path: '/', origins: [origin] }).texts[origin];
}

it('the source of every text on a page is found in the spec', () => {
  const locale = spec.locales.default;
  const shown = shownArticles(spec);
  const [article] = spec.articles?.entries ?? [];
  if (!shown || !article) throw new Error('there is no article');
  const texts: [namespace: string, texts: Texts][] = [
    ...spec.pages.map((page): [string, Texts] => [page.id, compilePage(spec, page).texts[locale]]),
    [`articles/${article.slug}`, compileArticle(spec, shown, article)[locale]],
    ['shared', textsByLocale(spec, sharedTexts(spec))[locale]],
    ...Object.entries(spec.forms).map(([id, form]): [string, Texts] => [
      `form/${id}`,
      compileForm(spec, form) as unknown as Texts,
    ]),
  ];
  const all = texts.flatMap(([namespace, own]) => flat(own).map(([key, text]) => ({ namespace, key, text })));
  const shownTexts = all
    .filter(
      ({ namespace, key }) =>
        !namespace.startsWith('form/') || (key.endsWith(`.${locale}`) && !/(?:[hH]ref|navigate)\.\w+$/.test(key)),
    )
    .map((one) => (one.namespace.startsWith('form/') ? { ...one, key: one.key.slice(0, -locale.length - 1) } : one));
  const wrong = shownTexts.filter(({ namespace, key, text }) => {
    const path = find(spec, `${namespace}:${key}`, namespace)?.text;
    // The compiled HTML of an article has resolved links.
    return !path || (key !== 'article.html' && textAt(spec, path) !== text);
  });
  expect(wrong).toEqual([]);
  expect(shownTexts.length).toBeGreaterThan(100);
});

it.each([
  { what: 'identical texts', with: {} },
  { what: 'identical texts without a translation', with: { heading: { es: 'Dos veces' } } },
])('$what have different places', ({ with: own }) => {
  const page = pageOf('prices');
  const [block, ...others] = page.blocks;
  const first = { ...block, ...own };
  const again = { ...page, blocks: [first, first, ...others] as typeof page.blocks };
  const parsed = parseSpec({ ...spec, pages: spec.pages.map((one) => (one === page ? again : one)) });
  if (!parsed.success) throw parsed.error;
  const site = parsed.data;
  const keys = site.pages
    .filter(({ id }) => id === 'prices')
    .flatMap((one) => flat(compilePage(site, one).texts.es))
    .filter(([, text], _, all) => all.filter(([, other]) => other === text).length === 2)
    .map(([key]) => key);
  const paths = keys.map((key) => JSON.stringify(find(site, `prices:${key}`, 'prices')?.text));
  expect(keys.length).toBeGreaterThan(1);
  expect(paths).toEqual([...new Set(paths)]);
});

it('links with the same label have different places', () => {
  const index = spec.pages.findIndex(({ id }) => id === 'home');
  const actions = pageOf('home').blocks.flatMap((block, at) =>
    'actions' in block ? (block.actions ?? []).map((_, action) => [at, 'actions', action] as const) : [],
  );
  const found = actions.map((path) => find(spec, `shared:action.book page.blocks.${path.join('.')}`, 'home')?.action);
  expect(actions.length).toBeGreaterThan(1);
  expect(found).toEqual(actions.map((path) => ['pages', index, 'blocks', ...path]));
  expect(find(spec, 'shared:routes.contact navigation.header.entries.0', 'home')?.action).toEqual([
    'header',
    'entries',
    0,
    'link',
  ]);
});

it('an unknown text has no place', () => {
  expect(find(spec, 'home:nothing.like.it', 'home')?.text).toBeUndefined();
});
