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

/** How often a visible page says that it is open, so that the server notices when a browser is gone. */
const EVERY_MS = 15_000;

/** Tells the server that this page of a row is open while it is visible, and shows who else has the row open. */
export function showReaders(): void {
  const shown = document.getElementById('readers');
  const row = shown?.dataset['row'];
  if (!shown || row === undefined) return;
  const tell = async (): Promise<void> => {
    if (!isVisible()) return;
    // Without an answer, the next one shows it.
    const response = await fetch(`/inbox/${row}/open`, { method: 'POST' }).catch(() => undefined);
    if (!response?.ok) return;
    const { text } = (await response.json()) as { readonly text: string };
    if (shown.textContent !== text) shown.textContent = text;
  };
  document.addEventListener('visibilitychange', () => {
    if (!isVisible()) navigator.sendBeacon(`/inbox/${row}/close`);
  });
  listenWhileVisible(({ readersOf }) => void (readersOf === row && tell()), tell);
  setInterval(() => void tell(), EVERY_MS);
  void tell();
}
