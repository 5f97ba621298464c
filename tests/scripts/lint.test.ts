import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runToEnd } from '../support/process.ts';
import { ROOT } from '../../scripts/node.mjs';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** The violations that oxlint finds in a project with these files, as `line rule`. */
async function brokenRules(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = temporaryDirectory(onTestFinished);
  for (const path of ['.oxlintrc.json', 'scripts/lint'])
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const { output } = await runToEnd(
    process.execPath,
    [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-f', 'unix', 'spec'],
    {
      cwd: root,
      env: process.env,
    },
  );
  return [...output.matchAll(/^\S+?:(\d+):.*\/([\w-]+\([\w-]+\))\]$/gm)]
    .map(([, line, rule]) => `${line} ${rule}`)
    .toSorted();
}

const mistakes: Readonly<Record<string, string>> = {
  "const a = { id: 'a', id: 'b' };": 'eslint(no-dupe-keys)',
  'const b = (1, 2);': 'eslint(no-sequences)',
  'const c = new Date();': 'eslint(no-restricted-globals)',
  'const d = Math.random();': 'eslint(no-restricted-properties)',
  "const e = process.env['A'];": 'eslint(no-restricted-globals)',
  "import { readFileSync as f } from 'node:fs';": 'eslint(no-restricted-imports)',
  'for (const one of [1, 2]) console.log(one);': 'spec(data-only)',
  'const g = () => 1;': 'spec(data-only)',
  'const h = [1, ...i];': 'spec(data-only)',
  'const i = await a;': 'spec(data-only)',
};

test('oxlint reports everything in the spec that is not plain data', async () => {
  const lines = Object.keys(mistakes);
  const source = `${lines.join('\n')}\nexport default { a, b, c, d, e, f, g, h, i };\n`;
  const found = await brokenRules({ 'spec/pages/home.ts': source, 'spec/unused.ts': 'const unused = 1;\n' });
  const expected = Object.values(mistakes).map((rule, index) => `${index + 1} ${rule}`);
  expect(found).toEqual(expect.arrayContaining([...expected, '1 eslint(no-unused-vars)']));
});

test('a kind of block of the spec may hold code', async () => {
  const block = "export const names = (list: readonly string[]): string[] => [...list, 'x'];\n";
  expect(await brokenRules({ 'spec/blocks/names/names.ts': block })).toEqual([]);
});
