import { hasCron } from '../../../scripts/tools.ts';
import type { Database } from '../../../site/server/database/database.ts';
import { readMigrations } from '../../../site/server/database/migrate.ts';
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

/** A database set up like that of a new hosted Supabase project. */
export interface HostedProject {
  readonly kind: HostedKind;
  /** The connection string of the dashboard: as `postgres`, which owns the database and is not a superuser. */
  readonly address: string;
  /** The connection string of the API's requests: as `authenticator`. */
  readonly requests: string;
  /** Runs statements as the superuser `supabase_admin`. */
  run(sql: string): Promise<void>;
  /** Switches pg_cron on as the dashboard does. It fails in a project that was made without `cron`. */
  switchOnCron(): Promise<void>;
  /** Switches webhooks on as the dashboard does, but records them in `net.sent`. */
  switchOnWebhooks(): Promise<void>;
  switchOff(what: 'cron' | 'webhooks'): Promise<void>;
}

/** A server with any number of projects. */
export interface HostedCluster {
  /**
   * Creates a project. pg_cron works in a single database of a server, so a second project with `cron` replaces the
   * first.
   */
  createProject(kind: HostedKind, options?: { readonly cron?: boolean }): Promise<HostedProject>;
  stop(): Promise<void>;
}

const CRON_DATABASE = 'project_cron';

/** Starts a cluster whose superuser is `supabase_admin`, with pg_cron if it is installed. */
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

/**
 * Applies the site's migrations as `supabase db push` and psql do: each in a transaction, without the server's own
 * table of migrations.
 */
export async function pushMigrations(database: Database, directory = migrationsDir): Promise<void> {
  for (const { sql } of await readMigrations(directory))
    await database.transaction((connection) => connection.script(sql));
}
