/** The fallback where session storage is blocked or full: lives as long as the page. */
const memory = new Map<string, string>();

/** Reads a value of this tab, if it exists. */
export function recall<T>(name: string): T | undefined {
  try {
    const text = memory.get(name) ?? sessionStorage.getItem(name);
    return text ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value for this tab. */
export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

/** Deletes a value. */
export function forget(name: string): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage may be blocked: then it is empty.
  }
}

/** The functions as one value, to be passed as an argument. */
export const session = { recall, keep, forget };
export type Session = typeof session;
