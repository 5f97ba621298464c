/** What the dev server and the open pages tell each other. Both import this file. */

/** Sent to the open pages when their HTML may have changed. */
export const pagesChanged = 'site:pages-changed';
/** Dispatched in a page once it shows what has changed. */
export const pageUpdated = 'site:page-updated';
/** Sent to the open pages when the spec compiles again. */
export const problemsSolved = 'site:problems-solved';
/** Sent by a page when it is loaded: asks for the errors of the spec. */
export const problemsWanted = 'site:problems?';

type Connection = NonNullable<ImportMeta['hot']>;

let connection: Promise<Connection> | undefined;

/**
 * The connection of this page to Vite, which announces changes. Imported by its address, which is the same in bundled
 * code; nothing else in the page waits for it.
 */
function connect(): Promise<Connection> {
  connection ??= import(/* @vite-ignore */ `${import.meta.env.BASE_URL}@vite/client`).then(
    ({ createHotContext }: { createHotContext: (owner: string) => Connection }) => createHotContext('/live'),
  );
  return connection;
}

/** Calls a listener for each event. Vite waits for the promises of some listeners. */
export function onEvent(event: string, listener: (data: unknown) => unknown): void {
  void connect().then((hot) => hot.on(event, listener));
}

/** Sends an event to the server. */
export function sendEvent(event: string): void {
  void connect().then((hot) => hot.send(event));
}

/** Promises to await before reloading. */
const waits = new Set<() => Promise<unknown>>();

/** Delays reloads of the page until the returned promise is settled. */
export function beforeReload(wait: () => Promise<unknown>): void {
  waits.add(wait);
  onEvent('vite:beforeFullReload', wait);
}

/** Reloads the page where a change cannot be applied in place. */
export async function reload(): Promise<void> {
  await Promise.all([...waits].map((wait) => wait()));
  location.reload();
}
