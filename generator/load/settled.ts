/** What a spec is given to be read, in milliseconds. Real ones take a twentieth of it. */
const PATIENCE = 10_000;

/** The spec waits for something that does not come. */
export class NeverSettled extends Error {}

/**
 * Waits for the spec's modules, but not for ever: a process with nothing left to do would end without a word, and one
 * that has, such as the watch, would never answer.
 * @throws NeverSettled
 */
export const settled = async <T>(importing: Promise<T>): Promise<T> => {
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
};
