import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { checkOutput, describeFindings, checkSettings, type Finding } from '../../scripts/release/check.ts';
import { explain } from '../../scripts/publish/explain.ts';
import { reviewForPublishing } from '../../scripts/release/review.ts';
import { findPlaceholders, placeholdersIn } from '../../generator/read/placeholders.ts';
import { fingerprint, writeStamp } from '../../site/current-build.ts';
import { isInWords } from '../../generator/schema/index.ts';
import real from '#spec';
import { runToEnd } from '../support/process.ts';
import { makeCheckout, plainEnv, type Checkout } from './checkout.ts';
import { copyProject } from '../support/copy-project.ts';
import { copyFixtureOutputs, copyFixtureProject, copyFixtureSpec } from '../support/fixture-copy.ts';
import { beginHistory } from '../support/repository.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { FIXTURE_ROOT } from '../support/fixture-site.ts';
import { ROOT } from '../../scripts/node.mjs';

function messagesOf(findings: readonly Finding[]): string[] {
  return findings.map(({ where, what }) => `${where} ${what}`);
}

describe('placeholders', () => {
  it('are found at their line and column', () => {
    const source = [
      "  email: 'hola@jacaranda.example',",
      "  phone: '+52 55 1234 5678', href: 'tel:+525512345678',",
      "  booking: 'https://agenda.jacaranda.example/nuevo',",
      '  // the .example addresses are reserved',
      "  name: 'for example', host: 'www.example.com',",
      "  street: 'Calle por definir 00', script: 'https://widget.invalid/a.js',",
      "  title: { es: 'TODO: título de TODO', en: 'Lorem ipsum, by Todoist' },",
      "  'desk.login.invalid': { es: 'No es válido', en: 'It is not valid' },",
    ].join('\n');
    expect(messagesOf(placeholdersIn(source, 'spec/site.ts'))).toEqual([
      'spec/site.ts:1:11 hola@jacaranda.example',
      'spec/site.ts:3:21 agenda.jacaranda.example',
      'spec/site.ts:6:12 Calle por definir 00',
      'spec/site.ts:6:52 widget.invalid',
      'spec/site.ts:7:17 TODO:',
      'spec/site.ts:7:45 Lorem ipsum, by Todoist',
    ]);
  });

  it('include everything marked as a sample, with its name or first words', () => {
    const source = [
      "import { sample } from '#schema';",
      "  claims: { satisfaction: sample(98), months: sample('2.5') },",
      '  // companies: sample(50)',
      '    sample({',
      '      text: {',
      "        es: 'Desde la primera llamada supimos qué documentos apostillar y cuáles no hacían falta.',",
      '      },',
      '    }),',
      'export default sample(defineArticle({',
      "  slug: 'primer-cierre-fiscal',",
    ].join('\n');
    expect(messagesOf(placeholdersIn(source, 'spec/site.ts'))).toEqual([
      'spec/site.ts:2:27 satisfaction: 98',
      "spec/site.ts:2:47 months: '2.5'",
      'spec/site.ts:4:5 Desde la primera llamada supimos qué documentos apostilla…',
      'spec/site.ts:9:16 primer-cierre-fiscal',
    ]);
  });

  it('of a whole spec are its firm, all of its figures, testimonials and cases, and its article', () => {
    const found = messagesOf(findPlaceholders(FIXTURE_ROOT, FIXTURE_ROOT)).map((line) =>
      line.replace(/:\d+:\d+ /, ' '),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        "site.ts name: 'Jacaranda'",
        "site.ts legalName: 'Clínica Dental Jacaranda, S.C.'",
        "site.ts phone: '+52 33 0000 0000'",
        'articles/first-visit.ts antes-de-la-primera-cita',
      ]),
    );
    const figures = found.flatMap((line) => /^values\.ts (\w+): /.exec(line)?.[1] ?? []);
    expect(figures).toEqual(Object.keys(real.values).slice(Object.keys(real.values).indexOf('companies')));
    const examples = real.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'quotes' || block.kind === 'cases' ? block.items.map(() => block.kind) : [],
      ),
    );
    expect(found.filter((line) => line.startsWith('pages/company.ts '))).toHaveLength(examples.length);
    // Claims such as free services, response hours and figures are each listed once, for the firm to confirm.
    const statements = Object.values(real.values).filter(isInWords);
    expect(statements).not.toHaveLength(0);
    expect(found.filter((line) => line.startsWith('values.ts '))).toHaveLength(figures.length + statements.length);
  });
});

