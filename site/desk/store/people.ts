import type { Connection } from '../../server/database/database.ts';
import type { DeskConfig, DeskPower } from '../contract/config.ts';
import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditEntry,
  type AuditPage,
  type AuditQuery,
  type OwnSettings,
  type Person,
} from '../contract/store.ts';
import { call, type AsPerson } from './queries.ts';
import { findRows } from './find-rows.ts';
import { copiedAddress } from './search-words.ts';

/** The number of entries on a page of the audit log. */
const AUDIT_PAGE = 100;

/** A page of the audit log. One more entry than it has shows that there is another page. */
function auditPage({ unknownPerson }: Pick<AuditPage, 'unknownPerson'>, entries: readonly AuditEntry[]): AuditPage {
  return { entries: entries.slice(0, AUDIT_PAGE), more: entries.length > AUDIT_PAGE, unknownPerson };
}

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
    audit: ({ page, reads, action, ...filters }: AuditQuery): Promise<AuditPage | undefined> =>
      run(async (connection) => {
        const skip = (page - 1) * AUDIT_PAGE;
        const person = filters.person && (copiedAddress(filters.person) ?? filters.person);
        const read = (only: AuditAction | undefined, from: number, size: number) =>
          call<Omit<AuditPage, 'more'>>(connection, 'desk_audit', { ...filters, person, action: only }, from, size);
        if (reads !== undefined || action !== undefined) {
          const found = await read(action, skip, AUDIT_PAGE + 1);
          return found && auditPage(found, found.entries);
        }
        // The newest of each other action, of which an index finds each.
        const entries: AuditEntry[] = [];
        let unknownPerson = false;
        for (const each of AUDIT_ACTIONS.filter((name) => name !== 'read')) {
          const found = await read(each, 0, skip + AUDIT_PAGE + 1);
          if (found === undefined) return undefined;
          entries.push(...found.entries);
          ({ unknownPerson } = found);
        }
        const newestFirst = entries.toSorted((one, other) => Number(other.id) - Number(one.id));
        return auditPage({ unknownPerson }, newestFirst.slice(skip, skip + AUDIT_PAGE + 1));
      }),
    settings: () => run((connection) => call<OwnSettings>(connection, 'desk_settings')),
    changeSettings: (settings: Partial<OwnSettings>) => run((connection) => call(connection, 'desk_set', settings)),
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
