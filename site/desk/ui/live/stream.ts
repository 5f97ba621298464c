/** The name of the lock and of the broadcast channel that the desk's tabs share. */
const NAME = 'desk:events';
/** When to reconnect after an HTTP error. After other errors, the browser reconnects itself. */
const AGAIN_AFTER_MS = 5000;

/** Receives the table that has changed. Without one, any table may have. */
export type OnNews = (table?: string) => void;

/**
 * Listens for events until the signal aborts. All tabs of a browser share one stream, because a browser opens at most
 * six HTTP/1.1 connections to a server: the tab that holds the lock opens the stream and broadcasts its events. Locks
 * need a secure context. Without them, as on a desk that is reached over http by its name, each tab opens its own
 * stream.
 */
export async function listenTogether(onNews: OnNews, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator) || !navigator.locks) return holdStream(onNews, signal, false);
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => onNews(data));
  signal.addEventListener('abort', () => channel.close());
  const broadcast: OnNews = (table) => {
    onNews(table);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage(table);
  };
  const isFirst = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (lock) await holdStream(broadcast, signal, false);
    return lock !== null;
  });
  if (isFirst || signal.aborted) return;
  await navigator.locks
    .request(NAME, { signal }, () => holdStream(broadcast, signal, true))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}

/**
 * Keeps the stream open until the signal aborts.
 * @param missed whether events may have been missed before it opens
 */
function holdStream(onNews: OnNews, signal: AbortSignal, missed: boolean): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) return void done();
    let source: EventSource;
    let again: ReturnType<typeof setTimeout> | undefined;
    let mayHaveMissed = missed;
    const open = (): void => {
      source = new EventSource('/events');
      source.addEventListener('open', () => {
        if (mayHaveMissed) onNews();
        mayHaveMissed = true;
      });
      source.addEventListener('row', ({ data }: MessageEvent<string>) =>
        onNews((JSON.parse(data) as { table: string }).table),
      );
      source.addEventListener('error', () => {
        if (source.readyState !== EventSource.CLOSED) return;
        again = setTimeout(() => {
          // The session may have ended, which the page finds out when it fetches its data.
          onNews();
          open();
        }, AGAIN_AFTER_MS);
      });
    };
    signal.addEventListener('abort', () => {
      source.close();
      clearTimeout(again);
      done();
    });
    open();
  });
}
