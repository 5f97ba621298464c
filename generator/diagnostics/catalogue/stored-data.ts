import type { Period } from '../../schema/records.ts';
import type { Entry } from './entry.ts';

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

/** Changes that delete or hide stored rows: each has to be accepted with `npm run generate -- --accept`. */
export const storedData = {
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
