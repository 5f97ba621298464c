import type { DeskConfig } from '../contract/config.ts';
import type { AuditEntry, DeskStore, OwnSettings, Person } from '../contract/store.ts';
import { call, type AsPerson } from './as-person.ts';
import { tableOf } from './rows.ts';

/** The number of entries on a page of the audit log. */
const AUDIT_PAGE = 100;

/** The firm's people, the audit log, and a person's own settings. */
export function people(
  run: AsPerson,
  config: DeskConfig,
): Pick<DeskStore, 'people' | 'assignees' | 'invite' | 'remove' | 'audit' | 'settings' | 'changeSettings'> {
  return {
    people: () => run((connection) => call<Person[]>(connection, 'desk_people')),
    assignees: async (table) => {
      if (tableOf(config, table) === undefined) return [];
      return (await run((connection) => call<Person[]>(connection, 'desk_assignees', [table], ['text']))) ?? [];
    },
    invite: ({ email, name, role }) =>
      run((connection) =>
        call<Person>(connection, 'desk_invite', [email, name ?? null, role], ['text', 'text', 'text']),
      ),
    remove: (email, handTo = '') =>
      run((connection) => call<'removed' | 'lastAdmin'>(connection, 'desk_remove', [email, handTo], ['text', 'text'])),
    audit: async ({ page, ...filters }) => {
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
    settings: async () => {
      const stored = await run((connection) => call<OwnSettings>(connection, 'desk_settings'));
      return stored ?? { language: null, theme: null, name: null, mails: 'all', mailsAt: 8 };
    },
    changeSettings: async (settings) => {
      await run((connection) => call(connection, 'desk_set', [JSON.stringify(settings)], ['text::jsonb']));
    },
  };
}
