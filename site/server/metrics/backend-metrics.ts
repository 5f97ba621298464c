import type { TableRules } from '#contract';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { BackendLogEntry } from '../backend/backend.ts';
import type { NotifyOutcome } from '../notify/notifier.ts';

/** What a backend tells whoever counts. */
export interface BackendEvents {
  /** A request for an insert was answered. */
  answered(entry: BackendLogEntry): void;
  /** Somebody was told of a row, or should have been. */
  notified(table: string, outcome: NotifyOutcome): void;
  /** What had been kept for its time has been deleted. */
  purged(): void;
}

const INSERTS = ['accepted', 'rejected', 'rate_limited', 'failed'] as const;
const NOTIFICATIONS: readonly NotifyOutcome[] = ['told', 'deleted', 'failed'];
/** Where the address names no table of the site's. */
const NO_TABLE = '-';

/** Registers what is counted of the forms' messages. All series begin at zero, so that the first event counts as one. */
export function backendMetrics(register: Registry, tables: TableRules): BackendEvents {
  const registers = [register];
  const names = Object.keys(tables);
  const inserts = new Counter({
    registers,
    name: 'site_inserts_total',
    help: 'Messages of forms by table and outcome; one that was stored before and came again is accepted.',
    labelNames: ['table', 'outcome'],
  });
  const notifications = new Counter({
    registers,
    name: 'site_notifications_total',
    help: 'Attempts to tell integrations.notify of a new row, by table and outcome.',
    labelNames: ['table', 'outcome'],
  });
  const purged = new Gauge({ registers, name: 'site_purge_last_success_timestamp_seconds', help: 'When rows that were due were last deleted; 0 before.' });
  for (const table of [...names, NO_TABLE]) for (const outcome of INSERTS) inserts.inc({ table, outcome }, 0);
  for (const table of names) for (const outcome of NOTIFICATIONS) notifications.inc({ table, outcome }, 0);
  return {
    answered: ({ table, status }) => inserts.inc({ table, outcome: outcomeOf(status) }),
    notified: (table, outcome) => notifications.inc({ table, outcome }),
    purged: () => purged.setToCurrentTime(),
  };
}

function outcomeOf(status: number): (typeof INSERTS)[number] {
  if (status < 400) return 'accepted';
  if (status === 429) return 'rate_limited';
  return status < 500 ? 'rejected' : 'failed';
}
