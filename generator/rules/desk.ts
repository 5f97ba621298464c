import { compileDeskTable, tablesOfRole } from '../compile/desk-table.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import { deskReservedKeys, deskTextKeys } from '../schema/index.ts';
import type { Desk, SiteSpec } from '../schema/index.ts';
import { suggestion } from '../suggest.ts';
import { enumerated, keyProblem, problem, unknownName } from './problem.ts';
import type { Rule } from './rule.ts';

function quotedList(names: readonly string[]): string {
  return enumerated(names.map((name) => `"${name}"`));
}

/** A rule of specs that have a desk. */
function ofDesk(rule: (spec: SiteSpec, desk: Desk) => Diagnostic[]): Rule {
  return (spec) => (spec.desk ? rule(spec, spec.desk) : []);
}

function unknownKey(code: string, what: string, name: string, known: readonly string[], path: SpecPath): Diagnostic[] {
  return known.includes(name)
    ? []
    : [keyProblem(code, path, `There is no ${what} "${name}".`, suggestion(name, known))];
}

/** Refuses roles that see nothing, a desk that nobody could be let into, and tables that nobody would ever read. */
export const deskRoles: Rule = ofDesk((spec, { roles }) => {
  const path: SpecPath = ['desk', 'roles'];
  const entries = Object.entries(roles);
  const unknown = entries.flatMap(([name, { tables }]) =>
    tables === 'all'
      ? []
      : tables.flatMap((table, index) =>
          unknownName('table/unknown', 'table', table, Object.keys(spec.tables), [...path, name, 'tables', index]),
        ),
  );
  const wrong = entries.flatMap(([name, { tables }]) => [
    ...(/^[a-z][a-z0-9-]*$/.test(name)
      ? []
      : [
          keyProblem(
            'desk/role-name',
            [...path, name],
            `"${name}" cannot be the name of a role.`,
            'A name has lower-case letters, digits and hyphens, and begins with a letter.',
          ),
        ]),
    ...(tables.length > 0
      ? []
      : [
          problem(
            'desk/role-without-tables',
            [...path, name, 'tables'],
            `Whoever is "${name}" sees no table.`,
            "List the tables, or write 'all'.",
          ),
        ]),
  ]);
  const partial = entries.flatMap(([name, role]) => {
    const hidden = Object.keys(spec.tables).filter((table) => !tablesOfRole(spec, role).includes(table));
    if (!role.powers?.includes('erase') || hidden.length === 0) return [];
    return [
      problem(
        'desk/erase-unseen',
        [...path, name, 'powers'],
        `Whoever is "${name}" could erase a person's rows of ${quotedList(hidden)} without seeing them.`,
        'Let the role see all tables, or leave erasing to another.',
      ),
    ];
  });
  const seen = new Set(entries.flatMap(([, role]) => tablesOfRole(spec, role)));
  const unseen = Object.keys(spec.tables).filter((table) => !seen.has(table));
  return [
    ...unknown,
    ...wrong,
    ...(unknown.length > 0 || wrong.length > 0 ? [] : partial),
    ...(entries.some(([, { powers = [] }]) => powers.includes('people'))
      ? []
      : [
          problem(
            'desk/nobody-invites',
            path,
            'No role may let people in.',
            "Add powers: ['people'] to the role of whoever does.",
          ),
        ]),
    // A misspelt name, or an empty list, is one mistake.
    ...(unseen.length === 0 || unknown.length > 0 || wrong.length > 0
      ? []
      : [problem('desk/table-unseen', path, `No role sees ${quotedList(unseen)}.`, "Add it to a role's tables.")]),
  ];
});

/** Refuses views by columns that no list is filtered by, and by answers that they do not have. */
function columnsOfView(
  spec: SiteSpec,
  desk: Desk,
  table: string,
  held: Readonly<Record<string, string>>,
  path: SpecPath,
): Diagnostic[] {
  if (Object.keys(held).length === 0) return [];
  const { columns, filters } = compileDeskTable(spec, desk, table);
  return Object.entries(held).flatMap(([name, value]) => {
    if (!filters.includes(name))
      return unknownKey('column/unknown', 'column with options', name, filters, [...path, name]);
    const answers = columns.find((column) => column.name === name)?.options?.map((option) => option.value) ?? [];
    return answers.includes(value)
      ? []
      : [
          problem(
            'desk/view-answer',
            [...path, name],
            `No form offers "${value}" for "${name}".`,
            suggestion(value, answers),
          ),
        ];
  });
}

