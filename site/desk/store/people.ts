import type { DeskConfig } from '../contract/config.ts';
import type { AuditEntry, AuditPage, AuditQuery, OwnSettings, Person } from '../contract/store.ts';
import { call, type AsPerson } from './as-person.ts';
import { tableOf } from './rows.ts';

/** The number of entries on a page of the audit log. */
const AUDIT_PAGE = 100;

/** The firm's people, the audit log, and a person's own settings. */
export function people(run: AsPerson, config: DeskConfig) {
  return {
    people: (): Promise<readonly Person[] | undefined> =>
      run((connection) => call<Person[]>(connection, 'desk_people')),
    /** Colleagues to whom a row of the table can be assigned. */
    assignees: async (table: string): Promise<readonly Person[]> => {
      if (tableOf(config, table) === undefined) return [];
      return (await run((connection) => call<Person[]>(connection, 'desk_assignees', [table], ['text']))) ?? [];
    },
    invite: ({ email, name, role }: { email: string; name?: string; role: string }) =>
      run((connection) =>
        call<Person>(connection, 'desk_invite', [email, name ?? null, role], ['text', 'text', 'text']),
      ),
    /**
     * Removes access at once and ends all sessions. Assigns the person's open rows to `handTo`, or to nobody. Returns
     * `lastAdmin` instead of removing the last person with the power `people`.
     */
    remove: (email: string, handTo = '') =>
      run((connection) => call<'removed' | 'lastAdmin'>(connection, 'desk_remove', [email, handTo], ['text', 'text'])),
    audit: async ({ page, ...filters }: AuditQuery): Promise<AuditPage | undefined> => {
      const found = await run((connection) =>
        call<{ entries: AuditEntry[]; unknownPerson: boolean }>(
          connection,
          'desk_audit',
          [JSON.stringify(filters), (page - 1) * AUDIT_PAGE, AUDIT_PAGE + 1],
          ['text::jsonb', 'bigint', 'bigint'],
        ),
      );
      return (
        found && { ...found, entries: found.entries.slice(0, AUDIT_PAGE), more: found.entries.length > AUDIT_PAGE }
      );
    },
    settings: async (): Promise<OwnSettings> => {
      const stored = await run((connection) => call<OwnSettings>(connection, 'desk_settings'));
      return stored ?? { language: null, theme: null, name: null, mails: 'all', mailsAt: 8 };
    },
    changeSettings: async (settings: Partial<OwnSettings>): Promise<void> => {
      await run((connection) => call(connection, 'desk_set', [JSON.stringify(settings)], ['text::jsonb']));
    },
  };
}
