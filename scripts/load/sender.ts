import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { defaultAnonKey, restPath } from '#generated/backend.ts';

import type { RowMaker } from './row.ts';

/** What became of one lead. */
export interface Sent {
  /** How long the answer took that confirmed it, in milliseconds. */
  readonly answerMs: number;
  /** How often it was sent again, with the same key. */
  readonly repeats: number;
}

/** How long the forms wait for an answer. */
const TIMEOUT_MS = 15_000;
/** Of so many leads, one loses the answer to its first attempt: the visitor's connection breaks after a few milliseconds. */
const LOSE_ONE_IN = 20;
const LOST_AFTER_MS = 5;

/** Sends a lead as the site's forms do, until the server has confirmed it, from an address of its own: there is a limit for each. */
export async function sendLead(origin: string, rows: RowMaker, index: number): Promise<Sent> {
  const columns = rows.columns.map((column) => `"${column}"`).join(',');
  const url = `${origin}${restPath}/${rows.table}?columns=${encodeURIComponent(columns)}`;
  const headers = {
    apikey: defaultAnonKey,
    authorization: `Bearer ${defaultAnonKey}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  };
  for (let repeats = 0; ; repeats++) {
    const began = performance.now();
    const signal = AbortSignal.timeout(repeats === 0 && index % LOSE_ONE_IN === 0 ? LOST_AFTER_MS : TIMEOUT_MS);
    const body = JSON.stringify([rows.make(index)]);
    const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(() => undefined);
    if (answer?.status === 201) return { answerMs: performance.now() - began, repeats };
    // A visitor sends again after no answer, or after one that says that the database is unavailable.
    if (answer !== undefined && answer.status < 500)
      throw new Error(`lead ${index} was answered with ${answer.status}`);
    await pause(Math.min(1000, 50 * 2 ** repeats) * (0.5 + Math.random()));
  }
}
