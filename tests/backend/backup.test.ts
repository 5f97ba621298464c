import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { backUp, runBackup } from '../../site/server/backup/backup.ts';
import { restore, runRestore, type Restored } from '../../site/server/backup/restore.ts';
import type { Database } from '../../site/server/database/database.ts';
import { clusterDirectory } from '../../site/embedded-data.ts';
import { lockDirectory } from '../../site/server/database/lock.ts';
import { openDataDirectory, openEmbedded } from '../../site/server/database/open.ts';
import { readLeads } from '../../site/server/leads/read-leads.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { UserError } from '../../site/user-error.mjs';
import { openMigrated, openNew } from './support/embedded.ts';
import { serve } from './support/processes.ts';
import { sendLead } from './support/request.ts';
import { writeSite } from './support/site.ts';
import { migrationsDir, tables } from './support/tables.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

let directory: string;
let remove: () => void;
beforeAll(async () => {
  directory = temporaryDirectory((end) => (remove = end));
  const database = await openMigrated(clusterDirectory(join(directory, 'present')));
  await store(database, 'Luz');
  await database.close();
});
afterAll(() => remove());

function store(database: Database, name: string): Promise<unknown> {
  return database.query("insert into public.leads (name, email, message) values ($1, 'a@b.mx', 'Hola')", [name]);
}

/** A new data directory, with one lead of the name Luz. */
function dataOfLuz(): string {
  const dataDir = join(directory, `data-${(made += 1)}`);
  cpSync(join(directory, 'present'), dataDir, { recursive: true });
  return dataDir;
}
let made = 0;

/** The entries of a data directory without its lock. */
function listed(dataDir: string): string[] {
  return readdirSync(dataDir)
    .filter((name) => name !== 'lock')
    .toSorted();
}

/** A digest of the names and contents of all files of a data directory. */
function digestOf(folder: string): string {
  const digest = createHash('sha256');
  const names = listed(folder).flatMap((name) => [
    name,
    ...readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((inner) => join(name, inner)),
  ]);
  for (const name of names.toSorted()) {
    digest.update(`${name}\0`);
    if (statSync(join(folder, name)).isFile()) digest.update(readFileSync(join(folder, name)));
  }
  return digest.digest('hex');
}

async function namesIn(dataDir: string): Promise<string[]> {
  await using database = await openDataDirectory(dataDir);
  const { leads = [] } = await readLeads(database, tables, 'new');
  return leads.map(({ name }) => name ?? '').toSorted();
}

const program = fileURLToPath(new URL('../../site/server/backup-cli.ts', import.meta.url));

function put(dataDir: string, file: string, replace = false): Promise<Restored> {
  return restore({ dataDir, file, replace, migrationsDir });
}

/** A backup of a stopped site, with the leads of Ana and Eva. */
let file: string;

