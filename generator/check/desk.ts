import { compileDeskTable, statusesOf, tablesOfRole } from '../compile/desk.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose, unknownName } from '../diagnostics/diagnose.ts';
import { deskReservedKeys, deskTextKeys } from '../schema/index.ts';
import type { Desk, SiteSpec } from '../schema/index.ts';

/** Refuses a desk whose roles, tables, statuses, forms or texts do not match the rest of the spec. */
export function* deskFits(spec: SiteSpec): Iterable<Diagnostic> {
  const { desk } = spec;
  if (!desk) return;
  yield* roles(spec, desk);
  for (const table of Object.keys(desk.tables ?? {})) yield* deskTable(spec, desk, table);
  for (const [template, { tables = [] }] of Object.entries(desk.templates ?? {}))
    for (const [index, table] of tables.entries())
      yield* unknownName('table/unknown', table, Object.keys(spec.tables), [
        'desk',
        'templates',
        template,
        'tables',
        index,
      ]);
  for (const form of Object.keys(desk.forms ?? {}))
    yield* unknownName('form/unknown', form, Object.keys(spec.forms), ['desk', 'forms', form], { at: 'key' });
  const shown = [...deskTextKeys, ...deskReservedKeys.filter((key) => !Object.hasOwn(spec.reserved, key))];
  const missing = shown.filter((key) => !Object.hasOwn(desk.texts, key));
  if (missing.length > 0) yield diagnose('desk/text-missing', ['desk', 'texts'], { missing });
}

/** Refuses roles that see nothing, a desk to which nobody can be invited, and tables that no role sees. */
function* roles(spec: SiteSpec, desk: Desk): Iterable<Diagnostic> {
  const path: SpecPath = ['desk', 'roles'];
  const entries = Object.entries(desk.roles);
  const tables = Object.keys(spec.tables);
  const wrong: Diagnostic[] = [];
  for (const [name, role] of entries) {
    if (role.tables !== 'all')
      for (const [index, table] of role.tables.entries())
        wrong.push(...unknownName('table/unknown', table, tables, [...path, name, 'tables', index]));
    if (role.tables.length === 0 && !role.powers?.length)
      wrong.push(diagnose('desk/role-without-tables', [...path, name, 'tables'], { name }));
  }
  yield* wrong;
  if (!entries.some(([, { powers = [] }]) => powers.includes('people')))
    yield diagnose('desk/nobody-invites', path, {});
  // A misspelt name or an empty list would cause the following errors too.
  if (wrong.length > 0) return;
  for (const [name, role] of entries) {
    const hidden = tables.filter((table) => !tablesOfRole(spec, role).includes(table));
    if (role.powers?.includes('erase') && hidden.length > 0)
      yield diagnose('desk/erase-unseen', [...path, name, 'powers'], { name, hidden });
  }
  const seen = entries.flatMap(([, role]) => tablesOfRole(spec, role));
  const unseen = tables.filter((table) => !seen.includes(table));
  if (unseen.length > 0) yield diagnose('desk/table-unseen', path, { unseen });
}

/** Refuses the settings of unknown tables, and settings with unknown columns, roles, statuses or forms. */
function* deskTable(spec: SiteSpec, desk: Desk, table: string): Iterable<Diagnostic> {
  const path: SpecPath = ['desk', 'tables', table];
  const given = desk.tables?.[table as never] as NonNullable<Desk['tables']>[string];
  yield* unknownName('table/unknown', table, Object.keys(spec.tables), path, { at: 'key' });
  if (!spec.tables[table]) return;
  const columns = Object.keys(spec.tables[table].columns);
  const column = (name: string | undefined, at: SpecPath) => unknownName('column/unknown', name, columns, at);
  for (const name of Object.keys(given.columns ?? {}))
    yield* unknownName('column/unknown', name, columns, [...path, 'columns', name], { at: 'key' });
  for (const [index, name] of (given.list ?? []).entries()) yield* column(name, [...path, 'list', index]);
  yield* column(given.person?.name, [...path, 'person', 'name']);
  yield* column(given.person?.phone, [...path, 'person', 'phone']);
  for (const [index, name] of (given.notify ?? []).entries()) {
    const at = [...path, 'notify', index];
    const role = desk.roles[name];
    yield* unknownName('role/unknown', name, Object.keys(desk.roles), at);
    // The role may list this table under a misspelt name, which is reported there.
    const mayMeanIt = role && role.tables !== 'all' && role.tables.some((one) => !spec.tables[one]);
    if (role && !mayMeanIt && !tablesOfRole(spec, role).includes(table))
      yield diagnose('desk/notify-unseen', at, { name, table });
  }
  for (const [view, { query }] of Object.entries(given.views ?? {})) {
    const at = [...path, 'views', view, 'query'];
    const forms = Object.keys(spec.forms).filter((form) => spec.forms[form]?.table === table);
    yield* unknownName('status/unknown', query.status, Object.keys(statusesOf(spec, table)), [...at, 'status']);
    yield* unknownName('form/unknown', query.form, forms, [...at, 'form']);
    if (query.columns) yield* filters(spec, desk, table, query.columns, [...at, 'columns']);
  }
}

/** Refuses columns that lists cannot filter by, and values that they cannot have. */
function* filters(
  spec: SiteSpec,
  desk: Desk,
  table: string,
  query: Readonly<Record<string, string>>,
  path: SpecPath,
): Iterable<Diagnostic> {
  const compiled = compileDeskTable(spec, desk, table);
  for (const [name, value] of Object.entries(query)) {
    yield* unknownName('column/unknown#filter', name, compiled.filters, [...path, name], { at: 'key' });
    if (!compiled.filters.includes(name)) continue;
    const answers = compiled.columns.find((one) => one.name === name)?.options?.map((option) => option.value) ?? [];
    if (!answers.includes(value)) yield diagnose('desk/view-answer', [...path, name], { name, value, answers });
  }
}
