import { useCallback } from 'react';

const PREFIX = 'desk:draft:';

/** Who comes back later than this begins anew. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** What somebody was entering about a row, by control, on which version of the row, and when. */
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
 * Keeps what a person is entering in a form until it is saved, in all tabs and also when the session ends. It is that person's
 * alone, and forgotten when they sign out: whoever sits down at the computer next does not find it.
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
        // What a colleague has changed meanwhile is not overwritten by an old choice; a note is only added.
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

/** What the document came with: a row as it is stored, or what was refused. */
function storedIn(control: Control): string {
  if (control instanceof HTMLTextAreaElement) return '';
  if (control instanceof HTMLInputElement) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? control.value;
}

/** Forgets all drafts of a person, who signs out; without one, those that are too old. */
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
