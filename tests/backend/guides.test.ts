import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { records } from '#spec/records.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { runLeads } from '../../site/server/leads/run-leads.ts';
import { onHosted } from './support/engines.ts';
import { commandsOf, runCommands, type Output } from './support/guide.ts';
import { ROOT } from '../../scripts/node.mjs';
import { pushMigrations, type HostedProject } from './support/hosted.ts';
import { migrationsDir } from './support/tables.ts';
import { asPostgrest, postgrestInsert } from './support/postgrest.ts';

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function markdownIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...markdownIn('docs/guides'),
  ...markdownIn('docs/decisions'),
];

/** The anchors of a heading in rendered Markdown. */
function anchors(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

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

  it('says which version of a program npx is to fetch', () => {
    const fetched = [...text.matchAll(/\bnpx ((?:@[\w-]+\/)?[\w-]+)(@\d\S*)?/g)];
    expect(fetched.filter(([, , version]) => version === undefined).map(([call]) => call)).toEqual([]);
    expect(text, 'gone in version 4').not.toMatch(/supabase@3 [^\n]*(?:--db-url|--linked|--project-ref)/);
  });

  // The changelog also names removed commands and files.
  it.skipIf(guide === 'CHANGELOG.md')('names commands and files that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
    const named =
      /(?<![\w./])(?:(?:spec|site|scripts|generator|tests|docs)\/[\w./+-]+\.(?:tsx?|m?js|css|md|sql|json)\b|site\/Containerfile\b|\.githooks\/[\w-]+|\.ci\/\w+)/g;
    // Folders are written in backquotes, with a slash at the end.
    const folders = [...text.matchAll(/`((?:spec|site|scripts|generator|tests|docs)\/[\w./-]*)\/`/g)].map(
      ([, path = '']) => path,
    );
    const files = [...(text.match(named) ?? []), ...folders];
    // Files that a recipe creates, and optional folders.
    const made = [
      'site/public',
      'spec/blocks',
      'spec/media',
      'spec/files',
      ...[...text.matchAll(/^```ts file=(\S+)$/gm)].map(([, file]) => file),
    ];
    expect(files.filter((file) => !existsSync(join(ROOT, file)) && !made.includes(file))).toEqual([]);
  });
});

it('has a hook that git can run, and that nothing installs', () => {
  expect(statSync(join(ROOT, '.githooks/pre-commit')).mode & 0o111).toBe(0o111);
  expect(read('package.json')).not.toContain('hooksPath');
});

it('the guide on leads says how long everything is kept', () => {
  const [, section = ''] = read('docs/guides/leads.md').split('\n## Retention periods\n');
  const documented = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| .+ \| (\d+) (day|month)s?\b.*\|$/gm)].map(
    ([, count, unit]) => ({ unit: `${unit}s`, count: Number(count) }),
  );
  const {
    tables: { leads, softlanding_requests, career_applications },
    idempotencyKeys,
    addresses,
    erasures,
  } = records.retention;
  expect(softlanding_requests, 'one line for both').toEqual(leads);
  expect(documented).toEqual([leads, career_applications, idempotencyKeys, addresses, erasures]);
});

/** The findings of Supabase's linter in the site's schemas that the site can influence. */
const LINTS = `
with tables as (
  select c.oid, n.nspname, c.relname, c.relrowsecurity from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'site_internal')
), functions as (
  select p.oid, p.proname, p.prosecdef, p.proconfig from pg_proc as p where p.pronamespace in ('public'::regnamespace, 'site_internal'::regnamespace)
)
select 'rls_policy_always_true' as lint, tablename as about from pg_policies where schemaname = 'public' and cmd <> 'SELECT' and coalesce(with_check, 'true') = 'true'
union select 'rls_enabled_no_policy', nspname from tables where relrowsecurity and not exists (select from pg_policy where polrelid = tables.oid)
union select 'rls_disabled', relname from tables where not relrowsecurity
union select 'no_primary_key', nspname || '.' || relname from tables where not exists (select from pg_index where indrelid = tables.oid and indisprimary)
union select 'function_search_path_mutable', proname from functions where coalesce(array_to_string(proconfig, ' '), '') !~ 'search_path='
union select 'security_definer_function_executable', proname from functions
  where prosecdef and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`;

onHosted('the commands of the guide', (create, add, kind) => {
  const run = (name: string, { address }: HostedProject): Promise<Output> =>
    runCommands(
      commandsOf('docs/guides/deploy.md', name),
      { DATABASE_URL: address },
      { instead: { 'site/supabase/migrations': migrationsDir } },
    );

  it('make the tables, and say what the project lacks', async () => {
    const project = await create();
    expect((await run('migrate', project)).stderr).toMatch(
      /WARNING: {2}Expired rows are not deleted: .* pg_cron .*set_up\(\)/,
    );
    const requests = add(await openDatabaseUrl(project.requests));
    const insert = await postgrestInsert(requests, 'leads', ['name', 'email', 'message']);
    expect(await asPostgrest(requests, insert, ['[{"name":"Ana","email":"a@b.mx","message":"Hola"}]'])).toBe('ok');
    expect(await asPostgrest(requests, 'select * from public.leads')).toBe('42501');
    expect((await run('set-up', project)).stdout).toMatch(/Expired rows are not deleted[^]*\(1 row\)/);

    const owner = add(await openDatabaseUrl(project.address));
    const found = await owner.query<{ lint: string; about: string }>(LINTS);
    // The other tables have columns with fixed values, so their policies have something to check.
    const always = ['leads', 'softlanding_requests'];
    expect(found.map(({ lint, about }) => `${lint} ${about}`).toSorted()).toEqual([
      'no_primary_key site_internal.arrivals',
      'rls_enabled_no_policy site_internal',
      ...always.map((name) => `rls_policy_always_true ${name}`),
    ]);
    const guide = read('docs/guides/deploy.md');
    for (const { lint } of found) expect(guide).toMatch(new RegExp(`^\\| \`${lint}\``, 'm'));
  });

  // The two kinds of project do not differ for the owner of the tables.
  if (kind === 'classic') return;
  it.each<[string, RegExp[]]>([
    ['leads-list', [/^leads \(1\)/, /^career_applications \(0\)/, /^\{\n {2}"leads": \[/]],
    ['leads-person', [/"email": "Ana@example\.com"/, /^Erased: leads 1\./]],
    ['leads-purge', [/^Past its retention period: requests 1\n/, /^Deleted: requests 1\n$/]],
  ])('do what the guide on leads says: %s', async (name, answers) => {
    const { address } = await create();
    const database = add(await openDatabaseUrl(address));
    await pushMigrations(database);
    await database.script(`insert into public.leads (id, name, email, message) values ('3f2a9c1e-0000-4000-8000-000000000000', 'Ana González', 'Ana@example.com', 'Un contrato');
      insert into site_internal.requests (digest, received_at) values ('a', '2020-01-01')`);
    const commands = commandsOf('docs/guides/leads.md', name)
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim());
    expect(commands).toHaveLength(answers.length);
    for (const [index, command] of commands.entries()) {
      const [, given = ''] = /^npm run leads(?: -- (.*))?$/.exec(command) ?? [];
      const args = (given.match(/"[^"]*"|\S+/g) ?? []).map((part) => part.replaceAll('"', ''));
      expect(await runLeads(args, { DATABASE_URL: address }, () => undefined)).toMatch(answers[index] ?? /^$/);
    }
  });
});

it('the check after a deployment finds e-mail addresses that a proxy has replaced', async () => {
  let page = '<a href="mailto:ana@firm.example">ana@firm.example</a>';
  const server = createServer((_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(page)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const instead = { 'https://www.my-firm.mx': `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const check = () => runCommands(commandsOf('docs/guides/deploy.md', 'addresses'), {}, { instead });
  await expect(check(), 'nothing found').rejects.toMatchObject({ code: 1, stdout: '' });
  page = '<a href="/cdn-cgi/l/email-protection#6e04">[email&#160;protected]</a>';
  expect((await check()).stdout).toBe('cdn-cgi/l/email-protection\n');
});
