import { createElement, type CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import styleSheet from './toasts.css?url';
import { toasts } from '#generated/browser/toasts.ts';
import { toastKey, store, stored, type ToastContent } from '../browser/storage.ts';

const { duration, gap, visible, width, hotkey } = toasts;
// sonner sets this through the DOM, which the content security policy allows.
const style = { '--width': `${width}px` } as CSSProperties;
let mounting: Promise<void> | undefined;

/** Shows the toast that the previous page stored, once. */
export async function start(): Promise<void> {
  const toast = stored(toastKey);
  store(toastKey, null);
  if (toast) await showToast(JSON.parse(toast) as ToastContent);
}

/** Shows a toast. The first one mounts the toaster and loads its style sheet. */
export async function showToast({ tone, title, message }: ToastContent): Promise<void> {
  await (mounting ??= mount());
  moveIntoDialog();
  const body = title ? { description: message } : {};
  toast[tone](title ?? message, body);
}

// Elements outside an open modal dialog are inert, so the toaster moves inside, and back when the dialog closes.
function moveIntoDialog(): void {
  const host = document.getElementById('toasts');
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (!host || !dialog || dialog.contains(host)) return;
  dialog.append(host);
  dialog.addEventListener('close', () => document.body.append(host), { once: true });
}

async function mount(): Promise<void> {
  const host = document.getElementById('toasts');
  if (!host) throw new Error('The page has no element #toasts: see site/layout/Layout.tsx.');
  // sonner does not let visitors drag toasts away while any text on the page is selected, and in WebKit dragging selects
  // text.
  host.addEventListener('pointerdown', () => getSelection()?.removeAllRanges());
  host.addEventListener('selectstart', (event) => event.preventDefault());
  await loadStyles();
  const toaster = createElement(Toaster, {
    duration,
    gap,
    visibleToasts: visible,
    hotkey: [...hotkey],
    pauseWhenPageIsHidden: true,
    style,
    ...(host.dataset['label'] && { containerAriaLabel: host.dataset['label'] }),
  });
  // sonner drops toasts before its toaster listens, so this waits for the effects of the toaster.
  flushSync(() => createRoot(host).render(toaster));
}

// A load error is ignored: a toast without style is better than none.
function loadStyles(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styleSheet;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.prepend(link);
  });
}