describe('a backup of a stopped site', () => {
  beforeAll(async () => {
    const source = dataOfLuz();
    const database = await openDataDirectory(source);
    await database.query("update public.leads set name = 'Ana'");
    await store(database, 'Eva');
    await database.close();
    file = join(directory, 'copies', 'site.tar.gz');
    const made = await backUp({ dataDir: source, file, overwrite: false });
    expect(made.rows).toEqual({ leads: 2, softlanding_requests: 0, career_applications: 0, appointment_requests: 0 });
    expect(made.bytes).toBe(statSync(file).size);
  });

  it('is readable for its owner alone, and leaves nothing beside it', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(directory, 'copies'))).toEqual(['site.tar.gz']);
  });

  it('is overwritten only on request', async () => {
    const before = readFileSync(file);
    const other = dataOfLuz();
    await expect(backUp({ dataDir: other, file, overwrite: false })).rejects.toThrow(
      /site\.tar\.gz already exists.*--overwrite/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('comes back with every row into an empty directory, and the site takes more', async () => {
    const dataDir = join(directory, 'fresh');
    expect(await put(dataDir, file)).toEqual({
      rows: { leads: 2, softlanding_requests: 0, career_applications: 0, appointment_requests: 0 },
      migrations: [],
      left: [],
      before: undefined,
    });
    expect(await namesIn(dataDir)).toEqual(['Ana', 'Eva']);
    expect(listed(dataDir)).toEqual(['postgres']);
  });

  it('replaces another database only on request, and keeps that one', async () => {
    const dataDir = dataOfLuz();
    const present = digestOf(dataDir);
    await expect(put(dataDir, file)).rejects.toThrow(/is already a database in .*--replace/);
    expect(digestOf(dataDir)).toBe(present);

    const { before } = await put(dataDir, file, true);
    expect(await namesIn(dataDir)).toEqual(['Ana', 'Eva']);
    expect(listed(dataDir)).toEqual(['postgres', String(before).slice(dataDir.length + 1)]);
    const kept = await openEmbedded({ directory: String(before) });
    expect(await kept.query('select name from public.leads')).toEqual([{ name: 'Luz' }]);
    await kept.close();
  });

  it('cannot be restored while a server is running', async () => {
    const dataDir = dataOfLuz();
    const unlock = lockDirectory(dataDir);
    onTestFinished(unlock);
    await expect(put(dataDir, file, true)).rejects.toThrow(`in use by process ${process.pid}`);
    expect(listed(dataDir)).toEqual(['lock.json', 'postgres']);
  });

  it('can be restored after an interrupted restore, which a server does not mistake for an empty site', async () => {
    const dataDir = dataOfLuz();
    renameSync(clusterDirectory(dataDir), join(dataDir, 'postgres.before-20260102T030405Z'));
    mkdirSync(join(dataDir, 'postgres.restoring'));
    await expect(openDataDirectory(dataDir)).rejects.toThrow(
      /restore into .* was interrupted.*npm run restore.*postgres\.before-/,
    );
    await put(dataDir, file);
    expect(await namesIn(dataDir)).toEqual(['Ana', 'Eva']);
    expect(listed(dataDir)).toEqual(['postgres', 'postgres.before-20260102T030405Z']);
  });

  it('is migrated before it replaces the database', async () => {
    const newer = join(directory, 'newer');
    cpSync(migrationsDir, newer, { recursive: true });
    writeFileSync(join(newer, '9999_later.sql'), 'alter table public.leads add column later text;');
    const upgraded = join(directory, 'upgraded');
    const { migrations, rows } = await restore({
      dataDir: upgraded,
      file,
      replace: false,
      migrationsDir: newer,
    });
    expect(migrations).toEqual(['9999_later.sql']);
    expect(rows['leads']).toBe(2);
  });
});

describe('a backup of a site whose migrations were started over since', () => {
  it('is restored with its rows and their follow-ups, and names what has no table any more', async () => {
    const older = join(directory, 'started-over');
    cpSync(migrationsDir, older, { recursive: true });
    const [first = ''] = readdirSync(older).toSorted();
    appendFileSync(
      join(older, first),
      'alter table public.leads add column gone text; create table public.lost (id int); insert into public.lost values (1);',
    );
    const old = join(directory, 'with-others');
    const database = await openNew(clusterDirectory(old));
    await migrate(database, older);
    await database.query("insert into public.leads (name, email, message, gone) values ('Ana', 'a@b.mx', 'Hola', 'x')");
    await database.script(`insert into site_internal.people (email, role) values ('eva@example.com', 'admin');
      insert into site_internal.audit (person, action) values ('eva@example.com', 'signIn');
      insert into site_internal.follow_ups (table_name, row_id, status, note)
        select 'leads', id, (select initial from site_internal.desk_names()), 'Called back' from public.leads;
      select site_internal.erase_person('sol@example.com')`);
    const held = [
      'id, created_at, name, email, message from public.leads',
      ...['follow_ups', 'people', 'audit', 'erasures', 'salt', 'row_states', 'mail_outbox'].map(
        (table) => `* from site_internal.${table}`,
      ),
    ];
    const read = (from: Database): Promise<object[][]> => Promise.all(held.map((what) => from.query(`select ${what}`)));
    const before = await read(database);
    expect(before.map(({ length }) => length)).toEqual(held.map(() => 1));
    await expect(migrate(database, migrationsDir)).rejects.toThrow(/replaced since/);
    await database.close();

    const copy = join(directory, 'with-others.tar.gz');
    await backUp({ dataDir: old, file: copy, overwrite: false });
    const dataDir = join(directory, 'carried');
    expect(await put(dataDir, copy)).toMatchObject({
      rows: { leads: 1 },
      left: ['public.leads.gone', 'public.lost (1)'],
    });
    const carried = await openDataDirectory(dataDir);
    onTestFinished(() => carried.close());
    expect(await read(carried)).toEqual(before);
    expect(await migrate(carried, migrationsDir)).toEqual([]);
    // Its sequences continue.
    const numbers = 'insert into site_internal.audit (person, action) values ($1, $2) returning id::int';
    expect(await carried.query(numbers, ['eva@example.com', 'signOut'])).toEqual([{ id: 2 }]);
  });
});

describe('a file that is not a backup of this site', () => {
  let dataDir: string;
  let present: string;
  let whole: Uint8Array;
  let bad: string;
  beforeAll(() => {
    dataDir = dataOfLuz();
    present = digestOf(dataDir);
    whole = readFileSync(file);
    bad = join(directory, 'bad.tar.gz');
  });
  const foreign = async (): Promise<Uint8Array> => {
    const database = await openNew();
    onTestFinished(() => database.close());
    return database.dump();
  };
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
    ['a file that was cut off', () => whole.slice(0, whole.length / 2), /cannot be opened as a backup/],
    ['an archive of something else', () => gzipSync('x'.repeat(4096)), /cannot be opened as a backup/],
    ['a file that is not an archive', () => Buffer.from('x'.repeat(4096)), /cannot be opened as a backup/],
    ['a database of something else', foreign, /is not this site's/],
  ])('%s is refused, and the present database stays', async (_what, content, message) => {
    writeFileSync(bad, await content());
    const failure = await put(dataDir, bad, true).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UserError);
    expect(String(failure)).toMatch(message);
    expect(digestOf(dataDir)).toBe(present);
  });
});

