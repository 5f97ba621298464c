import { place, type ToastContent } from './pending-toast.ts';
import { forget, recall } from './session.ts';

/** Shows the toast that the page before left, once. */
export function start(): void {
  const kept = recall<ToastContent>(place);
  if (!kept) return;
  forget(place);
  void import('../islands/toasts.tsx').then(({ showToast }) => showToast(kept));
}
