import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { inputsOf as generatorInputsOf } from '../../generator/cache.ts';
import { makeGenerated, makeProject } from './support/project.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

const home = 'site/generated/pages/home.ts';
const spanishHome = 'site/generated/locales/es/home.json';
const cache = 'node_modules/.cache/generator/last-pass.json';

/** A project whose last pass is cached. */
async function cached() {
  const project = await makeGenerated();
  expect((await project.generate()).out).toContain('all up to date');
  return project;
}

it('goes by its cache where nothing has changed', async () => {
  const project = await cached();
  // A cache of another number of files, which only who believes it repeats.
  const [, text = ''] = project.read(cache).split('\n');
  const forged = JSON.stringify({ ...(JSON.parse(text) as object), paths: ['one.ts', 'two.ts'] });
  project.write(cache, `${createHash('sha256').update(forged).digest('hex')}\n${forged}`);
  expect((await project.generate()).out).toContain('✓ 2 files, all up to date');
  expect((await project.generate(['--check'])).out).toContain('✓ 2 generated files are what the spec says');
});

it('compiles again with a generator that has changed', async () => {
  const project = makeProject();
  rmSync(join(project.root, 'generator'));
  cpSync(join(repository, 'generator'), join(project.root, 'generator'), { recursive: true });
  for (const name of [
    'blocks',
    'pictures',
    'embedded-data.ts',
    'files.ts',
    'site-root.mjs',
    'file-error.mjs',
    'user-error.mjs',
    'lib/locales.ts',
  ])
    cpSync(join(repository, 'site', name), join(project.root, 'site', name), { recursive: true });
  for (const name of ['zod', 'oxfmt', '@iconify-json/ph']) {
    mkdirSync(dirname(join(project.root, 'node_modules', name)), { recursive: true });
    symlinkSync(join(repository, 'node_modules', name), join(project.root, 'node_modules', name), 'junction');
  }
  // What each process asks before it compiles anything.
  let processes = 0;
  const inputs = async (): Promise<string | undefined> => {
    const module = `${pathToFileURL(join(project.root, 'generator/cache.ts')).href}?${(processes += 1)}`;
    const { inputsOf } = (await import(module)) as { inputsOf: typeof generatorInputsOf };
    return inputsOf(project.root);
  };
  const before = await inputs();
  expect(before).toMatch(/^[\da-f]{64}$/);
  expect(await inputs()).toBe(before);
  project.edit('generator/format.ts', 'Do not edit:', 'Never edit:');
  const formatted = await inputs();
  project.edit('site/blocks/hero/schema.ts', '  lead: textSchema,', '  promise: textSchema,');
  expect(new Set([before, formatted, await inputs()]).size).toBe(3);
});

it('sees an output that was edited by hand, and that it was put back', async () => {
  const project = await cached();
  const original = project.read(home);
  project.write(home, `${original}// by hand\n`);
  expect((await project.generate(['--check'])).err).toContain(`edited by hand  ${home}`);
  expect((await project.generate()).err).toContain(`edited by hand  ${home}`);
  project.write(home, original);
  expect((await project.generate()).out).toContain('all up to date');
});

it('writes an output that was deleted', async () => {
  const project = await cached();
  const original = project.read(home);
  project.remove(home);
  expect((await project.generate(['--check'])).err).toContain(`missing         ${home}`);
  expect((await project.generate()).out).toContain('1 new');
  expect(project.read(home)).toBe(original);
});

it('sees a file that is not its own, as often as it is run', async () => {
  const project = await cached();
  project.write('site/generated/pages/mine.ts', 'mine');
  expect((await project.generate()).out).toContain('not ours        site/generated/pages/mine.ts');
  expect((await project.generate()).out).toContain('not ours        site/generated/pages/mine.ts');
  expect((await project.generate(['--check'])).status).toBe(1);
});

it('sees a migration that was altered or lost', async () => {
  const project = await cached();
  const migration = 'site/supabase/migrations/0001_initial.sql';
  const original = project.read(migration);
  project.write(migration, `${original}-- by hand\n`);
  expect((await project.generate()).err).toContain(`${migration} was altered`);
  project.remove(migration);
  expect((await project.generate()).err).toContain(`${migration} is missing`);
});

it('follows a spec that changes and changes back', async () => {
  const project = await cached();
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
  const project = await cached();
  project.edit('spec/base.ts', "linkTo('blog')]", "linkTo('blgo')]");
  expect((await project.generate()).err).toContain('blgo');
  expect((await project.generate()).err).toContain('blgo');
});

it.each(['', 'x', 'a\n{}', '{"inputs":', '\u0000\n\n\n'])('does without a cache that reads %j', async (content) => {
  const project = await cached();
  project.write(cache, content);
  project.edit('spec/base.ts', 'Su socio en México', 'Su aliado en México');
  expect((await project.generate()).out).toContain('3 changed');
  expect((await project.generate(['--check'])).status).toBe(0);
});

it('does without a folder for its cache', async () => {
  const project = makeProject();
  project.write('node_modules/.cache', 'a file');
  expect(await project.generate()).toMatchObject({ status: 0, err: '' });
  expect((await project.generate()).out).toContain('all up to date');
});

it('caches nothing of a spec that reads files from elsewhere', async () => {
  const project = makeProject();
  project.write('words.ts', "export const heading = { es: 'Uno', en: 'One' };\n");
  project.edit('spec/base.ts', "heading: { es: 'Su socio en México', en: 'Your partner in Mexico' }", 'heading');
  project.edit('spec/base.ts', 'import type {', "import { heading } from '../words.ts';\nimport type {");
  expect((await project.generate()).status).toBe(0);
  project.write('words.ts', "export const heading = { es: 'Dos', en: 'Two' };\n");
  // In a process of its own: only what is below spec/ is read anew within one.
  expect((await project.start()).out).toContain('changed');
  expect(project.read(spanishHome)).toContain('Dos');
});
