/** What a toast says. */
export interface ToastContent {
  readonly tone: 'success' | 'error' | 'info';
  readonly title?: string | undefined;
  readonly message: string;
}

const key = 'toast';

/** Keeps a toast for the page that the visitor is being sent to. */
export function keepToast(toast: ToastContent): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(toast));
  } catch {
    // Storage may be forbidden; the page that follows says the same in its own words.
  }
}

/** Shows the toast that the page before left, once. */
export function showPendingToast(): void {
  try {
    const kept = sessionStorage.getItem(key);
    if (!kept) return;
    sessionStorage.removeItem(key);
    void import('../islands/toasts.tsx').then(({ showToast }) => showToast(JSON.parse(kept) as ToastContent));
  } catch {
    // Storage may be forbidden; then nothing was kept.
  }
}
