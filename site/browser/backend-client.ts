import { PostgrestQueryBuilder } from '@supabase/postgrest-js';
import { defaultAnonKey, restPath } from '#generated/backend.ts';
import { requestTimeout } from '#generated/browser/request-timeout.ts';

/** The origin of the backend: a hosted Supabase project, or the site itself. */
export function backendOrigin(): string {
  return import.meta.env.PUBLIC_ENV__SUPABASE_URL.replace(/\/$/, '') || location.origin;
}

/** The backend's public (anon) key. */
export function backendKey(): string {
  return import.meta.env.PUBLIC_ENV__SUPABASE_URL ? import.meta.env.PUBLIC_ENV__SUPABASE_ANON_KEY : defaultAnonKey;
}

/** The result of an insert. `reason` is for the console and never contains what the visitor typed. */
export type InsertOutcome =
  | { readonly kind: 'stored' }
  /** `databaseError`: refused. `rateLimited`: too many requests. `connectionError`: no readable response. */
  | { readonly kind: 'databaseError' | 'rateLimited' | 'connectionError'; readonly reason: string };

/** The headers and the signal of a request. */
interface InsertOptions {
  /** The idempotency key: the same for every attempt to send one message, which the database stores once. */
  readonly key: string;
  /** The `X-Submission-Context` header: where the message comes from. */
  readonly origin: string;
  readonly signal: AbortSignal;
}

/**
 * Inserts a row, with a timeout. Never throws, and aborts when the browser restores the page from the back/forward
 * cache, so that its form is usable.
 */
export async function attempt(
  table: string,
  row: Record<string, unknown>,
  options: Pick<InsertOptions, 'key' | 'origin'>,
): Promise<InsertOutcome> {
  const controller = new AbortController();
  const abort = (reason: string): void => controller.abort(reason);
  const timer = setTimeout(abort, requestTimeout, 'no answer in time');
  addEventListener('pageshow', ({ persisted }) => persisted && abort('the page was restored'), {
    signal: controller.signal,
  });
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new Error(String(controller.signal.reason))));
  });
  try {
    return await Promise.race([insertRow(table, row, { ...options, signal: controller.signal }), aborted]);
  } catch (error) {
    return { kind: 'connectionError', reason: String(error) };
  } finally {
    clearTimeout(timer);
    abort('over');
  }
}

/** Inserts one row as the anonymous visitor. */
async function insertRow(
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
