import type { DeskPage } from '../../contract/pages.ts';
import { client, keyOf } from './pages.ts';
import { currentAddress } from './route.ts';
import { listenTogether } from './stream.ts';

/** Rows come in bursts; a list is asked for again at most this often. */
const AT_MOST_EVERY_MS = 1000;

/** Whether a page shows rows that change by themselves. A single row is left alone: somebody is working at it. */
export function showsRows({ page }: DeskPage): boolean {
  return page === 'overview' || page === 'inboxes' || page === 'inbox';
}

/** Has a page that shows rows ask for them again when there is news, for as long as somebody can see it. */
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
    // What came in while nobody looked.
    if (document.visibilityState === 'visible') refresh();
  };
  document.addEventListener('visibilitychange', onVisibility);
  listen();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    stop();
  };
}
