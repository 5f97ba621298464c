/** What this tab has kept under a name, as text: for code that each page loads, which needs no more of `session.ts`. */
export function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null; // Storage may be forbidden.
  }
}
