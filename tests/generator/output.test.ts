import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFiles } from '../../generator/files.ts';
import { differing, makeGenerated, makeProject } from './support/project.ts';

const home = 'site/generated/pages/home.ts';
const spanishHome = 'site/generated/locales/es/home.json';
const manifest = 'site/generated/manifest.json';
const snapshot = 'site/generated/snapshot.json';

describe('the generator', () => {
  it('writes everything in its first run, and touches no file if nothing has changed', async () => {
    const project = makeProject();
    const first = await project.generate();
    expect(first).toMatchObject({ status: 0, err: '' });
    expect(first.out).toMatch(/✓ \d+ new, 0 changed, 0 removed, 0 unchanged/);
    expect(first.out).toContain('new migration 0001_initial.sql');
    const listed = Object.keys((JSON.parse(project.read(manifest)) as { files: object }).files);
    expect(Object.keys(project.snapshot())).toEqual(
      [...listed, manifest, 'site/supabase/migrations/0001_initial.sql'].toSorted(),
    );

    const before = project.times();
    const second = await project.generate();
    expect(second).toMatchObject({ status: 0, err: '' });
    expect(second.out).toContain('all up to date');
    expect(differing(before, project.times())).toEqual([]);
  });

  it('writes the same bytes in any time zone and locale', async () => {
    const [one, other] = [makeProject('whole'), makeProject('whole')];
    const runs = await Promise.all([
      one.start([], { TZ: 'America/Mexico_City', LANG: 'es_MX.UTF-8', LC_ALL: 'es_MX.UTF-8' }),
      // Turkish has its own case rules.
      other.start([], { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }),
    ]);
    expect(runs.map(({ status }) => status)).toEqual([0, 0]);
    expect(other.snapshot()).toEqual(one.snapshot());
  });

  it('rewrites only the files that a change affects', async () => {
    const project = await makeGenerated();
    const before = project.times();
    project.edit('spec/base.ts', "es: 'Su socio en México'", "es: 'Su aliado en México'");
    const run = await project.generate();
    expect(run.out).toContain('0 new, 3 changed, 0 removed');
    expect(differing(before, project.times())).toEqual([spanishHome, manifest, snapshot]);
    expect(project.read(spanishHome)).toContain('Su aliado en México');
  });

  it('deletes the output of a page that was removed from the spec', async () => {
    const project = await makeGenerated();
    const before = Object.keys(project.snapshot());
    project.removeThanksPage();
    expect(await project.generate()).toMatchObject({ status: 0, err: '' });
    const after = Object.keys(project.snapshot());
    expect(before.filter((path) => !after.includes(path))).toEqual([
      'site/generated/locales/en/thanks.json',
      'site/generated/locales/es/thanks.json',
      'site/generated/pages/thanks.ts',
    ]);
    expect(after.filter((path) => !before.includes(path))).toEqual([]);
    expect((await project.generate(['--check'])).status).toBe(0);
  });

  it('compiles a spec with CRLF line endings to the same output', async () => {
    const [unix, windows] = [await makeGenerated(), makeProject()];
    windows.write('spec/base.ts', windows.read('spec/base.ts').replaceAll('\n', '\r\n'));
    expect((await windows.generate()).status).toBe(0);
    expect(windows.snapshot()).toEqual(unix.snapshot());
  });
});

describe('a generated file that was edited by hand', () => {
  it('is reported and kept, and the run writes nothing', async () => {
    const project = await makeGenerated();
    const edited = `${project.read(home)}// by hand\n`;
    project.write(home, edited);
    project.edit('spec/base.ts', "es: 'Su socio en México'", "es: 'Su aliado en México'");
    const messages = await project.fails();
    expect(messages).toContain(`edited by hand  ${home} (from pages.home)`);
    expect(messages).toContain('- // by hand');
    expect(messages).toContain(`git checkout ${home}`);
    expect(messages).toContain('Nothing was written.');
    expect(project.read(home)).toBe(edited);
  });

  it('is written again after it was deleted', async () => {
    const project = await makeGenerated();
    const original = project.read(home);
    project.write(home, 'mine');
    expect((await project.generate()).status).toBe(1);
    project.remove(home);
    expect((await project.generate()).status).toBe(0);
    expect(project.read(home)).toBe(original);
  });

  it('is kept even if the spec no longer asks for it, until it is deleted', async () => {
    const project = await makeGenerated();
    const path = 'site/generated/pages/thanks.ts';
    project.write(path, '// mine\n');
    project.removeThanksPage();
    const messages = await project.fails();
    expect(messages).toContain(`edited by hand  ${path}`);
    expect(messages).toContain('The spec no longer asks for this file.');
    project.remove(path);
    expect((await project.generate()).status).toBe(0);
  });
});

describe('the generator writes nothing and reports', () => {
  it.each(['<<<<<<< ours\n{}\n', '{"files":{"a.ts":1}}', '[]', ''])('the unreadable manifest %j', async (content) => {
    const project = await makeGenerated();
    project.write(manifest, content);
    expect(await project.fails()).toContain(`${manifest} cannot be read`);
  });

  // Root, as in containers, ignores permissions; a file in a folder's place fails for everyone.
  it.each(['site/generated', 'site/supabase/migrations', 'site/generated/pages', 'site'])(
    'a file in the place of the folder %s',
    async (folder) => {
      const project = makeProject();
      project.write(folder, 'a file');
      expect(await project.fails()).toMatch(/cannot be used \((?:ENOTDIR|EEXIST)\): .* Move that file away/);
      expect(project.read(folder)).toBe('a file');
    },
  );

  it('a mistake in the spec, with its position', async () => {
    const project = await makeGenerated();
    project.edit('spec/base.ts', "linkTo('blog')]", "linkTo('blgo')]");
    const messages = await project.fails();
    expect(messages).toMatch(/^spec\/base\.ts:\d+:\d+ error /);
    expect(messages).toContain('blgo');
    expect(messages).toContain('1 error in 1 file. Nothing was written.');
  });

  it('a missing spec', async () => {
    const project = makeProject();
    project.remove('spec');
    expect(await project.fails()).toContain('load/missing-entry');
  });
});

it('the generator restores a deleted manifest', async () => {
  const project = await makeGenerated();
  const before = project.snapshot();
  project.remove(manifest);
  expect((await project.generate()).status).toBe(0);
  expect(project.snapshot()).toEqual(before);
});

it('writeFiles changes nothing if one of several files cannot be written', () => {
  const project = makeProject();
  project.write('kept.txt', 'as before');
  project.write('b/two.txt/inside.txt', 'in the way');
  const remove = { path: 'kept.txt', before: 'as before', after: null };
  const add = (path: string) => ({ path, before: null, after: '1' });
  expect(() => writeFiles(project.root, [add('a/one.txt'), remove, add('b/two.txt')])).toThrow(/EISDIR|ENOTEMPTY/);
  expect(existsSync(join(project.root, 'a'))).toBe(false);
  expect(project.read('kept.txt')).toBe('as before');
  writeFiles(project.root, [add('a/one.txt'), remove]);
  expect(project.read('a/one.txt')).toBe('1');
  expect(readdirSync(project.root)).not.toContain('kept.txt');
});

it.each(['--chekc', '--check=yes', 'home', '--root'])('the argument %s prints the usage and fails', async (arg) => {
  expect(await makeProject().fails([arg])).toContain('npm run generate [-- --check [--strict] | --accept | --watch]');
});
