import { hash } from 'node:crypto';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Column, SiteSpec, Table } from '../schema/index.ts';
import { deskSettings, emailAddress, limits, notifyTarget, periods, trapStatus } from './settings.ts';
import {
  addColumn,
  changeColumn,
  createTable,
  deskFilters,
  deskInbox,
  fixedSql,
  guards,
  retireColumn,
  retireTable,
} from './statements.ts';

type Columns = Table['columns'];

/** The tables as the last migration left them. */
export type TableModel = Record<string, Table['columns']>;

/** The schema after all migrations so far, committed as `site/supabase/schema.json`. */
export interface MigrationLog {
  /** The tables after the last migration. */
  tables: TableModel;
  /**
   * Tables and columns that the spec no longer has. Their data stays, but nobody may insert into them. A column that
   * returns must have its old type, which is recorded here.
   */
  retired: { tables: string[]; columns: Record<string, Record<string, Column['type']>> };
  /** How long rows are kept. */
  retention?: SiteSpec['records']['retention'];
  /** The SHA-256 of each part of the private schema that a migration can replace, by name. */
  parts: Record<string, string>;
  /** The migrations in order, each with the SHA-256 of its text. */
  migrations: { file: string; sha256: string }[];
}

/** The log of a site without migrations. */
export function emptyLog(): MigrationLog {
  return { tables: {}, retired: { tables: [], columns: {} }, parts: {}, migrations: [] };
}

/** The tables of the spec. */
function tableModel(spec: SiteSpec): TableModel {
  return Object.fromEntries(Object.entries(spec.tables).map(([name, table]) => [name, table.columns]));
}

const intro = `-- Runs unchanged on hosted Supabase, on PostgreSQL 15 or newer and on PGlite. Needs the roles anon and authenticated,
-- which Supabase has and the server creates elsewhere. Never edit an applied migration: change spec/tables.ts instead.
--
-- A visitor may insert the columns that the forms fill, and nothing else. Supabase grants ALL on a new table to its API
-- roles, so everything is revoked before the columns are granted; row-level security alone would let TRUNCATE through.
`;

// PostgreSQL lets everybody execute a new function.
const outro = `
-- Only the owner may call functions of the private schema, apart from those granted to desk.

revoke all on all functions in schema site_internal from public, anon, authenticated;
`;

/** A step of a migration; its title becomes a comment. */
interface Step {
  title: string;
  sql: string;
}

