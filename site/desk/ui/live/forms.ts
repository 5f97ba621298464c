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
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a[data-reply]');
    if (link) begin(link, event);
    const button = target.closest<HTMLElement>('[data-copy]');
    if (button) void copy(button.dataset['copy'] ?? '', button);
  });
  // A reply is written between the greeting and the signature.
  document.getElementById('reply-text')?.addEventListener('focus', startAfterGreeting, { once: true });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'template')
      target.form?.requestSubmit(target.form.querySelector<HTMLButtonElement>('[name="insert"]'));
  });
}

/** Puts the caret of a reply from its beginning to after the first paragraph. A click puts it elsewhere afterwards. */
function startAfterGreeting({ target }: FocusEvent): void {
  const text = target as HTMLTextAreaElement;
  if (text.selectionEnd > 0) return;
  const end = text.value.indexOf('\n\n');
  const at = end < 0 ? text.value.length : end + 2;
  text.setSelectionRange(at, at);
}

/** Records that somebody begins to answer. First copies what is too long for the mail that the link opens. */
function begin(link: HTMLAnchorElement, event: Event): void {
  const { reply = '', rest } = link.dataset;
  // The mail program opens without waiting for this.
  void fetch(reply, { method: 'POST', keepalive: true });
  const note = document.getElementById('reply-note');
  if (rest === undefined || !note || !(navigator.clipboard as Clipboard | undefined)) return;
  // Browsers copy only while their window has the focus, which the mail program takes.
  event.preventDefault();
  void copy(rest, note).then(() => location.assign(link.href));
}

/** Copies a text. An element then shows whether that succeeded. */
async function copy(text: string, shownIn: HTMLElement): Promise<void> {
  const { copied = '', failed = '' } = shownIn.dataset;
  shownIn.textContent = await navigator.clipboard.writeText(text).then(
    () => copied,
    () => failed,
  );
}
