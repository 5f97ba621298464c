/** Keeps how the visit of this tab began, for the message that may be sent in it: where from, and with what in the address. */
export function keepBeginning(): void {
  try {
    sessionStorage['from'] ??= `${document.referrer} ${location.search}`;
  } catch {
    // Storage may be forbidden.
  }
}

/** What this tab has kept under a name, as text: for code that each page loads, which needs no more of `session.ts`. */
export function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null; // Storage may be forbidden.
  }
}
