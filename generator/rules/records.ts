import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { suggestion } from '../suggest.ts';
import { keyProblem, problem, unknownName } from './problem.ts';
import type { Rule } from './rule.ts';

/** Refuses periods of tables that do not exist, and tables whose rows would be kept for ever. */
export const retention: Rule = ({ tables, records }) => {
  const path: SpecPath = ['records', 'retention', 'tables'];
  const given = Object.keys(records.retention.tables);
  const unknown = given.filter((table) => tables[table] === undefined);
  // A misspelt name is one mistake: the table that it meant does not lack its period besides.
  const meant = unknown.map((table) => suggestion(table, Object.keys(tables)));
  return [
    ...unknown.map((table) =>
      keyProblem(
        'table/unknown',
        [...path, table],
        `There is no table "${table}".`,
        suggestion(table, Object.keys(tables)),
      ),
    ),
    ...Object.keys(tables)
      .filter((table) => !given.includes(table) && !meant.includes(`Did you mean "${table}"?`))
      .map((table): Diagnostic => ({
        ...problem(
          'retention/missing',
          path,
          `Nothing says how long the rows of "${table}" are kept.`,
          `Add ${table}: months(24), or as long as the firm may keep them.`,
        ),
        related: [{ path: ['tables', table], message: 'The table is here.' }],
      })),
  ];
};

/** The most characters of a status that the database takes. */
const longestStatus = 100;

/** Refuses a first status that is not among the statuses, and names that nobody could type at a command or the database refuses. */
export const followUpStatuses: Rule = ({ records: { followUp } }) => [
  ...unknownName('status/unknown', 'status', followUp.initial, Object.keys(followUp.statuses), [
    'records',
    'followUp',
    'initial',
  ]),
  ...Object.keys(followUp.statuses)
    .filter((name) => !/^[a-z][a-z0-9-]*$/.test(name))
    .map((name) =>
      keyProblem(
        'status/name',
        ['records', 'followUp', 'statuses', name],
        `"${name}" cannot be the name of a status.`,
        'A name has lower-case letters, digits and hyphens, and begins with a letter.',
      ),
    ),
  ...Object.keys(followUp.statuses)
    .filter((name) => name.length > longestStatus)
    .map((name) =>
      keyProblem(
        'status/length',
        ['records', 'followUp', 'statuses', name],
        `The name of this status has ${name.length} characters; the database takes ${longestStatus}.`,
        'What people read is the text beside it, which may be longer.',
      ),
    ),
];

/** Refuses a table whose column of e-mail addresses does not exist or is not named: nobody could be found or erased in it. */
export const emailColumns: Rule = (spec) => [
  ...Object.entries(spec.tables).flatMap(([table, { columns, email }]): Diagnostic[] => {
    const path: SpecPath = ['tables', table, 'email'];
    if (email === undefined) return [];
    if (columns[email] === undefined) return unknownName('column/unknown', 'column', email, Object.keys(columns), path);
    return columns[email].type === 'text'
      ? []
      : [
          problem(
            'column/type',
            path,
            `The column "${email}" is ${columns[email].type === 'timestamp' ? 'a point in time' : `a ${columns[email].type}`}; an e-mail address is a text.`,
          ),
        ];
  }),
  ...addressesOfForms(spec).flatMap(({ table, column, path }): Diagnostic[] => {
    const named = spec.tables[table]?.email;
    if (named !== undefined) return [];
    return [
      {
        ...problem(
          'table/email-missing',
          ['tables', table],
          `Nothing says which column of "${table}" holds the e-mail address, so nobody's data could be found in it.`,
          `Add email: '${column}'.`,
        ),
        related: [{ path, message: 'The address is sent here.' }],
      },
    ];
  }),
];

/** The first column of each table that takes the answer of an e-mail field. */
const addressesOfForms: (spec: Parameters<Rule>[0]) => { table: string; column: string; path: SpecPath }[] = (spec) => {
  const found = new Map<string, { table: string; column: string; path: SpecPath }>();
  for (const [form, { table, fields, payload }] of Object.entries(spec.forms)) {
    for (const [column, source] of Object.entries(payload)) {
      if (
        source.kind !== 'from' ||
        fields[source.field]?.control !== 'email' ||
        spec.tables[table]?.columns[column] === undefined
      )
        continue;
      if (!found.has(table)) found.set(table, { table, column, path: ['forms', form, 'payload', column] });
    }
  }
  return [...found.values()];
};
