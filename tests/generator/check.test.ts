import { expect, it } from 'vitest';
import { differing, makeGenerated, makeProject } from './support/project.ts';

const manifest = 'site/generated/manifest.json';

it('--check lists everything as missing in an empty project, and writes nothing', async () => {
  const project = makeProject();
  const messages = await project.fails(['--check']);
  expect(messages).toContain('missing         site/generated/pages/home.ts (from pages.home)');
  expect(messages).toContain('missing         site/supabase/migrations/0001_initial.sql');
  expect(messages).toContain('The output is not up to date with the spec');
  expect(project.snapshot()).toEqual({});
});

it('--check accepts what the generator has just written', async () => {
  const project = await makeGenerated();
  const before = project.times();
  const run = await project.generate(['--check']);
  expect(run).toMatchObject({ status: 0, err: '' });
  expect(run.out).toMatch(/✓ \d+ generated files are up to date with the spec/);
  expect(differing(before, project.times())).toEqual([]);
});

it('--check distinguishes missing, changed, orphaned, edited and foreign files, and writes nothing', async () => {
  const project = await makeGenerated();
  project.removeThanksPage();
  project.edit('spec/base.ts', "es: 'Su socio en México'", "es: 'Su aliado en México'");
  project.remove('site/generated/backend.ts');
  project.write('site/generated/forms/contact.ts', '// mine\n');
  project.write('tests/generated/mine.test.ts', '');

  const messages = await project.fails(['--check']);
  const lines = messages.split('\n');
  expect(lines).toContain('missing         site/generated/backend.ts (from tables)');
  expect(lines).toContain('changed         site/generated/locales/es/home.json (from pages.home)');
  expect(messages).toContain('-   "hero": {"heading": "Su socio en México", ');
  expect(messages).toContain('+   "hero": {"heading": "Su aliado en México", ');
  expect(lines).toContain('orphaned        site/generated/pages/thanks.ts (from pages.thanks)');
  expect(lines).toContain('edited by hand  site/generated/forms/contact.ts (from forms.contact)');
  expect(lines).toContain('not ours        tests/generated/mine.test.ts');
  expect(messages).toMatch(/1 missing, \d+ changed, 3 orphaned, 1 edited by hand, 1 not ours\./);
  expect(messages).not.toContain('unchanged');
});

it('--check notices an outdated manifest', async () => {
  const project = await makeGenerated();
  project.write(manifest, project.read(manifest).replace('"source":"services"', '"source":"service"'));
  expect(await project.fails(['--check'])).toContain(`changed         ${manifest}`);
});
