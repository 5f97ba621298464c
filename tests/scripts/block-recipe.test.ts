import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { ROOT } from '../../scripts/node.mjs';
import { runToEnd, type Ended } from '../support/process.ts';
import { plainEnv } from './checkout.ts';
import { copyProject } from '../support/copy-project.ts';

/** The indented code blocks of a guide's section, concatenated, and the line of its last step. */
function recipe(): { files: readonly string[]; line: string } {
  const [, section = ''] =
    /^## Adding a block\n([^]*?)^## /m.exec(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')) ?? [];
  const files = [...section.matchAll(/(?:^ {7}.*\n|^\n(?= {7}))+/gm)].map(
    ([code]) => `${code.replaceAll(/^ {7}/gm, '').trim()}\n`,
  );
  const [, line = ''] = /The line\*\*[^`]*`([^`]+)`/.exec(section) ?? [];
  return { files, line };
}

test('a kind of block is added as CONTRIBUTING.md says: one folder and one line', async () => {
  const root = mkdtempSync(join(tmpdir(), 'block-recipe-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  copyProject(root);
  cpSync(join(ROOT, 'tests/site'), join(root, 'tests/site'), { recursive: true });
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const run = (...args: string[]): Promise<Ended> =>
    runToEnd(process.execPath, args, { cwd: root, env: plainEnv({ GOGC: 'off' }) });

  const { files, line } = recipe();
  const [schema = '', component = '', styles = '', fixtures = ''] = files;
  expect(files).toHaveLength(4);
  const kinds = readFileSync(join(root, 'site/blocks/kinds.ts'), 'utf8').trimEnd().split('\n');
  write('site/blocks/kinds.ts', `${[kinds[0], ...[...kinds.slice(1), line].toSorted()].join('\n')}\n`);
  write('site/blocks/timeline/schema.ts', schema);
  write('site/blocks/timeline/styles.css', styles);

  write('site/blocks/timeline/component.tsx', component);
  write('site/blocks/timeline/fixtures.ts', fixtures);
  write(
    'check/tsconfig.json',
    JSON.stringify({
      extends: '../tsconfig.json',
      include: ['../site/blocks/timeline', '../site/blocks/Block.tsx', '../spec/register.ts'],
    }),
  );
  expect(await run('node_modules/typescript/bin/tsc', '-p', 'check', '--checkers', '1')).toMatchObject({
    code: 0,
    output: '',
  });

  // The tests of the block, of its examples in each language, and of the whole gallery.
  const only = ['gallery.test.tsx', 'block-folders.test.ts'].map((name) => `tests/site/${name}`);
  write(
    'check/vitest.config.mjs',
    // React as in the built site. Node runs the generator, which Vite need not transform.
    `export default {
      root: ${JSON.stringify(root)},
      oxc: { jsx: { development: false } },
      test: {
        include: ${JSON.stringify(only)},
        env: { NODE_ENV: 'production' },
        testTimeout: 60_000,
        maxWorkers: 1,
        isolate: false,
        server: { deps: { external: [/\\/generator\\//] } },
      },
    };\n`,
  );
  const tests = await run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'check/vitest.config.mjs',
    '-t',
    'timeline|registry|styles|gallery',
  );
  expect(tests).toMatchObject({ code: 0, output: expect.stringMatching(/Tests .*\d+ passed/) });
});
