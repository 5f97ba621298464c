import type { AfterPaint } from './after-paint.ts';

/** Turns form dialogs, which are part of the page without JavaScript, into modal dialogs, and makes links open them. */
export function start(afterPaint: AfterPaint): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-form-dialog]')) {
    // A click on the backdrop has the dialog as its target, outside of its box.
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog && !contains(dialog.getBoundingClientRect(), event)) dialog.close();
    });
    for (const link of document.querySelectorAll<HTMLElement>(`[data-dialog="${dialog.id}"]`))
      opens(link, () => afterPaint(() => show(dialog)));
    // Until now an address with its fragment has shown it as part of the page, and the visitor may be typing there.
    if (dialog.querySelector(':focus')) continue;
    if (location.hash === `#${dialog.id}`) show(dialog);
    else dialog.dataset['modal'] = '';
  }
}

function show(dialog: HTMLDialogElement): void {
  dialog.dataset['modal'] = '';
  // A double click opens it once.
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

// A click by keyboard has no coordinates, but its target is the button inside.
function contains({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
