import type { DeskPage } from '../../contract/pages.ts';
import { client, keyOf } from './pages.ts';
import { currentAddress } from './route.ts';
import { listenTogether } from './stream.ts';

/** The minimum time between two refreshes, because rows arrive in bursts. */
const AT_MOST_EVERY_MS = 1000;

/** Whether a page refreshes when rows change. The page of a single row does not, because somebody is working on it. */
export function showsRows({ page }: DeskPage): boolean {
  return page === 'overview' || page === 'inboxes' || page === 'inbox';
}

/** Refreshes the page when rows change, while the tab is visible. */
export function listenToEvents(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let listening: AbortController | undefined;
  const refresh = (table?: string): void => {
    const page = client.getQueryData<DeskPage>(keyOf(currentAddress()));
    if (!page || !showsRows(page)) return;
    if (table !== undefined && page.page === 'inbox' && page.query.table !== table) return;
    waiting ??= setTimeout(() => {
      waiting = undefined;
      void client.invalidateQueries({ queryKey: keyOf(currentAddress()) });
    }, AT_MOST_EVERY_MS);
  };
  const listen = (): void => {
    if (document.visibilityState !== 'visible') return;
    listening = new AbortController();
    void listenTogether(refresh, listening.signal);
  };
  const stop = (): void => {
    listening?.abort();
    clearTimeout(waiting);
    waiting = undefined;
  };
  const onVisibility = (): void => {
    stop();
    listen();
    // Fetches rows that arrived while the tab was hidden.
    if (document.visibilityState === 'visible') refresh();
  };
  document.addEventListener('visibilitychange', onVisibility);
  listen();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    stop();
  };
}
