import { suggestion } from '../suggest.ts';
import { quoted } from '../words.ts';
import { unknown } from './entry.ts';
import type { Entry } from './entry.ts';

/** Tables, what becomes of their rows, and the desk. */
export const tables = {
  'table/unknown': unknown('table'),
  'table/email-missing': {
    message: ({ table }: { table: string }) =>
      `No column of "${table}" is named as that of the e-mail address, so nobody's data could be found in it.`,
    hint: ({ column }: { column: string }) => `Add email: '${column}'.`,
  },
  'table/column-type-changed': {
    message: ({ table, name, before, type }: { table: string; name: string; before: string; type: string }) =>
      `The column "${name}" of ${table} was ${before} in the last migration that had it and is ${type} now.`,
    hint: 'Rows could be lost. Add a column with another name instead, and remove this one from the spec.',
  },
  'column/unknown': unknown('column'),
  'column/unknown#filter': unknown('column with options'),
  'column/type': {
    message: ({ email, type }: { email: string; type: string }) =>
      `The column "${email}" is ${type === 'timestamp' ? 'a point in time' : `a ${type}`}; an e-mail address is a text.`,
  },
  'column/limits': {
    message: ({ min, max }: { min: number | string; max: number | string }) =>
      `No value is at least ${min} and at most ${max}.`,
    hint: 'Exchange min and max.',
  },
  'column/value-too-long': {
    message: ({ value, max }: { value: string; max: number }) => `"${value}" is longer than the column takes (${max}).`,
  },
  'column/only-if': {
    message: ({ column, value }: { column: string; value: string }) =>
      `The column "${column}" does not take "${value}".`,
    hint: ({ value, oneOf }: { value: string; oneOf: readonly string[] }) => suggestion(value, oneOf),
  },
  'column/only-if#order': {
    message: ({ column, name }: { column: string; name: string }) =>
      `The column "${column}" is not declared above "${name}".`,
    hint: 'A condition names a column above its own.',
  },
  'column/only-if#nullable': {
    message: ({ name }: { name: string }) => `The column "${name}" is filled only sometimes, and may not be empty.`,
    hint: 'Add nullable: true.',
  },
  'column/only-if#type': {
    message: ({ column, type }: { column: string; type: string }) =>
      `The column "${column}" never has that value: it is ${type === 'boolean' ? 'true or false' : `a ${type}`}.`,
  },
  'backend/body': {
    message: ({ most, longest }: { most: number; longest: number }) =>
      `An answer may have ${longest} characters, and a request may have only ${most} bytes.`,
    hint: 'Raise maxBodyBytes, or lower max of the column.',
  },
  'retention/missing': {
    message: ({ table }: { table: string }) => `It is not declared how long the rows of "${table}" are kept.`,
    hint: ({ table }: { table: string }) => `Add ${table}: months(24), or as long as the firm may keep them.`,
  },
  'status/unknown': unknown('status'),
  'role/unknown': unknown('role'),
  'desk/role-without-tables': {
    message: ({ name }: { name: string }) => `The role "${name}" sees no table.`,
    hint: "List the tables, or write 'all'.",
  },
  'desk/nobody-invites': {
    message: 'No role may let people in.',
    hint: "Add powers: ['people'] to a role.",
  },
  'desk/erase-unseen': {
    message: ({ name, hidden }: { name: string; hidden: readonly string[] }) =>
      `The role "${name}" could erase a person's rows of ${quoted(hidden)} without seeing them.`,
    hint: 'Let the role see all tables, or leave erasing to another.',
  },
  'desk/table-unseen': {
    message: ({ unseen }: { unseen: readonly string[] }) => `No role sees ${quoted(unseen)}.`,
    hint: "Add it to a role's tables.",
  },
  'desk/notify-unseen': {
    message: ({ name, table }: { name: string; table: string }) =>
      `The role "${name}" would be notified of rows of "${table}", which it may not see.`,
    hint: ({ table }: { table: string }) => `Add "${table}" to the role's tables, or notify another role.`,
  },
  'desk/view-answer': {
    message: ({ name, value }: { name: string; value: string }) => `No form offers "${value}" for "${name}".`,
    hint: ({ value, answers }: { value: string; answers: readonly string[] }) => suggestion(value, answers),
  },
  'status/no-initial': {
    message: ({ table, initial }: { table: string; initial: string }) =>
      `New rows have the status "${initial}", which "${table}" does not have.`,
    hint: 'Add it.',
  },
  'status/initial-not-open': {
    message: ({ status }: { status: string }) => `New rows have the status "${status}": no row would ever be overdue.`,
    hint: "Give it the tone 'open'.",
  },
  'desk/text-missing': {
    message: ({ missing }: { missing: readonly string[] }) =>
      `The desk shows ${quoted(missing)}, and there is no such text.`,
  },
} satisfies Record<string, Entry>;
