import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import 'sonner/dist/styles.css';
import { constants } from '#generated/site.ts';
import type { ToastContent } from '../lib/pending-toast.ts';

const { duration, gap, visible, hotkey } = constants.toasts;
let mounted = false;

/** Shows a toast; the first one brings the toaster with it. */
export function showToast({ tone, title, message }: ToastContent): void {
  mount();
  const body = title ? { description: message } : {};
  toast[tone](title ?? message, body);
}

// The other limits (width, swipe threshold, removal delay) are sonner's own defaults, which tests compare with the spec.
function mount(): void {
  if (mounted) return;
  mounted = true;
  const host = document.getElementById('toasts');
  if (!host) throw new Error('The page has no place for toasts: see site/layout/Layout.tsx.');
  const toaster = createElement(Toaster, {
    duration,
    gap,
    visibleToasts: visible,
    hotkey: [...hotkey],
    ...(host.dataset['label'] && { containerAriaLabel: host.dataset['label'] }),
  });
  // sonner loses what is said before its toaster listens, so this waits for the toaster's effects.
  flushSync(() => createRoot(host).render(toaster));
}
