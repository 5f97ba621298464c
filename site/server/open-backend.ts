import { createBackend, type Backend, type BackendLogEntry } from './backend/backend.ts';
import type { TableRules } from '#contract';
import type { Database } from './database/database.ts';
import { createBackendRoute, type BackendRoute } from './http/backend-route.ts';
import { logError, type OnError } from './http/failure.ts';
import { createClientAddress } from './http/client-address.ts';
import { startPurging } from './leads/purge.ts';
import type { BackendEvents } from './metrics/backend-metrics.ts';
import { createNotifier } from './notify/notifier.ts';
import { openStorage, type DeskAnswers, type StorageChoice } from './storage.ts';

/** The embedded backend's part of the options: also what the dev server needs. */
export interface BackendSetup {
  /** `undefined` for hosted Supabase: no database is opened, and nothing answers at `restPath`. */
  readonly storage: StorageChoice | undefined;
  /** The folder of SQL migrations. */
  readonly migrationsDir: string;
  readonly tables: TableRules;
  readonly anonKey: string;
  /** `/rest/v1` */
  readonly restPath: string;
  /** How many of your own proxies stand in front of the server. None by default: then no forwarded address is believed. */
  readonly trustedProxies?: number;
  /** Where notifications of new rows are sent; nowhere by default. */
  readonly notifyUrl?: string | undefined;
  /** Signs those notifications. */
  readonly notifySecret?: string | undefined;
  /** Receives log lines. Silent by default. */
  readonly log?: (line: string) => void;
  /** Receives unexpected errors. Standard error by default. */
  readonly onError?: OnError;
  /** Called for a request that no `Request` can be made of. */
  readonly onMalformed?: () => void;
  /** Receives events to be counted. */
  readonly events?: BackendEvents | undefined;
  /** Told after every insert, and not waited for. */
  readonly onStored?: () => void;
  /** Does what the commands of `npm run desk` ask; they are refused without it. */
  readonly answerDesk?: DeskAnswers | undefined;
}

export interface OpenBackend {
  readonly route: BackendRoute;
  readonly database: Database;
  /** Waits for pending inserts, closes the database and releases the data directory. */
  close(): Promise<void>;
}

/** Opens the database of a set-up, if it has one, and puts the backend on it. */
export async function openBackend(setup: BackendSetup): Promise<OpenBackend | undefined> {
  if (setup.storage === undefined) return undefined;
  const {
    tables,
    anonKey,
    restPath,
    notifyUrl,
    notifySecret,
    events,
    log = () => undefined,
    onError = logError,
    onMalformed = () => undefined,
  } = setup;
  const { database, close } = await openStorage(setup.storage, setup.migrationsDir, tables, log, setup.answerDesk);
  const notifier =
    notifyUrl === undefined
      ? undefined
      : createNotifier({
          database,
          url: notifyUrl,
          secret: notifySecret,
          log,
          ...(events && { onAttempt: events.notified }),
        });
  // Notifications left over from the last run.
  notifier?.wake();
  const purging = startPurging(database, log, events && { onPurged: events.purged });
  const backend = createBackend({
    database,
    tables,
    anonKey,
    restPath,
    log(entry) {
      log(lineOf(entry));
      events?.answered(entry);
    },
    onStored() {
      notifier?.wake();
      setup.onStored?.();
    },
  });
  const begun = new Set<Promise<unknown>>();
  const fetch: Backend['fetch'] = async (...request) => {
    const answer = backend.fetch(...request);
    begun.add(answer);
    return answer.finally(() => begun.delete(answer));
  };
  return {
    route: createBackendRoute({ fetch }, restPath, createClientAddress(setup.trustedProxies ?? 0), {
      onError,
      onMalformed,
    }),
    database,
    async close() {
      // Also those whose visitor is gone: the row is on its way.
      await Promise.allSettled(begun);
      await purging.close();
      await notifier?.close();
      await close();
    },
  };
}

function lineOf({ method, table, status, code }: BackendLogEntry): string {
  return [status, method, table, code].filter((part) => part !== null).join(' ');
}
