import type { DeskColumn, DeskConfig, DeskTable, DeskText } from '../../site/desk/contract/config.ts';
import { deskTexts } from '../../site/texts/desk.ts';
import type { TextsByLanguage } from '../../site/texts/engine-texts.ts';
import {
  fieldTraits,
  innerBlocks,
  settingsOf,
  type Block,
  type Column,
  type Desk,
  type Field,
  type Form,
  type Locale,
  type SiteSpec,
  type Text,
} from '../schema/index.ts';
import { formMarks } from './form.ts';
import { eachLocale, isRightToLeft, localesOf, localizedTextOf } from './text.ts';
import { oncePer } from './once.ts';

/** A field whose answer is stored in a column. `whole`: the column stores nothing else. */
interface Filling {
  readonly field: Field;
  readonly whole: boolean;
}

function formsOf(spec: SiteSpec, table: string): [string, Form][] {
  return Object.entries(spec.forms).filter(([, form]) => form.table === table);
}

/** The fields whose answers a column stores; those that are its only content come first. */
function fillings(spec: SiteSpec, table: string, column: string): Filling[] {
  return formsOf(spec, table)
    .flatMap(([, { fields, payload }]): Filling[] => {
      const source = payload[column];
      if (source?.kind === 'from') {
        const field = fields[source.field];
        return field ? [{ field, whole: true }] : [];
      }
      if (source?.kind !== 'template') return [];
      return Object.entries(fields).flatMap(([name, field]) =>
        source.template.includes(`{{${name}}}`) ? [{ field, whole: false }] : [],
      );
    })
    .toSorted((a, b) => Number(b.whole) - Number(a.whole));
}

/** Turns an identifier into words: `pais_origen` → `Pais origen`. */
function humanised(name: string): string {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ');
}

/** A text of the spec, or else the name that it labels in words. */
function textOf(spec: SiteSpec, text: Text | undefined, name: string): DeskText {
  return text ? localizedTextOf(spec, text) : eachLocale(spec, () => humanised(name));
}

/** How the desk shows columns that are not text. */
const typeKinds = {
  timestamp: 'timestamp',
  boolean: 'yesNo',
  date: 'date',
  integer: 'number',
  decimal: 'number',
} as const satisfies Partial<Record<Column['type'], DeskColumn['kind']>>;

function kindOf(
  spec: SiteSpec,
  table: string,
  name: string,
  column: Column,
  filled: readonly Filling[],
): DeskColumn['kind'] {
  if (column.type !== 'text') return typeKinds[column.type];
  if (spec.tables[table]?.email === name) return 'email';
  const found = new Set(
    filled.map(({ field, whole }) => (whole ? (fieldTraits(field).shownAs ?? 'text') : 'longText')),
  );
  // If forms fill it with different kinds of fields, falls back to a kind that fits every answer.
  for (const kind of ['longText', 'option', 'email', 'phone', 'url'] as const) {
    if (found.has(kind) && (found.size === 1 || kind === 'longText' || kind === 'option')) return kind;
  }
  return 'text';
}

function optionsOf(spec: SiteSpec, filled: readonly Filling[]): NonNullable<DeskColumn['options']> {
  const found = new Map<string, DeskText>();
  for (const { field } of filled) {
    for (const { value, label } of settingsOf(field).options ?? [])
      if (!found.has(value)) found.set(value, localizedTextOf(spec, label));
  }
  return [...found].map(([value, label]) => ({ value, label }));
}

/** Whether the values of a column can differ. Those of a mandatory consent cannot. */
function hasChoice(column: Column | undefined): boolean {
  return !(column?.type === 'boolean' && column.onlyTrue) && !(column?.type === 'text' && column.oneOf?.length === 1);
}