/** A text in the languages of those who edit the site, and perhaps in others. */
function inBoth(es: string, en: string): unknown {
  return expect.objectContaining({ es, en });
}

describe('a review for those who edit the site on its pages', () => {
  it('names the page, the block and the text of each finding in both languages, and no text of the desk', async () => {
    const findings = await reviewForPublishing(FIXTURE_ROOT);
    // After the placeholders, the language that is translated in part.
    expect(findings.map(({ where }) => where)).toEqual([
      ...findPlaceholders(FIXTURE_ROOT, ROOT).map(({ where }) => where),
      expect.stringMatching(/locales\.ts:/),
    ]);
    expect(findings.filter(({ page }) => page === undefined)).toEqual([]);
    expect(findings.filter(({ where }) => where.includes('desk'))).toEqual([]);
    expect(findings).toContainEqual({
      kind: 'placeholder',
      where: expect.stringMatching(/\/site\.ts:/),
      page: inBoth('La firma', 'The firm'),
      text: inBoth('Correo', 'E-mail'),
      what: 'hola@jacaranda.example',
    });
    expect(findings).toContainEqual({
      kind: 'sample',
      where: expect.stringMatching(/company\.ts:/),
      page: inBoth('La clínica', 'The clinic'),
      text: inBoth('Testimonios › Testimonio 1 › Texto', 'Testimonials › Testimonial 1 › Text'),
      what: inBoth('Me explicaron cada paso.', 'They explained every step.'),
    });
  });
});

it('publishing refuses untranslated texts, and names page, text, language and original; the preview lists them', async () => {
  const root = temporaryDirectory(onTestFinished);
  const site = relative(ROOT, FIXTURE_ROOT);
  copyProject(root);
  copyFixtureSpec(join(root, site));
  copyFixtureOutputs(join(root, site));
  const file = join(root, site, 'pages/home.ts');
  const english = /(title: \{ es: 'Cuidado'), en: 'Care' \}/;
  writeFileSync(file, readFileSync(file, 'utf8').replace(english, '$1 }'));
  const generator = join(ROOT, 'generator/cli.ts');
  const run = (...args: string[]) =>
    runToEnd(process.execPath, [generator, '--root', root, ...args], { cwd: root, env: plainEnv({ SPEC: site }) });
  const { code, output } = await run('--format', 'json');
  expect(code).toBe(1);
  expect(await explain(output, root)).toEqual({
    fault: 'untranslated',
    details: [
      {
        text: inBoth(
          'Inicio › Encabezado › Recuadro 1 › Título (English): Cuidado',
          'Home › Page header › Tile 1 › Title (English): Cuidado',
        ),
        where: expect.stringMatching(/pages\/home\.ts:26:\d+$/) as string,
      },
    ],
  });
  expect(await reviewForPublishing(join(root, site))).toContainEqual(
    expect.objectContaining({ kind: 'warning', page: inBoth('Inicio', 'Home') }),
  );
  expect((await run('--translate-later')).code).toBe(0);
});

