import { expect } from 'vitest';
import { parseMigrationLog } from '../../../generator/write/migration-state.ts';
import { months } from '../../../generator/schema/table.ts';
import type { SiteSpec, Table } from '../../../generator/schema/index.ts';
import { checkColumnTypes, emptyLog, nextMigration, type MigrationLog } from '../../../generator/sql/migration.ts';
import { base } from '../valid-spec.ts';

/** The columns of one table. */
export type Columns = Table['columns'];

const { backend } = base.integrations;

/** A valid spec with these tables. */
export function withTables(tables: Record<string, Columns>, insertsPerMinute = 10): SiteSpec {
  return {
    ...base,
    integrations: { ...base.integrations, backend: { ...backend, insertsPerMinute } },
    tables: Object.fromEntries(
      Object.entries(tables).map(([name, columns]) => [name, { description: `It’s ${name}.`, columns }]),
    ),
    records: {
      ...base.records,
      retention: {
        ...base.records.retention,
        tables: Object.fromEntries(Object.keys(tables).map((name) => [name, months(24)])),
      },
    },
  };
}

/** The history of a project's migrations: each spec adds the next one. */
export class History {
  log: MigrationLog = emptyLog();
  readonly files = new Map<string, string>();

  /** Compiles the next spec. Returns the file name of its migration, if there is one. */
  next(tables: Record<string, Columns>, insertsPerMinute?: number, change: Partial<SiteSpec> = {}): string | undefined {
    const spec = { ...withTables(tables, insertsPerMinute), ...change };
    expect(checkColumnTypes(spec, this.log)).toEqual([]);
    const { log, migration } = nextMigration(spec, this.log);
    // The next run reads the log from its committed file.
    this.log = parseMigrationLog('schema.json', JSON.stringify(log));
    if (migration) {
      expect(this.files.has(migration.file)).toBe(false);
      this.files.set(migration.file, migration.sql);
    }
    return migration?.file;
  }
}
