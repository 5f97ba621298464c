import { afterAll, beforeAll, describe } from 'vitest';
import { hasCron } from '../../../scripts/tools.mjs';
import type { Database } from '../../../site/server/database/database.ts';
import { openDatabaseUrl } from '../../../site/server/database/open.ts';
import { openNew } from './embedded.ts';
import { HOSTED_KINDS, type HostedKind } from './hosted-sql.ts';
import { startHosted, type HostedCluster, type HostedProject } from './hosted.ts';
import { findPostgres, startCluster, type Cluster } from './postgres-cluster.ts';

/** Opens an empty database; all of them are closed when the suite ends. */
export type OpenEmpty = () => Promise<Database>;

const postgres = findPostgres();
if (postgres === undefined) {
  console.warn('PostgreSQL is not installed (no initdb found), so these tests run on PGlite alone.');
}

const cron = postgres !== undefined && hasCron(postgres);
if (postgres !== undefined && !cron) console.warn('pg_cron is not installed for PostgreSQL, so nothing is tested with it.');

/**
 * Registers the same tests for every engine that is there: PGlite in memory, and a PostgreSQL server started for them.
 */
export function onEachEngine(name: string, tests: (openEmpty: OpenEmpty) => void): void {
  describe(`${name} on PGlite`, () => {
    const closeAll = closer();
    tests(async () => closeAll.add(await openNew()));
  });
  onPostgres(name, (cluster, add) => tests(async () => add(await openDatabaseUrl(await cluster().createDatabase()))));
}

/** Registers tests for the PostgreSQL server alone. */
export function onPostgres(
  name: string,
  tests: (cluster: () => Cluster, add: (database: Database) => Database) => void,
): void {
  if (postgres === undefined) return;
  describe(`${name} on PostgreSQL`, () => {
    let cluster: Cluster | undefined;
    beforeAll(async () => {
      cluster = await startCluster(postgres);
    }, 60_000);
    afterAll(() => cluster?.stop(), 60_000);
    const closeAll = closer();
    const running = (): Cluster => {
      if (cluster === undefined) throw new Error('The server is started by beforeAll');
      return cluster;
    };
    tests(running, closeAll.add);
  });
}

/** Makes a hosted project; `cron` for the one of the server that pg_cron can work in. */
export type CreateProject = (options?: { readonly cron?: boolean }) => Promise<HostedProject>;

/** Registers tests for databases that are set up as those of hosted Supabase projects: for both kinds, on one server. */
export function onHosted(
  name: string,
  tests: (create: CreateProject, add: (database: Database) => Database, kind: HostedKind) => void,
): void {
  if (postgres === undefined) return;
  describe(`${name} on a hosted project`, () => {
    let cluster: HostedCluster | undefined;
    beforeAll(async () => {
      cluster = await startHosted(postgres);
    }, 60_000);
    afterAll(() => cluster?.stop(), 60_000);
    describe.each(HOSTED_KINDS)('(%s)', (kind) => {
      const closeAll = closer();
      tests((options) => {
        if (cluster === undefined) throw new Error('The server is started by beforeAll');
        return cluster.createProject(kind, options);
      }, closeAll.add, kind);
    });
  });
}

/** The same for tests that need a project with pg_cron. */
export const onHostedWithCron: typeof onHosted = (name, tests) => {
  if (cron) onHosted(name, tests);
};

/** Vitest runs hooks that come after from the last to the first: databases close before their server stops. */
function closer(): { add: (database: Database) => Database } {
  const open: Database[] = [];
  afterAll(async () => {
    await Promise.all(open.map((database) => database.close()));
  }, 60_000);
  return {
    add(database) {
      open.push(database);
      return database;
    },
  };
}
