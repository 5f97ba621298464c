import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { globalValues } from '../../generator/compile/text.ts';
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

/** A text of this length in each language. */
function textOf(length: number) {
  return { es: 'á'.repeat(length), en: 'e'.repeat(length) };
}

// The title pattern adds " | Cimiento".
const ADDED = 11;

describe('the warnings about', () => {
  it.each<[what: string, spec: SiteSpec, codes: string[]]>([
    ['the base', base, []],
    ['a title of 91 characters', withHome({ title: textOf(91 - ADDED) }), ['title/length', 'title/length']],
    ['a title of 90 characters', withHome({ title: textOf(90 - ADDED) }), []],
    [
      'a description of 201 characters',
      withHome({ description: textOf(201) }),
      ['description/length', 'description/length'],
    ],
    ['descriptions of 200 and of 5 characters', withHome({ description: { es: textOf(200).es, en: 'Short' } }), []],
    [
      'an unused message',
      { ...base, messages: { ...base.messages, 'contact.lead': { es: 'Escriba', en: 'Write' } } },
      ['message/unused'],
    ],
    [
      'a form that no page shows',
      { ...base, forms: { ...base.forms, spare: { ...(Object.values(base.forms)[0] as Form), id: 'spare' } } },
      ['form/unshown'],
    ],
    ['a page without a main heading', withHome({ blocks: home.blocks.slice(1) }), ['page/no-heading']],
    [
      'a page with two main headings',
      withHome({ blocks: [...home.blocks, ...home.blocks.slice(0, 1)] }),
      ['page/two-headings'],
    ],
    [
      'an expired security contact',
      {
        ...base,
        firm: {
          ...base.firm,
          securityContact: { contact: 'mailto:security@my-firm.mx', expires: '2026-01-31', languages: ['es'] },
        },
      },
      ['firm/security-expired'],
    ],
  ])('%s: %j', (_what, spec, codes) => {
    const warnings = reviewSpec(spec);
    expect(warnings.map(({ code }) => code)).toEqual(codes);
    expect(warnings.every(({ severity }) => severity === 'warning')).toBe(true);
    expect(checkSpec(spec)).toEqual([]);
  });
});

it('a value of the kind "count" is the number of services in the spec', () => {
  const values = { services: { kind: 'count' as const, of: 'services' as const } };
  expect(globalValues({ ...base, values }, 'es')['services']).toBe('1');
});

const warning: LocatedDiagnostic = {
  code: 'page/no-heading',
  severity: 'warning',
  path: [],
  message: 'This page has no main heading.',
  location: { file: 'spec/index.ts', line: 1, column: 1, length: 1, excerpt: 'x' },
  related: [],
};

it.each([
  [{ check: false }, true],
  [{ check: true }, true],
  [{ check: true, strict: true }, false],
])('a run with warnings and the options %j prints them and succeeds: %s', async (options, ok) => {
  const consequences = { addresses: [], stored: [] };
  const result = { spec: base, files: [], problems: [], warnings: [warning], consequences, written: false };
  const summary = await summarise({ kind: 'done', ...result }, { milliseconds: 1, ...options });
  expect(summary.ok).toBe(ok);
  expect(stripVTControlCharacters(summary.text)).toContain('spec/index.ts:1:1 warning page/no-heading');
});

it('a file of the spec that is never imported fails the run, unless it only declares types', async () => {
  const project = makeProject();
  project.write('spec/pages/new.ts', 'export default {};\n');
  project.write('spec/register.ts', "import type { base } from './base.ts';\nexport type Base = typeof base;\n");
  const messages = await project.fails();
  expect(messages).toContain('spec/pages/new.ts:1:1 error file/unlisted');
  expect(messages).not.toContain('spec/register.ts');
});
