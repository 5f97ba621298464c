import { afterAll, beforeAll, describe } from 'vitest';
import { hasCron } from '../../../scripts/tools.ts';
import type { Database } from '../../../site/server/database/database.ts';
import { openDatabaseUrl } from '../../../site/server/database/open.ts';
import { openMigrated, openNew } from './embedded.ts';
import { HOSTED_KINDS, type HostedKind } from './hosted-sql.ts';
import { startHosted, type HostedCluster, type HostedProject } from './hosted.ts';
import { findPostgres, startCluster, type Cluster, type StartedCluster } from './postgres-cluster.ts';
import { shared, type SharedCluster } from './shared-cluster.ts';

/** Opens a new database; all of them are closed when the suite ends. */
export type Open = () => Promise<Database>;

/** A database engine that a site can run on. */
export interface Engine {
  readonly openEmpty: Open;
  /** Opens a database with the site's tables and no rows. */
  readonly openMigrated: Open;
}

const postgres = findPostgres();
if (postgres === undefined) {
  console.warn('PostgreSQL is not installed (no initdb found), so these tests run on PGlite alone.');
}

const cron = postgres !== undefined && hasCron(postgres);
if (postgres !== undefined && !cron)
  console.warn('pg_cron is not installed for PostgreSQL, so the tests that need it do not run.');

function onPglite(name: string, tests: (engine: Engine) => void): void {
  describe(`${name} on PGlite`, () => {
    const closeAll = closer();
    tests({
      openEmpty: async () => closeAll.add(await openNew()),
      openMigrated: async () => closeAll.add(await openMigrated()),
    });
  });
}

function onEngineOfPostgres(name: string, tests: (engine: Engine) => void): void {
  onPostgres(name, (cluster, add) =>
    tests({
      openEmpty: async () => add(await openDatabaseUrl(await cluster.createDatabase())),
      openMigrated: async () => add(await openDatabaseUrl(await cluster.createMigrated())),
    }),
  );
}

/** Registers the same tests for every available engine: PGlite in memory, and PostgreSQL. */
export function onEachEngine(name: string, tests: (engine: Engine) => void): void {
  onPglite(name, tests);
  onEngineOfPostgres(name, tests);
}

/**
 * Registers tests on a single engine: PostgreSQL, which runs statements concurrently, or PGlite if it is not installed.
 */
export function onOneEngine(name: string, tests: (engine: Engine) => void): void {
  if (postgres === undefined) onPglite(name, tests);
  else onEngineOfPostgres(name, tests);
}

type Add = (database: Database) => Database;

/** Registers tests for PostgreSQL only, on the shared server. */
export function onPostgres(name: string, tests: (cluster: SharedCluster, add: Add) => void): void {
  if (postgres === undefined) return;
  describe(`${name} on PostgreSQL`, () => {
    tests(shared, closer().add);
  });
}

/** Registers tests for PostgreSQL that change server-wide state, on a server of their own. */
export function onOwnPostgres(name: string, tests: (cluster: () => Cluster, add: Add) => void): void {
  if (postgres === undefined) return;
  describe(`${name} on a PostgreSQL of its own`, () => {
    let cluster: StartedCluster | undefined;
    beforeAll(async () => {
      cluster = await startCluster(postgres);
    });
    afterAll(() => cluster?.stop());
    const closeAll = closer();
    const running = (): Cluster => {
      if (cluster === undefined) throw new Error('The server starts in beforeAll');
      return cluster;
    };
    tests(running, closeAll.add);
  });
}

/** Makes a hosted project; with `cron`, the only one of the server in which pg_cron works. */
export type CreateProject = (options?: { readonly cron?: boolean }) => Promise<HostedProject>;

/** Registers tests for databases set up like hosted Supabase projects: both kinds, on one server. */
export function onHosted(name: string, tests: (create: CreateProject, add: Add, kind: HostedKind) => void): void {
  if (postgres === undefined) return;
  describe(`${name} on a hosted project`, () => {
    let cluster: HostedCluster | undefined;
    beforeAll(async () => {
      cluster = await startHosted(postgres);
    });
    afterAll(() => cluster?.stop());
    describe.each(HOSTED_KINDS)('(%s)', (kind) => {
      const closeAll = closer();
      tests(
        (options) => {
          if (cluster === undefined) throw new Error('The server starts in beforeAll');
          return cluster.createProject(kind, options);
        },
        closeAll.add,
        kind,
      );
    });
  });
}

/** The same for tests that need pg_cron. */
export const onHostedWithCron: typeof onHosted = (name, tests) => {
  if (cron) onHosted(name, tests);
};

/**
 * Closes databases after the suite. Vitest runs `afterAll` hooks in reverse order, so they close before their server
 * stops.
 */
function closer(): { add: Add } {
  const open: Database[] = [];
  afterAll(async () => {
    await Promise.all(open.map((database) => database.close()));
  });
  return {
    add(database) {
      open.push(database);
      return database;
    },
  };
}
