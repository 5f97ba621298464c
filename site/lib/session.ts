/** Where session storage is forbidden or full, what should be kept lives as long as the page. */
const memory = new Map<string, string>();

/** What was kept in this tab under a name, if anything. */
export function recall<T>(name: string): T | undefined {
  try {
    const text = memory.get(name) ?? sessionStorage.getItem(name);
    return text ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps something for this tab alone. */
export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

/** Keeps it no longer. */
export function forget(name: string): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage may be forbidden; then nothing was kept there.
  }
}

/** All of it as one value, for code that is handed it. */
export const session = { recall, keep, forget };
export type Session = typeof session;
