import { PostgrestClient } from '@supabase/postgrest-js';
import { restPath } from '#generated/backend.ts';
import { constants } from '#generated/site.ts';
import { backendKey, backendOrigin } from './backend-address.ts';

/** What came of an insert: it is stored, the database refused it, or no readable answer came. */
export type InsertOutcome =
  | { readonly kind: 'stored' }
  | { readonly kind: 'databaseError'; readonly error: unknown }
  | { readonly kind: 'connectionError'; readonly error: unknown };

/** Inserts one row as the anonymous visitor. Never throws: every end is an outcome. */
export async function insertRow(table: string, row: object): Promise<InsertOutcome> {
  const key = backendKey();
  const client = new PostgrestClient(backendOrigin() + restPath, { headers: { apikey: key, Authorization: `Bearer ${key}` } });
  try {
    const { error, status } = await client.from(table).insert([row]).abortSignal(AbortSignal.timeout(constants.requestTimeout));
    if (!error) return { kind: 'stored' };
    // The client gives status 0 when no answer came, and no code when the answer was not the database's.
    const answered = status !== 0 && Boolean(error.code);
    return { kind: answered ? 'databaseError' : 'connectionError', error };
  } catch (error) {
    return { kind: 'connectionError', error };
  }
}
