import type { Diagnostic } from '../diagnostic.ts';
import { problem, warning } from '../diagnostics/problem.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { isShorter, shown } from './retention.ts';

/** What a change does to the desk: people who see nothing any longer, and what is kept of what they did. */
export function atTheDesk({ desk: was }: Snapshot, { desk: now }: Snapshot): Diagnostic[] {
  if (!was) return [];
  if (!now) {
    const says =
      'There is no desk any longer: nobody signs in there, and no mail tells of what comes in. Notes and the audit stay in the database.';
    return [warning('desk/gone', ['desk'], says, 'npm run leads lists what comes in.')];
  }
  const roles = Object.keys(was.roles).filter((role) => !(role in now.roles));
  return [
    ...roles.map((role) =>
      problem(
        'data/role',
        ['desk', 'roles'],
        `Whoever is "${role}" sees nothing at the desk any longer, and gets no mail of what comes in.`,
        'These are the people: npm run desk -- people. Once this runs, give each another role: npm run desk -- invite EMAIL --role ROLE.',
      ),
    ),
    ...(isShorter(now.keepAudit, was.keepAudit)
      ? [
          problem(
            'data/retention',
            ['desk', 'keepAudit'],
            `What the audit has noted more than ${shown(now.keepAudit)} ago is deleted for ever when the server next starts; it was kept for ${shown(was.keepAudit)}.`,
            'It is shown at the desk, at /audit.',
          ),
        ]
      : []),
  ];
}
