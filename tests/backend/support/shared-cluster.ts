import { inject } from 'vitest';
import { reachCluster } from './postgres-cluster.ts';

/** The place of the shared PostgreSQL server. */
export interface SharedPlace {
  readonly directory: string;
  /** A database with the site's migrations, which is only used as a template. */
  readonly template: string;
}

/** Creates databases on the shared PostgreSQL server. Roles are server-wide, so tests create none. */
export interface SharedCluster {
  /** Creates an empty database. Returns its connection string, as superuser. */
  createDatabase(): Promise<string>;
  /** Creates a database with the site's migrations and no rows. */
  createMigrated(): Promise<string>;
}

let place: Promise<SharedPlace> | undefined;

async function create(isMigrated: boolean): Promise<string> {
  place ??= ask();
  const { directory, template } = await place;
  return reachCluster(directory).createDatabase(isMigrated ? { template } : {});
}

/** The PostgreSQL server that all test files share. It starts with the first request. */
export const shared: SharedCluster = { createDatabase: () => create(false), createMigrated: () => create(true) };

async function ask(): Promise<SharedPlace> {
  const answer = await fetch(inject('sharedPostgres'));
  if (!answer.ok) throw new Error(`The shared PostgreSQL server has not started: ${await answer.text()}`);
  return (await answer.json()) as SharedPlace;
}
