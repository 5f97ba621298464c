/**
 * The desk's data: what its server asks of the database. Every call is one transaction of one person, under the database
 * role `desk`, whose row-level security knows the person: a table, row or action that the person may not see does not exist.
 */

/** What a list shows. The same words stand in the address; what makes no sense there has been left out before. */
export interface ListQuery {
  readonly table: string;
  readonly q?: string;
  readonly status?: string;
  readonly form?: string;
  /** Days in the firm's time zone, both inclusive: `2026-11-30`. */
  readonly from?: string;
  readonly to?: string;
  /** An e-mail address, `me` or `none`. */
  readonly assignee?: string;
  /** What columns with options hold, by their names; in the address `column.<name>`. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Rows that the reader has not opened, that wait for an answer, or that have waited too long. */
  readonly only?: 'unread' | 'open' | 'overdue';
  readonly sort: ListSort;
  /** From 1 on. */
  readonly page: number;
}
/** `-` in front is descending. */
export type ListSort = `${'' | '-'}${'created' | 'name' | 'email' | 'status'}`;

/** The position of a row in a list. `at` counts from 1 and is absent if the row is no longer in the list. */
export interface RowPlace {
  readonly at?: number;
  readonly total: number;
  readonly totalIsExact: boolean;
  /** The neighbours: their ids and positions. */
  readonly previous?: { readonly id: string; readonly at: number };
  readonly next?: { readonly id: string; readonly at: number };
}

/** A row, as far as a list shows it. */
export interface ListedRow {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly values: Readonly<Record<string, string | null>>;
  readonly status: string;
  /** E-mail address of a colleague. */
  readonly assignee: string | null;
  /** Grows with each change of status or assignee: what a change is based on. 0 while nobody has touched the row. */
  readonly version: number;
  readonly overdue: boolean;
  /** The row arrived after the reader's first visit, and the reader has not opened it. */
  readonly isUnread: boolean;
  /** The day of the reminder, which moves the row to the top of its list: `2026-11-30`. `isDue` from that day on. */
  readonly remind: string | null;
  readonly isDue: boolean;
  /** The id of the form that sent it, if known. */
  readonly form: string | null;
}
/** A row of any table. */
export type PlacedRow = ListedRow & { readonly table: string };

export interface RowList {
  readonly rows: readonly ListedRow[];
  /** The page shown: the one requested, or the last one with rows if that one is empty. */
  readonly page: number;
  /** How many there are in all, on all pages; beyond 10,000 counted no further. */
  readonly total: number;
  readonly totalIsExact: boolean;
}

/** Where a row came from, as far as the visitor's browser said so. */
export interface RowOrigin {
  readonly form: string | null;
  readonly locale: string | null;
  readonly page: string | null;
  readonly utm: Readonly<Record<string, string>>;
  readonly referrer: string | null;
}

/** A line of a row's history, oldest first. */
export interface HistoryEntry {
  readonly at: string;
  /** E-mail address; `null` for what `npm run leads` noted. */
  readonly person: string | null;
  readonly status: string | null;
  /** `undefined`: not changed; `null`: taken away. */
  readonly assignee?: string | null;
  /** The reminder, likewise. */
  readonly remind?: string | null;
  readonly note: string | null;
  /** `reply`: somebody began to answer by e-mail. */
  readonly action?: 'reply';
}

/** A row in full. */
export interface FullRow extends ListedRow {
  readonly table: string;
  readonly history: readonly HistoryEntry[];
  readonly origin: RowOrigin | null;
  /** Other rows of the same person (by e-mail address) that the reader may see, newest first. */
  readonly earlier: readonly PlacedRow[];
  /** Whether its mail has gone out. `waiting` while the outbox retries. */
  readonly notified: 'yes' | 'waiting' | 'no' | 'off';
}

/** What somebody changes of a row. What is absent stays. */
export interface RowChange {
  readonly status?: string;
  /** `null` takes the assignee away. */
  readonly assignee?: string | null;
  /** A future day; `null` removes the reminder. */
  readonly remind?: string | null;
  readonly note?: string;
}
export type ChangeResult =
  | { readonly kind: 'changed' | 'unchanged'; readonly row: FullRow }
  /** Somebody else was faster: nothing was stored. `by` changed the row to what `row` says. */
  | { readonly kind: 'conflict'; readonly row: FullRow; readonly by: string | null; readonly at: string };

export interface BulkResult {
  /** Takes the change back while {@link DeskConfig.undoSeconds} last, from rows that nobody has changed since. */
  readonly undo: string;
  readonly changed: readonly string[];
  /** Not changed: gone, or not theirs to see. */
  readonly skipped: readonly string[];
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: string;
  readonly invitedAt: string;
  readonly lastSeenAt: string | null;
  /** How many open rows are assigned to the person; only in the list of people. */
  readonly open?: number;
}

