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

const PREFIX = 'desk:draft:';

/** How long to keep a draft. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The time in which a second submission counts as a double click. */
const DOUBLE_MS = 2000;

/** Unsaved input of a row's form by control name, the row's version that it is based on, and its time. */
interface Draft {
  readonly version: string;
  readonly at: number;
  readonly entered: Readonly<Record<string, string>>;
}

/** The controls whose input is kept. */
const KEPT = 'select:not([name="template"]), textarea, [type="date"], [name="subject"]';

/** The names of controls whose text changes nothing that is stored. */
const ADDED: ReadonlySet<string> = new Set(['note', 'subject', 'text']);

type Control = HTMLSelectElement | HTMLTextAreaElement | HTMLInputElement;

/** The prefix of a person's storage keys. E-mail addresses contain no space, so it matches nobody else's. */
function prefixOf(person: string): string {
  return `${PREFIX}${person} `;
}

/**
 * Keeps a person's unsaved input of a row's forms in the browser's storage, also when the session expires. Signing out
 * deletes it, so that the next user of the computer does not find it.
 */
export function keepDrafts(): void {
  const prefix = prefixOf(document.getElementById('desk')?.dataset['person'] ?? '');
  const saved = document.querySelector<HTMLElement>('#notice[data-saved]')?.dataset['saved'];
  if (saved !== undefined) localStorage.removeItem(prefix + saved);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-row]')) keepDraft(form, prefix);
}

function keepDraft(form: HTMLFormElement, prefix: string): void {
  const key = prefix + form.dataset['row'];
  // A template was inserted: the form has what was typed before.
  if (form.dataset['fresh'] !== undefined) localStorage.removeItem(key);
  const version = (form.elements.namedItem('version') as HTMLInputElement).value;
  const controls = [...form.querySelectorAll<Control>(KEPT)];
  const stored = new Map(controls.map((control) => [control.name, storedIn(form, control)]));
  const draft = read(key);
  for (const control of controls) {
    const value = draft?.entered[control.name];
    // An old draft must not overwrite a colleague's change. A note or a reply only adds, so it is always restored.
    if (value !== undefined && (ADDED.has(control.name) || draft?.version === version)) control.value = value;
  }
  const save = (): void => {
    const changed = controls.filter(({ name, value }) => value !== stored.get(name));
    form.toggleAttribute('data-unsaved', changed.length > 0);
    const entered = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
    if (changed.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ version, at: Date.now(), entered } satisfies Draft));
  };
  if (draft) save();
  form.addEventListener('input', save);
  // If the session has expired, the server need not show the note to copy it.
  form.addEventListener('formdata', ({ formData }) => {
    if (localStorage.getItem(key) !== null) formData.set('draft', 'kept');
  });
  let sentAt = Number.NEGATIVE_INFINITY;
  form.addEventListener('submit', (event) => {
    // A double click would store the note twice.
    if (event.timeStamp - sentAt < DOUBLE_MS) event.preventDefault();
    else sentAt = event.timeStamp;
  });
}

/** The stored or suggested value of a control. Empty for a note, so that a rejected one is kept. */
function storedIn(form: HTMLFormElement, control: Control): string {
  const suggested = form.querySelector<HTMLInputElement>(`input[name="suggested-${control.name}"]`);
  if (suggested) return suggested.value;
  if (control instanceof HTMLTextAreaElement) return '';
  if (control instanceof HTMLInputElement) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? control.value;
}

/** Deletes all drafts of a person. Without a person, deletes old drafts. */
export function forgetDrafts(person?: string): void {
  const prefix = person === undefined ? PREFIX : prefixOf(person);
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith(prefix)))
    if (person !== undefined || (read(key)?.at ?? 0) < Date.now() - KEPT_MS) localStorage.removeItem(key);
}

// A browser that blocks its storage blocks the session's cookie too, so nobody can be signed in.
function read(key: string): Draft | undefined {
  return (JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null) ?? undefined;
}
