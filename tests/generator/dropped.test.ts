import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dropped } from '../../generator/load/dropped.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** What is said of a spec of these files. */
async function told(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = temporaryDirectory(onTestFinished);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'spec', path)), { recursive: true });
    writeFileSync(join(root, 'spec', path), content);
  }
  const found = await dropped(root);
  // The second time from what was remembered.
  expect(await dropped(root)).toEqual(found);
  return found.map(
    ({ code, severity = 'error', location }) =>
      `${location.file}:${location.line}:${location.column} ${severity} ${code}`,
  );
}

function index(source: string) {
  return told({ 'index.ts': source });
}

describe('what JavaScript drops of a spec', () => {
  it.each([
    ['export default { a: 1,\n  b: 2, a: 3 };', ['spec/index.ts:2:9 error spec/repeated-key']],
    ["export default { x: [{ es: 'á', 'es': 'b' }] };", ['spec/index.ts:1:33 error spec/repeated-key']],
    ['export default { __proto__: {} };', ['spec/index.ts:1:18 error spec/proto']],
    ['export default { a: Math.random() };', ['spec/index.ts:1:21 warning spec/unsteady']],
    ['export default { a: new Date().getFullYear() };', ['spec/index.ts:1:21 warning spec/unsteady']],
    ["export default { a: process.env['A'] };", ['spec/index.ts:1:21 warning spec/unsteady']],
    ['export default { a: (1, 2) };', ['spec/index.ts:1:22 error spec/comma']],
    ['const a = { b: 1 };\na.b = 2;\nexport default a;', ['spec/index.ts:2:1 warning spec/changed-later']],
    ['const a = [1];\na.push(2);\nexport default a;', ['spec/index.ts:2:1 warning spec/changed-later']],
    ['export default {};\n({ a: 1 });', ['spec/index.ts:2:1 warning spec/no-effect']],
    ['const page = 1;\nexport default {};', ['spec/index.ts:1:7 warning file/unused']],
  ])('%j: %j', async (source, expected) => expect(await index(source)).toEqual(expected));

  it.each([
    'const a = 1;\nexport default { a, b: { a: 2 }, [`a`]: 3 };',
    "import type { Page } from './page.ts';\nconst f = (page: Page): Page => page;\nexport default f;",
    'export const a = 1;\nexport default {};',
    "export default { a: new Date('2027-01-15') };",
    'const a = 1;\nexport { a as b };\nexport default {};',
    'const { a } = { a: 1 };\nexport default { b: a };',
  ])('%j: nothing', async (source) => expect(await index(source)).toEqual([]));

  it('is an import that is not listed, and a file that nothing imports', async () => {
    const page = 'export default {};';
    expect(
      await told({
        'index.ts':
          "import home from './pages/home.ts';\nimport about from './pages/about.ts';\nexport default [home];",
        'pages/home.ts': page,
        'pages/about.ts': page,
        'pages/new.ts': page,
      }),
    ).toEqual(['spec/index.ts:2:8 warning file/unused', 'spec/pages/new.ts:1:1 warning file/unlisted']);
  });

  it('is not a file that only tells the editor something', async () => {
    expect(
      await told({
        'index.ts': 'export default {};',
        'register.ts':
          "import type { a } from './index.ts';\ndeclare module 'x' { interface Register { a: typeof a } }",
      }),
    ).toEqual([]);
  });
});
