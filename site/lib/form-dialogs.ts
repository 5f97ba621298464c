import type { AfterPaint } from './after-paint.ts';

/** Makes dialogs of the forms that stand on the page without a script, and opens them where a link leads to one. */
export function start(afterPaint: AfterPaint): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-form-dialog]')) {
    // A press on the backdrop is a press on the dialog itself, outside of what it holds.
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog && !holds(dialog.getBoundingClientRect(), event)) dialog.close();
    });
    for (const link of document.querySelectorAll<HTMLElement>(`[data-dialog="${dialog.id}"]`))
      opens(link, () => afterPaint(() => show(dialog)));
    // Until now an address that leads to it has shown it as a part of the page, and somebody may be writing there.
    if (dialog.querySelector(':focus')) continue;
    if (location.hash === `#${dialog.id}`) show(dialog);
    else dialog.dataset['modal'] = '';
  }
}

function show(dialog: HTMLDialogElement): void {
  dialog.dataset['modal'] = '';
  // Two presses within a moment open it once.
  if (!dialog.open) dialog.showModal();
}

function opens(link: HTMLElement, open: () => void): void {
  link.setAttribute('role', 'button');
  link.addEventListener('click', (event) => {
    event.preventDefault();
    open();
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    open();
  });
}

// A key that presses a button inside has no place; it is inside by its target.
function holds({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
