import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../../../site/server/database/database.ts';
import { openEmbedded } from '../../../site/server/database/embedded.ts';
import { openDatabaseUrl } from '../../../site/server/database/open.ts';
import { findPostgres, startCluster, type Cluster } from './postgres-cluster.ts';

/** Opens an empty database; all of them are closed when the suite ends. */
export type OpenEmpty = () => Promise<Database>;

const postgres = findPostgres();
if (postgres === undefined) {
  console.warn('PostgreSQL is not installed (no initdb found), so these tests run on PGlite alone.');
}

/**
 * Registers the same tests for every engine that is there: PGlite in memory, and a PostgreSQL server started for them.
 */
export function onEachEngine(name: string, tests: (openEmpty: OpenEmpty) => void): void {
  describe(`${name} on PGlite`, () => {
    const closeAll = closer();
    tests(async () => closeAll.add(await openEmbedded()));
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
