import { useEffect, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';

const kept = new Map<string, Map<string, unknown>>();

/**
 * State of a form that is still there when its window is opened again, until the form is sent or cancelled: Escape loses nothing.
 *
 * @param form the form
 * @param part which state of the form
 */
export function useKept<T>(form: string, part: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => {
    const parts = kept.get(form);
    return parts?.has(part) ? (parts.get(part) as T) : initial;
  });
  useEffect(() => {
    kept.set(form, (kept.get(form) ?? new Map<string, unknown>()).set(part, value));
  }, [form, part, value]);
  return [value, setValue];
}

/** Forgets what was kept of a form: it was sent, or is not wanted any more. */
export function forget(form: string): void {
  kept.delete(form);
}
