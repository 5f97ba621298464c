import type { SiteSpec } from '../schema/index.ts';
import { expectedForms } from './expected/forms.ts';
import { expectedMissing, expectedRedirects, expectedRoutes, expectedUnpublished } from './expected/routes.ts';
import { code, type PlannedFile } from './file.ts';

/** Browser tests that every address answers as declared, and that every form reaches each of its outcomes. */
export function emitTests(spec: SiteSpec): PlannedFile[] {
  // Vitest fails suites without tests.
  const suites = Object.entries({
    describeRoutes: expectedRoutes(spec),
    describeRedirects: expectedRedirects(spec),
    describeMissing: expectedMissing(spec),
    describeUnpublished: expectedUnpublished(spec),
  }).filter(([, rows]) => rows.length > 0);
  const forms = expectedForms(spec);
  const test = (name: string, from: string, calls: readonly [name: string, rows: unknown][]): PlannedFile => ({
    path: `tests/generated/${name}.test.ts`,
    source: name,
    content: `import { ${calls.map(([call]) => call).join(', ')} } from '#tests/support/${from}.ts';

${calls.map(([call, rows]) => `${call}(${code(rows)});\n`).join('\n')}`,
  });
  return [
    test('routes', 'routes', suites),
    ...(forms.length > 0 ? [test('forms', 'forms/describe', [['describeForms', forms]])] : []),
  ];
}