function compileColumn(spec: SiteSpec, table: string, name: string, column: Column): DeskColumn {
  const filled = fillings(spec, table, name);
  const kind = kindOf(spec, table, name, column, filled);
  return {
    name,
    label: textOf(spec, spec.desk?.tables?.[table]?.columns?.[name] ?? filled[0]?.field.label, name),
    kind,
    ...(kind === 'option' && { options: optionsOf(spec, filled) }),
    ...(column.type === 'decimal' && { decimals: column.decimals }),
    ...('onlyIf' in column && column.onlyIf && { conditional: true as const }),
  };
}

/** The columns with the data of the person who wrote: declared in the spec, or recognised by the forms' fields. */
function personOf(spec: SiteSpec, table: string): DeskTable['person'] {
  const columnFilledBy = (isMatch: (field: Field) => boolean): string | undefined =>
    Object.keys(spec.tables[table]?.columns ?? {}).find((column) =>
      fillings(spec, table, column).some(({ field, whole }) => whole && isMatch(field)),
    );
  const declared = spec.desk?.tables?.[table]?.person;
  const email = spec.tables[table]?.email;
  const name = declared?.name ?? columnFilledBy((field) => settingsOf(field).autocomplete === 'name');
  const company = columnFilledBy((field) => settingsOf(field).autocomplete === 'organization');
  const phone = declared?.phone ?? columnFilledBy((field) => fieldTraits(field).shownAs === 'phone');
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(company !== undefined && { company }),
  };
}

function shows(block: Block, form: string): boolean {
  return 'form' in block && block.form === form;
}

/** The path and title of the page with a form. */
function pageOf(spec: SiteSpec, form: string): { path: string; title: Text | undefined } {
  const page = spec.pages.find(({ blocks }) =>
    blocks.some((block) => shows(block, form) || innerBlocks(block).some((inner) => shows(inner.block, form))),
  );
  return { path: (page && spec.routes.pages[page.id]?.path) ?? '', title: page?.title };
}

/** The tables that a role may see. */
export function tablesOfRole(spec: Pick<SiteSpec, 'tables'>, { tables }: Desk['roles'][string]): string[] {
  return tables === 'all' ? Object.keys(spec.tables) : [...tables];
}

/** The statuses of the rows of a table. */
export function statusesOf(
  { records: { followUp } }: SiteSpec,
  table: string,
): SiteSpec['records']['followUp']['statuses'] {
  return followUp.tables?.[table] ?? followUp.statuses;
}

/**
 * The roles that are notified of new rows of a table: those that the spec declares; else the roles that list the table;
 * else the roles that see all tables.
 */
function rolesToNotify(spec: SiteSpec, desk: Desk, table: string): readonly string[] {
  const declared = desk.tables?.[table]?.notify;
  if (declared) return declared;
  const seeing = Object.entries(desk.roles).filter(([, role]) => tablesOfRole(spec, role).includes(table));
  const listing = seeing.filter(([, role]) => role.tables !== 'all');
  return (listing.length > 0 ? listing : seeing).map(([name]) => name);
}

/** Compiles a table of the desk, with defaults for what the spec leaves out. */
export function compileDeskTable(spec: SiteSpec, desk: Desk, key: string): DeskTable {
  const settings = desk.tables?.[key];
  const person = personOf(spec, key);
  const marks = formMarks(spec.forms);
  const columns = spec.tables[key]?.columns ?? {};
  const first = Object.keys(columns).slice(0, 2);
  const compiled = Object.entries(columns).map(([name, column]) => compileColumn(spec, key, name, column));
  const contact = [person.name, person.email].filter((name) => name !== undefined);
  return {
    key,
    label: textOf(spec, settings?.label, key),
    columns: compiled,
    list: settings?.list ?? (contact.length > 0 ? contact : first),
    filters: compiled
      .filter(({ name, kind, options = [] }) => (kind === 'yesNo' || options.length > 1) && hasChoice(columns[name]))
      .map(({ name }) => name),
    person,
    forms: formsOf(spec, key).map(([id]) => {
      const { path, title } = pageOf(spec, id);
      const begins = marks[id]?.begins;
      return { id, label: textOf(spec, desk.forms?.[id] ?? title, id), page: path, ...(begins && { begins }) };
    }),
    views: Object.entries(settings?.views ?? {}).map(([id, { label, query }]) => {
      const { columns: columnValues, ...rest } = query;
      return {
        id,
        label: localizedTextOf(spec, label),
        query: Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Record<
          string,
          string
        >,
        ...(columnValues && { columns: columnValues }),
      };
    }),
    notify: rolesToNotify(spec, desk, key),
    statuses: Object.entries(statusesOf(spec, key)).map(([status, { label, tone }]) => ({
      key: status,
      label: localizedTextOf(spec, label),
      tone,
    })),
  };
}

