import { hash } from 'node:crypto';
import type { SiteSpec } from '../schema/index.ts';
import { deskFilters, deskInbox } from './inbox.ts';
import { deskSettings, emailAddress, limits, notifyTarget, periods } from './settings.ts';
import { fixedSql } from './text.ts';

/** SQL that can run repeatedly: the next migration contains it whenever it changes. */
export interface Part {
  name: string;
  /** The comment above it in a migration. */
  title: string;
  sql: string;
}

function fixed(name: string, title: string): Part {
  return { name, title, sql: fixedSql(name) };
}

/** The functions and tables that the tables' triggers and the site's server use. */
export function parts(spec: SiteSpec): Part[] {
  const { backend, notify } = spec.integrations;
  return [
    fixed('requests', 'requests: what is kept of them, and their guard'),
    {
      name: 'limits',
      title: `requests: each message once, and ${backend.insertsPerMinute} a minute`,
      sql: limits(spec),
    },
    { name: 'email', title: 'records: what an e-mail address is', sql: emailAddress() },
    fixed('records', 'records: following up, erasing on request, keeping for a limited time'),
    { name: 'periods', title: 'records: how long rows are kept', sql: periods(spec) },
    ...(notify ? [fixed('notify', 'notify: rows whose notification is yet to be sent')] : []),
    ...(spec.desk
      ? [
          fixed('desk-tables', 'desk: its people, states of rows, and audit'),
          { name: 'desk', title: 'desk: what the spec says of it', sql: deskSettings(spec) },
          fixed('desk-people', 'desk: who may come in, and see and do what'),
          fixed('desk-rows', 'desk: what is kept of each row'),
          fixed('desk-list', 'desk: listing and reading'),
          fixed('desk-changes', 'desk: following up and erasing'),
          fixed('desk-overview', 'desk: its home page'),
        ]
      : []),
  ];
}

/** The parts after the tables, because they create triggers on them. */
export function lastParts(spec: SiteSpec): Part[] {
  const { desk } = spec;
  const filters = desk ? deskFilters(spec, desk) : '';
  return [
    ...(desk
      ? Object.keys(spec.tables).map((table) => ({
          name: `desk_${table}_inbox`,
          title: `desk: the inbox of ${table}`,
          sql: deskInbox(spec, desk, table),
        }))
      : []),
    ...(filters === '' ? [] : [{ name: 'desk_filters', title: 'desk: what lists are filtered by', sql: filters }]),
    // After the inboxes: rows that were there before are not mailed.
    ...(desk ? [fixed('desk-mail', 'desk: rows whose mail is yet to be sent')] : []),
    {
      name: 'upkeep',
      title: 'upkeep: what pg_cron and Database Webhooks do in a hosted project',
      sql: `${notifyTarget(spec)}\n\n${fixedSql('upkeep')}`,
    },
  ];
}

function digest(sql: string): string {
  return hash('sha256', sql);
}

/** The parts that differ from the last migration. */
export function changedParts(wanted: readonly Part[], before: Readonly<Record<string, string>>): Part[] {
  return wanted.filter(({ name, sql }) => before[name] !== digest(sql));
}

/** By name, the SHA-256 of each part's SQL. */
export function partHashes(spec: SiteSpec): Record<string, string> {
  return Object.fromEntries([...parts(spec), ...lastParts(spec)].map(({ name, sql }) => [name, digest(sql)]));
}
