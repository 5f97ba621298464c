import { beforeAll, beforeEach } from 'vitest';
import { createBackend, type Backend } from '../../../site/server/insert-rows.ts';
import type { Database } from '../../../site/server/database/database.ts';
import type { Open } from './engines.ts';
import { insertRequest } from './request.ts';
import { anonKey, lead, restPath, tables } from './tables.ts';

/** What a test may change about a message. */
export interface Message {
  readonly table?: keyof typeof tables;
  readonly row?: object;
  readonly key?: string;
  /** The client address that the server sees. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A migrated database behind the backend's request handler, emptied before each test. */
export interface Guarded {
  readonly database: () => Database;
  /** Sends a message. Returns the response. */
  send(message?: Message): Promise<Response>;
  count(table?: string): Promise<number>;
  /** All rows of the site's schemas, as text. */
  everything(): Promise<string>;
}

const PRIVATE = ['site_internal.requests', 'site_internal.arrivals'];
const PUBLIC = Object.keys(tables).map((table) => `public.${table}`);

/** Registers the hooks that open and empty the database of a suite. */
export function guarded(openMigrated: Open): Guarded {
  let database: Database;
  let backend: Backend;
  beforeAll(async () => {
    database = await openMigrated();
    backend = createBackend({ database, tables, anonKey });
  });
  beforeEach(() => database.script(`truncate ${[...PUBLIC, ...PRIVATE].join(', ')}`));
  return {
    database: () => database,
    send: ({ table = 'leads', row = lead, key, from, headers } = {}) =>
      backend.fetch(
        insertRequest({
          path: `${restPath}/${table}`,
          body: JSON.stringify(row),
          headers: { ...(key !== undefined && { 'idempotency-key': key }), ...headers },
        }),
        from,
      ),
    async count(table = 'public.leads') {
      const [row] = await database.query<{ count: number }>(`select count(*)::int as count from ${table}`);
      return row?.count ?? 0;
    },
    async everything() {
      const found = await Promise.all(
        [...PUBLIC, ...PRIVATE, 'site_internal.salt'].map((table) =>
          database.query(`select t::text as row from ${table} as t`),
        ),
      );
      return JSON.stringify(found);
    },
  };
}