function localeOf(spec: SiteSpec, code: Locale): DeskConfig['locales'][number] {
  const { name, tag, formats = tag } = spec.locales.all[code];
  return { code, name, formats, ...(isRightToLeft(code) && { direction: 'rtl' }) };
}

/** The configuration of the desk, if the spec has one. */
export const compileDesk = oncePer((spec: SiteSpec): DeskConfig | undefined => {
  const { desk, records, firm } = spec;
  if (!desk) return undefined;
  const texts = ownTexts(spec);
  const { rights } = records;
  return {
    firm: firm.name,
    country: firm.address.country,
    siteOrigin: firm.origin,
    locales: localesOf(spec).map((code) => localeOf(spec, code)),
    defaultLocale: spec.locales.default,
    timeZone: firm.timeZone,
    roles: Object.entries(desk.roles).map(([name, role]) => ({
      name,
      label: localizedTextOf(spec, role.label),
      tables: tablesOfRole(spec, role),
      powers: role.powers ?? [],
    })),
    tables: Object.keys(spec.tables).map((key) => compileDeskTable(spec, desk, key)),
    templates: Object.entries(desk.templates ?? {}).map(([id, { label, tables, subject, body }]) => ({
      id,
      label: localizedTextOf(spec, label),
      ...(tables && { tables }),
      ...(subject && { subject: localizedTextOf(spec, subject) }),
      body: localizedTextOf(spec, body),
    })),
    ...(desk.signature && { signature: localizedTextOf(spec, desk.signature) }),
    ...(rights && {
      rights: {
        workingDays: rights.workingDays,
        source: localizedTextOf(spec, rights.source),
        holidays: spec.calendar?.holidays ?? [],
      },
    }),
    initialStatus: records.followUp.initial,
    responseHours: desk.responseHours,
    session: desk.session,
    signInMails: desk.signInMails,
    pageSize: desk.pageSize,
    undoSeconds: desk.undoSeconds,
    ...(Object.keys(texts).length > 0 && { texts }),
  };
});

/**
 * The texts of the spec that replace those of the desk, by language: its `texts`, and the reserved texts that it shares
 * with the site.
 */
function ownTexts(spec: SiteSpec): TextsByLanguage {
  const languages = [...new Set([...localesOf(spec), ...Object.keys(spec.desk?.texts ?? {})])];
  const known: TextsByLanguage = deskTexts;
  const texts = languages.map((language) => {
    const reserved = Object.entries(spec.reserved)
      .filter(([key]) => Object.hasOwn(deskTexts.en, key))
      .map(([key, text]) => [key, localizedTextOf(spec, text)[language as Locale]] as const);
    // Their placeholders stay: in these texts, `{{email}}` is a visitor's address, not the firm's.
    const all = { ...Object.fromEntries(reserved), ...spec.desk?.texts?.[language] };
    return [language, Object.fromEntries(Object.entries(all).filter(([key, text]) => known[language]?.[key] !== text))];
  });
  return Object.fromEntries(texts.filter(([, own]) => Object.keys(own ?? {}).length > 0)) as TextsByLanguage;
}
