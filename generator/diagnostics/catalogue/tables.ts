import { suggestion } from '../suggest.ts';
import { quoted } from '../words.ts';
import { unknown } from './entry.ts';
import type { Entry } from './entry.ts';

const identifier = 'A name has lower-case letters, digits and "_", begins with a letter and has at most 63 characters.';
const slug = 'A name has lower-case letters, digits and hyphens, and begins with a letter.';

/** Tables, what becomes of their rows, and the desk. */
export const tables = {
  'table/unknown': unknown('table'),
  'table/name': {
    message: ({ name }: { name: string }) => `"${name}" cannot be the name of a table.`,
    hint: identifier,
  },
  'table/name#reserved': {
    message: ({ name }: { name: string }) => `"${name}" is a word of SQL and cannot be the name of a table.`,
    hint: ({ name }: { name: string }) => `Add what it is: ${name}_rows.`,
  },
  'table/email-missing': {
    message: ({ table }: { table: string }) =>
      `No column of "${table}" is named as that of the e-mail address, so nobody's data could be found in it.`,
    hint: ({ column }: { column: string }) => `Add email: '${column}'.`,
  },
  'column/unknown': unknown('column'),
  'column/unknown#filter': unknown('column with options'),
  'column/name': {
    message: ({ name }: { name: string }) => `"${name}" cannot be the name of a column.`,
    hint: identifier,
  },
  'column/name#reserved': {
    message: ({ name }: { name: string }) => `"${name}" is a word of SQL and cannot be the name of a column.`,
    hint: ({ name }: { name: string }) => `Add what it is: ${name}_text.`,
  },
  'column/name#system': {
    message: ({ name }: { name: string }) => `PostgreSQL has a column "${name}" of its own in each table.`,
    hint: 'Choose another name.',
  },
  'column/reserved': {
    message: ({ name }: { name: string }) => `The database adds the column "${name}" itself.`,
    hint: 'Remove it.',
  },
  'column/type': {
    message: ({ email, type }: { email: string; type: string }) =>
      `The column "${email}" is ${type === 'timestamp' ? 'a point in time' : `a ${type}`}; an e-mail address is a text.`,
  },
  'column/limits': {
    message: ({ min, max }: { min: number | string; max: number | string }) =>
      `No value is at least ${min} and at most ${max}.`,
    hint: 'Exchange min and max.',
  },
  'column/value-spaces': {
    message: ({ value }: { value: string }) => `The value "${value}" has space around it: nobody would find it again.`,
    hint: 'Write it without.',
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
  'status/name': { message: ({ name }: { name: string }) => `"${name}" cannot be the name of a status.`, hint: slug },
  'status/length': {
    message: ({ length, most }: { length: number; most: number }) =>
      `The name of this status has ${length} characters; the database takes ${most}.`,
    hint: 'People read the text beside it, which may be longer.',
  },
  'role/unknown': unknown('role'),
  'desk/role-name': { message: ({ name }: { name: string }) => `"${name}" cannot be the name of a role.`, hint: slug },
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
  'desk/done-at-once': {
    message: ({ status }: { status: string }) => `New rows have the status "${status}": no row would ever be overdue.`,
    hint: 'Remove it.',
  },
  'desk/text-missing': {
    message: ({ missing }: { missing: readonly string[] }) =>
      `The desk shows ${quoted(missing)}, and there is no such text.`,
  },
} satisfies Record<string, Entry>;
