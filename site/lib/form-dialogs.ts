/** Makes dialogs of the forms that stand on the page without a script, and opens them where a link leads to one. */
export function start(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-form-dialog]')) {
    // A press on the backdrop is a press on the dialog itself, outside of what it holds.
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog && !holds(dialog.getBoundingClientRect(), event)) dialog.close();
    });
    for (const link of document.querySelectorAll<HTMLElement>(`[data-dialog="${dialog.id}"]`)) opens(link, dialog);
    // Until now an address that leads to it has shown it as a part of the page, and somebody may be writing there.
    if (dialog.contains(document.activeElement)) continue;
    if (location.hash === `#${dialog.id}`) show(dialog);
    else dialog.dataset['ready'] = '';
  }
}

const show = (dialog: HTMLDialogElement): void => {
  dialog.dataset['ready'] = '';
  dialog.showModal();
};

function opens(link: HTMLElement, dialog: HTMLDialogElement): void {
  link.setAttribute('role', 'button');
  link.addEventListener('click', (event) => {
    event.preventDefault();
    show(dialog);
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    show(dialog);
  });
}

// A key that presses a button inside has no place; it is inside by its target.
const holds = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
