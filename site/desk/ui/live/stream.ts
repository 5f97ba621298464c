/** What the lock and the channel of the desk's tabs are called. */
const NAME = 'desk:events';
/** After a refusal; what breaks otherwise the browser opens again by itself. */
const AGAIN_AFTER_MS = 5000;

/** Hears which table has news; without one, any may have. */
export type OnNews = (table?: string) => void;

/**
 * Listens for news until the signal. All tabs of a browser share one stream, because over HTTP/1.1 a browser has only six connections
 * to a server: the tab that holds the lock has the stream and tells the others what it hears. Without locks, as on a desk that is
 * reached over http by its name, each tab has a stream of its own.
 */
export async function listenTogether(onNews: OnNews, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator) || !navigator.locks) return holdStream(onNews, signal, false);
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => onNews(data));
  signal.addEventListener('abort', () => channel.close());
  const tellAll: OnNews = (table) => {
    onNews(table);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage(table);
  };
  const isFirst = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (lock) await holdStream(tellAll, signal, false);
    return lock !== null;
  });
  if (isFirst || signal.aborted) return;
  await navigator.locks
    .request(NAME, { signal }, () => holdStream(tellAll, signal, true))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}

/**
 * Holds the stream until the signal.
 * @param missed whether there may have been news before it begins
 */
function holdStream(tell: OnNews, signal: AbortSignal, missed: boolean): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) return void done();
    let source: EventSource;
    let again: ReturnType<typeof setTimeout> | undefined;
    let mayHaveMissed = missed;
    const open = (): void => {
      source = new EventSource('/events');
      source.addEventListener('open', () => {
        if (mayHaveMissed) tell();
        mayHaveMissed = true;
      });
      source.addEventListener('row', ({ data }: MessageEvent<string>) =>
        tell((JSON.parse(data) as { table: string }).table),
      );
      source.addEventListener('error', () => {
        if (source.readyState !== EventSource.CLOSED) return;
        again = setTimeout(() => {
          // The session may be over, which the pages find out when they ask.
          tell();
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
