import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notingMigrations } from '../../site/server/database/migration-note.ts';
import { copyOf, makeGenerated } from './support/project.ts';
import type { Project } from './support/project.ts';

const folder = 'site/supabase/migrations';
const second = `${folder}/0002_leads.sql`;

function git(project: Project, ...args: string[]): void {
  const who = [
    '-c',
    'maintenance.auto=false',
    '-c',
    'user.name=Ana',
    '-c',
    'user.email=ana@example.mx',
    '-c',
    'commit.gpgsign=false',
  ];
  execFileSync('git', [...who, ...args], { cwd: project.root, stdio: 'ignore' });
}

function commit(project: Project): void {
  git(project, 'add', '--all', 'site', 'spec');
  git(project, 'commit', '--message', 'Go on');
}

/** Columns that rows of the small spec's table may have besides. */
function withColumns(project: Project, columns: string): void {
  project.write(
    'spec/index.ts',
    `import { base } from './base.ts';\nimport { text } from '#schema';\n\nconst { leads } = base.tables;\n` +
      `export default { ...base, tables: { leads: { ...leads, columns: { ...leads.columns, ${columns} } } } };\n`,
  );
}

function nullable(name: string, max = 10) {
  return `${name}: text({ max: ${max}, nullable: true }), `;
}

let first: Promise<Project> | undefined;

async function begin(): Promise<Project> {
  const project = await makeGenerated();
  git(project, 'init', '--quiet', '--template=');
  commit(project);
  withColumns(project, nullable('one'));
  expect((await project.generate()).out).toContain('0002_leads.sql');
  return project;
}

/** A project of which the first migration is committed, and the second is not. */
async function begun(): Promise<Project> {
  return copyOf(await (first ??= begin()));
}

function migrations(project: Project): string[] {
  return readdirSync(join(project.root, folder)).toSorted();
}

function logged(project: Project): string[] {
  return (JSON.parse(project.read('site/supabase/schema.json')) as { migrations: { file: string }[] }).migrations.map(
    ({ file }) => file,
  );
}

function noteRun(project: Project, ...names: string[]): Promise<void> {
  project.write('.data/postgres/PG_VERSION', '17');
  return notingMigrations(join(project.root, '.data'), names, () => Promise.resolve());
}

describe('a migration that was never committed', () => {
  it('is replaced by the next one, also to one with another name, or to none', async () => {
    const project = await begun();
    git(project, 'add', second);
    await noteRun(project, '0001_initial.sql');
    withColumns(project, nullable('two'));
    expect((await project.generate(['--accept'])).out).toContain('0002_leads.sql was removed: it was never committed');
    expect(migrations(project)).toEqual(['0001_initial.sql', '0002_leads.sql']);
    expect(project.read(second)).toMatch(/add column[^\n]*two/);
    expect(project.read(second)).not.toMatch(/column[^\n]*\bone\b/);
    expect((await project.generate(['--check'])).status).toBe(0);

    project.write('spec/index.ts', "import { base } from './base.ts';\n\nexport default base;\n");
    await project.generate(['--accept']);
    expect(migrations(project)).toEqual(['0001_initial.sql']);
    expect(logged(project)).toEqual(['0001_initial.sql']);
    expect((await project.generate(['--check'])).status).toBe(0);
  });

  it('is written anew when it was deleted, and says how when it was edited', async () => {
    const project = await begun();
    const before = project.read(second);
    project.write(second, 'select 1;');
    expect((await project.generate()).err).toContain(
      `${second} was edited by hand. It was never committed: delete it and run "npm run generate"`,
    );
    project.remove(second);
    await project.generate();
    expect(project.read(second)).toBe(before);
  });

  it.each<[string, (project: Project) => unknown]>([
    ['a database has run it', (project) => noteRun(project, '0001_initial.sql', '0002_leads.sql')],
    ['nobody knows what a database has run', (project) => project.write('.data/postgres/PG_VERSION', '17')],
    ['it is committed', commit],
    [
      'it is committed elsewhere',
      (project) => {
        commit(project);
        git(project, 'branch', 'kept');
        git(project, 'reset', '--quiet', '--soft', 'HEAD~');
      },
    ],
    ['there is no git', (project) => project.remove('.git')],
  ])('stays when %s', async (_why, happens) => {
    const project = await begun();
    await happens(project);
    withColumns(project, nullable('one') + nullable('two'));
    await project.generate();
    expect(migrations(project)).toEqual(['0001_initial.sql', '0002_leads.sql', '0003_leads.sql']);
  });

  it.each<[string, (project: Project) => void]>([
    ['edited', (project) => project.write(second, 'select 1;')],
    ['deleted', (project) => project.remove(second)],
  ])('is brought back from the commit that has it, also where it was %s in a later one', async (_how, happens) => {
    const project = await begun();
    const before = project.read(second);
    commit(project);
    happens(project);
    commit(project);
    const [, command = ''] = /Restore it with "(git [^"]+)"/.exec((await project.generate()).err) ?? [];
    git(project, ...command.split(' ').slice(1));
    expect(project.read(second)).toBe(before);
    expect((await project.generate()).status).toBe(0);
    project.remove('.git');
    happens(project);
    expect((await project.generate()).err).toContain('No commit contains its original version');
  });

  it('comes back as it was when a database has run it, or says what to do', async () => {
    const project = await begun();
    const before = project.read(second);
    await noteRun(project, '0001_initial.sql', '0002_leads.sql');
    project.remove(second);
    await project.generate();
    expect(project.read(second)).toBe(before);

    project.remove(second);
    withColumns(project, nullable('one') + nullable('two'));
    expect((await project.generate()).err).toContain('delete it (the .data folder, or the one in DATA_DIR');
    project.remove('.data');
    await project.generate();
    expect(project.read(second)).toMatch(/two/);
  });
});
