import type { Envelope } from '../../lib/reports/report.ts';
import { createTally, type Counted } from './tally.ts';

/** What {@link createSender} needs; times in milliseconds. */
export interface SenderOptions {
  readonly url: string;
  /** How many different things are told at a time; the others are only counted. */
  readonly different: number;
  readonly log: (line: string) => void;
  /** How often it tells. */
  readonly everyMs?: number;
  /** How long an answer may take; when the server stops, a third of it. */
  readonly timeoutMs?: number;
}

/** Tells the address of the spec what the server has seen. */
export interface Sender {
  add(report: Counted): void;
  /** Tells what is left, once. */
  close(): Promise<void>;
}

/**
 * Tells at most once a minute, however much happens, and nothing when nothing did. What could not be told is told the next
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
    if (away !== (failure !== undefined)) log(failure === undefined ? 'reports are taken again' : `reports cannot be sent: ${failure}`);
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

/** Says why it was not told, if it was not. */
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
