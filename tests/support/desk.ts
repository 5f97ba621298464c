import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../site/server/database/database.ts';
import { migrate } from '../../site/server/database/migrate.ts';
import { siteRoot } from '../../site/site-root.mjs';
import { colleague, config, seenAsDesk, type Colleague } from '../backend/support/desk.ts';
import { openNew } from '../backend/support/embedded.ts';

/** What a person may do with the rows of a table. */
type TableAnswers = Readonly<Record<'list' | 'read' | 'change' | 'assign' | 'export' | 'copy' | 'erase', boolean>>;

/** The permissions of a role. */
export interface RoleAnswers {
  readonly role: string;
  readonly powers: { readonly people: boolean; readonly audit: boolean; readonly templates: boolean };
  readonly tables: Readonly<Record<string, TableAnswers>>;
}

/** A valid SQL value by the type of a column; other types take a number. */
const VALUES: Readonly<Record<string, string>> = {
  text: "'somebody@example.com'",
  boolean: 'true',
  date: 'now()',
  'timestamp with time zone': 'now()',
};

/** Whether the store returned a result. */
async function answered(answer: Promise<unknown>): Promise<boolean> {
  return (await answer) !== undefined;
}

/** Registers the tests of the permissions on the site's own tables. */
export function describeDesk(roles: readonly RoleAnswers[]): void {
  describe('the desk', () => {
    let database: Database;
    const people: Record<string, Colleague> = {};
    beforeAll(async () => {
      database = await openNew();
      await migrate(database, join(siteRoot(), 'site/supabase/migrations'));
      for (const { role } of roles) people[role] = await colleague(database, role);
    });
    afterAll(() => database.close());

    /** Inserts a row with a value in each column, whatever limits the columns have. Returns its id. */
    const insertRow = async (table: string): Promise<string> =>
      database.transaction(async (connection) => {
        // Limits are tested elsewhere.
        const checks = await connection.query<{ name: string }>(
          "select quote_ident(conname) as name from pg_constraint where conrelid = $1::text::regclass and contype = 'c'",
          [`public.${table}`],
        );
        for (const { name } of checks) await connection.query(`alter table public.${table} drop constraint ${name}`);
        const columns = await connection.query<{ name: string; type: string }>(
          `select quote_ident(column_name) as name, data_type as type from information_schema.columns
           where table_schema = 'public' and table_name = $1 and column_name not in ('id', 'created_at')`,
          [table],
        );
        const values = columns.map(({ type }) => VALUES[type] ?? '1');
        const [row] = await connection.query<{ id: string }>(
          `insert into public.${table} (${columns.map(({ name }) => name).join(', ')}) values (${values.join(', ')}) returning id::text as id`,
        );
        return row?.id ?? '';
      });

    /** The number of rows that row-level security shows to a person. */
    const visibleRows = (person: string, table: string): Promise<number> =>
      seenAsDesk(database, person, `select id from public.${table}`);

    describe.each(roles)('gives the role $role its permissions', ({ role, powers, tables }) => {
      it.each(Object.entries(tables))('on the table %s', async (table, expected) => {
        const id = await insertRow(table);
        const { id: person, store } = people[role] ?? expect.unreachable();
        const query = { table, sort: '-created', page: 1 } as const;
        const status = config.tables.find(({ key }) => key === table)?.statuses.at(-1)?.key ?? '';
        const answers: TableAnswers = {
          list: await answered(store.list(query)),
          read: await answered(store.read(table, id)),
          change: await answered(store.change(table, id, 0, { status, note: 'x' })),
          assign: (await store.assignees(table)).length > 0,
          export: await answered(store.export(query)),
          copy: await answered(store.copy(table, id, false)),
          erase: await answered(store.erase(table, id, 'row', crypto.randomUUID())),
        };
        expect(answers).toEqual(expected);
        await insertRow(table);
        expect((await visibleRows(person, table)) > 0, 'by row-level security').toBe(expected.read);
        expect(await visibleRows('', table), 'without a person').toBe(0);
      });

      it('on people, the audit log and templates', async () => {
        const { store } = people[role] ?? expect.unreachable();
        const text = Object.fromEntries(config.locales.map(({ code }) => [code, 'x']));
        expect({
          people: await answered(store.people()),
          audit: await answered(store.audit({ page: 1 })),
          templates: await answered(store.setTemplate(role, 0, { label: text, body: text })),
        }).toEqual(powers);
        if (powers.people) return;
        expect(await store.invite({ email: 'friend@firm.example', role })).toBeUndefined();
        expect(await store.remove(`${role}@firm.example`)).toBeUndefined();
      });
    });
  });
}
