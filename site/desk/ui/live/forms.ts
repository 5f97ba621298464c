import { forgetDrafts } from './draft.ts';

/** Adds to forms and buttons what needs a script. Browsers submit the forms themselves. */
export function followForms(): void {
  document.addEventListener('formdata', ({ target, formData }) => {
    const { id, method } = target as HTMLFormElement;
    if (method === 'get') for (const [name, value] of formData) if (value === '') formData.delete(name);
    // With a script, the form contains each selected row, so it does not need the fields for browsers without one.
    if (id === 'bulk') for (const name of ['all', 'shown']) formData.delete(name);
  });
  document.addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement;
    if (form.getAttribute('action') === '/logout')
      forgetDrafts(document.getElementById('desk')?.dataset['person'] ?? '');
  });
  document.addEventListener('click', ({ target }) => {
    const reply = (target as Element).closest<HTMLElement>('a[data-reply]')?.dataset['reply'];
    // Records that somebody began to answer. The mail program opens without waiting for this.
    if (reply !== undefined) void fetch(reply, { method: 'POST', keepalive: true });
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (button) void copy(button);
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'template') target.form?.requestSubmit();
  });
}

/** Copies the text of a button, which then shows whether that succeeded. */
async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = '', copied = '', failed = '' } = button.dataset;
  button.textContent = await navigator.clipboard.writeText(text).then(
    () => copied,
    () => failed,
  );
}
