import { PostgrestQueryBuilder } from '@supabase/postgrest-js';
import { restPath } from '#generated/backend.ts';
import { backendKey, backendOrigin } from './backend-address.ts';

/** What came of an insert. `reason` is for the console and never has what the visitor typed. */
export type InsertOutcome =
  | { readonly kind: 'stored' }
  /** `databaseError`: it was refused. `rateLimited`: too many came at once. `connectionError`: no readable answer came. */
  | { readonly kind: 'databaseError' | 'rateLimited' | 'connectionError'; readonly reason: string };

/** How a row is sent. */
export interface InsertOptions {
  /** The same for every attempt at one message: the database stores it once. */
  readonly key: string;
  /** Where the message comes from, as a header has it. */
  readonly origin: string;
  readonly signal: AbortSignal;
}

/** Inserts one row as the anonymous visitor. */
export async function insertRow(
  table: string,
  row: Record<string, unknown>,
  { key, origin, signal }: InsertOptions,
): Promise<InsertOutcome> {
  const anonKey = backendKey();
  // The client takes some answers for others (an empty 404 for success), so the answer itself is looked at too.
  let status = 0;
  let body = '';
  // The part of the client that inserts; the whole of it would be half as much again.
  const rows = new PostgrestQueryBuilder(new URL(`${backendOrigin()}${restPath}/${table}`), {
    headers: {
      apikey: anonKey,
      Authorization: `Bearer ${anonKey}`,
      'Idempotency-Key': key,
      'X-Submission-Context': origin,
    },
    fetch: async (...request) => {
      const answer = await fetch(...request);
      body = await answer.clone().text();
      ({ status } = answer);
      return answer;
    },
  });
  const { error } = await rows.insert([row]).abortSignal(signal);
  if (status === 429) return { kind: 'rateLimited', reason: '429' };
  if ((status === 200 || status === 201) && !error) return { kind: 'stored' };
  const refused = status >= 400 && isRecord(body);
  return { kind: refused ? 'databaseError' : 'connectionError', reason: `${status} ${error?.code ?? ''}` };
}

function isRecord(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