describe('settings', () => {
  const valid = { SITE_URL: 'https://www.my-firm.mx' };
  const jwt = (role: string): string =>
    ['{"alg":"HS256"}', JSON.stringify({ role }), 'signature']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.');

  it.each([[valid], [{ ...valid, SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_ANON_KEY: jwt('anon') }]])(
    '%j go public',
    (environment) => expect(checkSettings(environment)).toEqual([]),
  );

  it.each<[Record<string, string>, string]>([
    [{}, 'SITE_URL is not set'],
    [{ SITE_URL: 'http://www.my-firm.mx' }, 'SITE_URL is "http://www.my-firm.mx"'],
    [{ SITE_URL: 'https://www.my-firm.mx/' }, 'SITE_URL is "https://www.my-firm.mx/"'],
    [{ SITE_URL: 'https://www.jacaranda.example' }, 'SITE_URL is "https://www.jacaranda.example"'],
    [{ ...valid, SUPABASE_URL: 'https://abc.supabase.co' }, 'SUPABASE_ANON_KEY is not set'],
    [
      { ...valid, SUPABASE_URL: 'http://abc.supabase.co', SUPABASE_ANON_KEY: 'k' },
      'SUPABASE_URL is "http://abc.supabase.co"',
    ],
  ])('%j do not', (environment, expected) => expect(messagesOf(checkSettings(environment))).toEqual([expected]));

  it.each([jwt('service_role'), 'sb_secret_abcdefgh'])('with the secret key %s do not', (key) => {
    const found = checkSettings({ ...valid, SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_ANON_KEY: key });
    expect(messagesOf(found)).toEqual([expect.stringMatching(/^SUPABASE_ANON_KEY is a secret key/)]);
    expect(describeFindings(found), 'nor is the key repeated').not.toContain(key);
  });
});

describe('the output', () => {
  let checkout: Checkout;
  beforeEach(() => {
    checkout = makeCheckout({ installed: false });
    checkout.write('spec/site.ts', 'export {};\n');
    checkout.write('site/generated/site.ts', 'export {};\n');
    beginHistory(checkout.root);
    vi.stubEnv('SITE_URL', 'https://www.my-firm.mx');
    mkdirSync(join(checkout.root, 'dist/client'), { recursive: true });
    writeStamp(fingerprint(checkout.root), join(checkout.root, 'dist'));
  });
  afterEach(() => vi.unstubAllEnvs());

  it('is clean when all is committed and built', async () => expect(await checkOutput(checkout.root)).toEqual([]));

  it('is not clean with uncommitted files, and each is named', async () => {
    checkout.write('spec/site.ts', 'export const changed = true;\n');
    checkout.write('site/generated/a name with spaces.ts', '');
    rmSync(join(checkout.root, 'site/generated/site.ts'));
    writeStamp(fingerprint(checkout.root), join(checkout.root, 'dist'));
    expect(messagesOf(await checkOutput(checkout.root)).toSorted()).toEqual([
      'site/generated/a name with spaces.ts is not committed',
      'site/generated/site.ts is not committed',
      'spec/site.ts is not committed',
    ]);
  });

  it('is not clean if the build has another address', async () => {
    vi.stubEnv('SITE_URL', 'https://other.mx');
    expect(messagesOf(await checkOutput(checkout.root))).toEqual([
      'dist is out of date: the sources or the settings changed since the build',
    ]);
  });
});

it('the command shows everything at once, before the tests, and ends with 1', async () => {
  const root = temporaryDirectory(onTestFinished);
  copyFixtureProject(root);
  cpSync(join(ROOT, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
  const { code, output } = await runToEnd(process.execPath, ['scripts/check.ts', 'generate', '--release'], {
    cwd: root,
    env: plainEnv({ SITE_URL: '' }),
  });
  expect(code).toBe(1);
  expect(output).toMatch(/^ {2}spec\/site\.ts:\d+:\d+ {2}hola@jacaranda\.example$/m);
  expect(output).toMatch(/^ {2}spec\/values\.ts:\d+:\d+ {2}companies: 50$/m);
  expect(output).toMatch(/^ {2}SITE_URL {2}is not set$/m);
  expect(output).toMatch(/^ {2}dist {2}is missing$/m);
  expect(output).toMatch(/✗ Ready to go public: \d+ problems/);
  expect(output).not.toMatch(/\n\s+at /);
});
