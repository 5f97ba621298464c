import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { defaultAnonKey, restPath } from '#generated/backend.ts';

import type { RowMaker } from './row.ts';

/** The timeout of the site's forms. */
const TIMEOUT_MS = 15_000;
/**
 * One in this many leads loses the response to its first attempt: its connection is aborted after a few milliseconds.
 */
const LOSE_ONE_IN = 20;
const LOST_AFTER_MS = 5;

/**
 * Sends a lead like the site's forms until the server confirms it. Uses a new client address, because of the rate
 * limit. Returns how many milliseconds the confirming response took, and how often the lead was sent again.
 */
export async function sendLead(origin: string, rows: RowMaker, index: number) {
  const url = `${origin}${restPath}/${rows.table}`;
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
    // Forms retry after no response, or one that reports an unavailable database.
    if (answer !== undefined && answer.status < 500)
      throw new Error(`lead ${index} was answered with ${answer.status}`);
    await pause(Math.min(1000, 50 * 2 ** repeats) * (0.5 + Math.random()));
  }
}
