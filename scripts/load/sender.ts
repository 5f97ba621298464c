import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { defaultAnonKey, restPath } from '#generated/backend.ts';

import type { RowMaker } from './row.ts';

/** What became of one lead. */
export interface Sent {
  /** How long the answer took that confirmed it, in milliseconds. */
  readonly answerMs: number;
  /** How long it took from the first attempt, restarts of the server included. */
  readonly wholeMs: number;
  /** How often it had to be sent again, with the same key. */
  readonly repeats: number;
}

/** Sends leads as the site's forms do, each until the server has confirmed it. */
export interface Sender {
  send(index: number): Promise<Sent>;
  close(): void;
}

/** How long an answer may take: as long as the forms wait. */
const TIMEOUT_MS = 15_000;
/** One lead in so many loses the answer to its first attempt: the visitor's connection breaks after it was sent. */
const LOSE_ONE_IN = 20;

/**
 * Makes a sender of `atOnce` connections. Every lead comes from an address of its own, so that the limit a minute holds
 * for each of them as it does in production.
 */
export function createSender(url: string, atOnce: number, rows: RowMaker): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return {
    async send(index) {
      const key = randomUUID();
      const began = performance.now();
      for (let repeats = 0; ; repeats += 1) {
        const attempt = performance.now();
        const lose = repeats === 0 && index % LOSE_ONE_IN === 0;
        const status = await post(agent, url, rows, { index, key, lose }).catch(() => 0);
        const now = performance.now();
        if (status === 201) return { answerMs: now - attempt, wholeMs: now - began, repeats };
        // Only what a visitor would send again: no answer, or one that says the database is not there.
        if (status !== 0 && status < 500) throw new Error(`lead ${index} was answered with ${status}`);
        await pause(Math.min(1000, 50 * 2 ** repeats) * (0.5 + Math.random()));
      }
    },
    close: () => agent.destroy(),
  };
}

/** Sends one lead; with `lose`, breaks the connection at the moment when the request is out. */
function post(
  agent: Agent,
  url: string,
  rows: RowMaker,
  { index, key, lose }: { index: number; key: string; lose: boolean },
): Promise<number> {
  const body = JSON.stringify([rows.make(index)]);
  const columns = rows.columns.map((column) => `"${column}"`).join(',');
  return new Promise((done, fail) => {
    const outgoing = request(`${url}${restPath}/${rows.table}?columns=${encodeURIComponent(columns)}`, {
      agent,
      method: 'POST',
      timeout: TIMEOUT_MS,
      headers: {
        apikey: defaultAnonKey,
        authorization: `Bearer ${defaultAnonKey}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': key,
        'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
      },
    });
    outgoing.on('response', (response) => {
      response
        .resume()
        .on('error', fail)
        .on('end', () => done(response.statusCode ?? 0));
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', fail);
    outgoing.end(body, () => {
      if (lose) outgoing.destroy(new Error('broken off'));
    });
  });
}
