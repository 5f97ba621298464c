import { displayName } from '../visible.ts';
import type { SignedIn } from './sign-in.ts';

/** How long a page counts as open after it last said so. Visible pages say so every 15 seconds. */
const KEPT_MS = 40_000;

/** A colleague who has a row open, until the timer ends. */
interface Reader {
  readonly name: string;
  readonly timer: NodeJS.Timeout;
}

/** A row as `<table>/<id>`. */
export type RowKey = `${string}/${string}`;

/** Tracks in memory which people have which row open. Calls `onChange` when somebody opens or leaves a row. */
export function createPresence(onChange: (row: RowKey) => void) {
  const rows = new Map<RowKey, Map<string, Reader>>();
  const leave = (row: RowKey, { id }: Pick<SignedIn, 'id'>): void => {
    const readers = rows.get(row);
    clearTimeout(readers?.get(id)?.timer);
    if (!readers?.delete(id)) return;
    if (readers.size === 0) rows.delete(row);
    onChange(row);
  };
  return {
    /** Notes that a person has a row open. Returns the names of the others who have. */
    enter(row: RowKey, person: Pick<SignedIn, 'id' | 'name' | 'email'>): readonly string[] {
      const readers = rows.get(row) ?? new Map<string, Reader>();
      rows.set(row, readers);
      const known = readers.get(person.id);
      clearTimeout(known?.timer);
      const timer = setTimeout(() => leave(row, person), KEPT_MS).unref();
      readers.set(person.id, { name: displayName(person), timer });
      if (known === undefined) onChange(row);
      return [...readers].filter(([id]) => id !== person.id).map(([, { name }]) => name);
    },
    /** Notes that a person no longer has a row open. */
    leave,
    /** Forgets everybody, because the server stops. */
    close() {
      for (const readers of rows.values()) for (const { timer } of readers.values()) clearTimeout(timer);
      rows.clear();
    },
  };
}
