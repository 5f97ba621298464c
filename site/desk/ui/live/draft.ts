import { useCallback } from 'react';

const PREFIX = 'desk:note:';

/**
 * Keeps what is being written in a textarea for as long as the tab is open, as notes of a row are not to be found by whoever
 * sits down at the computer next.
 */
export function useDraft(of: string): (element: HTMLTextAreaElement | null) => (() => void) | void {
  return useCallback(
    (element) => {
      if (!element) return undefined;
      const key = PREFIX + of;
      const kept = read(key);
      if (kept !== null && element.value === '') element.value = kept;
      const keep = (): void => write(key, element.value);
      element.addEventListener('input', keep);
      return () => element.removeEventListener('input', keep);
    },
    [of],
  );
}

/** Forgets all drafts: somebody signs out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
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
