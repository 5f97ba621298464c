import { requestTimeout } from '#generated/browser/request-timeout.ts';
import { insertRow, type InsertOptions, type InsertOutcome } from '../backend-client.ts';

/**
 * Inserts a row within the time that a request may take. Never throws, and ends at once when the browser restores the page,
 * so that its form can be used.
 */
export async function attempt(
  table: string,
  row: Record<string, unknown>,
  sent: Pick<InsertOptions, 'key' | 'origin'>,
): Promise<InsertOutcome> {
  const ended = new AbortController();
  const end = (reason: string): void => ended.abort(reason);
  const timer = setTimeout(end, requestTimeout, 'no answer in time');
  addEventListener('pageshow', ({ persisted }) => persisted && end('the page was restored'), { signal: ended.signal });
  const aborted = new Promise<never>((_, reject) => {
    ended.signal.addEventListener('abort', () => reject(new Error(String(ended.signal.reason))));
  });
  try {
    return await Promise.race([insertRow(table, row, { ...sent, signal: ended.signal }), aborted]);
  } catch (error) {
    return { kind: 'connectionError', reason: String(error) };
  } finally {
    clearTimeout(timer);
    end('over');
  }
}
