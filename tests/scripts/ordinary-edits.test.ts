import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { ROOT } from '../../scripts/node.mjs';
import { siteCache } from '../../site/site-root.mjs';
import { readRecipes, type Step } from '../generator/support/recipes.ts';
import { labelsOf } from '../support/built/forms.ts';
import { copyProject } from '../support/copy-project.ts';
import { ONLY_LIFTOFF } from '../support/only-liftoff.ts';
import { runToEnd, type Ended } from '../support/process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { plainEnv } from './checkout.ts';

/** Recipes that change a line that another recipe changes too. */
const OTHER_DAYS = ['Add a redirect', 'Change an address', 'Change a limit'];

/** The cache of new databases, which copies of the project may share. */
const DATABASES = 'node_modules/.cache/databases';

const root = temporaryDirectory(afterAll);

function edit(path: string, from: string, to: string): void {
  const parts = readFileSync(join(root, path), 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times: ${from}`);
  writeFileSync(join(root, path), parts.join(to));
}

function follow(step: Step): void {
  if (step.kind === 'change') edit(step.path, step.before, step.after);
  if (step.kind === 'remove') rmSync(join(root, step.path), { recursive: true });
  if (step.kind !== 'file') return;
  mkdirSync(dirname(join(root, step.path)), { recursive: true });
  writeFileSync(join(root, step.path), step.content);
}

/** Runs a program in the copy, which takes pictures from the cache of this checkout: their names are hashes. */
function run(args: readonly string[]): Promise<Ended> {
  return runToEnd(process.execPath, [...ONLY_LIFTOFF, ...args], {
    cwd: root,
    env: plainEnv({ NO_COLOR: '1', GOGC: 'off', SITE_CACHE: siteCache(ROOT, ROOT) }),
  });
}

function applyEdits(): void {
  copyProject(root);
  // The tests that run on the site in `spec/`. The others run on fixture sites.
  for (const name of ['any-site', 'backend/support', 'scripts/checkout.ts', 'support', 'vitest.config.ts'])
    cpSync(join(ROOT, 'tests', name), join(root, 'tests', name), { recursive: true });
  // PGlite's initdb takes longer than the rest of these tests.
  const [databases, link] = [join(ROOT, DATABASES), join(root, DATABASES)];
  for (const folder of [databases, dirname(link)]) mkdirSync(folder, { recursive: true });
  symlinkSync(databases, link, 'junction');
  for (const { title, steps } of readRecipes(readFileSync(join(ROOT, 'docs/guides/recipes.md'), 'utf8')))
    if (!OTHER_DAYS.includes(title)) steps.forEach(follow);
  // A field that becomes optional, and a page in one language.
  edit('spec/forms/fintech.ts', '        required: true,\n        missing: missing.telephone,\n', '');
  edit(
    'spec/routes.ts',
    "accessibility: { path: '/accesibilidad',",
    "accessibility: { path: '/accesibilidad', languages: ['es'],",
  );
}

test('after all recipes in turn, the tests of the real site pass', async () => {
  applyEdits();
  writeFileSync(
    join(root, 'edited.tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['spec', 'site/generated'] }),
  );
  const vitest = 'node_modules/vitest/vitest.mjs run --config tests/vitest.config.ts';
  const steps = {
    'it is compiled': 'scripts/run.mjs generator/cli.ts --accept',
    'its types are right': 'node_modules/typescript/bin/tsc -p edited.tsconfig.json --checkers 1',
    'it is built': 'scripts/run.mjs scripts/build.ts',
    'it passes its tests': `${vitest} --project site tests/generated/routes tests/any-site/built-site`,
  };
  for (const [step, command] of Object.entries(steps)) {
    const { code, output } = await run(command.split(' '));
    expect(code, `${step}:\n${output}`).toBe(0);
  }
  // The new form in both languages, a new field of an old one, and the field that became optional.
  const labels = (path: string, form: string): Record<string, string> =>
    labelsOf(readFileSync(join(root, 'dist/client', `${path}.html`), 'utf8'), form);
  expect(labels('servicios', 'letter')).toEqual({ name: 'Nombre *', email: 'Correo electrónico *' });
  expect(labels('en/servicios', 'letter')).toEqual({ name: 'Name *', email: 'E-mail *' });
  expect(labels('inicio', 'contact-home')).toMatchObject({ city: 'Ciudad (opcional)' });
  expect(labels('cumplimiento-fintech-landing', 'fintech')).toMatchObject({ telefono: 'Teléfono (opcional)' });
}, 900_000);
