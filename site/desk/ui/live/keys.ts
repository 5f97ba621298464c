const OFF = 'desk:shortcuts';

/** Handles keyboard shortcuts. */
export function followKeys(): void {
  document.addEventListener('keydown', (event) => {
    const at = event.target as HTMLElement;
    if (event.defaultPrevented || document.querySelector('dialog:modal')) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return save(event);
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (!areOn()) return;
    // After a choice or a note, the single keys work again.
    if (event.key === 'Escape' && at.matches('select, textarea')) return at.blur();
    if (at.matches('input:not([type="checkbox"]), textarea, select') || at.isContentEditable) return;
    const act = KEYS[event.key];
    if (act?.(at)) event.preventDefault();
  });
  document.getElementById('shortcuts-on')?.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).checked) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, 'off');
  });
}

/** The action of each key. Returns whether it did anything. */
const KEYS: Readonly<Record<string, (at: HTMLElement) => boolean>> = {
  j: (at) => follow('next') || focusRow(at, 1),
  k: (at) => follow('prev') || focusRow(at, -1),
  s: () => focusOn('#status', '[name="bulk-status"]'),
  a: () => focusOn('#assignee', '[name="bulk-assignee"]'),
  n: () => focusOn('#note'),
  u: () => press('#notice form button'),
  x(at) {
    const box = at.closest('tr[data-id]')?.querySelector<HTMLInputElement>('input[name="row"]');
    box?.click();
    return Boolean(box);
  },
  Enter(at) {
    if (!at.matches('input[name="row"]')) return false;
    at.closest('tr')?.querySelector('a')?.click();
    return true;
  },
  '/'() {
    const field =
      document.querySelector<HTMLInputElement>('#q') ??
      document.querySelector<HTMLInputElement>('.side__always .everywhere');
    field?.focus();
    field?.select();
    return Boolean(field);
  },
  '?'() {
    const dialog = document.querySelector<HTMLDialogElement>('#shortcuts');
    const box = dialog?.querySelector<HTMLInputElement>('#shortcuts-on');
    if (box) box.checked = areOn();
    dialog?.showModal();
    return Boolean(dialog);
  },
};

/** Saves the row's form; with the shift key, goes to the next row. In the form of the reply, sends that. */
function save(event: KeyboardEvent): void {
  const reply = (event.target as HTMLElement).closest<HTMLFormElement>('#reply-form');
  if (reply) {
    event.preventDefault();
    return reply.requestSubmit(reply.querySelector<HTMLButtonElement>('button:not([name], [disabled])'));
  }
  const form = document.querySelector<HTMLFormElement>('#follow-up-form');
  if (!form) return;
  event.preventDefault();
  const next = event.shiftKey ? form.querySelector<HTMLButtonElement>('button[name="next"]') : null;
  form.requestSubmit(next ?? form.querySelector<HTMLButtonElement>('button:not([name])'));
}

/** Goes to the previous or next row of the list. Returns true on every page of a row, also at the end of its list. */
function follow(rel: 'prev' | 'next'): boolean {
  return press(`.place a[rel="${rel}"]`) || Boolean(document.querySelector('.place'));
}

function press(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.click();
  return Boolean(found);
}

/** Moves the focus to the first of some controls that is in sight: of a row, or of the bar for selected rows. */
function focusOn(...selectors: readonly string[]): boolean {
  const controls = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
  const control = controls.find((each) => each?.checkVisibility());
  control?.focus();
  return Boolean(control);
}

function focusRow(at: HTMLElement, step: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>('tr[data-id] .rows__open')];
  const here = links.findIndex((link) => link.closest('tr') === at.closest('tr[data-id]'));
  const next =
    links[here < 0 ? (step > 0 ? 0 : links.length - 1) : Math.min(Math.max(here + step, 0), links.length - 1)];
  next?.focus();
  return Boolean(next);
}

/** Whether shortcuts are on. They are, unless somebody has switched them off in this browser. */
function areOn(): boolean {
  return localStorage.getItem(OFF) === null;
}
