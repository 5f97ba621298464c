/** The name of the lock and of the broadcast channel that the desk's tabs share. */
const NAME = 'desk:events';
/** When to reconnect after an HTTP error. After other errors, the browser reconnects itself. */
const AGAIN_AFTER_MS = 5000;

/**
 * Calls `onNews` when rows may have changed, until the signal aborts. All tabs of a browser share one stream, because a
 * browser opens at most six HTTP/1.1 connections to a server: the tab that holds the lock opens the stream and informs
 * the others. Locks need a secure context. Without them, as on a desk that is reached over http by its name, each tab
 * opens its own stream.
 */
export async function listenTogether(onNews: () => void, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator) || !navigator.locks) return holdStream(onNews, signal);
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', onNews);
  signal.addEventListener('abort', () => channel.close());
  const inform = (): void => {
    onNews();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage('');
  };
  await navigator.locks
    .request(NAME, { signal }, () => holdStream(inform, signal))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}

/** Keeps the stream open until the signal aborts. Events may have been missed whenever it opens. */
function holdStream(onNews: () => void, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    signal.addEventListener('abort', () => done());
    const open = (): void => {
      if (signal.aborted) return;
      const source = new EventSource('/events');
      signal.addEventListener('abort', () => source.close());
      for (const event of ['open', 'row']) source.addEventListener(event, onNews);
      source.addEventListener('error', () => {
        if (source.readyState !== EventSource.CLOSED) return;
        // The session may have ended, which the page finds out when it fetches its data.
        onNews();
        setTimeout(open, AGAIN_AFTER_MS);
      });
    };
    open();
  });
}
