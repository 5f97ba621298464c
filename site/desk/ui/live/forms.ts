import { forgetDrafts } from './draft.ts';

/** Adds to forms and buttons what needs a script. Browsers submit the forms themselves. */
export function followForms(): void {
  document.addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).method !== 'get') return;
    const empty = [...formData].filter(([, value]) => value === '');
    for (const [name] of empty) formData.delete(name);
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
