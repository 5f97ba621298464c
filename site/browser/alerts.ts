let alerts = 0;

/** Creates and shows an alert dialog; removes it when the visitor closes it. */
export function showAlert({ title, message }: { title?: string | undefined; message: string }, close: string): void {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('role', 'alertdialog');
  const text = document.createElement('p');
  text.id = `alert-${(alerts += 1)}`;
  text.textContent = title ? `${title}. ${message}` : message;
  dialog.setAttribute('aria-labelledby', text.id);
  const form = document.createElement('form');
  form.method = 'dialog';
  const button = document.createElement('button');
  button.className = 'button button--primary';
  button.textContent = close;
  form.append(button);
  dialog.append(text, form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
