import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { describe, expect, onTestFinished, test } from 'vitest';

import { isInstalled } from '../../scripts/install.mjs';
import { ROOT, requireMinimumNode } from '../../scripts/node.mjs';
import { givenPath } from '../../site/site-root.mjs';
import { runToEnd, start, type Ended } from '../support/process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { makeCheckout, plainEnv } from './checkout.ts';

/** Runs a program of a checkout as the npm scripts do. */
function runTool(root: string, ...args: readonly string[]): Promise<Ended> {
  const [entry = 'tool.ts', ...rest] = args;
  return runToEnd(process.execPath, ['scripts/run.mjs', entry, ...rest], { cwd: root, env: plainEnv() });
}

test.for(['18.20.4', '20.18.3', '16.0.0'])('Node %s is refused with what to do', (version) => {
  expect(() => requireMinimumNode(version)).toThrow(/needs 20\.19 or newer[\s\S]*https:\/\/nodejs\.org/);
});

/** A lock file with one package, and an optional one of another platform. */
const LOCK = JSON.stringify({
  packages: {
    '': { name: 'x' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/elsewhere': { version: '1.0.0', optional: true },
  },
});

test('an install is complete if npm’s list has every package of the lock file', () => {
  const { root, write } = makeCheckout({ installed: false });
  write('package-lock.json', LOCK);
  expect(isInstalled(root), 'nothing installed').toBe(false);

  mkdirSync(join(root, 'node_modules/a'), { recursive: true });
  write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }));
  expect(isInstalled(root), 'installed').toBe(true);

  rmSync(join(root, 'node_modules/a'), { recursive: true });
  expect(isInstalled(root), 'a package deleted').toBe(false);

  mkdirSync(join(root, 'node_modules/a'), { recursive: true });
  write('package-lock.json', LOCK.replaceAll('1.0.0', '2.0.0'));
  expect(isInstalled(root), 'another lock file').toBe(false);
});

test('a fresh checkout installs its packages, without install scripts, before the program runs', async () => {
  const { root, write } = makeCheckout({ installed: false });
  write('left-pad/package.json', JSON.stringify({ name: 'pad', version: '1.0.0', scripts: { install: 'exit 1' } }));
  write(
    'package.json',
    JSON.stringify({ name: 'x', version: '1.0.0', type: 'module', dependencies: { pad: 'file:left-pad' } }),
  );
  write(
    'package-lock.json',
    JSON.stringify({
      name: 'x',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: {
        '': { name: 'x', version: '1.0.0', dependencies: { pad: 'file:left-pad' } },
        'left-pad': { name: 'pad', version: '1.0.0' },
        'node_modules/pad': { resolved: 'left-pad', link: true },
      },
    }),
  );
  write('tool.ts', "console.log('it runs');");
  const first = await runTool(root);
  expect(first.output).toMatch(/→ Installing the packages[\s\S]*✓ Installing the packages[\s\S]*it runs/);
  expect(first.code).toBe(0);
  expect(existsSync(join(root, 'node_modules/pad'))).toBe(true);

  const second = await runTool(root);
  expect(second.output, 'installed once').toBe('it runs\n');
});

/** A stand-in program that prints how it was started. */
const SHOW = `
  interface Shown { args: readonly string[]; major: number; main: string }
  const shown: Shown = {
    args: process.argv.slice(2),
    major: Number(process.versions.node.split('.')[0]),
    main: process.argv[1] ?? '',
  };
  console.log(JSON.stringify(shown));
`;

test('a TypeScript program gets its arguments, and its own path as if started by name', async () => {
  const { root, write } = makeCheckout({ installed: true });
  write('tool.ts', SHOW);
  const { code, output } = await runTool(root, 'tool.ts', '--check', 'a b');
  const shown: unknown = JSON.parse(output);
  expect(shown).toMatchObject({ args: ['--check', 'a b'], main: expect.stringMatching(/tool\.ts$/) });
  expect(shown).toHaveProperty('major', 24);
  expect(code).toBe(0);
});

test('every command refuses a setting with quotes around it', async () => {
  const { root, write } = makeCheckout({ installed: true });
  write('tool.ts', SHOW);
  const env = plainEnv({ DATA_DIR: '"/data"' });
  const { code, output } = await runToEnd(process.execPath, ['scripts/run.mjs', 'tool.ts'], { cwd: root, env });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^Error: Remove the quotes around the value of DATA_DIR/);
});

