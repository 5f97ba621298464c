import * as names from '../../schema/names.ts';
import type { SiteSpec } from '../../schema/index.ts';
import type { NameKind } from '../contract.ts';

/** For each kind of name, the names that a spec declares. */
const declared: Readonly<Record<NameKind, (spec: SiteSpec) => readonly string[]>> = {
  page: ({ routes }) => Object.keys(routes.pages),
  destination: ({ routes }) => Object.keys({ ...routes.pages, ...routes.unavailable }),
  message: ({ messages }) => Object.keys(messages),
  form: ({ forms }) => Object.keys(forms),
  article: ({ articles }) => (articles?.entries ?? []).map(({ slug }) => slug),
  calendar: ({ firm }) => Object.keys(firm.bookings),
  motif: ({ brand }) => Object.keys(brand.motifs),
  service: ({ services }) => Object.keys(services),
  error: ({ errors }) => Object.keys(errors),
  table: ({ tables }) => Object.keys(tables),
  language: ({ locales }) => Object.keys(locales.all),
};

/** At run time, the schema of a name accepts any string: its identity shows what it names. */
const kinds = new Map<unknown, NameKind>([
  [names.pageName, 'page'],
  [names.destinationName, 'destination'],
  [names.messageName, 'message'],
  [names.formName, 'form'],
  [names.calendarName, 'calendar'],
  [names.motifName, 'motif'],
  [names.serviceName, 'service'],
  [names.errorName, 'error'],
  [names.tableName, 'table'],
  [names.localeName, 'language'],
]);

/** The kind of name that a schema accepts, if it is the schema of a name. */
export function nameKindOf(schema: unknown): NameKind | undefined {
  return kinds.get(schema);
}

/** The names of a kind that the spec declares. */
export function namesOf(spec: SiteSpec, kind: NameKind): readonly string[] {
  return declared[kind](spec);
}
