import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { ROOT } from '../../scripts/node.mjs';
import { readRecipes, type Step } from '../generator/support/recipes.ts';
import { copyFixtureProject } from '../support/fixture-copy.ts';
import { runToEnd, type Ended } from '../support/process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { plainEnv } from './checkout.ts';

/** Recipes of the guide that fit on one day: each of the others changes a line that one of these or of the edits below changes too; a form on the blog goes
 * where a second article makes it a list. */
const RECIPES = [
  'Change a text',
  'Add a page',
  'Add a service',
  'Add an article',
  'Add a field',
  'Add an alias',
  'Add an error text',
];

/** An edit of a file of the spec: a text in it, and what takes its place; without both, the file goes. */
type Edit = readonly [path: string, from?: string, to?: string];

const EDITS: Readonly<Record<string, readonly Edit[]>> = {
  'replace the sample telephone': [['spec/site.ts', "phone: sample('+52 55 0000 0000')", "phone: '+52 55 4170 2233'"]],
  'make a required field optional': [
    ['spec/forms/fintech.ts', '{ required: true, missing: missing.telephone, persist: false }', '{ persist: false }'],
  ],
  'give a form a table of its own': [
    ['spec/forms/fintech.ts', "table: 'softlanding_requests'", "table: 'fintech_requests'"],
    [
      'spec/tables.ts',
      '  career_applications: {',
      `  fintech_requests: {
    description: 'Requests of the fintech form.',
    columns: {
      nombre: text({ max: 320 }),
      correo: text({ max: 320 }),
      pais_origen: text({ max: 320 }),
      tipo_empresa: text({ max: 320 }),
      mensaje: text({ max: 10_000, nullable: true }),
    },
    email: 'correo',
  },
  career_applications: {`,
    ],
    [
      'spec/records.ts',
      '      career_applications:',
      '      fintech_requests: months(24),\n      career_applications:',
    ],
    [
      'spec/desk.ts',
      "tables: ['leads', 'softlanding_requests']",
      "tables: ['leads', 'softlanding_requests', 'fintech_requests']",
    ],
    [
      'spec/desk.ts',
      '    career_applications: {\n      label',
      "    fintech_requests: {\n      label: { es: 'Solicitudes fintech', en: 'Fintech requests' },\n" +
        "      columns: {\n        pais_origen: { es: 'País de origen', en: 'Country of origin' },\n      },\n    },\n" +
        '    career_applications: {\n      label',
    ],
  ],
  'remove a page with its form, and redirect its address': [
    ['spec/pages/softlanding-promo.ts'],
    ['spec/pages/softlanding-promo'],
    ['spec/forms/softlanding-promo.ts'],
    ['spec/index.ts', "import softlandingPromo from './pages/softlanding-promo.ts';\n", ''],
    ['spec/index.ts', '    softlandingPromo,\n', ''],
    ['spec/forms/index.ts', "import softlandingPromo from './softlanding-promo.ts';\n", ''],
    ['spec/forms/index.ts', "  'softlanding-promo': softlandingPromo,\n", ''],
    [
      'spec/desk.ts',
      "    'softlanding-promo': { es: 'Softlanding (empresas tecnológicas)', en: 'Soft landing (tech companies)' },\n",
      '',
    ],
    ['spec/pages/softlanding.ts', "linkTo('softlanding-promo', ", "linkTo('contact', "],
    [
      'spec/routes.ts',
      `  'softlanding-promo': {
    path: '/softlanding-promo',
    label: { es: 'Softlanding para empresas tecnológicas', en: 'Soft landing for tech companies' },
    parent: 'softlanding',
  },
`,
      '',
    ],
    [
      'spec/routes.ts',
      "[{ from: '/', to: 'home' }]",
      "[\n  { from: '/', to: 'home' },\n  { from: '/softlanding-promo', to: 'softlanding', status: 308 },\n]",
    ],
  ],
};

const root = temporaryDirectory(afterAll);

function edit(path: string, from: string, to: string): void {
  const parts = readFileSync(join(root, path), 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} times: ${from}`);
  writeFileSync(join(root, path), parts.join(to));
}

function follow(step: Step): void {
  if (step.kind === 'change') edit(step.path, step.before, step.after);
  if (step.kind !== 'file') return;
  mkdirSync(dirname(join(root, step.path)), { recursive: true });
  writeFileSync(join(root, step.path), step.content);
}

function run(args: readonly string[]): Promise<Ended> {
  return runToEnd(process.execPath, args, {
    cwd: root,
    env: plainEnv({ CHROMIUM_PATH: process.env['CHROMIUM_PATH'], NO_COLOR: '1' }),
  });
}

function applyEdits(): void {
  copyFixtureProject(root);
  // The tests that see the site of `spec/`. The others are about sites that nobody edits.
  for (const name of ['any-site', 'backend/support', 'scripts/checkout.ts', 'support', 'vitest.config.ts'])
    cpSync(join(ROOT, 'tests', name), join(root, 'tests', name), { recursive: true });
  const recipes = readRecipes(readFileSync(join(ROOT, 'docs/guides/recipes.md'), 'utf8'));
  for (const title of RECIPES) {
    const recipe = recipes.find((one) => one.title === title);
    if (recipe === undefined) throw new Error(`The guide has no recipe "${title}"`);
    recipe.steps.forEach(follow);
  }
  for (const [path, from, to] of Object.values(EDITS).flat()) {
    if (from === undefined || to === undefined) rmSync(join(root, path), { recursive: true });
    else edit(path, from, to);
  }
}

test('a month of ordinary edits leaves everything green that sees the real site', async () => {
  applyEdits();
  writeFileSync(
    join(root, 'edited.tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['spec', 'site/generated'] }),
  );
  const vitest = 'node_modules/vitest/vitest.mjs run --config tests/vitest.config.ts --project site';
  const steps = {
    'it is compiled': 'scripts/run.mjs generator/cli.ts --accept',
    'its types are right': 'node_modules/typescript/bin/tsc -p edited.tsconfig.json --checkers 1',
    'it is built': 'scripts/run.mjs scripts/build.ts',
    // Of the forms, those that were edited; without the visit to each page, which takes longer than all else.
    'it passes its tests': `${vitest} tests/generated tests/any-site/built-site -t addresses|redirects|public|built|fintech|contact-home`,
  };
  for (const [step, command] of Object.entries(steps)) {
    const { code, output } = await run(command.split(' '));
    expect(code, `${step}:\n${output}`).toBe(0);
  }
}, 300_000);
