import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Texts } from '#contract';
import { loadSpec } from '../../generator/read/load.ts';
import { localesOf } from '../../generator/compile/locales.ts';
import type { Localized, SiteSpec } from '../../generator/schema/index.ts';
import { compileArticle, shownArticles } from '../../generator/compile/articles.ts';
import { compileForm } from '../../generator/compile/form.ts';
import { sharedTexts } from '../../generator/compile/navigation.ts';
import { blockKeys, compilePage, textsByLocale } from '../../generator/compile/page.ts';
import { isText, localizedTextOf } from '../../generator/compile/text.ts';
import type { SpecPath } from '../../generator/diagnostics/diagnostic.ts';
import type { SourceAnswer, SourceQuestion } from '../../generator/edit/source/answer.ts';
import { findSource } from '../../generator/edit/source/find.ts';
import { originFinder } from '../../generator/edit/source/origins.ts';
import { createLocator } from '../../generator/read/locate/walk.ts';
import { makeProject } from './support/project.ts';
import { ROOT } from '../../scripts/node.mjs';

const { root } = makeProject('whole');
const entry = join(root, 'spec', 'index.ts');

let spec: SiteSpec;
let ask: (question: Partial<SourceQuestion>) => SourceAnswer;

beforeAll(async () => {
  const loaded = await loadSpec(entry);
  if (!loaded.ok) throw new Error('the spec of this project has mistakes');
  spec = loaded.spec;
  const locate = createLocator(root, entry);
  ask = (question) => findSource(spec, locate, { locale: 'es', page: 'home', path: '/inicio', ...question });
});

/** The source from a position on. */
function sourceAt({ file, line, column }: { file: string; line: number; column: number }): string {
  return (readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '').slice(column - 1);
}

function home(): SiteSpec['pages'][number] {
  const page = spec.pages.find(({ id }) => id === 'home');
  if (!page) throw new Error('there is no home page');
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

it.each(readdirSync(join(ROOT, 'tests/sites')).map((name) => `tests/sites/${name}`))(
  'every text that a page of %s shows leads to the place in the spec that says it',
  async (folder) => {
    const loaded = await loadSpec(join(ROOT, folder, 'index.ts'));
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
      ['shared', textsByLocale(site, sharedTexts(site))[locale]],
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
      // The compiled HTML of an article has resolved links.
      return !path || (key !== 'article.html' && textAt(site, path) !== text);
    });
    expect(wrong).toEqual([]);
    expect(said.length).toBeGreaterThan(100);
  },
);

