import type { Period } from '../../schema/table.ts';
import { quoted, didYouMean, unknown, type UnknownName } from '../words.ts';
import type { Entry } from '../diagnostic.ts';

function inWords({ unit, count }: Period): string {
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

interface Periods {
  now: Period;
  before: Period;
}

function deleted(what: string, { now, before }: Periods): string {
  return `${what} older than ${inWords(now)} will be deleted permanently when the server next starts; until now, they were kept for ${inWords(before)}.`;
}

function exportRows({ table }: { table: string }): string {
  return `To save the rows first: npm run --silent leads -- --table ${table} --json > ${table}.json`;
}

/** Tables, their rows and the desk. */
export const tables = {
  // Tables, the handling of their rows, and the desk.
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

  // Changes that delete or hide stored rows: each has to be accepted with `npm run generate -- --accept`.
  'data/retention': {
    message: ({ table, ...periods }: { table: string } & Periods) => deleted(`Rows of "${table}"`, periods),
    hint: ({ table, until }: { table: string; until: string }) =>
      `To list the rows: at the desk, /inbox/${table}?to=${until}; without a desk, npm run leads -- --table ${table}`,
  },
  'data/retention#erasures': {
    message: (periods: Periods) => deleted('Proofs of erasures', periods),
    hint: 'To list them: npm run --silent leads -- erasures',
  },
  'data/retention#audit': {
    message: (periods: Periods) => deleted('Audit entries', periods),
    hint: 'The desk shows them at /audit.',
  },
  'data/table': {
    message: ({ table }: { table: string }) =>
      `"npm run leads" no longer lists the rows of "${table}". They stay in the database until their period ends, and can still be exported and erased.`,
    hint: exportRows,
  },
  'data/column': {
    message: ({ table, column }: { table: string; column: string }) =>
      `"npm run leads" no longer shows "${column}" of "${table}". Its stored values stay in the database.`,
    hint: exportRows,
  },
  'data/status': {
    message: ({ status }: { status: string }) =>
      `Rows with the status "${status}" keep it, but it no longer has a label, and lists can no longer filter by it.`,
    hint: ({ status }: { status: string }) =>
      `To list the rows before deploying: at the desk, /inbox/TABLE?status=${status}.`,
  },
  'data/option': {
    message: ({ table, column, value }: { table: string; column: string; value: string }) =>
      `Rows of "${table}" may contain "${value}" in "${column}", which is no longer an option.`,
    hint: ({ table, value }: { table: string; value: string }) =>
      `To list the rows: at the desk, /inbox/${table}?q=${encodeURIComponent(value)}. To change only the wording, keep the value and change the label.`,
  },
  'data/form': {
    message: ({ form }: { form: string }) =>
      `Stored rows of the form "${form}" are no longer recognised as its own, so the desk cannot filter them by it.`,
    hint: 'Keep the id of the form, and the words that its payload template begins with.',
  },
  'data/role': {
    message: ({ role }: { role: string }) =>
      `People with the role "${role}" no longer see anything at the desk, and get no notifications.`,
    hint: 'To list the people: npm run desk -- people. After deploying, give each another role: npm run desk -- invite EMAIL --role ROLE.',
  },
  'desk/gone': {
    severity: 'warning',
    message:
      'The desk no longer exists: nobody can sign in, and no e-mail announces new rows. Notes and the audit stay in the database.',
    hint: 'Use `npm run leads` to list new rows.',
  },
} satisfies Record<string, Entry>;
