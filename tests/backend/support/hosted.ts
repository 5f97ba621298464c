import { hasCron } from '../../../scripts/tools.mjs';
import type { Database } from '../../../site/server/database/database.ts';
import { readMigrations } from '../../../site/server/database/migration-files.ts';
import {
  CRON_OFF_SQL,
  CRON_SQL,
  HOSTED_ROLES,
  projectSql,
  WEBHOOKS_OFF_SQL,
  WEBHOOKS_SQL,
  type HostedKind,
} from './hosted-sql.ts';
import { startCluster, type Cluster } from './postgres-cluster.ts';
import { migrationsDir } from './tables.ts';

/** A database set up as that of a hosted Supabase project, as its owner finds it. */
export interface HostedProject {
  readonly kind: HostedKind;
  /** The connection string of the dashboard: as `postgres`, who is no superuser and owns the database. */
  readonly address: string;
  /** As `authenticator`, who every request to the API comes as. */
  readonly requests: string;
  /** Runs statements as Supabase itself does: as the superuser `supabase_admin`. */
  run(sql: string): Promise<void>;
  /** As the dashboard does. PostgreSQL refuses it in a project that was not made with `cron`. */
  switchOnCron(): Promise<void>;
  /** As the dashboard does, but what would be sent is kept in `net.sent`. */
  switchOnWebhooks(): Promise<void>;
  switchOff(what: 'cron' | 'webhooks'): Promise<void>;
}

/** A server with any number of projects on it. */
export interface HostedCluster {
  /** `cron`: one that pg_cron can work in. There is one such database on a server, so a second one takes the place of the first. */
  createProject(kind: HostedKind, options?: { readonly cron?: boolean }): Promise<HostedProject>;
  stop(): Promise<void>;
}

const CRON_DATABASE = 'project_cron';

/** Starts a cluster that `supabase_admin` owns. pg_cron is loaded where it is installed. */
export async function startHosted(bin: string): Promise<HostedCluster> {
  const settings = hasCron(bin) ? ['shared_preload_libraries=pg_cron', `cron.database_name=${CRON_DATABASE}`] : [];
  const cluster = await startCluster(bin, { superuser: 'supabase_admin', settings });
  await cluster.run(HOSTED_ROLES);
  let count = 0;
  return {
    stop: () => cluster.stop(),
    async createProject(kind, options = {}) {
      const name = options.cron === true ? CRON_DATABASE : `project_${(count += 1)}`;
      if (options.cron === true) await cluster.run(`drop database if exists ${name} with (force)`);
      await cluster.run(`create database ${name} owner postgres`);
      const project = projectOn(cluster, name, kind);
      await project.run(projectSql(kind));
      return project;
    },
  };
}

function projectOn(cluster: Cluster, name: string, kind: HostedKind): HostedProject {
  const run = (sql: string): Promise<void> => cluster.run(sql, name);
  return {
    kind,
    address: cluster.address('postgres', name),
    requests: cluster.address('authenticator', name),
    run,
    switchOnCron: () => run(CRON_SQL),
    switchOnWebhooks: () => run(WEBHOOKS_SQL),
    switchOff: (what) => run(what === 'cron' ? CRON_OFF_SQL : WEBHOOKS_OFF_SQL),
  };
}

/** Applies the site's migrations as `supabase db push` and psql do: each in a transaction, without the server's own list. */
export async function pushMigrations(database: Database, directory = migrationsDir): Promise<void> {
  for (const { sql } of await readMigrations(directory))
    await database.transaction((connection) => connection.script(sql));
}
