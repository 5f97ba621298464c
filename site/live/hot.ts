/**
 * The connection of this page to Vite, which announces changes. Imported by its address, which is the same in bundled
 * code; nothing else in the page waits for it.
 */
const connection = import(/* @vite-ignore */ `${import.meta.env.BASE_URL}@vite/client`).then(
  ({ createHotContext }: { createHotContext: (owner: string) => NonNullable<ImportMeta['hot']> }) =>
    createHotContext('/live'),
);

/** Calls a listener for each event. Vite waits for the promises of some listeners. */
export function onEvent(event: string, listener: (data: unknown) => unknown): void {
  void connection.then((hot) => hot.on(event, listener));
}

/** Sends an event to the server. */
export function sendEvent(event: string): void {
  void connection.then((hot) => hot.send(event));
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
