import { onEvent } from './hot.ts';

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