describe('the source of an element', () => {
  it('has the key, both languages and the position', () => {
    const hero = home().blocks.find((block) => block.kind === 'hero');
    const { words } = ask({ origin: 'home:hero.heading' });
    expect(words).toMatchObject({
      key: 'pages/home.ts › hero.heading',
      file: 'spec/pages/home.ts',
      texts: hero?.heading,
    });
    expect(words && sourceAt(words)).toMatch(/^'Su socio estratégico/);
    const english = ask({ locale: 'en', origin: 'home:hero.heading' }).words;
    expect(english && sourceAt(english)).toMatch(/^'Your strategic partner/);
  });

  it('is the declaration of a constant, with its uses', () => {
    const { words } = ask({ origin: 'home:hero.eyebrow' });
    expect(words).toMatchObject({ key: 'site.ts › firm.tagline', file: 'spec/site.ts' });
    expect(words?.uses.map(({ key }) => key)).toContain('pages/home.ts › hero.eyebrow');
    expect(ask({ origin: 'shared:firm.tagline' }).words).toEqual(words);
  });

  it('lists the values of a text, and the texts that use a value', () => {
    const { words } = ask({ locale: 'en', origin: 'shared:footer.copyright' });
    expect(words?.values).toContainEqual(
      expect.objectContaining({ name: 'legalName', value: spec.firm.legalName, key: 'site.ts › firm.legalName' }),
    );
    expect(ask({ origin: 'spec:firm.legalName' }).words?.uses.map(({ key }) => key)).toContain(
      'messages.ts › footer.copyright',
    );
  });

  it('distinguishes identical texts', () => {
    const page = spec.pages.find(({ id }) => id === 'treasury');
    if (!page) throw new Error('there is no page on treasury');
    // The same text may occur at another place of the spec.
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

  it('distinguishes links with the same label', () => {
    const keys = blockKeys(home());
    const labels = home().blocks.flatMap((block, index) =>
      'actions' in block
        ? (block.actions ?? []).map(
            (_, action) => ask({ origin: `shared:action.book page.blocks.${index}.actions.${action}` }).action?.key,
          )
        : [],
    );
    expect(labels.length).toBeGreaterThan(1);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.every((key) => keys.some((block) => key?.includes(`› ${block}.actions.`)))).toBe(true);
    expect(ask({ origin: 'shared:routes.contact navigation.header.entries.0' }).action?.key).toMatch(
      /› header\.entries\.0/,
    );
  });

  it('is the line of a part of an article, also of two identical ones', () => {
    const article = spec.articles?.entries[0];
    if (!article) throw new Error('there is no article');
    const paragraphs = (article.body as Localized).en.split(/<[^>]+>/).filter((text) => text.trim().length > 40);
    const last = paragraphs.at(-1)?.trim() ?? '';
    const question = {
      locale: 'en',
      page: 'article',
      path: `/en/blog/${article.slug}`,
      origin: `articles/${article.slug}:article.html`,
    } as const;
    const { words } = ask({ ...question, part: { text: last, nth: 0 } });
    expect(words?.key).toBe(`articles/${article.slug}.ts › body`);
    expect(words && sourceAt({ ...words, column: 1 })).toContain(last.slice(0, 20));
    const lines = [0, 1, 2].map((nth) => ask({ ...question, part: { text: '<p>', nth } }).words?.line ?? 0);
    expect(new Set(lines).size).toBe(3);
  });

  it('has the label of a field, and its column', () => {
    const { words, field } = ask({ origin: 'form/contact-home:fields.1.label', form: 'contact-home', field: 'email' });
    expect(words?.key).toBe('forms/contact-home.ts › fields.email.label');
    expect(field).toMatchObject({
      form: 'contact-home',
      field: 'email',
      table: 'leads',
      columns: ['email'],
      file: 'spec/forms/contact-home.ts',
    });
  });

  it.each([
    ['/en/servicios/tesoreria?a=1#b', 'treasury', 'routes.ts › pages.treasury.path'],
    ['/softlanding', 'softlanding', 'routes.ts › pages.softlanding.aliases.0'],
  ])('has the route of %s', (href, name, key) => {
    expect(ask({ href }).target).toMatchObject({ name, key });
  });

  it('has the target of an external link', () => {
    const page = spec.pages.find(({ blocks }) =>
      blocks.some((block) => 'actions' in block && block.actions?.some(({ kind }) => kind === 'book')),
    );
    const block =
      page?.blocks.findIndex((one) => 'actions' in one && one.actions?.some(({ kind }) => kind === 'book')) ?? -1;
    const actions = page?.blocks[block] as { actions: { kind: string; calendar: string }[] };
    const index = actions.actions.findIndex(({ kind }) => kind === 'book');
    const { target } = ask({
      page: page?.id ?? '',
      origin: `shared:action.book page.blocks.${block}.actions.${index}`,
      href: 'https://agenda.cimiento.example/consulta',
    });
    expect(target).toMatchObject({
      name: `firm.bookings.${actions.actions[index]?.calendar}`,
      file: 'spec/site.ts',
    });
  });

  it('is the page if nothing else is known', () => {
    expect(ask({ page: 'treasury' })).toEqual({
      page: expect.objectContaining({ file: 'spec/pages/treasury.ts' }),
    });
    const [article] = spec.articles?.entries ?? [];
    expect(ask({ page: 'article', path: `/blog/${article?.slug}` }).page?.file).toBe(
      `spec/articles/${article?.slug}.ts`,
    );
    expect(ask({ origin: 'home:nothing.like.it' }).words).toBeUndefined();
  });
});
