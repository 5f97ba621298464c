import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { ROOT } from '../../scripts/node.mjs';
import { readStamp, writeStamp, builtManifest, readManifest, requireCurrentBuild } from '../../site/current-build.ts';
import { originProblem } from '../../site/build/public-files.ts';
import { siteHeaders } from '../../site/hosting/site-headers.ts';
import { runToEnd, start, type Running } from '../support/process.ts';
import { plainEnv } from './checkout.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { copyFixtureProject } from '../support/fixture-copy.ts';
import { PERCENT } from '../support/copy-project.ts';

test.each(['https://www.my-firm.mx', 'https://www.my-firm.mx/', 'http://127.0.0.1:3000', '', undefined])(
  'SITE_URL may be %j',
  (value) => {
    expect(originProblem(value)).toBeUndefined();
  },
);

test.each([
  [
    { SITE_URL: 'www.my-firm.mx' },
    'SITE_URL is "www.my-firm.mx", but it must be the public origin without a path, like https://www.my-firm.mx.',
  ],
])('a build with %j says what is wrong and leaves the last one as it is', async (setting, message) => {
  const { code, output } = await runToEnd(process.execPath, [join(ROOT, 'scripts', 'build.ts')], {
    env: { ...process.env, ...setting },
  });
  // The build goes on during the check, and prints its steps.
  const rest = output.split('\n').filter((line) => line !== '' && !/^[→✓] /.test(line));
  expect(rest).toEqual([`Error: ${message}`]);
  expect(code).toBe(1);
});

describe('in a copy of the project', () => {
  const root = join(temporaryDirectory(afterAll), PERCENT);
  beforeAll(() => copyFixtureProject(root));
  beforeEach(() => rmSync(join(root, 'dist'), { recursive: true, force: true }));
  const withEdit = async <T>(path: string, edit: (text: string) => string, work: () => Promise<T>): Promise<T> => {
    const original = readFileSync(join(root, path), 'utf8');
    expect(edit(original)).not.toBe(original);
    writeFileSync(join(root, path), edit(original));
    try {
      return await work();
    } finally {
      writeFileSync(join(root, path), original);
    }
  };

  test.each([
    [
      'changed',
      "es: 'Su dentista",
      "es: 'Su nueva dentista",
      /the generated files do not match the spec\.[^]*npm run generate[^]*What changes on the site:[^]*\/inicio/,
    ],
    [
      'broken',
      "linkTo('services'",
      "linkTo('servces'",
      /the generated files do not match the spec\.[^]*spec\/pages\/home\.ts:\d+:\d+ [^]*There is no page "servces"\./,
    ],
  ])('a spec that was saved and not compiled is not built where it is %s', async (_, from, to, message) => {
    const { code, output } = await withEdit(
      'spec/pages/home.ts',
      (text) => text.replace(from, to),
      () => runToEnd(process.execPath, ['scripts/build.ts'], { cwd: root, env: plainEnv({ NO_COLOR: '1' }) }),
    );
    expect(code).toBe(1);
    expect(output).toMatch(message);
    expect(output).not.toMatch(/\n\s+at /);
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });

  test('a failed build returns an error, and leaves the previous site and its manifest', async () => {
    const dist = join(root, 'dist');
    mkdirSync(join(dist, 'client'), { recursive: true });
    writeFileSync(join(dist, 'client/inicio.html'), 'The last one');
    writeFileSync(builtManifest(dist), readManifest(root));
    writeStamp('of the last one', dist);
    const stamp = readStamp(root);
    const { code, output } = await withEdit(
      'site/browser/forms/send-message.ts',
      () => 'export const broken = ;',
      () => runToEnd(process.execPath, ['scripts/build.ts'], { cwd: root, env: plainEnv() }),
    );
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('send-message.ts') });
    expect(readFileSync(join(dist, 'client/inicio.html'), 'utf8')).toBe('The last one');
    expect(readStamp(root)).toEqual(stamp);
    expect(() => requireCurrentBuild(root)).not.toThrow();
  });

  test('a build reuses the last bundle if the bundler reads the same as then', async () => {
    const text = 'site/generated/locales/es/home.json';
    const edits: Record<string, [path: string, from: string, to: string]> = {
      'a text': [text, 'sorpresas', 'sobresaltos'],
      'the spec': ['spec/pages/home.ts', '', '\n'],
      // The font has only the characters of the texts.
      'a text with a new character': [text, 'a', 'ж'],
      'other content': ['site/generated/site.ts', '', '\n'],
      'a component': ['site/layout/Layout.tsx', '', '\n'],
    };
    // In one process, since the imports take longer than the builds, which have no bundler.
    const program = `import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
      import { bundle } from './scripts/build/build-site.ts';
      async function isBundled(last, next) {
        let bundled = false;
        await bundle(next, last, async () => {
          mkdirSync(next + '/client', { recursive: true });
          bundled = true;
        });
        if (!existsSync(next + '/client')) throw new Error(next + ' has no pages.');
        return bundled;
      }
      const bundled = { nothing: await isBundled('none', 'first') };
      for (const [what, [path, from, to]] of Object.entries(${JSON.stringify(edits)})) {
        const before = readFileSync(path, 'utf8');
        writeFileSync(path, before.replace(from, to));
        bundled[what] = await isBundled('first', 'dist');
        writeFileSync(path, before);
      }
      console.log(JSON.stringify(bundled));`;
    const options = { cwd: root, env: plainEnv() };
    const { output } = await runToEnd(process.execPath, ['--input-type=module', '--eval', program], options);
    expect(JSON.parse(output)).toEqual({
      nothing: true,
      'a text': false,
      'the spec': false,
      'a text with a new character': true,
      'other content': true,
      'a component': true,
    });
  });

  test('the output of another spec is not served', async () => {
    const server = (): Running =>
      start(process.execPath, ['site/server/main.ts'], {
        cwd: root,
        env: plainEnv({ PORT: '0', SUPABASE_URL: 'https://a.supabase.co', SUPABASE_ANON_KEY: 'a' }),
      });
    expect(await server().ended).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^There is no built site in .+\. Run `npm run build` first/),
    });
    const dist = join(root, 'dist');
    mkdirSync(join(dist, 'client'), { recursive: true });
    writeFileSync(join(dist, 'headers.json'), JSON.stringify(siteHeaders([])));
    writeFileSync(builtManifest(dist), readManifest(root));
    const { code, output } = await withEdit(
      'site/generated/manifest.json',
      (text) => `${text}\n`,
      () => server().ended,
    );
    expect([code, output]).toEqual([1, expect.stringMatching(/^dist\/ is out of date: the generated files changed/)]);
    // A container has no spec.
    const [spec, away] = ['spec', 'away'].map((name) => join(root, name)) as [string, string];
    renameSync(spec, away);
    onTestFinished(() => renameSync(away, spec));
    const running = server();
    await running.prints('http://');
    running.child.kill('SIGTERM');
    expect((await running.ended).code).toBe(0);
  });
});
