/** What a new load of the page waits for. */
const waits = new Set<() => Promise<unknown>>();

/** Lets a new load of the page wait until somebody in it has finished. */
export function beforeReload(wait: () => Promise<unknown>): void {
  waits.add(wait);
  import.meta.hot?.on('vite:beforeFullReload', wait);
}

/** Loads the page anew where what has changed cannot be shown in place. */
export async function reload(): Promise<void> {
  await Promise.all([...waits].map((wait) => wait()));
  location.reload();
}