/** Refuses what the desk says of tables, columns, roles and statuses that do not exist, and of mails to whoever may not read them. */
export const deskTables: Rule = ofDesk((spec, desk) =>
  Object.entries(desk.tables ?? {}).flatMap(([table, given]) => {
    const path: SpecPath = ['desk', 'tables', table];
    const found = spec.tables[table];
    if (!found) return unknownKey('table/unknown', 'table', table, Object.keys(spec.tables), path);
    const columns = Object.keys(found.columns);
    const column = (name: string | undefined, at: SpecPath) =>
      name === undefined ? [] : unknownName('column/unknown', 'column', name, columns, at);
    return [
      ...Object.keys(given.columns ?? {}).flatMap((name) =>
        unknownKey('column/unknown', 'column', name, columns, [...path, 'columns', name]),
      ),
      ...(given.list ?? []).flatMap((name, index) => column(name, [...path, 'list', index])),
      ...column(given.person?.name, [...path, 'person', 'name']),
      ...column(given.person?.phone, [...path, 'person', 'phone']),
      ...(given.notify ?? []).flatMap((name, index) => {
        const at = [...path, 'notify', index];
        const role = desk.roles[name];
        if (!role) return unknownName('role/unknown', 'role', name, Object.keys(desk.roles), at);
        // A misspelt table may be this one.
        if (
          tablesOfRole(spec, role).includes(table) ||
          (role.tables !== 'all' && role.tables.some((one) => !spec.tables[one]))
        )
          return [];
        return [
          problem(
            'desk/notify-unseen',
            at,
            `Whoever is "${name}" would be told of rows of "${table}", and may not see them.`,
            `Add "${table}" to the role's tables, or tell another role.`,
          ),
        ];
      }),
      ...Object.entries(given.views ?? {}).flatMap(([view, { query }]) => {
        const at = [...path, 'views', view, 'query'];
        const forms = Object.keys(spec.forms).filter((form) => spec.forms[form]?.table === table);
        return [
          ...(query.status === undefined
            ? []
            : unknownName('status/unknown', 'status', query.status, statusesOf(spec.records.followUp), [
                ...at,
                'status',
              ])),
          ...(query.form === undefined
            ? []
            : unknownName('form/unknown', `form of "${table}"`, query.form, forms, [...at, 'form'])),
          ...columnsOfView(spec, desk, table, query.columns ?? {}, [...at, 'columns']),
        ];
      }),
    ];
  }),
);

/** The statuses, by the names that they can have: one that has another is told where it is declared, and nowhere else. */
function statusesOf({ statuses }: SiteSpec['records']['followUp']): string[] {
  return Object.keys(statuses).map((name) => name.toLowerCase().replaceAll(/[^a-z0-9-]/g, ''));
}

/** Refuses statuses and forms that do not exist, and a first status in which nobody would ever wait. */
export const deskNames: Rule = ofDesk(({ records: { followUp }, forms }, { done, forms: named = {} }) => [
  ...done.flatMap((status, index) =>
    unknownName('status/unknown', 'status', status, statusesOf(followUp), ['desk', 'done', index]),
  ),
  ...done.flatMap((status, index) =>
    status === followUp.initial
      ? [
          problem(
            'desk/done-at-once',
            ['desk', 'done', index],
            `"${status}" is how a new row stands: no row would ever be overdue.`,
            'Remove it.',
          ),
        ]
      : [],
  ),
  ...Object.keys(named).flatMap((form) =>
    unknownKey('form/unknown', 'form', form, Object.keys(forms), ['desk', 'forms', form]),
  ),
]);

/** Refuses a desk without one of its texts. */
export const deskTexts: Rule = ofDesk(({ reserved }, { texts }) => {
  const missing = [...deskTextKeys, ...deskReservedKeys.filter((key) => !Object.hasOwn(reserved, key))].filter(
    (key) => !Object.hasOwn(texts, key),
  );
  return missing.length === 0
    ? []
    : [
        problem(
          'desk/text-missing',
          ['desk', 'texts'],
          `The desk shows ${quotedList(missing)}, and there is no such text.`,
        ),
      ];
});
