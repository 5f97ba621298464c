export interface ToastContent {
  readonly tone: 'success' | 'error' | 'info';
  readonly title?: string | undefined;
  readonly message: string;
}

/** The session storage key; `client.ts` uses it too. */
const storageKey = 'toast';

/** Stores a toast for the next page. This file has no imports, since every form includes it. */
export function keepToast({ tone, title, message }: ToastContent): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ tone, title, message }));
  } catch {
    // Storage may be blocked or full: then the next page shows nothing.
  }
}

/** Returns the toast that the previous page stored, once. */
export function takeToast(): ToastContent | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return stored ? (JSON.parse(stored) as ToastContent) : undefined;
  } catch {
    return undefined;
  }
}
