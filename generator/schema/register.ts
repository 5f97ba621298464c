/**
 * The names that exist in the spec. `spec/register.ts` extends this interface with the spec's own files, so that the
 * editor completes names of pages, forms, messages and errors, and TypeScript refuses wrong ones.
 * Without that (in the generator's own fixtures) every name is a plain string.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Register {}

type Registered<K extends string> = K extends keyof Register ? Register[K] : never;
type NamesOf<K extends string> = [Registered<K>] extends [never] ? string : keyof Registered<K> & string;

type Languages = Registered<'locales'> extends { all: infer L } ? L : never;

/** A language that texts may lack: one with `partial: true` in `spec/locales.ts`. */
export type PartialLocale = {
  [K in keyof Languages]: Languages[K] extends { partial: true } ? K : never;
}[keyof Languages] &
  string;
/** A language that all texts have: a key of `all` in `spec/locales.ts`. */
export type Locale = [Languages] extends [never] ? string : Exclude<keyof Languages & string, PartialLocale>;
/** A page's id: a key of `pages` in `spec/routes.ts`. */
export type PageName = NamesOf<'pages'>;
/** A destination that is linked to but does not exist yet: a key of `unavailable` in `spec/routes.ts`. */
export type UnavailableName = NamesOf<'unavailable'>;
/** A service's key: a key of `spec/services.ts`. */
export type ServiceName = NamesOf<'services'>;
/** An entry of the error catalogue: a key of `spec/errors.ts`. */
export type ErrorName = NamesOf<'errors'>;
/** A shared interface text: a key of `spec/messages.ts`. */
export type MessageName = NamesOf<'messages'>;
/** A form's id: a key of `spec/forms/index.ts`. */
export type FormName = NamesOf<'forms'>;
/** A table that forms write to: a key of `spec/tables.ts`. */
export type TableName = NamesOf<'tables'>;
/** A status of a row: a key of `statuses` in `spec/records.ts`, or of a table's own. */
export type StatusName =
  Registered<'records'> extends { followUp: { statuses: infer S; tables?: infer T } }
    ? (keyof S | { [K in keyof T]: keyof T[K] }[keyof T]) & string
    : string;
/** A booking calendar: a key of `bookings` in `spec/site.ts`. */
export type CalendarName = NamesOf<'bookings'>;
/** A line drawing: a key of `motifs` in `spec/brand.ts`. */
export type MotifName = NamesOf<'motifs'>;
/** A column of a table. */
export type ColumnName<T extends TableName> = [Registered<'tables'>] extends [never]
  ? string
  : T extends keyof Registered<'tables'>
    ? Registered<'tables'>[T] extends { columns: infer C }
      ? keyof C & string
      : string
    : string;
