/** How long reading a spec may take, in milliseconds. Real ones take a twentieth of it. */
const PATIENCE = 10_000;

/** The spec waits for something that never happens. */
export class NeverSettled extends Error {}

/**
 * Waits for the spec's modules, but not forever: a process with nothing left to do would exit silently, and one
 * with other work, such as the watch, would hang.
 * @throws NeverSettled
 */
export async function settled<T>(importing: Promise<T>): Promise<T> {
  const { promise: never, reject } = Promise.withResolvers<T>();
  const give = (): void => reject(new NeverSettled('The spec waits for something that does not come.'));
  const timer = setTimeout(give, PATIENCE).unref();
  process.once('beforeExit', give);
  try {
    return await Promise.race([importing, never]);
  } finally {
    clearTimeout(timer);
    process.off('beforeExit', give);
  }
}
