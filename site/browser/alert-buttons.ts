/** Opens alert dialogs in browsers without `commandfor`. */
export function start(): void {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-alert]')) {
    button.addEventListener('click', () => {
      const dialog = document.getElementById(button.dataset['alert'] ?? '');
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    });
  }
}
