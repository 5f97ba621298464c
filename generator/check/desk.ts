import { deskTexts } from '../../site/texts/desk.ts';
import { studioTexts } from '../../site/texts/studio.ts';
import type { TextsByLanguage } from '../../site/texts/engine-texts.ts';
import { compileDeskTable, statusesOf, tablesOfRole } from '../compile/desk.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { catalogue, codeOf, diagnose, unknownName } from '../diagnostics/diagnose.ts';
import type { Desk, SiteSpec } from '../schema/index.ts';
import { localesOf, namesIn } from '../compile/text.ts';

/** Refuses a desk whose roles, tables, statuses, forms or texts do not match the rest of the spec. */
export function* deskFits(spec: SiteSpec): Iterable<Diagnostic> {
  const { desk } = spec;
  if (!desk) return;
  yield* roles(spec, desk);
  for (const table of Object.keys(desk.tables ?? {})) yield* deskTable(spec, desk, table);
  for (const [template, { tables = [] }] of Object.entries(desk.templates ?? {})) {
    const path = ['desk', 'templates', template, 'tables'];
    for (const [index, table] of tables.entries())
      yield* unknownName('table/unknown', table, Object.keys(spec.tables), [...path, index]);
  }
  for (const form of Object.keys(desk.forms ?? {}))
    yield* unknownName('form/unknown', form, Object.keys(spec.forms), ['desk', 'forms', form], { at: 'key' });
  yield* ownTexts(spec, desk.texts, deskTexts, ['desk', 'texts']);
}

/** Refuses unknown tables, tables that no role sees or that a role erases unseen, and a desk that nobody can open. */
function* roles(spec: SiteSpec, desk: Desk): Iterable<Diagnostic> {
  const path: SpecPath = ['desk', 'roles'];
  const entries = Object.entries(desk.roles);
  const tables = Object.keys(spec.tables);
  for (const [name, role] of entries)
    for (const [index, table] of role.tables === 'all' ? [] : role.tables.entries())
      yield* unknownName('table/unknown', table, tables, [...path, name, 'tables', index]);
  if (!entries.some(([, { powers = [] }]) => powers.includes('people')))
    yield diagnose('desk/nobody-invites', path, {});
  for (const [name, role] of entries) {
    const hidden = tables.filter((table) => !tablesOfRole(spec, role).includes(table));
    // The database erases a person's rows in all tables.
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
    if (role && !tablesOfRole(spec, role).includes(table)) yield diagnose('desk/notify-unseen', at, { name, table });
  }
  for (const [view, { query }] of Object.entries(given.views ?? {})) {
    const at = [...path, 'views', view, 'query'];
    const forms = Object.keys(spec.forms).filter((form) => spec.forms[form]?.table === table);
    yield* unknownName('status/unknown', query.status, Object.keys(statusesOf(spec, table)), [...at, 'status']);
    yield* unknownName('form/unknown', query.form, forms, [...at, 'form']);
    const { filters } = compileDeskTable(spec, desk, table);
    for (const name of Object.keys(query.columns ?? {}))
      yield* unknownName('column/unknown#filter', name, filters, [...at, 'columns', name], { at: 'key' });
  }
}

const OWN_NAME = /^(?:kind|field|value|help)\./;
const PROBLEMS: ReadonlySet<string> = new Set(Object.keys(catalogue).map((key) => `problem.${codeOf(key)}`));

/** Refuses texts of the studio that it would never show. Kinds, fields and values may be the firm's own. */
export function studioFits(spec: SiteSpec): Iterable<Diagnostic> {
  const isOwn = (name: string): boolean => OWN_NAME.test(name) || PROBLEMS.has(name);
  return ownTexts(spec, spec.studio?.texts, studioTexts, ['studio', 'texts'], isOwn);
}

const PLURAL_ENDING = /_(?:zero|one|two|few|many|other)$/;

/**
 * Refuses texts that replace no text of the engine, are in a language of neither the site nor the engine, or contain a
 * value that the replaced text does not have.
 * @param more whether the spec may add a text of this name
 */
function* ownTexts(
  spec: SiteSpec,
  own: TextsByLanguage = {},
  engine: { readonly en: Readonly<Record<string, string>> },
  path: SpecPath,
  more: (name: string) => boolean = () => false,
): Iterable<Diagnostic> {
  const languages = [...new Set([...localesOf(spec), 'es', 'en'])];
  for (const [language, texts] of Object.entries(own)) {
    yield* unknownName('locale/unknown', language, languages, [...path, language], { at: 'key' });
    for (const [name, text] of Object.entries(texts)) {
      const at = [...path, language, name];
      // Each language has plural forms of its own.
      const replaced = engine.en[name] ?? engine.en[name.replace(PLURAL_ENDING, '_other')];
      if (replaced === undefined && !more(name))
        yield* unknownName('text/unknown-own', name, Object.keys(engine.en), at, { at: 'key' });
      const values = namesIn(replaced ?? '');
      for (const value of replaced === undefined ? [] : namesIn(text))
        yield* unknownName('text/unknown-placeholder', value, values, at);
    }
  }
}
