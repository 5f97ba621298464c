import { forget, keep, recall } from './session.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = Control & {
  /** Set by `boot.js`: the visitor has changed the control since the page loaded. */
  typed?: boolean;
};
type Draft = Readonly<Record<string, string>>;

// `load-on-touch.ts` and `form-boot.js` use this key too.
function storageKey(formId: string): string {
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

/** Sets the value of a control; of radio buttons, checks the one with the value. */
function put(control: Control, value: string): void {
  if (canBeChecked(control)) control.checked = control.value === value;
  else control.value = value;
}

/**
 * Stores what is typed into the page's forms for this tab until it is sent, and restores it when the page is loaded
 * again.
 */
export function start(): void {
  for (const form of forms()) {
    unlock(form);
    restore(form, recall(storageKey(form.id)));
    save(form);
  }
  // Browsers and password managers that fill in a form may only dispatch `change`, or nothing at all.
  for (const event of ['input', 'change', 'submit']) {
    const saveForm = ({ target }: Event): void => {
      const form = target instanceof HTMLFormElement ? target : (target as Partial<Control>).form;
      if (form?.closest('[data-island]')) save(form);
    };
    // In the capture phase: submitting disables the controls.
    addEventListener(event, saveForm, { capture: true });
  }
  addEventListener('pagehide', () => forms().forEach(save));
  // A form is reset when its message has been sent.
  addEventListener('reset', ({ target }) => {
    saved.delete(target as HTMLFormElement);
    forget(storageKey((target as HTMLFormElement).id));
  });
  // A page from the back/forward cache may be older than the draft, or than a message that was sent meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of forms()) {
      const draft = recall<Draft>(storageKey(form.id));
      if (!draft) form.reset();
      for (const control of controlsOf(form)) {
        const value = draft?.[control.name];
        if (value !== undefined) put(control, value);
      }
    }
  });
}

// Firefox keeps controls disabled across a reload.
function unlock(form: HTMLFormElement): void {
  if (form.closest('[data-ready]')) return;
  for (const control of form.elements) (control as Control).disabled = false;
}

// Values that the browser restored may be older than the draft; those that the visitor has just typed are not.
function restore(form: HTMLFormElement, draft: Draft = {}): void {
  const controls = [...controlsOf(form)];
  // By name, since only the pressed one of several radio buttons is marked.
  const typed = new Set(controls.flatMap((control) => (control.typed ? control.name : [])));
  for (const control of controls) {
    const value = draft[control.name];
    if (value !== undefined && !typed.has(control.name)) put(control, value);
  }
}

/**
 * The last saved state of each form. An unchanged form is not saved again: it may have been sent, or be older than a
 * draft from another page.
 */
const saved = new WeakMap<HTMLFormElement, string>();

function save(form: HTMLFormElement): void {
  const controls = [...controlsOf(form)];
  // While a form is being sent, its controls are disabled and FormData omits them. Its draft is already stored.
  if (controls.some(({ disabled }) => disabled)) return;
  const data = new FormData(form);
  const draft = controls.every(isUntouched)
    ? undefined
    : Object.fromEntries(controls.map(({ name }) => [name, data.get(name) ?? '']));
  const text = JSON.stringify(draft) ?? '';
  if (saved.get(form) === text) return;
  saved.set(form, text);
  if (draft) keep(storageKey(form.id), draft);
  else forget(storageKey(form.id));
}
