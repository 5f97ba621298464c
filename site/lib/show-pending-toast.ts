import { takeToast } from './pending-toast.ts';

/** Shows the toast that the page before left, once. */
export function start(): void {
  const kept = takeToast();
  if (kept) void import('../islands/toasts.tsx').then(({ showToast }) => showToast(kept));
}
