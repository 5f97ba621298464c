import { requestTimeout } from '#generated/browser/request-timeout.ts';
import { insertRow, type InsertOptions, type InsertOutcome } from '../backend-client.ts';

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
