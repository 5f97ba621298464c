import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import 'sonner/dist/styles.css';
import { keepDraggable } from '../../../lib/draggable-toasts.ts';

/** The content of a toast. */
export interface DeskToast {
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  /** The accessible name of the region with the toasts. */
  readonly region: string;
  readonly undo?: { readonly text: string; readonly seconds: number; readonly run: () => void };
}

const SHORT_MS = 6000;
const SHORTEST_UNDO_S = 10;
let isMounted = false;

/** Shows a toast. One with an undo button stays until undoing is no longer possible. */
export function showToast({ tone, text, region, undo }: DeskToast): void {
  mount(region);
  toast[tone](text, {
    duration: undo ? Math.max(undo.seconds, SHORTEST_UNDO_S) * 1000 : SHORT_MS,
    ...(undo && { action: { label: undo.text, onClick: undo.run } }),
  });
}

// Renders synchronously, because sonner loses toasts that are shown before its Toaster is mounted.
function mount(region: string): void {
  if (isMounted) return;
  isMounted = true;
  const host = document.body.appendChild(document.createElement('div'));
  keepDraggable(host);
  flushSync(() =>
    createRoot(host).render(<Toaster position="bottom-right" containerAriaLabel={region} pauseWhenPageIsHidden />),
  );
}
