import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { globalValues } from '../../generator/compile/values.ts';
import type { LocatedDiagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { checkSpec, reviewSpec } from '../../generator/check/index.ts';
import type { Form, Page, SiteSpec } from '../../generator/schema/index.ts';
import { summarise } from '../../generator/write/summary.ts';
import { makeProject } from './support/project.ts';
import { base } from './valid-spec.ts';

const [home, ...others] = base.pages as [Page, ...Page[]];

function withHome(changed: Partial<Page>): SiteSpec {
  return { ...base, pages: [{ ...home, ...changed }, ...others] };
}

function both(length: number) {
  return { es: 'á'.repeat(length), en: 'e'.repeat(length) };
}

// The title pattern adds " | Cimiento".
const ADDED = 11;

describe('a warning', () => {
  it.each<[what: string, spec: SiteSpec, codes: string[]]>([
    ['nothing in the base', base, []],
    ['a title that is cut off', withHome({ title: both(91 - ADDED) }), ['title/length', 'title/length']],
    ['one that is not', withHome({ title: both(90 - ADDED) }), []],
    [
      'a description that is cut off',
      withHome({ description: both(201) }),
      ['description/length', 'description/length'],
    ],
    ['a long one that is not, and a short one', withHome({ description: { es: both(200).es, en: 'Short' } }), []],
    [
      'a message that nothing shows',
      { ...base, messages: { ...base.messages, 'contact.lead': { es: 'Escriba', en: 'Write' } } },
      ['message/unused'],
    ],
    [
      'a form that no page shows',
      { ...base, forms: { ...base.forms, spare: { ...(Object.values(base.forms)[0] as Form), id: 'spare' } } },
      ['form/unshown'],
    ],
    ['a page without a main heading', withHome({ blocks: home.blocks.slice(1) }), ['page/no-heading']],
    ['one with two', withHome({ blocks: [...home.blocks, ...home.blocks.slice(0, 1)] }), ['page/two-headings']],
    [
      'a contact for findings that has expired',
      {
        ...base,
        firm: {
          ...base.firm,
          securityContact: { contact: 'mailto:security@my-firm.mx', expires: '2026-01-31', languages: ['es'] },
        },
      },
      ['firm/security-expired'],
    ],
  ])('is %s', (_what, spec, codes) => {
    const found = reviewSpec(spec);
    expect(found.map(({ code }) => code)).toEqual(codes);
    expect(found.every(({ severity }) => severity === 'warning')).toBe(true);
    expect(checkSpec(spec)).toEqual([]);
  });
});

it('a value with a count matches the spec', () =>
  expect(globalValues({ ...base, values: { services: { kind: 'count', of: 'services' } } }, 'es')['services']).toBe(
    '1',
  ));

const warned: LocatedDiagnostic = {
  code: 'page/no-heading',
  severity: 'warning',
  path: [],
  message: 'This page has no main heading.',
  location: { file: 'spec/index.ts', line: 1, column: 1, length: 1, excerpt: 'x' },
  related: [],
};

describe('a pass with warnings', () => {
  it.each([
    [{ check: false }, true],
    [{ check: true }, true],
    [{ check: true, strict: true }, false],
  ])('%j succeeds: %s', async (options, ok) => {
    const consequences = { addresses: [], stored: [] };
    const result = {
      kind: 'done' as const,
      spec: base,
      files: [],
      problems: [],
      warnings: [warned],
      consequences,
      written: false,
    };
    const summary = await summarise(result, { milliseconds: 1, ...options });
    expect(summary.ok).toBe(ok);
    expect(stripVTControlCharacters(summary.text)).toContain('spec/index.ts:1:1 warning page/no-heading');
  });
});

it('a file that nothing imports stops the pass, unless it only declares types', async () => {
  const project = makeProject();
  project.write('spec/pages/new.ts', 'export default {};\n');
  project.write('spec/register.ts', "import type { base } from './base.ts';\nexport type Base = typeof base;\n");
  const { out, err, status } = await project.generate();
  expect(status).toBe(1);
  expect(err).toContain('spec/pages/new.ts:1:1 error file/unlisted');
  expect(out + err).not.toContain('spec/register.ts');
});
