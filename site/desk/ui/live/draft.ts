import { useCallback } from 'react';

const PREFIX = 'desk:note:';

/** Where a person's drafts are: an address has no space, so that no other begins like this one. */
function placeOf(person: string): string {
  return `${PREFIX}${person} `;
}

/**
 * Keeps what a person is writing in a textarea for as long as the tab is open, as notes of a row are not to be found by whoever
 * sits down at the computer next.
 */
export function useDraft(person: string, of: string): (element: HTMLTextAreaElement | null) => (() => void) | void {
  return useCallback(
    (element) => {
      if (!element) return undefined;
      const key = placeOf(person) + of;
      const kept = read(key);
      if (kept !== null && element.value === '') element.value = kept;
      const keep = (): void => write(key, element.value);
      element.addEventListener('input', keep);
      return () => element.removeEventListener('input', keep);
    },
    [person, of],
  );
}

/** Forgets all drafts of a person, who signs out. */
export function forgetDrafts(person: string): void {
  try {
    const place = placeOf(person);
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(place)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Where nothing may be kept, nothing is.
  }
}