/** A column for comparison: an absent `nullable` is the same as `false`. */
function canonical(column: Column): string {
  return JSON.stringify(
    Object.entries({ ...column, nullable: column.nullable ?? false })
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function changedColumns(table: string, before: Columns, after: Columns): Step[] {
  const steps: Step[] = [];
  for (const [name, column] of Object.entries(after)) {
    const old = before[name];
    if (!old) steps.push({ title: `${table}: add ${name}`, sql: addColumn(table, name, column) });
    else if (canonical(old) !== canonical(column)) {
      if (old.type !== column.type) {
        throw new Error(
          `${table}.${name} changes from ${old.type} to ${column.type}, which checkColumnTypes should have rejected.`,
        );
      }
      steps.push({ title: `${table}: change ${name}`, sql: changeColumn(table, name, old, column) });
    }
  }
  for (const [name, column] of Object.entries(before)) {
    if (!after[name]) steps.push({ title: `${table}: retire ${name}`, sql: retireColumn(table, name, column) });
  }
  return steps.length > 0 ? [...steps, { title: `${table}: who may insert`, sql: guards(table, after) }] : [];
}

/** The steps from the state after the last migration to that of the spec. */
function migrationSteps(spec: SiteSpec, log: MigrationLog): Step[] {
  const after = tableModel(spec);
  const steps: Step[] = changedParts(parts(spec), log.parts);
  for (const [table, columns] of Object.entries(after)) {
    const before = log.tables[table];
    if (before) steps.push(...changedColumns(table, before, columns));
    else if (log.retired.tables.includes(table)) {
      steps.push(
        ...changedColumns(table, {}, columns).map((step) => ({ ...step, title: `${step.title} (table is back)` })),
      );
    } else {
      const description = spec.tables[table]?.description ?? '';
      steps.push({ title: `${table}: create`, sql: createTable(table, columns, description) });
    }
  }
  for (const [table, columns] of Object.entries(log.tables)) {
    if (!after[table]) steps.push({ title: `${table}: retire`, sql: retireTable(table, columns) });
  }
  steps.push(...changedParts(lastParts(spec), log.parts));
  return steps;
}

/** The name of a migration, after the tables that it changes. */
function slug(steps: Step[], first: boolean): string {
  return first ? 'initial' : [...new Set(steps.map((step) => step.title.split(':')[0]))].join('_and_').slice(0, 60);
}

/** The retired tables and columns once the spec's tables are migrated. */
function retiredAfter(log: MigrationLog, after: MigrationLog['tables']): MigrationLog['retired'] {
  const tables = new Set([...log.retired.tables, ...Object.keys(log.tables)].filter((table) => !after[table]));
  const columns: MigrationLog['retired']['columns'] = {};
  for (const table of [...new Set([...Object.keys(log.retired.columns), ...Object.keys(log.tables)])].toSorted()) {
    const before = Object.entries(log.tables[table] ?? {}).map(([name, column]) => [name, column.type] as const);
    const gone = [...Object.entries(log.retired.columns[table] ?? {}), ...before]
      .filter(([name]) => !after[table]?.[name])
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (gone.length > 0) columns[table] = Object.fromEntries(gone);
  }
  return { tables: [...tables].toSorted(), columns };
}

/** The SHA-256 of SQL, regardless of line endings. */
export function migrationHash(sql: string): string {
  return hash('sha256', sql.replaceAll('\r\n', '\n'));
}

/** The log after the next migration, and that migration if one is due. */
export interface NextMigration {
  readonly log: MigrationLog;
  readonly migration?: { readonly file: string; readonly sql: string };
}

/** Creates the migration that brings a database from the last migration to the spec, if one is due. Pure. */
export function nextMigration(spec: SiteSpec, log: MigrationLog): NextMigration {
  const steps = migrationSteps(spec, log);
  if (steps.length === 0) return { log };
  const number = String(log.migrations.length + 1).padStart(4, '0');
  const file = `${number}_${slug(steps, log.migrations.length === 0)}.sql`;
  const first = log.migrations.length === 0 ? '\ngrant usage on schema public to anon, authenticated;\n' : '';
  const sql = `${intro}${first}${steps.map((step) => `\n-- ${step.title}\n\n${step.sql}\n`).join('')}${outro}`;
  const after = tableModel(spec);
  return {
    migration: { file, sql },
    log: {
      tables: after,
      retired: retiredAfter(log, after),
      retention: spec.records.retention,
      parts: partHashes(spec),
      migrations: [...log.migrations, { file, sha256: migrationHash(sql) }],
    },
  };
}

/** Rejects columns that change their type, which could lose data. */
export function checkColumnTypes(spec: SiteSpec, log: MigrationLog): Diagnostic[] {
  return Object.entries(spec.tables).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([name, { type }]): Diagnostic[] => {
      // A retired column still exists in the database, with its old type.
      const before = log.tables[table]?.[name]?.type ?? log.retired.columns[table]?.[name];
      if (before === undefined || before === type) return [];
      return [diagnose('table/column-type-changed', ['tables', table, 'columns', name], { table, name, before, type })];
    }),
  );
}

/** SQL that can run repeatedly. A migration contains the parts that have changed since the last one. */
interface Part {
  name: string;
  /** Its comment in the migration. */
  title: string;
  sql: string;
}

function fixed(name: string, title: string, file = name): Part {
  return { name, title, sql: fixedSql(file) };
}

/** The parts before the tables: functions and tables that triggers and the site's server use. */
function parts(spec: SiteSpec): Part[] {
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
          // Applied migrations know this part by its first name.
          fixed('desk-list', 'desk: lists', 'desk-list-access'),
          fixed('desk-changes', 'desk: changes'),
          fixed('desk-replies', 'desk: replies'),
          fixed('desk-overview', 'desk: home page'),
        ]
      : []),
  ];
}

/** The parts after the tables, on which they create triggers. */
function lastParts(spec: SiteSpec): Part[] {
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

/** The parts that differ from the last migration. */
function changedParts(wanted: readonly Part[], before: Readonly<Record<string, string>>): Part[] {
  return wanted.filter(({ name, sql }) => before[name] !== migrationHash(sql));
}

/** The SHA-256 of each part's SQL, by name. */
function partHashes(spec: SiteSpec): Record<string, string> {
  return Object.fromEntries([...parts(spec), ...lastParts(spec)].map(({ name, sql }) => [name, migrationHash(sql)]));
}
