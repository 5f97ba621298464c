import type { DeskPage } from '../../contract/pages.ts';
import { client, keyOf } from './pages.ts';

/** Rows come in bursts; a list is asked for again at most this often. */
const AT_MOST_EVERY_MS = 1000;
const AGAIN_AFTER_MS = 5000;

/** Has a page that shows rows ask for them again when there is news. A single row is left alone: somebody is working at it. */
export function listenToEvents(currentAddress: () => string): () => void {
  let source: EventSource;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const refresh = (table?: string): void => {
    const address = currentAddress();
    const page = client.getQueryData<DeskPage>(keyOf(address));
    const shows =
      page?.page === 'overview' ||
      page?.page === 'inboxes' ||
      (page?.page === 'inbox' && (table === undefined || page.query.table === table));
    if (!shows) return;
    waiting ??= setTimeout(() => {
      waiting = undefined;
      void client.invalidateQueries({ queryKey: keyOf(currentAddress()) });
    }, AT_MOST_EVERY_MS);
  };
  const open = (): void => {
    source = new EventSource('/events');
    source.addEventListener('row', ({ data }: MessageEvent<string>) =>
      refresh((JSON.parse(data) as { table: string }).table),
    );
    source.addEventListener('error', () => {
      // The browser tries again by itself, unless the answer was a refusal: then the page finds out why.
      if (source.readyState !== EventSource.CLOSED) return;
      again = setTimeout(() => {
        void client.invalidateQueries({ queryKey: keyOf(currentAddress()) });
        open();
      }, AGAIN_AFTER_MS);
    });
  };
  open();
  return () => {
    source.close();
    clearTimeout(waiting);
    clearTimeout(again);
  };
}