export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly person: string;
  readonly action: AuditAction;
  readonly table: string | null;
  readonly row: string | null;
  /** No data of visitors: which fields changed, how many rows an export had, whose role was changed. */
  readonly detail: Readonly<Record<string, unknown>>;
}
export const AUDIT_ACTIONS = [
  'signIn',
  'signOut',
  'read',
  'change',
  'reply',
  'undo',
  'export',
  'copy',
  'erase',
  'invite',
  'remove',
  'role',
  'edit',
  'publish',
  'revert',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What the desk's home page shows. */
export interface Overview {
  /** Rows with a due reminder that the reader set, or that are assigned to the reader. */
  readonly reminders: readonly PlacedRow[];
  /** The oldest few open rows that are assigned to the reader. */
  readonly mine: readonly PlacedRow[];
  /** The oldest few overdue rows. */
  readonly overdue: readonly PlacedRow[];
  readonly overdueTotals: Readonly<Record<string, number>>;
  /** The last 12 weeks, oldest first; `week` is its Monday. */
  readonly weeks: readonly {
    readonly week: string;
    readonly counts: readonly { readonly table: string; readonly form: string | null; readonly count: number }[];
  }[];
  /** Rows whose mail could not be sent for an hour, and whether nobody at all holds a role that is told. */
  readonly notNotified: number;
  readonly nobodyToNotify: boolean;
}

/** What waits in a table, counted up to where lists say that there are more. */
export interface OpenCount {
  readonly table: string;
  readonly total: number;
  readonly totalIsExact: boolean;
}

/** Counts that every page shows, by table. Each stops at 1,000. */
export interface Counts {
  readonly unread: Readonly<Record<string, number>>;
  /** Open rows that are assigned to the reader. */
  readonly mine: Readonly<Record<string, number>>;
}

/** What is held on a person: all rows with their e-mail address, in full. */
export interface HeldOnPerson {
  readonly email: string;
  readonly rows: readonly FullRow[];
}
/** The part of it that the right of access covers: without the firm's internal work, and with notes only on request. */
export interface PersonsData {
  readonly email: string;
  readonly copiedAt: string;
  readonly rows: readonly (Pick<FullRow, 'table' | 'id' | 'createdAt' | 'form' | 'values' | 'origin'> & {
    readonly notes?: readonly { readonly at: string; readonly note: string }[];
  })[];
}
export interface ErasureProof {
  readonly id: string;
  readonly erasedAt: string;
  readonly removed: Readonly<Record<string, number>>;
}

/** The data of the desk for one person. `undefined` answers mean: does not exist, or not for this person. */
export interface DeskStore {
  list(query: ListQuery): Promise<RowList | undefined>;
  /** Searches all tables that the person sees for a text. Returns the newest matches of each table, newest first. */
  search(q: string): Promise<readonly PlacedRow[]>;
  /** The current position of a row that was at `at` in a list, and its neighbours. */
  place(query: ListQuery, id: string, at: number): Promise<RowPlace | undefined>;
  /** Noted in the audit. */
  read(table: string, id: string): Promise<FullRow | undefined>;
  change(table: string, id: string, basedOn: number, change: RowChange): Promise<ChangeResult | undefined>;
  /** Records in the history that the person began to answer by e-mail. */
  reply(table: string, id: string): Promise<boolean | undefined>;
  changeMany(
    table: string,
    ids: readonly string[],
    change: Pick<RowChange, 'status' | 'assignee'>,
  ): Promise<BulkResult | undefined>;
  /** The ids whose change was taken back; `undefined` when it is too late or not this person's change. */
  undo(token: string): Promise<readonly string[] | undefined>;
  /** All rows that the query shows, without pages, a few hundred at a time. Noted in the audit with their number. */
  export(query: ListQuery): Promise<AsyncIterable<readonly FullRow[]> | undefined>;
  /** What is held on the person of a row. Noted in the audit, as what it is done for. */
  held(table: string, id: string, as?: 'copy' | 'read'): Promise<HeldOnPerson | undefined>;
  /** One row, or everything that is held on its person. `operation` is a UUID: the same one again does nothing more. */
  erase(table: string, id: string, scope: 'row' | 'person', operation: string): Promise<ErasureProof | undefined>;
  overview(): Promise<Overview>;
  counts(): Promise<Counts>;
  /** How many rows wait for an answer, in each table of the person. */
  open(): Promise<readonly OpenCount[]>;
  /** Colleagues to whom a row of the table can be assigned. */
  assignees(table: string): Promise<readonly Person[]>;
  people(): Promise<readonly Person[] | undefined>;
  invite(person: {
    readonly email: string;
    readonly name?: string;
    readonly role: string;
  }): Promise<Person | undefined>;
  /**
   * Removes access at once and ends all sessions; open rows are assigned to `handTo`, or to nobody. The last person with the
   * power `people` cannot be removed: `lastAdmin`.
   */
  remove(email: string, handTo?: string): Promise<'removed' | 'lastAdmin' | undefined>;
  audit(query: {
    /** Part of a name or e-mail address. */
    readonly person?: string;
    readonly action?: AuditAction;
    readonly table?: string;
    readonly row?: string;
    readonly page: number;
  }): Promise<
    | {
        readonly entries: readonly AuditEntry[];
        readonly more: boolean;
        /** No person matches the filter. */ readonly unknownPerson: boolean;
      }
    | undefined
  >;
  settings(): Promise<OwnSettings>;
  changeSettings(settings: Partial<OwnSettings>): Promise<void>;
}

/** A person's own settings. */
export interface OwnSettings {
  readonly language: string | null;
  readonly theme: string | null;
  readonly name: string | null;
  /** `all`: a mail for each new row and each assignment; `mine`: for assignments only; `daily`: one mail a day. */
  readonly mails: (typeof MAILS)[number];
  /** The hour of the daily mail, in the firm's time zone. */
  readonly mailsAt: number;
}
export const MAILS = ['all', 'mine', 'daily', 'none'] as const;
