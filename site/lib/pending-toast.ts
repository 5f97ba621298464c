import { forget, keep, recall } from './session.ts';

/** What a toast says. */
export interface ToastContent {
  readonly tone: 'success' | 'error' | 'info';
  readonly title?: string | undefined;
  readonly message: string;
}

const place = 'toast';

/** Keeps a toast for the page that the visitor is being sent to. */
export function keepToast({ tone, title, message }: ToastContent): void {
  keep(place, { tone, title, message });
}

/** Shows the toast that the page before left, once. */
export function showPendingToast(): void {
  const kept = recall<ToastContent>(place);
  if (!kept) return;
  forget(place);
  void import('../islands/toasts.tsx').then(({ showToast }) => showToast(kept));
}
