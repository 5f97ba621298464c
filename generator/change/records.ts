import type { Change } from './change.ts';
import { differences } from './differences.ts';

/** What changed of how the database treats rows: how many it takes, whom it notifies, how long it keeps them. */
export function databaseChanges({ before, after }: Change): string[] {
  return [
    ...differences(
      'integrations.backend.insertsPerMinute',
      before.integrations.backend.insertsPerMinute,
      after.integrations.backend.insertsPerMinute,
    ),
    ...differences('integrations.notify', before.integrations.notify, after.integrations.notify),
    ...differences('records.retention', before.records.retention, after.records.retention),
  ];
}

/** What changed of how people follow rows up. */
export function followUpChanges({ before, after }: Change): string[] {
  return differences('records.followUp', before.records.followUp, after.records.followUp);
}
