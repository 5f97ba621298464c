import type { FormMarks, Statuses, TableRules } from '#contract';

/** What `npm run leads` knows of the site: the generated `#generated/backend.ts` and `#generated/records.ts`. */
export interface LeadsSetup {
  readonly tables: TableRules;
  /** In which days begin and end. */
  readonly timeZone: string;
  readonly statuses: Statuses;
  /** How a row stands that nobody has followed up. */
  readonly initialStatus: string;
  readonly sources: FormMarks;
}
