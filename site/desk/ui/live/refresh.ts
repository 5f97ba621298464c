import { Idiomorph } from 'idiomorph';

/** The minimum time between two refreshes, because rows arrive in bursts. */
const AT_MOST_EVERY_MS = 1000;

/** Refreshes a page that shows rows when they change, and one that shows work in progress, while the tab is visible. */
export function keepUpToDate(): void {
  const updates = document.getElementById('main')?.dataset['updates'];
  if (updates === 'work') return void followWork();
  if (updates !== 'rows') return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const refreshSoon = (): void => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      void refresh();
    }, AT_MOST_EVERY_MS);
  };
  // When it becomes visible, fetches rows that arrived while the tab was hidden.
  listenWhileVisible(({ readersOf }) => void (readersOf === undefined && refreshSoon()), refreshSoon);
}

async function followWork(): Promise<void> {
  while (document.querySelector('#main[data-updates="work"]')) {
    await new Promise((done) => void setTimeout(done, AT_MOST_EVERY_MS));
    if (isVisible()) await refresh();
  }
}

/**
 * Fetches the page again and updates what has changed in it. What the person has entered, ticked or opened stays. The
 * document reloads if the session has ended or belongs to another person by now.
 */
async function refresh(): Promise<void> {
  const next = await fetchDocument();
  if (next === undefined) return;
  const [before, after] = [document, next].map((each) => each.getElementById('desk'));
  if (!before || !after || before.dataset['person'] !== after.dataset['person']) return location.reload();
  document.title = next.title;
  Idiomorph.morph(before, after, {
    callbacks: {
      beforeNodeMorphed: (old, node) => !old.isEqualNode(node) && !(old instanceof Element && old.matches(KEPT)),
      beforeNodeRemoved: (old) => !(old instanceof Element && old.matches(KEPT)),
      beforeAttributeUpdated: (name, element) => name !== 'open' && !isEntered(element, name),
    },
  });
  showChosen();
}

/**
 * Whether the person has given an attribute its value by typing, ticking or choosing. Extensions add attributes of their
 * own to controls, so a control that differs from the new one need not have a new value.
 */
function isEntered(element: Element, attribute: string): boolean {
  if (element instanceof HTMLInputElement)
    return attribute === 'checked' ? element.checked !== element.defaultChecked : isTyped(element, attribute);
  if (element instanceof HTMLOptionElement)
    return attribute === 'selected' && element.selected !== element.defaultSelected;
  return element instanceof HTMLTextAreaElement && isTyped(element, attribute);
}

function isTyped({ value, defaultValue }: HTMLInputElement | HTMLTextAreaElement, attribute: string): boolean {
  return attribute === 'value' && value !== defaultValue;
}

/** Elements that only this document has, or that a script has filled. */
const KEPT = '#notice, #chosen';

/** Fetches this page; undefined on failure. `XMLHttpRequest` parses HTML without a Trusted Types policy. */
function fetchDocument(): Promise<Document | undefined> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.setRequestHeader('accept', 'text/html');
    request.responseType = 'document';
    request.addEventListener('loadend', () =>
      done(request.status < 500 ? (request.responseXML ?? undefined) : undefined),
    );
    request.send();
  });
}

function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('#bulk td input[name="row"]')];
}

/** Shows how many rows of a list are selected, whenever that changes. */
export function followChosen(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('#bulk')) return;
    if (target.name === 'all') for (const box of boxes()) box.checked = target.checked;
    showChosen();
  });
  showChosen();
}

/** Shows how many rows are selected, also after the list has changed. */
function showChosen(): void {
  const here = boxes();
  const count = here.filter(({ checked }) => checked).length;
  const all = document.querySelector<HTMLInputElement>('#bulk input[name="all"]');
  if (all) {
    all.checked = count > 0 && count === here.length;
    all.indeterminate = count > 0 && count < here.length;
  }
  const status = document.getElementById('chosen');
  if (!status) return;
  const texts = JSON.parse(status.dataset['texts'] ?? '[]') as readonly string[];
  const text = texts[count] ?? '';
  if (status.textContent !== text) status.textContent = text;
}

/** The name of the lock and of the broadcast channel that the desk's tabs share. */
const NAME = 'desk:events';
/** When to reconnect after an HTTP error. After other errors, the browser reconnects itself. */
const AGAIN_AFTER_MS = 5000;

/** What has happened: rows may have changed, or somebody has opened or left the row `readersOf`, as `<table>/<id>`. */
interface News {
  readonly readersOf?: string;
}

/** Calls `onNews` while the tab is visible, as {@link listenTogether} does, and `onShow` whenever it becomes visible. */
function listenWhileVisible(onNews: (news: News) => void, onShow: () => void): void {
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

function isVisible(): boolean {
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
