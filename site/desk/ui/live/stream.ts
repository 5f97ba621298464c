/** The name of the lock and of the broadcast channel that the desk's tabs share. */
const NAME = 'desk:events';
/** When to reconnect after an HTTP error. After other errors, the browser reconnects itself. */
const AGAIN_AFTER_MS = 5000;

/** What has happened: rows may have changed, or somebody has opened or left the row `readersOf`, as `<table>/<id>`. */
export interface News {
  readonly readersOf?: string;
}

/** Calls `onNews` while the tab is visible, as {@link listenTogether} does, and `onShow` whenever it becomes visible. */
export function listenWhileVisible(onNews: (news: News) => void, onShow: () => void): void {
  let listening: AbortController | undefined;
  const listen = (): void => {
    listening?.abort();
    if (!isVisible()) return;
    listening = new AbortController();
    void listenTogether(onNews, listening.signal);
  };
  document.addEventListener('visibilitychange', () => {
    listen();
    if (isVisible()) onShow();
  });
  listen();
}

export function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

/**
 * Calls `onNews` when something has happened, until the signal aborts. All tabs of a browser share one stream, because a
 * browser opens at most six HTTP/1.1 connections to a server: the tab that holds the lock opens the stream and informs
 * the others. Locks need a secure context. Without them, as on a desk that is reached over http by its name, each tab
 * opens its own stream.
 */
async function listenTogether(onNews: (news: News) => void, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator) || !navigator.locks) return holdStream(onNews, signal);
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => onNews(data));
  signal.addEventListener('abort', () => channel.close());
  const inform = (news: News): void => {
    onNews(news);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage(news);
  };
  await navigator.locks
    .request(NAME, { signal }, () => holdStream(inform, signal))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}

/** Keeps the stream open until the signal aborts. Events may have been missed whenever it opens. */
function holdStream(onNews: (news: News) => void, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    signal.addEventListener('abort', () => done());
    const open = (): void => {
      if (signal.aborted) return;
      const source = new EventSource('/events');
      signal.addEventListener('abort', () => source.close());
      for (const event of ['open', 'row']) source.addEventListener(event, () => onNews({}));
      source.addEventListener('readers', ({ data }: MessageEvent<string>) => onNews({ readersOf: data }));
      source.addEventListener('error', () => {
        if (source.readyState !== EventSource.CLOSED) return;
        // The session may have ended, which the page finds out when it fetches its data.
        onNews({});
        setTimeout(open, AGAIN_AFTER_MS);
      });
    };
    open();
  });
}
