import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, onTestFinished } from 'vitest';

import { ROOT } from '../../scripts/node.mjs';
import { copyProject } from '../support/copy-project.ts';
import { runToEnd, type Ended } from '../support/process.ts';
import { plainEnv } from './checkout.ts';

/** A recipe of CONTRIBUTING.md for a kind that is one folder and one line. */
interface KindRecipe {
  readonly heading: string;
  readonly folder: string;
  /** The files of the folder, in the order of the recipe. */
  readonly files: readonly string[];
  /** The file with a line for each kind. */
  readonly registry: string;
  /** Files of the project that the type checker reads as well. */
  readonly types: readonly string[];
  /** The tests of the room, and the names of those that concern the kind. */
  readonly tests: readonly string[];
  readonly named: string;
}

/** The indented code blocks of a guide's section, and the line of its last step. */
function recipe(heading: string): { files: readonly string[]; line: string } {
  const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [section = ''] = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ') ?? [];
  const files = [...section.matchAll(/(?:^ {7}.*\n|^\n(?= {7}))+/gm)].map(
    ([code]) => `${code.replaceAll(/^ {7}/gm, '').trim()}\n`,
  );
  const [, line = ''] = /The line\*\*[^`]*`([^`]+)`/.exec(section) ?? [];
  return { files, line };
}

/**
 * Follows a recipe in a copy of the project, and checks the types of the folder. Returns how the tests of its room end.
 */
export async function followRecipe(kind: KindRecipe): Promise<Ended> {
  const { heading, folder, registry, types, tests, named } = kind;
  const root = mkdtempSync(join(tmpdir(), 'recipe-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  copyProject(root);
  for (const part of ['tests/site', 'tests/generator/valid-spec.ts', 'tests/fixtures/base.ts'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const run = (...args: string[]): Promise<Ended> =>
    runToEnd(process.execPath, args, { cwd: root, env: plainEnv({ GOGC: 'off' }) });

  const { files, line } = recipe(heading);
  expect(files).toHaveLength(kind.files.length);
  const [comment, ...lines] = readFileSync(join(root, registry), 'utf8').trimEnd().split('\n');
  write(registry, `${[comment, ...[...lines, line].toSorted()].join('\n')}\n`);
  for (const [index, name] of kind.files.entries()) write(`${folder}/${name}`, files[index] ?? '');

  const include = [folder, ...types, 'spec/register.ts'].map((path) => `../${path}`);
  write('check/tsconfig.json', JSON.stringify({ extends: '../tsconfig.json', include }));
  expect(await run('node_modules/typescript/bin/tsc', '-p', 'check', '--checkers', '1')).toMatchObject({
    code: 0,
    output: '',
  });
  write(
    'check/vitest.config.mjs',
    // React as in the built site. Node runs the generator, which Vite need not transform.
    `export default {
      root: ${JSON.stringify(root)},
      oxc: { jsx: { development: false } },
      test: {
        include: ${JSON.stringify(tests)},
        env: { NODE_ENV: 'production' },
        testTimeout: 60_000,
        maxWorkers: 1,
        isolate: false,
        server: { deps: { external: [/\\/generator\\//] } },
      },
    };\n`,
  );
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'check/vitest.config.mjs', '-t', named];
  return run(...vitest);
}
