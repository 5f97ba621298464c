import { sql, type SqlBool } from 'kysely';
import { isId, type Connection } from '../../server/database/database.ts';
import type { DeskConfig, DeskPower } from '../contract/config.ts';
import {
  AUDIT_ACTIONS,
  type AuditEntry,
  type AuditPage,
  type AuditQuery,
  type OwnSettings,
  type Person,
} from '../contract/store.ts';
import { call, composer, runQuery, type AsPerson } from './queries.ts';
import { copiedAddress, findRows } from './find-rows.ts';

/** The firm's people, the audit log, and a person's own settings. */
export function people(run: AsPerson, config: DeskConfig) {
  return {
    people: () => run((connection) => call<readonly Person[]>(connection, 'desk_people')),
    /** The number of open rows that are assigned to a person, in each table that the reader sees and that has any. */
    openOf: (email: string) =>
      run(async (connection) => {
        const counts: Record<string, number> = {};
        for (const { key: table } of config.tables) {
          const query = { table, assignee: email, only: 'open', sort: '-created', page: 1 } as const;
          const { total = 0 } = (await findRows(connection, config, query, { skip: 0, size: 1 })) ?? {};
          if (total > 0) counts[table] = total;
        }
        return counts;
      }),
    /** Colleagues to whom a row of the table can be assigned. */
    assignees: async (table: string) =>
      (await run((connection) => call<readonly Person[]>(connection, 'desk_assignees', table))) ?? [],
    invite: ({ email, name, role }: { email: string; name?: string; role: string }) =>
      run((connection) => call<Person>(connection, 'desk_invite', email, name ?? null, role)),
    /**
     * Removes access at once and ends all sessions. Assigns the person's open rows to `handTo`, or to nobody. Returns
     * `lastAdmin` instead of removing the last person with the power `people`.
     */
    remove: (email: string, handTo = '') =>
      run((connection) => call<'removed' | 'lastAdmin'>(connection, 'desk_remove', email, handTo)),
    audit: (query: AuditQuery) => run((connection) => readAudit(connection, query)),
    settings: () => run((connection) => call<OwnSettings>(connection, 'desk_settings')),
    changeSettings: (settings: Partial<OwnSettings>) => run((connection) => call(connection, 'desk_set', settings)),
  };
}

/** The number of entries on a page of the audit log. */
const AUDIT_PAGE = 100;

interface AuditRow extends Omit<AuditEntry, 'at' | 'table' | 'row'> {
  readonly at: Date;
  readonly table_name: string | null;
  readonly row_id: string | null;
}

/** Selects the newest `most` entries of a query. `meant` are the e-mail addresses of the people of its filter. */
function entriesOf({ reads, action, person, table, row }: AuditQuery, meant: readonly string[], most: number) {
  const newest = composer
    .selectFrom(sql<AuditRow>`site_internal.audit`.as('a'))
    .selectAll()
    .$if(person !== undefined, (log) => log.where(sql<SqlBool>`a.person = any (${meant}::text[])`))
    .$if(table !== undefined, (log) => log.where(sql<SqlBool>`a.table_name = ${table}`))
    .$if(row !== undefined, (log) =>
      log.where(isId(row ?? '') ? sql<SqlBool>`a.row_id = ${row}::uuid` : sql.lit(false)),
    )
    .orderBy('a.id', 'desc')
    .limit(most);
  if (reads !== undefined && action === undefined) return sql<AuditRow>`${newest}`;
  // Those of each action, of which an index finds each.
  const actions = action === undefined ? AUDIT_ACTIONS.filter((each) => each !== 'read') : [action];
  const ofEach = actions.map((each) => sql`${newest.where('a.action', '=', each)}`);
  return sql<AuditRow>`(${sql.join(ofEach, sql` union all `)})`;
}

/** Reads a page of the audit log. `undefined` if the person may not read it. */
async function readAudit(connection: Connection, query: AuditQuery): Promise<AuditPage | undefined> {
  const name = query.person && (copiedAddress(query.person) ?? query.person);
  const asked = composer.selectNoFrom([
    sql<boolean>`site_internal.desk_may('audit')`.as('may'),
    sql<string[]>`site_internal.desk_audited(${name ?? null}::text)`.as('meant'),
  ]);
  const [known] = await runQuery(connection, asked);
  if (known?.may !== true) return undefined;
  const skip = (query.page - 1) * AUDIT_PAGE;
  const found = composer
    // One more entry than the page has shows that there is another page.
    .selectFrom(entriesOf(query, known.meant, skip + AUDIT_PAGE + 1).as('e'))
    .selectAll()
    .orderBy('e.id', 'desc')
    .offset(skip);
  const shown = composer
    .selectFrom(found.as('e'))
    .select(['e.person', 'e.action', 'e.table_name as table', 'e.row_id as row'])
    // As text, because PostgreSQL and PGlite return these differently.
    .select([sql<string>`e.id::text`.as('id'), sql<string>`site_internal.desk_time(e.at)`.as('at')])
    .select(sql<string>`e.detail::text`.as('detail'))
    .orderBy('e.id', 'desc');
  const entries = (await runQuery(connection, shown)).map((entry): AuditEntry => ({
    ...entry,
    detail: JSON.parse(entry.detail) as AuditEntry['detail'],
  }));
  return {
    entries: entries.slice(0, AUDIT_PAGE),
    more: entries.length > AUDIT_PAGE,
    unknownPerson: query.person !== undefined && known.meant.length === 0,
  };
}

/** The names of the colleagues, former ones too, that some data mentions by their e-mail addresses. */
export async function namesIn(database: Connection, data: unknown): Promise<Readonly<Record<string, string>>> {
  const text = JSON.stringify(data);
  const people = await database.query<{ email: string; name: string }>(
    'select email, name from site_internal.people where name is not null',
  );
  const mentioned = people.filter(({ email }) => text.includes(JSON.stringify(email)));
  return Object.fromEntries(mentioned.map(({ email, name }) => [email, name]));
}

/** A person whose role has a power. */
export interface PersonWithPower {
  readonly email: string;
  readonly name: string | null;
  readonly language: string | null;
}

/** Reads the people whose role has a power, except those who were removed. */
export function peopleWithPower(
  database: Connection,
  { roles }: Pick<DeskConfig, 'roles'>,
  power: DeskPower,
): Promise<PersonWithPower[]> {
  const names = roles.filter(({ powers }) => powers.includes(power)).map(({ name }) => name);
  return database.query<PersonWithPower & object>(
    `select email, name, language from site_internal.people
     where removed_at is null and role = any ($1::text[]) order by coalesce(name, email), email`,
    [names],
  );
}
