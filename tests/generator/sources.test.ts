import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Texts } from '#contract';
import { loadSpec } from '../../generator/read/load.ts';
import { localesOf } from '../../generator/compile/locales.ts';
import type { Localized, SiteSpec } from '../../generator/schema/index.ts';
import { compileArticle, shownArticles } from '../../generator/compile/articles.ts';
import { compileForm } from '../../generator/compile/form.ts';
import { sharedWords } from '../../generator/compile/navigation.ts';
import { compilePage, textsByLocale } from '../../generator/compile/page.ts';
import { isText, localizedTextOf } from '../../generator/compile/text.ts';
import type { SpecPath } from '../../generator/diagnostics/diagnostic.ts';

import { findSource } from '../../generator/edit/source/find.ts';
import { originFinder } from '../../generator/edit/source/origins.ts';
import type { SourceQuestion } from '../../generator/edit/source/question.ts';
import { createLocator } from '../../generator/read/locate/walk.ts';
import { makeProject } from './support/project.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const { root } = makeProject('whole');
const entry = join(root, 'spec', 'index.ts');

let spec: SiteSpec;
/** The file of an element's source and, after a colon, its line from the source's first character on. */
let ask: (question: Partial<SourceQuestion>) => string;

beforeAll(async () => {
  const loaded = await loadSpec(entry);
  if (!loaded.ok) throw new Error('the spec of this project has mistakes');
  spec = loaded.spec;
  const locate = createLocator(root, entry);
  ask = (question) => {
    const place = findSource(spec, locate, { locale: 'es', page: 'home', path: '/inicio', ...question });
    if (!place) throw new Error('the spec has no place for it');
    const line = readFileSync(join(root, place.file), 'utf8').split('\n')[place.line - 1] ?? '';
    return `${place.file}: ${line.slice(place.column - 1)}`;
  };
});

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

it.each(readdirSync(join(repository, 'tests/sites')).map((name) => `tests/sites/${name}`))(
  'every text that a page of %s shows leads to the place in the spec that says it',
  async (folder) => {
    const loaded = await loadSpec(join(repository, folder, 'index.ts'));
    if (!loaded.ok) throw new Error('the spec has mistakes');
    const { spec: site } = loaded;
    const locale = site.locales.default;
    const find = originFinder(site);
    const shown = shownArticles(site);
    const [article] = site.articles?.entries ?? [];
    if (!shown || !article) throw new Error('there is no article');
    const texts: [namespace: string, texts: Texts][] = [
      ...site.pages.map((page): [string, Texts] => [page.id, compilePage(site, page).texts[locale]]),
      [`articles/${article.slug}`, compileArticle(site, shown, article)[locale]],
      ['shared', textsByLocale(site, sharedWords(site))[locale]],
      ...Object.entries(site.forms).map(([id, form]): [string, Texts] => [
        `form/${id}`,
        compileForm(site, form) as unknown as Texts,
      ]),
    ];
    const all = texts.flatMap(([namespace, own]) => flat(own).map(([key, text]) => ({ namespace, key, text })));
    const said = all
      .filter(
        ({ namespace, key }) =>
          !namespace.startsWith('form/') || (key.endsWith(`.${locale}`) && !/(?:[hH]ref|navigate)\.\w+$/.test(key)),
      )
      .map((one) => (one.namespace.startsWith('form/') ? { ...one, key: one.key.slice(0, -locale.length - 1) } : one));
    const wrong = said.filter(({ namespace, key, text }) => {
      const { text: path } = find(`${namespace}:${key}`, namespace, undefined);
      // The HTML of an article has the addresses of its links filled in.
      return !path || (key !== 'article.html' && textAt(site, path) !== text);
    });
    expect(wrong).toEqual([]);
    expect(said.length).toBeGreaterThan(100);
  },
);

describe('the place in the spec', () => {
  it.each<[of: string, place: string, question: Partial<SourceQuestion>]>([
    ['a text', "pages/home.ts: 'Su socio estratégico", { origin: 'home:hero.heading' }],
    ['a translation', "pages/home.ts: 'Your strategic partner", { locale: 'en', origin: 'home:hero.heading' }],
    ['a constant', "site.ts: 'Innovación en contabilidad", { origin: 'home:hero.eyebrow' }],
    ['a value of the firm', "site.ts: 'Cimiento", { origin: 'spec:firm.legalName' }],
    [
      "a field's label",
      "forms/contact-home.ts: 'Correo electrónico'",
      { origin: 'form/contact-home:fields.1.label', form: 'contact-home', field: 'email' },
    ],
    ['a field', 'forms/contact-home.ts: email: emailField', { form: 'contact-home', field: 'email' }],
    ["a link's route", "routes.ts: '/servicios/tesoreria'", { href: '/en/servicios/tesoreria?a=1#b' }],
    ["an alias's route", "routes.ts: '/softlanding'", { href: '/softlanding' }],
    ['a page without anything else', 'pages/treasury.ts: ', { page: 'treasury' }],
    ['an unknown text', 'pages/home.ts: ', { origin: 'home:nothing.like.it' }],
  ])('of %s', (_, place, question) => {
    expect(ask(question).startsWith(`spec/${place}`)).toBe(true);
  });

  it('tells texts with the same words apart', () => {
    const page = spec.pages.find(({ id }) => id === 'treasury');
    if (!page) throw new Error('there is no page on treasury');
    // What the spec says in one place it may say again in another.
    const [first, ...others] = page.blocks;
    const again = { ...page, blocks: [first, first, ...others] as typeof page.blocks };
    const site = { ...spec, pages: spec.pages.map((one) => (one === page ? again : one)) };
    const find = originFinder(site);
    const keys = flat(compilePage(site, again).texts.es)
      .filter(([, text], _, all) => all.filter(([, other]) => other === text).length === 2)
      .map(([key]) => key);
    const paths = keys.map((key) => JSON.stringify(find(`treasury:${key}`, 'treasury', undefined).text));
    expect(keys.length).toBeGreaterThan(1);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('of a link outside of the site', () => {
    const page = spec.pages.find(({ blocks }) => blocks.some((block) => booking(block) >= 0));
    const block = page?.blocks.findIndex((one) => booking(one) >= 0) ?? -1;
    const at = `page.blocks.${block}.actions.${booking(page?.blocks[block])}`;
    expect(ask({ page: page?.id ?? '', origin: `shared:action.unknown ${at}` })).toMatch(
      /^spec\/site\.ts: 'https:\/\/agenda\.cimiento\.example/,
    );
  });

  it('of a part of an article; of two that are the same, which', () => {
    const article = spec.articles?.entries[0];
    if (!article) throw new Error('there is no article');
    const paragraphs = (article.body as Localized).en.split(/<[^>]+>/).filter((text) => text.trim().length > 40);
    const last = paragraphs.at(-1)?.trim() ?? '';
    const path = `/en/blog/${article.slug}`;
    const question = { locale: 'en', page: 'article', path, origin: `articles/${article.slug}:article.html` } as const;
    expect(ask({ ...question, part: { text: last, nth: 0 } })).toContain(last.slice(0, 20));
    expect(new Set([0, 1, 2].map((nth) => ask({ ...question, part: { text: '<p>', nth } }))).size).toBe(3);
    expect(ask({ page: 'article', path })).toContain(`spec/articles/${article.slug}.ts: `);
  });
});

/** The number of the first of a block's actions that books an appointment, or -1. */
function booking(block: SiteSpec['pages'][number]['blocks'][number] | undefined): number {
  return block && 'actions' in block ? (block.actions ?? []).findIndex(({ kind }) => kind === 'book') : -1;
}
