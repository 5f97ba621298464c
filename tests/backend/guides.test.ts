import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../site/server/database/migrate.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { runLeads } from '../../site/server/leads/run-leads.ts';
import { asAnon } from './support/anon.ts';
import { onPostgres } from './support/engines.ts';
import { block, ROOT } from './support/guide.ts';
import { findPostgres } from './support/postgres-cluster.ts';
import { temporaryDirectory } from './support/site.ts';
import { leadsSetup, migrationsDir } from './support/tables.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const folder = join(ROOT, 'site/guides');
const guides = ['README.md', ...readdirSync(folder).filter((name) => name.endsWith('.md')).map((name) => `site/guides/${name}`)];

/** The anchors that a heading gets where Markdown is shown. */
const anchors = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-'));

describe.each(guides)('%s', (guide) => {
  const text = read(guide);

  it('leads to places that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s]*)\)/g)].map(([, target = '']) => target);
    const lost = links.filter((target) => {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? join(ROOT, guide) : resolve(ROOT, dirname(guide), path);
      return !existsSync(file) || (anchor !== undefined && !anchors(readFileSync(file, 'utf8')).includes(anchor));
    });
    expect(lost).toEqual([]);
  });

  it('names commands and files that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
    const files = text.match(/\b(?:spec|site|scripts|generator|tests)\/[\w./-]+\.(?:ts|mjs|md|sql|json)\b|\bsite\/Containerfile\b/g) ?? [];
    // A recipe says how to make a file.
    const made = [...text.matchAll(/^```ts file=(\S+)$/gm)].map(([, file]) => file);
    expect(files.filter((file) => !existsSync(join(ROOT, file)) && !made.includes(file))).toEqual([]);
  });
});

onPostgres('the commands of the guide', (cluster, add) => {
  it('make the tables of a hosted project', async () => {
    const address = await cluster().createDatabase();
    // What a hosted project has before.
    for (const role of ['anon', 'authenticated', 'service_role']) {
      await cluster().run(`do $$ begin create role ${role} nologin noinherit; exception when duplicate_object then null; end $$`);
    }
    const commands = block('site/guides/deploy.md', 'migrate');
    expect(commands).toContain('psql');
    const env = { PATH: `${findPostgres() ?? ''}:${process.env['PATH'] ?? ''}`, DATABASE_URL: address };
    execFileSync('bash', ['-euc', commands], { cwd: ROOT, env, stdio: 'pipe' });
    const database = add(await openDatabaseUrl(address));
    expect(await asAnon(database, "insert into public.leads (name, email, message) values ('Ana', 'a@b.mx', 'Hola')")).toBe('ok');
    expect(await asAnon(database, 'select * from public.leads')).toBe('42501');
  });

  it.each<[string, RegExp[]]>([
    ['leads-list', [/^leads \(1\)/, /^leads \(1\)/, /^leads \([01]\)/, /^career_applications \(0\)/, /^leads \(1\)/, /^leads \(1\)/, /^leads \(0\)/, /^leads\n3f2a9c1e-/]],
    ['leads-files', [/leads\.csv\n$/, /leads\.json\n$/]],
    ['leads-follow-up', [/contacted \(Contactado\): Called back, wants an offer\n$/, /Offer sent\n$/]],
    ['leads-person', [/"email": "Ana@example\.com"/, /^Erased: leads 1\./]],
    ['leads-purge', [/^Kept for its time: requests 1\n/, /^Deleted: requests 1\n$/]],
  ])('do what the guide on leads says: %s', async (name, answers) => {
    const address = await cluster().createDatabase();
    const database = add(await openDatabaseUrl(address));
    await migrate(database, migrationsDir);
    await database.script(`insert into public.leads (id, name, email, message) values ('3f2a9c1e-0000-4000-8000-000000000000', 'Ana González', 'Ana@example.com', 'Un contrato');
      insert into site_internal.requests (digest, received_at) values ('a', '2020-01-01')`);
    const directory = temporaryDirectory((remove) => onTestFinished(remove));
    const commands = block('site/guides/leads.md', name).split('\n').map((line) => line.replace(/#.*/, '').trim());
    expect(commands).toHaveLength(answers.length);
    for (const [index, command] of commands.entries()) {
      const [, given = ''] = /^npm run leads(?: -- (.*))?$/.exec(command) ?? [];
      const args = (given.match(/"[^"]*"|\S+/g) ?? []).map((part) => part.replaceAll('"', '').replace(/^leads\.(csv|json)$/, `${directory}/$&`));
      expect(await runLeads(args, { DATABASE_URL: address }, leadsSetup, () => Promise.resolve(true))).toMatch(answers[index] ?? /^$/);
    }
  });
});
