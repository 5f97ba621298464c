import { PostgrestQueryBuilder } from '@supabase/postgrest-js';
import { restPath } from '#generated/backend.ts';
import { backendKey, backendOrigin } from './backend-address.ts';

/** The result of an insert. `reason` is for the console and never contains what the visitor typed. */
export type InsertOutcome =
  | { readonly kind: 'stored' }
  /** `databaseError`: refused. `rateLimited`: too many requests. `connectionError`: no readable response. */
  | { readonly kind: 'databaseError' | 'rateLimited' | 'connectionError'; readonly reason: string };

/** The headers and the signal of a request. */
export interface InsertOptions {
  /** The idempotency key: the same for every attempt to send one message, which the database stores once. */
  readonly key: string;
  /** The `X-Submission-Context` header: where the message comes from. */
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
  // The client misreads some responses (an empty 404 as success), so the response itself is checked too.
  let status = 0;
  let body = '';
  // The query builder alone: the whole client is half as large again.
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
  const refused = status >= 400 && isJsonObject(body);
  return { kind: refused ? 'databaseError' : 'connectionError', reason: `${status} ${error?.code ?? ''}` };
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
