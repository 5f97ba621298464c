import { readFileSync } from 'node:fs';
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

const { root } = makeProject('whole');
const entry = join(root, 'spec', 'index.ts');

let spec: SiteSpec;
let query: (question: Partial<SourceQuestion>) => SourceAnswer;

beforeAll(async () => {
  const loaded = await loadSpec(entry);
  if (!loaded.ok) throw new Error('the spec of this project has mistakes');
  spec = loaded.spec;
  const locate = createLocator(root, entry);
  query = (question) => findSource(spec, locate, { locale: 'es', page: 'home', path: '/inicio', ...question });
});

/** The source from a position on. */
function sourceAt({ file, line, column }: { file: string; line: number; column: number }): string {
  return (readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '').slice(column - 1);
}

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

it('the source of every text on a page is found in the spec', () => {
  const locale = spec.locales.default;
  const find = originFinder(spec);
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
    const { text: path } = find(`${namespace}:${key}`, namespace, undefined);
    // The compiled HTML of an article has resolved links.
    return !path || (key !== 'article.html' && textAt(spec, path) !== text);
  });
  expect(wrong).toEqual([]);
  expect(shownTexts.length).toBeGreaterThan(100);
});

describe('the source of an element', () => {
  it('has the key, the texts in both languages and the position', () => {
    const hero = pageOf('home').blocks.find((block) => block.kind === 'hero');
    const { words } = query({ origin: 'home:hero.heading' });
    expect(words).toMatchObject({
      key: 'pages/home.ts › hero.heading',
      file: 'spec/pages/home.ts',
      texts: hero?.heading,
    });
    expect(words && sourceAt(words)).toMatch(/^'Su dentista, sin sorpresas'/);
    const english = query({ locale: 'en', origin: 'home:hero.heading' }).words;
    expect(english && sourceAt(english)).toMatch(/^'A dentist without surprises'/);
  });

  it('of a constant is its declaration, with its uses', () => {
    const { words } = query({ origin: 'home:hero.eyebrow' });
    expect(words).toMatchObject({ key: 'site.ts › firm.tagline', file: 'spec/site.ts' });
    expect(words?.uses.map(({ key }) => key)).toContain('pages/home.ts › hero.eyebrow');
    expect(query({ origin: 'shared:firm.tagline' }).words).toEqual(words);
  });

  it('lists the values of a text, and the texts that use a value', () => {
    const { words } = query({ locale: 'en', origin: 'shared:footer.copyright' });
    expect(words?.values).toContainEqual(
      expect.objectContaining({ name: 'legalName', value: spec.firm.legalName, key: 'site.ts › firm.legalName' }),
    );
    expect(query({ origin: 'spec:firm.legalName' }).words?.uses.map(({ key }) => key)).toContain(
      'messages.ts › footer.copyright',
    );
  });

  it('differs for identical texts', () => {
    const page = pageOf('prices');
    const [first, ...others] = page.blocks;
    const again = { ...page, blocks: [first, first, ...others] as typeof page.blocks };
    const site = { ...spec, pages: spec.pages.map((one) => (one === page ? again : one)) };
    const find = originFinder(site);
    const keys = flat(compilePage(site, again).texts.es)
      .filter(([, text], _, all) => all.filter(([, other]) => other === text).length === 2)
      .map(([key]) => key);
    const paths = keys.map((key) => JSON.stringify(find(`prices:${key}`, 'prices', undefined).text));
    expect(keys.length).toBeGreaterThan(1);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('differs for links with the same label', () => {
    const home = pageOf('home');
    const keys = blockKeys(home);
    const labels = home.blocks.flatMap((block, index) =>
      'actions' in block
        ? (block.actions ?? []).map(
            (_, action) => query({ origin: `shared:action.book page.blocks.${index}.actions.${action}` }).action?.key,
          )
        : [],
    );
    expect(labels.length).toBeGreaterThan(1);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.every((key) => keys.some((block) => key?.includes(`› ${block}.actions.`)))).toBe(true);
    expect(query({ origin: 'shared:routes.contact navigation.header.entries.0' }).action?.key).toMatch(
      /› header\.entries\.0/,
    );
  });

  it('of a part of an article is its line, also for identical parts', () => {
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
    const { words } = query({ ...question, part: { text: last, nth: 0 } });
    expect(words?.key).toBe('articles/first-visit.ts › body');
    expect(words && sourceAt({ ...words, column: 1 })).toContain(last.slice(0, 20));
    const lines = [0, 1, 2].map((nth) => query({ ...question, part: { text: '<p>', nth } }).words?.line ?? 0);
    expect(new Set(lines).size).toBe(3);
  });

  it('of a form field has the source of its label, and its column', () => {
    const { words, field } = query({
      origin: 'form/contact-home:fields.1.label',
      form: 'contact-home',
      field: 'email',
    });
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
    ['/en/precios?a=1#b', 'prices', 'routes.ts › pages.prices.path'],
    ['/softlanding', 'softlanding', 'routes.ts › pages.softlanding.aliases.0'],
  ])('of a link to %s has its route', (href, name, key) => {
    expect(query({ href }).target).toMatchObject({ name, key });
  });

  it('of a booking link has the calendar', () => {
    const bookings = spec.pages.flatMap(({ id, blocks }) =>
      blocks.flatMap((block, index) =>
        ('actions' in block ? (block.actions ?? []) : []).flatMap((action, position) =>
          action.kind === 'book'
            ? { page: id, calendar: action.calendar, path: `page.blocks.${index}.actions.${position}` }
            : [],
        ),
      ),
    );
    const { page, calendar, path } = bookings[0]!;
    const href = 'https://agenda.jacaranda.example/consulta';
    const { target } = query({ page, origin: `shared:action.book ${path}`, href });
    expect(target).toMatchObject({ name: `firm.bookings.${calendar}`, file: 'spec/site.ts' });
  });

  it('is the page if nothing else is known', () => {
    expect(query({ page: 'prices' })).toEqual({
      page: expect.objectContaining({ file: 'spec/pages/prices.ts' }),
    });
    expect(query({ page: 'article', path: '/blog/antes-de-la-primera-cita' }).page?.file).toBe(
      'spec/articles/first-visit.ts',
    );
    expect(query({ origin: 'home:nothing.like.it' }).words).toBeUndefined();
  });
});
