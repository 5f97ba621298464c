import type { DeskTable } from '../contract/config.ts';
import type { Person } from '../contract/store.ts';
import type { SignedIn } from './sign-in.ts';

/** Reads a status from a form; `null` if the table has no such status. */
export function readStatus({ statuses }: DeskTable, value: string): string | null {
  return statuses.some(({ key }) => key === value) ? value : null;
}

/** Reads an assignee from a form: nobody, the reader or a colleague who sees the table. */
export function readAssignee(
  value: string,
  { email }: Pick<SignedIn, 'email'>,
  assignees: readonly Person[],
): { readonly email: string | null } | 'unknown' {
  if (value === '') return { email: null };
  const wanted = value === 'me' ? email : value.toLowerCase();
  return assignees.some((colleague) => colleague.email === wanted) ? { email: wanted } : 'unknown';
}
