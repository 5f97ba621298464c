import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import 'sonner/dist/styles.css';
import { keepDraggable } from '../../../lib/draggable-toasts.ts';

/** What a toast says, and how to take back what it tells of. */
export interface DeskToast {
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  /** What the place of the toasts is called. */
  readonly region: string;
  readonly undo?: { readonly text: string; readonly seconds: number; readonly run: () => void };
}

const SHORT_MS = 6000;
const SHORTEST_UNDO_S = 10;
let isThere = false;

/** Tells what has happened, for as long as it can be taken back. */
export function showToast({ tone, text, region, undo }: DeskToast): void {
  mount(region);
  toast[tone](text, {
    duration: undo ? Math.max(undo.seconds, SHORTEST_UNDO_S) * 1000 : SHORT_MS,
    ...(undo && { action: { label: undo.text, onClick: undo.run } }),
  });
}

// sonner loses what is said before its toaster listens.
function mount(region: string): void {
  if (isThere) return;
  isThere = true;
  const host = document.body.appendChild(document.createElement('div'));
  keepDraggable(host);
  flushSync(() =>
    createRoot(host).render(<Toaster position="bottom-right" containerAriaLabel={region} pauseWhenPageIsHidden />),
  );
}
