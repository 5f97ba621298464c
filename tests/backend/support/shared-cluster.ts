import { inject } from 'vitest';
import { reachCluster } from './postgres-cluster.ts';

/** Where the PostgreSQL server of all files is, as its starter tells. */
export interface SharedPlace {
  readonly directory: string;
  /** The database that has had the site's migrations, and that nobody opens. */
  readonly template: string;
}

/** Makes a separate database on the PostgreSQL server of all files. Roles are everybody's there: a test makes none. */
export interface SharedCluster {
  /** An empty database. Returns the address to open it with, as superuser. */
  createDatabase(): Promise<string>;
  /** One that has had the site's migrations, and holds no rows. */
  createMigrated(): Promise<string>;
}

let place: Promise<SharedPlace> | undefined;

async function create(isMigrated: boolean): Promise<string> {
  place ??= ask();
  const { directory, template } = await place;
  return reachCluster(directory).createDatabase(isMigrated ? { template } : {});
}

/** The PostgreSQL server of all files, which starts when it is first used. */
export const shared: SharedCluster = { createDatabase: () => create(false), createMigrated: () => create(true) };

async function ask(): Promise<SharedPlace> {
  const answer = await fetch(inject('sharedPostgres'));
  if (!answer.ok) throw new Error(`The PostgreSQL server of all files has not started: ${await answer.text()}`);
  return (await answer.json()) as SharedPlace;
}
