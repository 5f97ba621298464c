import { expect, it } from 'vitest';
import { makeGenerated, makeProject } from './support/project.ts';

const home = 'site/generated/pages/home.ts';
const spanishHome = 'site/generated/locales/es/home.json';

/** A project whose output is up to date. */
async function upToDate() {
  const project = await makeGenerated();
  expect((await project.generate()).out).toContain('all up to date');
  return project;
}

it('sees an output that was edited by hand, and that it was put back', async () => {
  const project = await upToDate();
  const original = project.read(home);
  project.write(home, `${original}// by hand\n`);
  expect((await project.generate(['--check'])).err).toContain(`edited by hand  ${home}`);
  expect((await project.generate()).err).toContain(`edited by hand  ${home}`);
  project.write(home, original);
  expect((await project.generate()).out).toContain('all up to date');
});

it('writes an output that was deleted', async () => {
  const project = await upToDate();
  const original = project.read(home);
  project.remove(home);
  expect((await project.generate(['--check'])).err).toContain(`missing         ${home}`);
  expect((await project.generate()).out).toContain('1 new');
  expect(project.read(home)).toBe(original);
});

it('sees a file that is not its own, as often as it is run', async () => {
  const project = await upToDate();
  project.write('site/generated/pages/mine.ts', 'mine');
  expect((await project.generate()).out).toContain('not ours        site/generated/pages/mine.ts');
  expect((await project.generate()).out).toContain('not ours        site/generated/pages/mine.ts');
  expect((await project.generate(['--check'])).status).toBe(1);
});

it('sees a migration that was altered or lost', async () => {
  const project = await upToDate();
  const migration = 'site/supabase/migrations/0001_initial.sql';
  const original = project.read(migration);
  project.write(migration, `${original}-- by hand\n`);
  expect((await project.generate()).err).toContain(`${migration} was altered`);
  project.remove(migration);
  expect((await project.generate()).err).toContain(`${migration} is missing`);
});

it('follows a spec that changes and changes back', async () => {
  const project = await upToDate();
  const original = project.read(spanishHome);
  project.edit('spec/base.ts', 'Su socio en México', 'Su aliado en México');
  expect((await project.generate(['--check'])).status).toBe(1);
  expect((await project.generate()).out).toContain('3 changed');
  expect(project.read(spanishHome)).toContain('Su aliado en México');
  project.edit('spec/base.ts', 'Su aliado en México', 'Su socio en México');
  expect((await project.generate()).out).toContain('3 changed');
  expect(project.read(spanishHome)).toBe(original);
});

it('reports a broken spec each time, and forgets nothing of it', async () => {
  const project = await upToDate();
  project.edit('spec/base.ts', "linkTo('blog')]", "linkTo('blgo')]");
  expect((await project.generate()).err).toContain('blgo');
  expect((await project.generate()).err).toContain('blgo');
});

it('reads a file anew that the spec imports from elsewhere', async () => {
  const project = makeProject();
  project.write('words.ts', "export const heading = { es: 'Uno', en: 'One' };\n");
  project.edit('spec/base.ts', "heading: { es: 'Su socio en México', en: 'Your partner in Mexico' }", 'heading');
  project.edit('spec/base.ts', 'import type {', "import { heading } from '../words.ts';\nimport type {");
  expect((await project.generate()).status).toBe(0);
  project.write('words.ts', "export const heading = { es: 'Dos', en: 'Two' };\n");
  expect((await project.generate()).out).toContain('changed');
  expect(project.read(spanishHome)).toContain('Dos');
});
