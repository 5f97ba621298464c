import { useCallback } from 'react';

const PREFIX = 'desk:draft:';

/** Older drafts are discarded. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Unsaved input of a row's form by control name, the version of the row that it is based on, and its time. */
interface Draft {
  readonly version: string;
  readonly at: number;
  readonly entered: Readonly<Record<string, string>>;
}

type Control = HTMLSelectElement | HTMLTextAreaElement | HTMLInputElement;

/** Where a person's drafts are: an address has no space, so that no other begins like this one. */
function placeOf(person: string): string {
  return `${PREFIX}${person} `;
}

/**
 * Keeps a person's unsaved input of a form, across tabs and after the session has expired. It is deleted when the person signs
 * out, so that the next user of the computer does not find it.
 */
export function useDraft(person: string, of: string): (form: HTMLFormElement | null) => (() => void) | void {
  return useCallback(
    (form) => {
      if (!form) return undefined;
      const key = placeOf(person) + of;
      const versionNow = (): string => (form.elements.namedItem('version') as HTMLInputElement | null)?.value ?? '';
      const controls = [...form.querySelectorAll<Control>('select, textarea, [type="date"]')];
      const stored = new Map(controls.map((control) => [control.name, storedIn(control)]));
      const kept = read(key);
      for (const control of controls) {
        const value = kept?.entered[control.name];
        // An old draft must not overwrite a colleague's change. A note is only added, so it is always restored.
        if (value !== undefined && (control.name === 'note' || kept?.version === versionNow())) control.value = value;
      }
      const keep = (): void => {
        const entered = Object.fromEntries(
          controls.filter(({ name, value }) => value !== stored.get(name)).map(({ name, value }) => [name, value]),
        );
        const isEmpty = Object.keys(entered).length === 0;
        form.toggleAttribute('data-unsaved', !isEmpty);
        write(key, isEmpty ? undefined : { version: versionNow(), at: Date.now(), entered });
      };
      if (kept) keep();
      const forget = (): void => {
        for (const { name, value } of controls) stored.set(name, name === 'note' ? '' : value);
        write(key, undefined);
      };
      form.addEventListener('input', keep);
      form.addEventListener('desk:saved', forget);
      return () => {
        form.removeEventListener('input', keep);
        form.removeEventListener('desk:saved', forget);
      };
    },
    [person, of],
  );
}

/** The value that the server rendered: the stored one, or rejected input. */
function storedIn(control: Control): string {
  if (control instanceof HTMLTextAreaElement) return '';
  if (control instanceof HTMLInputElement) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? control.value;
}

/** Deletes all drafts of a person who signs out; without a person, those that are too old. */
export function forgetDrafts(person?: string): void {
  try {
    const place = person === undefined ? PREFIX : placeOf(person);
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(place)))
      if (person !== undefined || (read(key)?.at ?? 0) < Date.now() - KEPT_MS) localStorage.removeItem(key);
  } catch {
    // Without storage there are none.
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
    // Where nothing may be kept, nothing is.
  }
}
