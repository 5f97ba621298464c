import {
  calendarName,
  destinationName,
  errorName,
  formName,
  localeName,
  messageName,
  motifName,
  pageName,
  tableName,
} from '../../schema/names.ts';
import type { SiteSpec } from '../../schema/index.ts';
import type { NameKind } from '../contract.ts';

/** What the schemas of names stand for: at run time each is any string. */
const kinds = new Map<unknown, NameKind>([
  [pageName, 'page'],
  [destinationName, 'destination'],
  [messageName, 'message'],
  [formName, 'form'],
  [calendarName, 'calendar'],
  [motifName, 'motif'],
  [errorName, 'error'],
  [tableName, 'table'],
  [localeName, 'language'],
]);

/** What a schema's values are names of, if they are. */
export function nameKindOf(schema: unknown): NameKind | undefined {
  return kinds.get(schema);
}

/** The names that the spec has of a kind. */
export function namesOf(spec: SiteSpec, kind: NameKind): string[] {
  switch (kind) {
    case 'page':
      return Object.keys(spec.routes.pages);
    case 'destination':
      return [...Object.keys(spec.routes.pages), ...Object.keys(spec.routes.unavailable)];
    case 'service':
      return Object.keys(spec.services);
    case 'message':
      return Object.keys(spec.messages);
    case 'form':
      return Object.keys(spec.forms);
    case 'article':
      return (spec.articles?.entries ?? []).map(({ slug }) => slug);
    case 'category':
      return Object.keys(spec.articles?.categories ?? {});
    case 'calendar':
      return Object.keys(spec.firm.bookings);
    case 'motif':
      return Object.keys(spec.brand.motifs);
    case 'error':
      return Object.keys(spec.errors);
    case 'table':
      return Object.keys(spec.tables);
    case 'language':
      return Object.keys(spec.locales.all);
  }
}
