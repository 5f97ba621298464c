import type { TableRules } from '#contract';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { Hono } from 'hono';
import { restPath } from '#generated/backend.ts';
import { createBackend, type BackendLogEntry } from './backend/backend.ts';
import { reportFailure, REQUEST_ID, type ErrorReport } from './http/failure.ts';
import type { HttpApp } from './http/http-app.ts';
import { startPurging } from './leads/purge.ts';
import { createNotifier } from './notify/notifier.ts';
import type { Settings } from './settings.ts';
import { openStorage, type DeskAnswers } from './storage.ts';

/** Options of the embedded backend, for the server and the dev server. */
export interface BackendSetup
  extends ErrorReport, Pick<Settings, 'storage'>, Partial<Pick<Settings, 'trustedProxies' | 'notifySecret'>> {
  /** The folder of SQL migrations. */
  readonly migrationsDir: string;
  readonly tables: TableRules;
  readonly anonKey: string;
  /** The URL that receives notifications of new rows. */
  readonly notifyUrl?: string | undefined;
  /** Called after every insert, not awaited. */
  readonly onStored?: () => void;
  /** Called after every answer to an insert. */
  readonly onAnswered?: ((entry: BackendLogEntry) => void) | undefined;
  /** Called after rows past their retention period were deleted. */
  readonly onPurged?: (() => void) | undefined;
  /** Answers requests of `npm run desk`; without it they are refused. */
  readonly answerDesk?: DeskAnswers | undefined;
}

/** Opens the database, and starts the backend, the notifications and the purge. Undefined for hosted Supabase. */
export async function openBackend(setup: BackendSetup) {
  if (setup.storage === undefined) return undefined;
  const { tables, anonKey, notifyUrl, notifySecret, log = () => undefined } = setup;
  const database = await openStorage(setup.storage, setup.migrationsDir, log, setup.answerDesk);
  const notifier =
    notifyUrl === undefined ? undefined : createNotifier({ database, url: notifyUrl, secret: notifySecret, log });
  // Delivers notifications left over from the last run.
  notifier?.wake();
  const purging = startPurging(database, log, setup.onPurged);
  const backend = createBackend({
    database,
    tables,
    anonKey,
    log(entry) {
      const { method, table, status, code } = entry;
      log(`${status} ${method} ${table} ${code ?? ''}`.trimEnd());
      setup.onAnswered?.(entry);
    },
    onStored() {
      notifier?.wake();
      setup.onStored?.();
    },
  });
  const pending = new Set<Promise<unknown>>();
  const addressOf = createClientAddress(setup.trustedProxies ?? 0);
  const app: HttpApp = new Hono();
  app.all(`${restPath}/*`, ({ req, env }) => {
    const answer = backend.fetch(req.raw, addressOf(env.incoming));
    pending.add(answer);
    return answer.finally(() => pending.delete(answer));
  });
  app.onError((error, { json }) => {
    const { status, id } = reportFailure(error, setup);
    const body = { code: 'XX000', message: 'Internal error', details: null, hint: null };
    return json(body, status, { [REQUEST_ID]: id });
  });
  return {
    /** Answers requests below `/rest/v1`. */
    app,
    database,
    /** Waits for pending inserts, closes the database and releases the data directory. */
    async close(): Promise<void> {
      // Even if the client has disconnected, the insert is still running.
      await Promise.allSettled(pending);
      await purging.close();
      await notifier?.close();
      await database.close();
    },
  };
}

/** The parts of a request from which the client's address is read. */
interface Arrival {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

type ClientAddress = (request: Arrival) => string;

/** Stands for the address of a connection that closed too early. All share one limit: closing must not bypass it. */
const UNKNOWN = 'unknown';

/**
 * Returns the socket's address, or behind `proxies` of your own proxies the one that the outermost of them saw. Each
 * proxy appends its caller's address to `X-Forwarded-For`; the entries before those come from the client, who can write
 * anything.
 */
export function createClientAddress(proxies: number): ClientAddress {
  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    const claimed = proxies === 0 ? undefined : forwarded.at(-proxies)?.trim();
    return claimed !== undefined && isIP(claimed) !== 0 ? claimed : (socket.remoteAddress ?? UNKNOWN);
  };
}
