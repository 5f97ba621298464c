import type { Envelope } from '../../lib/reports/report.ts';
import { createTally, type Counted } from './tally.ts';

/** What {@link createSender} needs; times in milliseconds. */
export interface SenderOptions {
  readonly url: string;
  /** How many different events one report names; the others are only counted. */
  readonly different: number;
  readonly log: (line: string) => void;
  /** How often reports are sent. */
  readonly everyMs?: number;
  /** How long an answer may take; when the server stops, a third of it. */
  readonly timeoutMs?: number;
}

/** Sends what the server has counted to the address in the spec. */
export interface Sender {
  add(report: Counted): void;
  /** Sends what is left, once. */
  close(): Promise<void>;
}

/**
 * Sends at most once a minute, however much happens, and nothing if nothing did. What could not be sent is sent the next
 * time, with what has happened since; the log has a line when that begins and one when it ends.
 */
export function createSender(options: SenderOptions): Sender {
  const { url, different, log, everyMs = 60_000, timeoutMs = 9_000 } = options;
  const tally = createTally(different);
  let away = false;
  let sending = Promise.resolve();

  const flush = async (patienceMs: number): Promise<void> => {
    const reports = tally.take();
    if (reports.length === 0) return;
    const failure = await post(url, { from: 'server', reports }, patienceMs);
    if (failure !== undefined) for (const report of reports) tally.add(report);
    if (away !== (failure !== undefined))
      log(failure === undefined ? 'reports can be sent again' : `reports cannot be sent: ${failure}`);
    away = failure !== undefined;
  };
  const next = (patienceMs: number): Promise<void> => (sending = sending.then(() => flush(patienceMs)));
  const timer = setInterval(() => void next(timeoutMs), everyMs).unref();

  return {
    add: (report) => tally.add(report),
    async close() {
      clearInterval(timer);
      await next(timeoutMs / 3);
    },
  };
}

/** Returns why sending failed, if it did. */
async function post(url: string, envelope: Envelope, patienceMs: number): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(envelope),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `answer ${response.status}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection';
  }
}
