import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { labelsOf } from '../support/built/forms.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { copyProject } from '../support/copy-project.ts';
import { ROOT } from '../../scripts/node.mjs';
import { filesOf } from '../../site/current-build.ts';
import { ONLY_LIFTOFF } from '../support/only-liftoff.ts';
import { runToEnd, type Ended } from '../support/process.ts';
import { plainEnv } from './checkout.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** Another firm's site in three languages, one of them in part, with its own output. */
const SITE = FIXTURE_SITE;

const folder = temporaryDirectory(afterAll);

function environment(spec: string): NodeJS.ProcessEnv {
  return plainEnv({ SPEC: spec });
}

function run(spec: string, args: readonly string[], cwd = ROOT): Promise<Ended> {
  return runToEnd(process.execPath, args, { cwd, env: environment(spec) });
}

function generate(spec: string, cwd = ROOT): Promise<Ended> {
  return run(spec, ['scripts/run.mjs', 'generator/cli.ts'], cwd);
}

test('it is built, and passes the tests that were generated for it', async () => {
  expect(await run(SITE, ['scripts/run.mjs', 'scripts/build.ts'])).toMatchObject({ code: 0 });
  // Both fonts are served, with their licences.
  const built = (name: string): string => readFileSync(join(ROOT, SITE, 'dist/client', name), 'utf8');
  expect(built('inicio.html')).toMatch(
    /font-family:Karla;src:url\([^)]*\)format\("woff2"\);font-weight:600;font-display:optional/,
  );
  expect(built('licences.txt')).toMatch(/^@fontsource-variable\/nunito [^]*^@fontsource\/karla /m);
  // Its logo is in colour, with a variant for dark backgrounds that the styles choose.
  expect(built('inicio.html')).toMatch(
    /\.on-dark\{display:none\}[^]*class="on-light"[^]*class="on-dark"[^]*class="footer [^"]*footer--dark"/,
  );
  // The articles are listed, newest first, and in the feed; static hosts need no rule for each.
  const [newest] = built('blog.html').match(/(?<=<h2[^>]*><a [^>]*href=")[^"]+/g) ?? [];
  expect(built('feed.xml')).toContain(`${newest ?? 'none'}<`);
  const rules = readFileSync(join(ROOT, SITE, 'dist/hosts/netlify/_headers'), 'utf8');
  expect(rules).toContain('application/atom+xml');
  expect(rules).not.toContain(newest);
  // An article with a photograph as share image, and a photograph in its text.
  const article = built('blog/cepillado-con-brackets.html');
  expect(article).toMatch(
    /og:image" content="[^"]*\/share\/es\/article\/cepillado-con-brackets\.jpg"[^>]*><meta property="og:image:type" content="image\/jpeg"/,
  );
  expect(article.match(/<figure><picture /g)).toHaveLength(1);
  // The structured data have the author's photograph, with the file that the page shows.
  const [, face = 'none'] =
    /"@type":"Person"[^}]*"image":"https?:[^"]*?(\/assets\/pictures\/team\.lucie\.author\.[^"]*)"/.exec(article) ?? [];
  expect(article).toContain(`src="${face}"`);
  // The example article has neither pictures nor tables, but their styles are there all the same.
  for (const rule of ['.picture img{', '.article__text figcaption{', '.author img{', '.data-table{', '.tint-'])
    expect(article).toContain(rule);
  const { format, width, height } = await sharp(
    join(ROOT, SITE, 'dist/client/share/es/article/cepillado-con-brackets.jpg'),
  ).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  // A page in a language that is translated in part: what is not translated is in the default language.
  expect(built('fr/inicio.html')).toContain('Aller au contenu');
  expect(labelsOf(built('fr/inicio.html'), 'contact-home')).toMatchObject({
    name: 'Nombre *',
    email: 'Correo electrónico *',
  });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--project', 'site'];
  const { code, output } = await run(SITE, [...ONLY_LIFTOFF, ...vitest]);
  expect(code, `It failed:\n${output}`).toBe(0);
});

/** The files of some folders with their contents. */
function digestsOf(root: string, ...folders: string[]): Record<string, string> {
  return Object.fromEntries(
    folders
      .flatMap((name) => filesOf(root, name))
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest('hex'),
      ]),
  );
}

test('compiled anew, its committed outputs are the same, and no other file changes', async () => {
  const copy = join(folder, 'copy');
  copyProject(copy);
  cpSync(join(ROOT, dirname(SITE)), join(copy, dirname(SITE)), {
    recursive: true,
    filter: (from) => !/[\\/](?:dist|dist\.next|\.data|\.cache)$/.test(from),
  });
  const everything = (): Record<string, string> => digestsOf(copy, 'spec', 'generator', 'site', 'scripts', 'tests');
  const before = everything();
  for (const name of ['site/generated', 'tests/generated']) rmSync(join(copy, SITE, name), { recursive: true });
  expect(await generate(SITE, copy)).toMatchObject({ code: 0, output: expect.stringMatching(/[1-9]\d* new/) });
  expect(everything()).toEqual(before);
});

test.for([
  ['sites/none', 'there is no index.ts'],
  ['../elsewhere', 'outside of the project'],
] as const)('SPEC=%s is refused, with what to do', async ([spec, reason]) => {
  const { code, output } = await generate(spec);
  expect(code).toBe(1);
  expect(output).toContain(reason);
  expect(output).not.toMatch(/\n\s+at /);
});