test('a failed file operation gives one sentence with the folder and a hint', async () => {
  const { root, write } = makeCheckout({ installed: true });
  write('tool.ts', "import { writeFileSync } from 'node:fs';\nwriteFileSync('package.json/made/file', '');");
  const { code, output } = await runTool(root);
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Error: The folder ${join(root, 'package.json/made')} cannot be used (ENOTDIR): a part of its path is a file. Move that file away, and try again.`,
  );
});

test.skipIf(process.platform === 'win32')('a program with a closed output runs to its end', async () => {
  const { root, write } = makeCheckout({ installed: true });
  // Vike prints uncaught errors.
  write(
    'tool.ts',
    `import { existsSync, writeFileSync } from 'node:fs';
     let uncaught = 0;
     process.on('uncaughtException', (error) => {
       if ((uncaught += 1) > 50) process.exit(3);
       console.error(error);
     });
     console.log('first');
     const waiting = setInterval(async () => {
       if (!existsSync('closed')) return;
       clearInterval(waiting);
       for (let line = 0; line < 5; line += 1) {
         console.log(line);
         await new Promise((done) => setImmediate(done));
       }
       writeFileSync('done', String(uncaught));
     }, 5);`,
  );
  const command = `("${process.execPath}" scripts/run.mjs tool.ts 2>&1; echo $? >code) | (head -n 1; exec <&-; touch closed; until [ -f code ]; do sleep 0.05; done)`;
  const { output } = await runToEnd('bash', ['-c', command], { cwd: root, env: plainEnv() });
  expect(output).toBe('first\n');
  expect(readFileSync(join(root, 'code'), 'utf8')).toBe('0\n');
  expect(readFileSync(join(root, 'done'), 'utf8')).toBe('0');
});

describe('a relative path on the command line is relative to where the person is', () => {
  const folder = join(ROOT, 'docs', 'guides');
  test.for([
    ['texts -- --export backups.csv.md', `${join(folder, 'backups.csv.md')} must be a .csv file`],
    ['texts -- --import none.csv', `there is no file ${join(folder, 'none.csv')}`],
    ['backup -- backups.md', `${join(folder, 'backups.md')} already exists`],
    ['restore -- none.tar.gz', `The backup ${join(folder, 'none.tar.gz')} cannot be read`],
    ['leads -- erase --replay none.json', `${join(folder, 'none.json')} cannot be read`],
  ] as const)('npm run %s', async ([command, message]) => {
    const env = plainEnv({ DATA_DIR: join(temporaryDirectory(onTestFinished), 'data') });
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { code, output } = await runToEnd(npm, ['run', '--silent', ...command.split(' ')], { cwd: folder, env });
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(message) as string });
  });

  test('except in a program that such a command starts in another folder', () => {
    const environment = { INIT_CWD: folder, npm_package_json: join(ROOT, 'package.json') };
    expect(givenPath('a.csv', environment, '/elsewhere')).toBe(resolve('/elsewhere/a.csv'));
    expect(givenPath('/a.csv', environment, ROOT)).toBe(resolve('/a.csv'));
  });
});

test.for(['#1', 'what?', 'all*'])('a project in the folder %s is refused before it is bundled', async (name) => {
  const { root, write } = makeCheckout({ installed: true });
  write('scripts/tool.ts', SHOW);
  write('generator/tool.ts', SHOW);
  const moved = join(root, name);
  mkdirSync(moved);
  for (const part of ['scripts', 'site', 'generator', 'package.json', 'package-lock.json', 'node_modules'])
    renameSync(join(root, part), join(moved, part));
  expect(await runTool(moved, 'scripts/tool.ts')).toMatchObject({
    code: 1,
    output: `\nError: Vite does not work in ${moved}: rename the folder with #, ? or * in its name.\n`,
  });
  expect(await runTool(moved, 'generator/tool.ts'), 'which does not bundle').toMatchObject({ code: 0 });
});

const CHILD = new URL('../../scripts/process.mjs', import.meta.url).href;

test.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s is passed on, and the answer waited for', async (signal) => {
  const { root, write } = makeCheckout({ installed: false });
  write(
    'inner.mjs',
    `process.on('${signal}', () => { console.log('inner closed'); process.exit(5); }); setInterval(() => {}, 1000); console.log('ready');`,
  );
  write(
    'outer.mjs',
    `import { run } from ${JSON.stringify(CHILD)}; process.exitCode = await run(process.execPath, ['inner.mjs']);`,
  );
  const running = start(process.execPath, ['outer.mjs'], { cwd: root, env: plainEnv() });
  await running.prints('ready');
  running.child.kill(signal);
  expect(await running.ended).toMatchObject({ code: 5, output: expect.stringContaining('inner closed') });
});
