import { takeToast } from './pending-toast.ts';

/** Shows the toast that the previous page stored, once. */
export function start(): void {
  const toast = takeToast();
  if (toast) void import('../islands/toasts.tsx').then(({ showToast }) => showToast(toast));
}
