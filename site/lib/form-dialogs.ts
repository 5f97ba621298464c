/** Makes dialogs of the forms that stand on the page without a script, and opens them where a link leads to one. */
export function start(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-form-dialog]')) {
    // A press on the backdrop is a press on the dialog itself, outside of what it holds.
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog && !holds(dialog.getBoundingClientRect(), event)) dialog.close();
    });
    for (const link of document.querySelectorAll<HTMLElement>(`[data-dialog="${dialog.id}"]`)) opens(link, dialog);
    if (location.hash === `#${dialog.id}`) dialog.showModal();
  }
}

function opens(link: HTMLElement, dialog: HTMLDialogElement): void {
  link.setAttribute('role', 'button');
  link.addEventListener('click', (event) => {
    event.preventDefault();
    dialog.showModal();
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    dialog.showModal();
  });
}

// A key that presses a button inside has no place; it is inside by its target.
const holds = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
