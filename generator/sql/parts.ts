import { hash } from 'node:crypto';
import type { SiteSpec } from '../schema/index.ts';
import {
  deskFilters,
  deskInbox,
  deskSettings,
  emailAddress,
  limits,
  notifyTarget,
  periods,
  trapStatus,
} from './settings.ts';
import { fixedSql } from './text.ts';

/** SQL that can run repeatedly. A migration contains the parts that have changed since the last one. */
export interface Part {
  name: string;
  /** Its comment in the migration. */
  title: string;
  sql: string;
}

function fixed(name: string, title: string): Part {
  return { name, title, sql: fixedSql(name) };
}

/** The parts before the tables: functions and tables that triggers and the site's server use. */
export function parts(spec: SiteSpec): Part[] {
  const { backend, notify } = spec.integrations;
  return [
    fixed('requests', 'requests: idempotency, rate limit and their guard'),
    {
      name: 'limits',
      title: `requests: limits, ${backend.insertsPerMinute} messages per minute`,
      sql: limits(spec),
    },
    { name: 'trap', title: 'requests: status of spam', sql: trapStatus(spec) },
    { name: 'email', title: 'records: check of e-mail addresses', sql: emailAddress() },
    fixed('records', 'records: follow-up, erasure and retention'),
    { name: 'periods', title: 'records: retention periods', sql: periods(spec) },
    ...(notify ? [fixed('notify', 'notify: outbox of notifications')] : []),
    ...(spec.desk
      ? [
          fixed('desk-tables', 'desk: people, row states and audit'),
          { name: 'desk', title: 'desk: settings', sql: deskSettings(spec) },
          fixed('desk-people', 'desk: people and permissions'),
          fixed('desk-rights', 'desk: requests of rights'),
          fixed('desk-templates', 'desk: templates and signatures'),
          fixed('desk-rows', 'desk: row states'),
          fixed('desk-list', 'desk: lists'),
          fixed('desk-changes', 'desk: changes'),
          fixed('desk-replies', 'desk: replies'),
          fixed('desk-overview', 'desk: home page'),
        ]
      : []),
  ];
}

/** The parts after the tables, on which they create triggers. */
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
    ...(filters === '' ? [] : [{ name: 'desk_filters', title: 'desk: indexes for filters', sql: filters }]),
    // After the inboxes, so that no mails about existing rows are sent.
    ...(desk ? [fixed('desk-mail', 'desk: outbox of mails')] : []),
    {
      name: 'upkeep',
      title: 'upkeep: pg_cron and Database Webhooks in a hosted project',
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

/** The SHA-256 of each part's SQL, by name. */
export function partHashes(spec: SiteSpec): Record<string, string> {
  return Object.fromEntries([...parts(spec), ...lastParts(spec)].map(({ name, sql }) => [name, digest(sql)]));
}
