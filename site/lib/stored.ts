/** Reads a value of this tab as text. For code on every page, which does not need the rest of `session.ts`. */
export function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null; // Storage may be blocked.
  }
}
