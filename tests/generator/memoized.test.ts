import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parseSpec, readSpec } from '../../generator/load/parse.ts';
import { cachedReader } from '../../generator/output/files.ts';
import { plan } from '../../generator/plan.ts';
import { checkSpec } from '../../generator/check/index.ts';
import type { Articles, Page, SiteSpec } from '../../generator/schema/index.ts';
import { emptyLog } from '../../generator/sql/model.ts';
import real from '../../spec/index.ts';
import { articles as more } from './support/articles.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const { articles } = real as { articles: Articles };
const spec: SiteSpec = { ...real, articles: { ...articles, entries: [...articles.entries, ...more(3)] } };
const list = spec.articles as Articles;
const [first, ...others] = spec.pages as [Page, ...Page[]];

/** What a save may change, with all else the same objects as before. */
const saves: Readonly<Record<string, SiteSpec>> = {
  'a page': {
    ...spec,
    pages: [{ ...first, title: { es: 'Otro título de esta página', en: 'Another title of this page' } }, ...others],
  },
  'the order of the pages': { ...spec, pages: [...others, first] },
  'what every text may say': { ...spec, values: { ...spec.values, companies: 977 } },
  'a shared message': { ...spec, messages: { ...spec.messages, 'action.book': { es: 'Reserve', en: 'Reserve it' } } },
  'the firm': { ...spec, firm: { ...spec.firm, phone: '+52 55 0000 1111' } },
  'a path': {
    ...spec,
    routes: {
      ...spec.routes,
      pages: {
        ...spec.routes.pages,
        contact: { ...spec.routes.pages['contact'], path: '/contactenos' } as (typeof spec.routes.pages)[string],
      },
    },
  },
  'what is around articles': { ...spec, articles: { ...list, share: { es: 'Difundir', en: 'Pass on' } } },
  'an article': {
    ...spec,
    articles: {
      ...list,
      entries: list.entries.map((entry, index) =>
        index === 2 ? { ...entry, author: { es: 'Otra', en: 'Other' } } : entry,
      ),
    },
  },
  'the order of articles': { ...spec, articles: { ...list, entries: list.entries.toReversed() } },
  'an article less': { ...spec, articles: { ...list, entries: list.entries.slice(0, -1) } },
};

const mistakes: Readonly<Record<string, SiteSpec>> = {
  'a message that a page refers to is gone': {
    ...spec,
    messages: Object.fromEntries(Object.entries(spec.messages).filter(([name]) => name !== 'action.book')),
  },
  'a value that texts say is gone': { ...spec, values: {} },
  'two pages of one id, behind pages that stay': { ...spec, pages: [...others, first, first] },
  'an article of two languages, of which one says a value': {
    ...spec,
    articles: {
      ...list,
      entries: list.entries
        .map((entry, index) => (index === 1 ? { ...entry, title: { es: '{{a}}', en: 'b' } } : entry))
        .toReversed(),
    },
  },
  'an article whose HTML is not allowed': {
    ...spec,
    articles: {
      ...list,
      entries: list.entries.map((entry, index) =>
        index === 1 ? { ...entry, body: { ...entry.body, en: '<p>a</p><script></script>' } } : entry,
      ),
    },
  },
};

const misshapen: Readonly<Record<string, unknown>> = {
  'a page': { ...spec, pages: [...others, { ...first, layout: 'none' }] },
  'an article': { ...spec, articles: { ...list, entries: [...list.entries, { slug: 'A' }] } },
  'no page that is an object': { ...spec, pages: [first, null] },
  'no list of articles': { ...spec, articles: { ...list, entries: {} } },
  'an empty list of articles': { ...spec, articles: { ...list, entries: [] } },
  'no articles at all': { ...spec, articles: null },
};

// A copy shares no object with what was compiled before.
function anew<T>(value: T): T {
  return structuredClone(value);
}

describe('after a pass, what is compiled of a changed spec is the same as without one before', () => {
  beforeAll(() => {
    plan(spec, emptyLog());
    expect(checkSpec(spec)).toEqual([]);
    expect(parseSpec(spec).success).toBe(true);
  });

  it.each(Object.keys(saves))('%s: the files', (name) => {
    const saved = saves[name] as SiteSpec;
    expect(plan(saved, emptyLog())).toEqual(plan(anew(saved), emptyLog()));
    expect(plan(saved, emptyLog())).not.toEqual(plan(spec, emptyLog()));
  });

  it.each([...Object.entries(saves), ...Object.entries(mistakes)])('%s: the mistakes', (_, saved) => {
    expect(checkSpec(saved)).toEqual(checkSpec(anew(saved)));
  });

  it.each(Object.keys(mistakes))('%s: there is a mistake', (name) =>
    expect(checkSpec(mistakes[name] as SiteSpec)).not.toEqual([]),
  );

  it.each([...Object.entries(saves), ...Object.entries(mistakes), ...Object.entries(misshapen)])(
    '%s: the shape',
    (_, saved) => {
      const [got, wanted] = [parseSpec(saved as object), readSpec(anew(saved) as object)];
      expect(JSON.stringify(got.data)).toBe(JSON.stringify(wanted.data));
      expect(got.error?.issues).toEqual(wanted.error?.issues);
    },
  );
});

it('a mistake is told where it stands after its page has moved', () => {
  const wrong: Page = { ...first, title: { es: '{{nada}}', en: '{{nada}}' } };
  const placesIn = (pages: Page[]): unknown[] => checkSpec({ ...spec, pages }).map(({ path }) => path);
  expect(placesIn([wrong, ...others])).toContainEqual(['pages', 0, 'title', 'es']);
  expect(placesIn([...others, wrong])).toContainEqual(['pages', others.length, 'title', 'es']);
});

it('pages and articles that did not change are neither validated nor compiled again', () => {
  const changed = { ...spec, pages: [first, ...others.map((page) => ({ ...page }))] };
  const [before, after] = [spec, changed].map((one) => parseSpec(one).data);
  expect(after?.pages[0]).toBe(before?.pages[0]);
  expect(after?.pages[1]).not.toBe(before?.pages[1]);
  expect(after?.articles?.entries[2]).toBe(before?.articles?.entries[2]);
  const files = new Set(plan(spec, emptyLog()).files);
  const same = plan(changed, emptyLog())
    .files.filter((file) => files.has(file))
    .map(({ path }) => path);
  expect(same).toContain(`site/generated/pages/${first.id}.ts`);
  expect(same).toContain('site/generated/articles/texto-2.json');
  expect(same).not.toContain(`site/generated/pages/${others[0]?.id}.ts`);
});

it('a file is read again when it was written, replaced, removed or is new', () => {
  const root = temporaryDirectory(onTestFinished);
  const read = cachedReader(root);
  const file = join(root, 'a.txt');
  expect(read('a.txt')).toBeUndefined();
  writeFileSync(file, 'one');
  expect(read('a.txt')).toBe('one');
  const state = statSync(file, { bigint: true }).mtimeNs;
  // The clock of a file system is coarse: the same moment cannot be told from another.
  while (statSync(file, { bigint: true }).mtimeNs === state) writeFileSync(file, 'two');
  expect(read('a.txt')).toBe('two');
  rmSync(file);
  expect(read('a.txt')).toBeUndefined();
});
