import { hash } from 'node:crypto';
import type { SiteSpec } from '../schema/index.ts';
import { deskParts, deskTableParts } from './desk.ts';
import { eraseFunction, purgeFunction } from './deleting.ts';
import { installNotify } from './notify.ts';
import { guardFunction } from './requests.ts';
import { upkeep } from './upkeep.ts';

/** A part of the private schema that can be made anew over what is there: the next migration does so whenever its SQL changes. */
export interface Part {
  name: string;
  /** What a migration calls it. */
  title: string;
  sql: string;
}

/** What the tables' triggers and the site's server use. */
export function parts(spec: SiteSpec): Part[] {
  const { backend, notify } = spec.integrations;
  const { retention } = spec.records;
  const { insertsPerMinute } = backend;
  const { idempotencyKeys, addresses } = retention;
  return [
    {
      name: 'guard',
      title: `requests: each message once, and ${insertsPerMinute} a minute`,
      sql: guardFunction({ insertsPerMinute, idempotencyKeys, addresses, origins: spec.desk !== undefined }),
    },
    { name: 'erase', title: 'records: erasing on request', sql: eraseFunction },
    { name: 'purge', title: 'records: deleting what has been kept for its time', sql: purgeFunction },
    ...(notify ? [{ name: 'outbox', title: 'notify: whoever waits for new rows', sql: installNotify }] : []),
    ...deskParts(spec),
  ];
}

/** What comes after the tables, because it makes triggers on them. */
export function lastParts(spec: SiteSpec): Part[] {
  return [
    ...deskTableParts(spec),
    {
      name: 'upkeep',
      title: 'upkeep: what pg_cron and Database Webhooks do in a hosted project',
      sql: upkeep(spec.integrations.notify),
    },
  ];
}

function digest(sql: string): string {
  return hash('sha256', sql);
}

/** The parts that the last migration left otherwise, or not at all. */
export function changedParts(wanted: readonly Part[], before: Readonly<Record<string, string>> = {}): Part[] {
  return wanted.filter(({ name, sql }) => before[name] !== digest(sql));
}

/** By name, the SHA-256 of each part's SQL. */
export function partHashes(spec: SiteSpec): Record<string, string> {
  return Object.fromEntries([...parts(spec), ...lastParts(spec)].map(({ name, sql }) => [name, digest(sql)]));
}
