import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSpec } from '../../generator/load.ts';
import { localesOf } from '../../generator/compile/locales.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';
import type { SourceAnswer, SourceQuestion } from '../../generator/sources/answer.ts';
import { findSource } from '../../generator/sources/find.ts';
import { wordsOf } from '../../generator/sources/words.ts';
import { createLocator } from '../../generator/locate/walk.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const entry = join(root, 'spec', 'index.ts');

let spec: SiteSpec;
let ask: (question: Partial<SourceQuestion>) => SourceAnswer;

beforeAll(async () => {
  const loaded = await loadSpec(entry);
  if (!loaded.ok) throw new Error('the spec of this project has mistakes');
  spec = loaded.spec;
  const locate = createLocator(root, entry);
  ask = (question) => findSource(spec, locate, { locale: 'es', page: 'home', path: '/inicio', region: 'main', shown: [], nth: 0, of: 1, ...question });
});

/** The source from a place on. */
const sourceAt = ({ file, line, column }: { file: string; line: number; column: number }): string =>
  (readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '').slice(column - 1);

const home = (): SiteSpec['pages'][number] => {
  const page = spec.pages.find(({ id }) => id === 'home');
  if (!page) throw new Error('there is no home page');
  return page;
};
const hero = () => home().blocks.find((block) => block.kind === 'hero');

it('every text of a page is found by its words, in both languages, where it is written', () => {
  const missed: string[] = [];
  // With constants, values, and a text that stands in the error catalogue.
  const some = ['home', 'fintech-landing', 'legal-data', 'not-found'];
  for (const { words, path } of wordsOf(spec).appearances) {
    const page = path[0] === 'pages' ? (spec.pages[Number(path[1])]?.id ?? '') : '';
    if (!some.includes(page) || words.path !== path) continue;
    for (const locale of localesOf(spec)) {
      const { words: found } = ask({ locale, page, shown: [words.texts[locale]] });
      // What stands there is a text whose first word is the same, up to a value or what is escaped in the source.
      const start = words.texts[locale].split(/[\s\d'\\]/, 1)[0] ?? '';
      const written = found && /^['"`]/.test(sourceAt(found)) && sourceAt(found).slice(1).startsWith(start);
      if (!written && !/^['"`]\{\{/.test(found ? sourceAt(found) : '')) missed.push(`${path.join('.')} ${locale}: ${words.texts[locale]}`);
    }
  }
  expect(missed).toEqual([]);
});

describe('what the spec has of it', () => {
  it('says the key, both languages and the place', () => {
    const heading = hero()?.heading;
    if (!heading || 'kind' in heading) throw new Error('the heading is no text of its own');
    const { words } = ask({ shown: [heading.es] });
    expect(words).toMatchObject({ key: 'pages/home.ts › hero.heading', file: 'spec/pages/home.ts', texts: heading });
  });

  it('leads to a constant where it is declared, and says where it is used', () => {
    const { tagline } = spec.firm;
    if ('kind' in tagline) throw new Error('the tagline is no text of its own');
    const { words } = ask({ shown: [tagline.es] });
    expect(words).toMatchObject({ key: 'site.ts › firm.tagline', file: 'spec/site.ts' });
    expect(words?.uses.map(({ key }) => key)).toContain('pages/home.ts › hero.eyebrow');
  });

  it('says which values a text takes, and which texts take a value', () => {
    const copyright = spec.messages['footer.copyright']?.en ?? '';
    const shown = copyright.replace('{{copyrightYear}}', String(spec.firm.copyrightYear)).replace('{{legalName}}', spec.firm.legalName);
    const { words } = ask({ locale: 'en', region: 'frame', shown: [shown] });
    expect(words?.values).toContainEqual(expect.objectContaining({ name: 'legalName', value: spec.firm.legalName, key: 'site.ts › firm.legalName' }));
    expect(ask({ region: 'frame', shown: [spec.firm.legalName] }).words?.uses.map(({ key }) => key)).toContain('messages.ts › footer.copyright');
  });

  it('tells places with the same words apart by their order in the page', () => {
    const text = spec.messages['action.book']?.es ?? '';
    const own = wordsOf(spec).appearances.filter(({ path, words }) => path[0] === 'pages' && path[1] === spec.pages.indexOf(home()) && words.texts.es === text);
    const lines = own.map((_, nth) => ask({ shown: [text], nth, of: own.length }).words?.line);
    expect(new Set(lines).size).toBe(own.length);
    expect(lines).toEqual(lines.toSorted((a = 0, b = 0) => a - b));
  });

  it('knows a text whose values come with the page', () => {
    expect(ask({ region: 'frame', shown: ['Sistema (Oscuro)'] }).words?.key).toBe('messages.ts › theme.autoNow');
  });

  it('knows a part of an article, and its line', () => {
    const article = spec.articles?.entries[0];
    if (!article) throw new Error('there is no article');
    const paragraphs = article.body.en.split(/<[^>]+>/).filter((text) => text.trim().length > 40);
    const last = paragraphs.at(-1)?.trim() ?? '';
    const { words } = ask({ locale: 'en', page: 'article', path: `/en/blog/${article.slug}`, shown: [last] });
    expect(words?.key).toBe(`articles/${article.slug}.ts › body`);
    expect(words && sourceAt({ ...words, column: 1 })).toContain(last.slice(0, 20));
  });

  it('prefers the field of a form to the same words elsewhere, and says where it is stored', () => {
    const { label } = spec.forms['contact-home']?.fields['email'] ?? {};
    if (!label || 'kind' in label) throw new Error('the label is no text of its own');
    const { words, field } = ask({ shown: [label.es], form: 'contact-home', field: 'email' });
    expect(words?.key).toBe('forms/contact-home.ts › fields.email.label');
    expect(field).toMatchObject({ form: 'contact-home', field: 'email', table: 'leads', columns: ['email'], file: 'spec/forms/contact-home.ts' });
  });

  it.each([
    ['/en/servicios/tesoreria?a=1#b', 'treasury', 'routes.ts › pages.treasury.path'],
    ['/softlanding', 'softlanding', 'routes.ts › pages.softlanding.aliases.0'],
    ['https://agenda.cimiento.example/consulta', 'firm.bookings.consultation', 'site.ts › firm.bookings.consultation'],
    ['tel:+525500000000', 'firm.phone', 'site.ts › firm.phone'],
    ['mailto:hola@cimiento.example', 'firm.email', 'site.ts › firm.email'],
  ])('says where %s leads', (href, name, key) => {
    expect(ask({ shown: [], href }).target).toMatchObject({ name, key });
  });

  it('says the page where there is nothing else', () => {
    expect(ask({ page: 'treasury' })).toEqual({ page: expect.objectContaining({ file: 'spec/pages/treasury.ts' }) });
    const [article] = spec.articles?.entries ?? [];
    expect(ask({ page: 'article', path: `/blog/${article?.slug}` }).page?.file).toBe(`spec/articles/${article?.slug}.ts`);
    expect(ask({ shown: ['Nobody has ever said this'] }).words).toBeUndefined();
  });
});
