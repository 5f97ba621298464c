import { useCallback } from 'react';

const PREFIX = 'desk:draft:';

/** How long to keep a draft. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Unsaved input of a row's form by control name, the row's version that it is based on, and its time. */
interface Draft {
  readonly version: string;
  readonly at: number;
  readonly entered: Readonly<Record<string, string>>;
}

type Control = HTMLSelectElement | HTMLTextAreaElement | HTMLInputElement;

/** The prefix of a person's storage keys. E-mail addresses contain no space, so it matches nobody else's. */
function prefixOf(person: string): string {
  return `${PREFIX}${person} `;
}

/**
 * Keeps a person's unsaved input of a form in the browser's storage, also when the session expires. Signing out deletes
 * it, so that the next user of the computer does not find it.
 */
export function useDraft(person: string, row: string): (form: HTMLFormElement | null) => (() => void) | void {
  return useCallback(
    (form) => {
      if (!form) return undefined;
      const key = prefixOf(person) + row;
      const currentVersion = (): string => (form.elements.namedItem('version') as HTMLInputElement | null)?.value ?? '';
      const controls = [...form.querySelectorAll<Control>('select, textarea, [type="date"]')];
      const stored = new Map(controls.map((control) => [control.name, storedIn(control)]));
      const draft = read(key);
      for (const control of controls) {
        const value = draft?.entered[control.name];
        // An old draft must not overwrite a colleague's change. A note only adds, so it is always restored.
        if (value !== undefined && (control.name === 'note' || draft?.version === currentVersion()))
          control.value = value;
      }
      const save = (): void => {
        const entered = Object.fromEntries(
          controls.filter(({ name, value }) => value !== stored.get(name)).map(({ name, value }) => [name, value]),
        );
        const isEmpty = Object.keys(entered).length === 0;
        form.toggleAttribute('data-unsaved', !isEmpty);
        write(key, isEmpty ? undefined : { version: currentVersion(), at: Date.now(), entered });
      };
      if (draft) save();
      const discard = (): void => {
        for (const { name, value } of controls) stored.set(name, name === 'note' ? '' : value);
        write(key, undefined);
      };
      form.addEventListener('input', save);
      form.addEventListener('desk:saved', discard);
      return () => {
        form.removeEventListener('input', save);
        form.removeEventListener('desk:saved', discard);
      };
    },
    [person, row],
  );
}

/** The value that the server rendered: stored or rejected. Empty for a note, so that a rejected one is kept. */
function storedIn(control: Control): string {
  if (control instanceof HTMLTextAreaElement) return '';
  if (control instanceof HTMLInputElement) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? control.value;
}

/** Deletes all drafts of a person. Without a person, deletes old drafts. */
export function forgetDrafts(person?: string): void {
  try {
    const prefix = person === undefined ? PREFIX : prefixOf(person);
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(prefix)))
      if (person !== undefined || (read(key)?.at ?? 0) < Date.now() - KEPT_MS) localStorage.removeItem(key);
  } catch {
    // The browser blocks the storage, so there are no drafts.
  }
}

function read(key: string): Draft | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, draft: Draft | undefined): void {
  try {
    if (draft === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The browser blocks the storage, or it is full.
  }
}
