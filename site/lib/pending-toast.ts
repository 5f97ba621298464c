import { store, stored } from './storage.ts';

export interface ToastContent {
  readonly tone: 'success' | 'error' | 'info';
  readonly title?: string | undefined;
  readonly message: string;
}

/** The session storage key; `client.ts` uses it too. */
const storageKey = 'toast';

/** Stores a toast for the next page. */
export function keepToast({ tone, title, message }: ToastContent): void {
  store(storageKey, JSON.stringify({ tone, title, message }));
}

/** Returns the toast that the previous page stored, once. */
export function takeToast(): ToastContent | undefined {
  const toast = stored(storageKey);
  store(storageKey, null);
  return toast ? (JSON.parse(toast) as ToastContent) : undefined;
}
