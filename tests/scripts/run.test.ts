import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { expect, test } from 'vitest';

import { runToEnd, start } from '../support/process.ts';
import { makeCheckout, plainEnv } from './checkout.ts';

/** A stand-in program that says how it was started. */
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
  const { code, output } = await runToEnd(process.execPath, ['scripts/run.mjs', 'tool.ts', '--check', 'a b'], {
    cwd: root,
    env: plainEnv(),
  });
  const shown: unknown = JSON.parse(output);
  expect(shown).toMatchObject({ args: ['--check', 'a b'], main: expect.stringMatching(/tool\.ts$/) });
  expect(shown).toHaveProperty('major', 24);
  expect(code).toBe(0);
});

test('the exit code of the program is the exit code of the command', async () => {
  const { root, write } = makeCheckout({ installed: true });
  write('tool.ts', 'process.exitCode = 7;');
  const { code } = await runToEnd(process.execPath, ['scripts/run.mjs', 'tool.ts'], { cwd: root, env: plainEnv() });
  expect(code).toBe(7);
});

test('an error in the program keeps its stack trace', async () => {
  const { root, write } = makeCheckout({ installed: true });
  write('tool.ts', "throw new TypeError('a bug');");
  const { code, output } = await runToEnd(process.execPath, ['scripts/run.mjs', 'tool.ts'], {
    cwd: root,
    env: plainEnv(),
  });
  expect(code).toBe(1);
  expect(output).toMatch(/TypeError: a bug\n\s+at .*tool\.ts:1/);
});

test('a file operation that the system refuses is one sentence with the folder and what to do', async () => {
  const { root, write } = makeCheckout({ installed: true });
  write('tool.ts', "import { writeFileSync } from 'node:fs';\nwriteFileSync('package.json/made/file', '');");
  const { code, output } = await runToEnd(process.execPath, ['scripts/run.mjs', 'tool.ts'], {
    cwd: root,
    env: plainEnv(),
  });
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Error: The folder ${join(root, 'package.json/made')} cannot be used (ENOTDIR): a part of its path is a file. Move that file away, and try again.`,
  );
});

test('a program that is not there is named, without a stack trace', async () => {
  const { root } = makeCheckout({ installed: true });
  const { code, output } = await runToEnd(process.execPath, ['scripts/run.mjs', 'nowhere.ts'], {
    cwd: root,
    env: plainEnv(),
  });
  expect(code).toBe(1);
  expect(output).toContain('there is no nowhere.ts in ');
  expect(output).not.toMatch(/\n\s+at /);
});

test('a signal reaches the program, which may end in its own time', async () => {
  const { root, write } = makeCheckout({ installed: true });
  write(
    'tool.ts',
    `const open = setInterval(() => undefined, 1000);
     process.on('SIGTERM', () => { clearInterval(open); console.log('closed'); });
     console.log('ready');`,
  );
  const running = start(process.execPath, ['scripts/run.mjs', 'tool.ts'], { cwd: root, env: plainEnv() });
  await running.says('ready');
  running.child.kill('SIGTERM');
  expect(await running.ended).toMatchObject({ code: 0, signal: null, output: expect.stringContaining('closed') });
});

test.skipIf(process.platform === 'win32')(
  'a program whose output nobody reads any more goes on to its end',
  async () => {
    const { root, write } = makeCheckout({ installed: true });
    // As Vike does: it prints what nobody catches.
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
  },
);
