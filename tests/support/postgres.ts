import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

import { ROOT } from '../../scripts/node.mjs';
import { siteRoot } from '../../site/site-root.mjs';
import { migrate } from '../../site/server/database/migrate.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { findPostgres, startCluster, type StartedCluster } from '../backend/support/postgres-cluster.ts';
import type { SharedPlace } from '../backend/support/shared-cluster.ts';
import { runFolder } from './run-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL that returns the place of the shared PostgreSQL server. */
    sharedPostgres: string;
  }
}

/** Starts one PostgreSQL server for all files of the unit tests, with the first request for it. */
export default async function sharePostgres(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<StartedCluster> | undefined;
  const answers = createServer((_request, response) => {
    starting ??= start(siteRoot(ROOT, project.config.env));
    starting.then(
      ({ directory }) => response.end(JSON.stringify({ directory, template: TEMPLATE } satisfies SharedPlace)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  answers.listen(0, '127.0.0.1');
  await once(answers, 'listening');
  project.provide('sharedPostgres', `http://127.0.0.1:${(answers.address() as AddressInfo).port}`);
  return async () => {
    answers.closeAllConnections();
    answers.close();
    await (await starting?.catch(() => undefined))?.stop();
  };
}

const TEMPLATE = 'migrated';

async function start(site: string): Promise<StartedCluster> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed');
  // Several test files are connected at once.
  const cluster = await startCluster(bin, { parent: runFolder, settings: ['max_connections=300'] });
  await cluster.run(`create database ${TEMPLATE}`);
  const database = await openDatabaseUrl(cluster.address('postgres', TEMPLATE));
  await migrate(database, join(site, 'site/supabase/migrations'));
  await database.close();
  return cluster;
}
