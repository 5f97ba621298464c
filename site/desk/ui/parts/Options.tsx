import type { ReactElement } from 'react';
import type { DeskTable } from '../../contract/config.ts';
import type { Person } from '../../contract/store.ts';
import { displayName } from '../../visible.ts';
import { useUi } from '../ui.tsx';

/** The options of a select: values with their texts. */
export function Options({ of }: { of: readonly (readonly [value: string, text: string])[] }): ReactElement[] {
  return of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

/** Options for colleagues, and for a selected one who has left. `withMe` includes the reader. */
export function AssigneeOptions({
  assignees,
  chosen,
  withMe = false,
}: {
  assignees: readonly Person[];
  chosen?: string | null | undefined;
  withMe?: boolean;
}): ReactElement {
  const { frame, t } = useUi();
  const mine = frame.person?.email;
  const nameOf = (person: Person): string =>
    person.email === mine ? t('desk.assignee.meNamed', { name: displayName(person) }) : displayName(person);
  const shown = assignees.filter(({ email }) => withMe || email !== mine);
  const isGone =
    chosen &&
    chosen !== 'me' &&
    chosen !== 'none' &&
    chosen !== mine &&
    !assignees.some(({ email }) => email === chosen);
  return (
    <>
      <Options of={shown.map((person) => [person.email, nameOf(person)])} />
      {isGone ? <option value={chosen}>{chosen}</option> : null}
    </>
  );
}

/** Options for the statuses of a table. */
export function StatusOptions({ table }: { table: DeskTable }): ReactElement {
  const { label } = useUi();
  return <Options of={table.statuses.map(({ key, label: name }) => [key, label(name)])} />;
}