it('a backup of a running site has every row that was confirmed before it began', async () => {
  const dataDir = dataOfLuz();
  const server = await serve(writeSite(join(directory, 'site')), { DATA_DIR: dataDir });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const send = async (name: string): Promise<void> => {
    if ((await sendLead(server.url, { name }, { 'x-forwarded-for': name })) === 201) confirmed.add(name);
  };
  const confirmed = new Set<string>();
  for (const name of ['a', 'b', 'c']) await send(name);

  const enough = new AbortController();
  const flood = (async () => {
    for (let count = 0; !enough.signal.aborted; count += 1) await send(`during-${count}`);
  })();
  const before = new Set(confirmed);
  const file = join(directory, 'running.tar.gz');
  await backUp({ dataDir, file, overwrite: false });
  enough.abort();
  await flood;

  const copy = join(directory, 'running-copy');
  await put(copy, file);
  const names = await namesIn(copy);
  expect(names).toEqual(expect.arrayContaining([...before]));
  expect(
    names.filter((name) => !confirmed.has(name)),
    'nothing that was never sent',
  ).toEqual(['Luz']);

  // Limits the file size of the process to 50 KiB, which fails in the middle of a write, as a full disk does.
  const old = readFileSync(file);
  const command = `ulimit -f 100; exec "${process.execPath}" "${program}" "${file}" --overwrite`;
  const full = await promisify(execFile)('sh', ['-c', command], { env: { DATA_DIR: dataDir } }).catch(String);
  expect(full).toMatch(/running\.tar\.gz cannot be written \(EFBIG\)/);
  expect(readFileSync(file).equals(old)).toBe(true);
  expect(readdirSync(directory).filter((name) => name.endsWith('.part'))).toEqual([]);
});

describe('the command lines', () => {
  const hosted = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'key' };
  const own = { DATABASE_URL: 'postgres://u:secret@localhost/d' };
  it.each<[string, () => Promise<string>, RegExp]>([
    ['a hosted project', () => runBackup([], hosted), /SUPABASE_URL.*Use its own tools: docs.guides.backups\.md/],
    ['a PostgreSQL', () => runBackup([], own), /DATABASE_URL\. Use its own tools: docs.guides.backups\.md/],
    ['no file', () => runRestore([], {}, migrationsDir), /Missing required argument 'file'/],
    ['an unknown option', () => runBackup(['--all'], {}), /Unknown option '--all'\. See `npm run backup -- --help`/],
  ])('refuse %s with what to do', async (_what, run, message) => {
    const failure = await run().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UserError);
    expect(String(failure)).toMatch(message);
    expect(String(failure)).not.toContain('secret');
  });

  it('copy beside the data by default, and say what is in the copy', async () => {
    const dataDir = dataOfLuz();
    const output = await runBackup([], { DATA_DIR: dataDir });
    const [file = ''] = readdirSync(join(dataDir, 'backups'));
    expect(output).toContain(`${join(dataDir, 'backups', file)} (`);
    expect(output).toContain('leads 1, softlanding_requests 0');
    expect(statSync(join(dataDir, 'backups')).mode & 0o777).toBe(0o700);
  });
});
