import { stored } from './stored.ts';

/** Makes dialogs of the forms that stand on the page without a script, and opens them where a link leads to one. */
export function start(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-form-dialog]')) {
    // A press on the backdrop is a press on the dialog itself, outside of what it holds.
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog && !holds(dialog.getBoundingClientRect(), event)) dialog.close();
    });
    for (const link of document.querySelectorAll<HTMLElement>(`[data-dialog="${dialog.id}"]`)) opens(link, dialog);
    const form = dialog.querySelector<HTMLFormElement>('[data-island] form');
    if (form && stored(`draft:${form.id}`)) startIslands();
    if (location.hash === `#${dialog.id}`) open(dialog);
  }
}

function opens(link: HTMLElement, dialog: HTMLDialogElement): void {
  link.setAttribute('role', 'button');
  link.addEventListener('click', (event) => {
    event.preventDefault();
    open(dialog);
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    open(dialog);
  });
}

let islands: Promise<void> | undefined;

function startIslands(): void {
  islands ??= import('./islands.ts').then(({ start }) => start());
}

/** Opens a dialog, and starts the forms in it the first time. */
function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  startIslands();
}

// A key that presses a button inside has no place; it is inside by its target.
const holds = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
