import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { unacknowledged } from '../../generator/acknowledged.ts';
import type { LocatedDiagnostic } from '../../generator/diagnostic.ts';
import { globalValues } from '../../generator/compile/values.ts';
import { reviewSpec } from '../../generator/rules/review.ts';
import type { Page, SiteSpec } from '../../generator/schema/index.ts';
import { summarise } from '../../generator/summary.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { makeProject } from './support/project.ts';
import { base } from './valid-spec.ts';

function codes(spec: SiteSpec): string[] {
  return reviewSpec(spec).map(({ code }) => code);
}

/** The base with another page, which nothing links to. */
function withPage(page: Partial<Page>, route: object = {}): SiteSpec {
  const [first] = base.pages as [Page];
  return {
    ...base,
    routes: {
      ...base.routes,
      pages: { ...base.routes.pages, extra: { path: '/extra', label: { es: 'A', en: 'A' }, ...route } },
    },
    pages: [
      ...base.pages,
      { ...first, id: 'extra' as Page['id'], ...page, blocks: [...first.blocks, ...(page.blocks ?? [])] },
    ],
  };
}

describe('what is probably not meant', () => {
  it('is not in the base', () => expect(codes(base)).toEqual([]));
  it('is a page that nothing links to', () => expect(codes(withPage({}))).toEqual(['page/unlinked']));
  it('is not one that search engines do not list either', () =>
    expect(codes(withPage({}, { indexable: false }))).toEqual([]));

  it('is a question that a page asks twice', () => {
    const item = (question: string) => ({ question: { es: question, en: question }, answer: { es: 'a', en: 'a' } });
    const faq = (...questions: string[]) =>
      ({
        kind: 'faq',
        heading: item(questions.join()).question,
        items: questions.map(item),
      }) as unknown as Page['blocks'][number];
    expect(codes(withPage({ blocks: [faq('¿Cuándo?', '¿Dónde?'), faq('¿cuándo?')] }, { indexable: false }))).toEqual([
      'faq/repeated',
    ]);
  });
});

describe('a text that counts what the spec has', () => {
  const spec = (es: string, en = 'a'): SiteSpec => {
    const { default: main, all } = base.locales;
    return {
      ...base,
      locales: { default: main, all: { ...all, es: { ...all.es, numerals: ['uno', 'dos'] } } },
      values: {
        ...base.values,
        serviceCount: { kind: 'count', of: 'services', called: { es: 'servicios legales', en: 'legal services' } },
      },
      firm: { ...base.firm, tagline: { es, en } },
    };
  };
  const told = (...texts: [es: string, en?: string]): string[] =>
    // That there are two spaces in a text is told as well.
    reviewSpec(spec(...texts))
      .filter(({ code }) => code !== 'text/spaces')
      .map(({ code, path, offset, message }) => `${code} ${path.join('.')} ${offset}: ${message}`);

  it('is told the number where it is wrong, in digits or in words', () => {
    expect(told('Dos servicios legales', 'Our 7 legal  services')).toEqual([
      'value/count firm.tagline.es 0: This says Dos, and there are 1.',
    ]);
    expect(told('a', 'Our 7 legal services')).toEqual(['value/count firm.tagline.en 4: This says 7, and there are 1.']);
  });

  it.each([
    '1 servicios legales',
    'uno servicios legales',
    'Dos servicios',
    'Dos grandes servicios legales',
    'Los servicios legales',
    '2.5 servicios legales',
    '{{serviceCount}} servicios legales',
  ])('is told nothing of "%s"', (text) => expect(told(text)).toEqual([]));

  it('takes the number from the spec', () => expect(globalValues(spec('a'), 'es')['serviceCount']).toBe('1'));
});

function warningAt(line: number, code = 'page/unlinked'): LocatedDiagnostic {
  return {
    code,
    severity: 'warning',
    path: [],
    message: 'Doubtful.',
    location: { file: 'spec/index.ts', line, column: 1, length: 1, excerpt: 'x' },
    related: [],
  };
}

function left(source: string, ...warnings: LocatedDiagnostic[]): string[] {
  const root = temporaryDirectory(onTestFinished);
  mkdirSync(join(root, 'spec'));
  writeFileSync(join(root, 'spec', 'index.ts'), source);
  return unacknowledged(root, warnings).map(({ code, location }) => `${code}:${location.line}`);
}

describe('an acknowledgement', () => {
  it.each([
    ['at the end of the line', 'id, // accept page/unlinked: only campaigns lead here\n', 1],
    ['above the line', '// accept page/unlinked: only campaigns lead here\nid,\n', 2],
    ['above another comment', '// accept page/unlinked: only campaigns lead here\n// Kept short.\r\nid,\n', 3],
  ])('%s accepts the warning', (_where, source, line) => expect(left(source, warningAt(line))).toEqual([]));

  it('of something else, or elsewhere, accepts nothing and is told', () => {
    expect(left('// accept faq/repeated: why not\nid,\n', warningAt(2))).toEqual([
      'page/unlinked:2',
      'accept/unused:1',
    ]);
    expect(left('id,\n// accept page/unlinked: why not\n', warningAt(1))).toEqual([
      'page/unlinked:1',
      'accept/unused:2',
    ]);
  });

  it('without a reason is told', () =>
    expect(left('// accept page/unlinked\nid,\n', warningAt(2))).toEqual(['accept/reason:1']));
});

describe('a pass with warnings', () => {
  const result = { kind: 'done', files: [], problems: [], warnings: [warningAt(1)] } as const;
  const summary = (options: { check: boolean; strict?: boolean }) =>
    summarise(
      { ...result, spec: base, files: [], problems: [], warnings: [...result.warnings] },
      { milliseconds: 1, ...options },
    );

  it.each([
    [{ check: false }, true],
    [{ check: true }, true],
    [{ check: true, strict: true }, false],
  ])('%j succeeds: %s', async (options, ok) => {
    const told = await summary(options);
    expect(told.ok).toBe(ok);
    const text = stripVTControlCharacters(told.text);
    expect(text).toContain('spec/index.ts:1:1 warning page/unlinked');
    expect(text).toContain('// accept page/unlinked: the reason');
  });
});

it('a file that nothing imports is named, unless it only declares types', async () => {
  const project = makeProject();
  project.write('spec/pages/new.ts', 'export default {};\n');
  project.write('spec/register.ts', "import type { base } from './base.ts';\nexport type Base = typeof base;\n");
  const { out, err } = await project.generate();
  const told = stripVTControlCharacters(out + err);
  expect(told).toContain('spec/pages/new.ts:1:1 warning file/unlisted');
  expect(told).not.toContain('spec/register.ts');
});
