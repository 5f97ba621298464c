type Area = 'localStorage' | 'sessionStorage';

/** Reads a text of this tab, or of the whole browser. Null if storage is blocked. */
export function stored(name: string, area: Area = 'sessionStorage'): string | null {
  try {
    return window[area].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or deletes it with null. Does nothing if storage is blocked or full. */
export function store(name: string, text: string | null, area: Area = 'sessionStorage'): void {
  try {
    if (text === null) window[area].removeItem(name);
    else window[area].setItem(name, text);
  } catch {
    // `session.ts` has a fallback for values that must be kept.
  }
}

/** A toast, as it is stored for the next page. */
export interface ToastContent {
  readonly tone: 'success' | 'error' | 'info';
  readonly title?: string | undefined;
  readonly message: string;
}

/** The session storage key of a toast for the next page, which shows it once. */
export const toastKey = 'toast';
