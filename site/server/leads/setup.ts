import type { TableRules } from '../backend/tables.ts';
import type { Beginning } from './requests.ts';

/** What `npm run leads` knows of the site: the generated `#generated/backend.ts` and `#generated/records.ts`. */
export interface LeadsSetup {
  readonly tables: TableRules;
  /** In which days begin and end. */
  readonly timeZone: string;
  /** How a row can stand, and what that is called in each language. */
  readonly statuses: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How a row stands that nobody has followed up. */
  readonly initialStatus: string;
  /** The forms, and by what their rows are known. */
  readonly sources: Readonly<Record<string, { readonly table: string; readonly begins?: Beginning }>>;
}
