import { forget, keep, recall } from './session.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = Control & {
  /** Set by `boot.js`: the visitor has used the control since the page came. */
  typed?: boolean;
};
type Draft = Readonly<Record<string, string>>;

// `wake.ts` looks there too.
function placeOf(formId: string): string {
  return `draft:${formId}`;
}

function forms(): NodeListOf<HTMLFormElement> {
  return document.querySelectorAll('[data-island] form');
}

function controlsOf(form: HTMLFormElement): NodeListOf<Typed> {
  return form.querySelectorAll('.field [name]');
}

function canBeChecked(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

function isUntouched(control: Control): boolean {
  return canBeChecked(control)
    ? control.checked === control.defaultChecked
    : control.value === ('defaultValue' in control ? control.defaultValue : '');
}

/** Gives a control what its field had: of radio buttons, one has its value. */
function put(control: Control, value: string): void {
  if (canBeChecked(control)) control.checked = control.value === value;
  else control.value = value;
}

/** Keeps what is typed into the page's forms for this tab until it is sent, and puts it back where it was not sent. */
export function start(): void {
  for (const form of forms()) {
    unlock(form);
    restore(form, recall(placeOf(form.id)));
    save(form);
  }
  // Browsers and password managers that fill in a form may tell of it as of a change, or not at all.
  for (const event of ['input', 'change', 'submit']) {
    const saveIts = ({ target }: Event): void => {
      const form = target instanceof HTMLFormElement ? target : (target as Partial<Control>).form;
      if (form?.closest('[data-island]')) save(form);
    };
    // Before a form that is sent is locked.
    addEventListener(event, saveIts, { capture: true });
  }
  addEventListener('pagehide', () => forms().forEach(save));
  // A form is emptied when its message has been sent.
  addEventListener('reset', ({ target }) => {
    seen.delete(target as HTMLFormElement);
    forget(placeOf((target as HTMLFormElement).id));
  });
  // A page out of the browser's memory may be older than the draft, or than the message that has been sent meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of forms()) {
      const draft = recall<Draft>(placeOf(form.id));
      if (!draft) form.reset();
      for (const control of controlsOf(form)) {
        const kept = draft?.[control.name];
        if (kept !== undefined) put(control, kept);
      }
    }
  });
}

// Firefox remembers across a reload that a control was disabled.
function unlock(form: HTMLFormElement): void {
  if (form.closest('[data-ready]')) return;
  for (const control of form.elements) (control as Control).disabled = false;
}

// What the browser itself has put back may be older than the draft; what the visitor has just typed is not.
function restore(form: HTMLFormElement, draft: Draft = {}): void {
  const controls = [...controlsOf(form)];
  // Of radio buttons, only the one that was pressed says so.
  const typed = new Set(controls.flatMap((control) => (control.typed ? control.name : [])));
  for (const control of controls) {
    const kept = draft[control.name];
    if (kept !== undefined && !typed.has(control.name)) put(control, kept);
  }
}

/** What was last seen in a form: what has not changed since may have been sent, or be older than what was kept on another page. */
const seen = new WeakMap<HTMLFormElement, string>();

function save(form: HTMLFormElement): void {
  const controls = [...controlsOf(form)];
  // While it is being sent nothing can be read; it has been kept as it was.
  if (controls.some(({ disabled }) => disabled)) return;
  const data = new FormData(form);
  const draft = controls.every(isUntouched)
    ? undefined
    : Object.fromEntries(controls.map(({ name }) => [name, data.get(name) ?? '']));
  const text = JSON.stringify(draft) ?? '';
  if (seen.get(form) === text) return;
  seen.set(form, text);
  if (draft) keep(placeOf(form.id), draft);
  else forget(placeOf(form.id));
}
