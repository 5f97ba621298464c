import { quoted } from '../words.ts';
import { didYouMean, unknown, type Entry, type UnknownName } from './entry.ts';

/** Tables, the handling of their rows, and the desk. */
export const tables = {
  'table/unknown': unknown('table'),
  'table/email-missing': {
    message: ({ table }: { table: string }) =>
      `The table "${table}" does not name its e-mail column, so a person's rows could not be found or erased.`,
    hint: ({ column }: { column: string }) => `Add email: '${column}'.`,
  },
  'table/column-type-changed': {
    message: ({ table, name, before, type }: { table: string; name: string; before: string; type: string }) =>
      `The column "${name}" of ${table} was ${before} in the last migration that had it, and is now ${type}.`,
    hint: 'A change of type could lose data. Add a column with another name, and remove this one from the spec.',
  },
  'column/unknown': unknown('column'),
  'column/unknown#above': {
    message: ({ name }: UnknownName) => `There is no column "${name}" above this one.`,
    hint: didYouMean,
  },
  'column/unknown#filter': unknown('column to filter by'),
  'column/type': {
    message: ({ email, type }: { email: string; type: string }) =>
      `The column "${email}" is ${type === 'timestamp' ? 'a point in time' : `a ${type}`}; an e-mail address is a text.`,
  },
  'column/limits': {
    message: ({ min, max }: { min: number | string; max: number | string }) =>
      `The smallest value, ${min}, is greater than the largest, ${max}.`,
    hint: 'Swap `min` and `max`.',
  },
  'column/value-too-long': {
    message: ({ value, max }: { value: string; max: number }) =>
      `"${value}" is longer than the column allows (${max}).`,
  },
  'column/only-if': {
    message: ({ column, name }: UnknownName & { column: string }) =>
      `The column "${column}" does not accept "${name}".`,
    hint: didYouMean,
  },
  'column/only-if#nullable': {
    message: ({ name }: { name: string }) =>
      `The column "${name}" is filled under a condition only, so it must be nullable.`,
    hint: 'Add nullable: true.',
  },
  'backend/body': {
    message: ({ most, longest }: { most: number; longest: number }) =>
      `An answer may have ${longest} characters, but a request may have only ${most} bytes.`,
    hint: 'Raise `maxBodyBytes`, or lower `max` of the column.',
  },
  'retention/missing': {
    message: ({ table }: { table: string }) => `The table "${table}" has no retention period.`,
    hint: ({ table }: { table: string }) => `Add ${table}: months(24), or however long the firm may keep the rows.`,
  },
  'status/unknown': unknown('status'),
  'role/unknown': unknown('role'),
  'desk/nobody-invites': {
    message: 'No role can invite people to the desk.',
    hint: "Add powers: ['people'] to a role.",
  },
  'desk/erase-unseen': {
    message: ({ name, hidden }: { name: string; hidden: readonly string[] }) =>
      `The role "${name}" could erase a person's rows of ${quoted(hidden)} without seeing them.`,
    hint: 'Let the role see all tables, or remove its power `erase`.',
  },
  'desk/table-unseen': {
    message: ({ unseen }: { unseen: readonly string[] }) => `No role sees ${quoted(unseen)}.`,
    hint: "Add it to a role's tables.",
  },
  'desk/notify-unseen': {
    message: ({ name, table }: { name: string; table: string }) =>
      `The role "${name}" would be notified of rows of "${table}", which it cannot see.`,
    hint: ({ table }: { table: string }) => `Add "${table}" to the role's tables, or notify another role.`,
  },
  'status/no-initial': {
    message: ({ table, initial }: { table: string; initial: string }) =>
      `New rows have the status "${initial}", which "${table}" does not have.`,
    hint: "Add it to the table's statuses.",
  },
  'status/initial-not-open': {
    message: ({ status }: { status: string }) =>
      `The status of new rows, "${status}", is not open, so no row would ever be overdue.`,
    hint: "Give it the tone 'open'.",
  },
} satisfies Record<string, Entry>;
