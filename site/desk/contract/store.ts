import type { DeskTemplate, DeskText } from './config.ts';

/** The desk's data: what `store/` returns and takes. */

/** The filters, order and page of a list. The address uses the same names; invalid parameters have been removed. */
export interface ListQuery {
  readonly table: string;
  readonly q?: string | undefined;
  readonly status?: string | undefined;
  readonly form?: string | undefined;
  /** Days in the firm's time zone, both inclusive: `2026-11-30`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** An e-mail address, `me` or `none`. */
  readonly assignee?: string | undefined;
  /** Filters by columns with options; in the address, `column.<name>`. */
  readonly columns?: Readonly<Record<string, string>> | undefined;
  /** Rows that the reader has not opened, that are open, that are overdue, or that exercise a right. */
  readonly only?: (typeof ONLY)[number] | undefined;
  readonly sort: ListSort;
  /** Counts from 1. */
  readonly page: number;
}
export const ONLY = ['unread', 'open', 'overdue', 'rights'] as const;
/** A leading `-` means descending. */
export const LIST_SORTS = ['created', '-created', 'name', '-name', 'email', '-email', 'status', '-status'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Rights over personal data. */
export const RIGHTS = ['access', 'correction', 'erasure', 'opposition'] as const;
export type Right = (typeof RIGHTS)[number];

/** The part of a row that a list shows. */
export interface ListedRow {
  /** The key of its table. */
  readonly table: string;
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly values: Readonly<Record<string, string | null>>;
  readonly status: string;
  /** E-mail address of a colleague. */
  readonly assignee: string | null;
  /** Incremented by each change of status or assignee, to detect conflicting changes. 0 for an untouched row. */
  readonly version: number;
  readonly overdue: boolean;
  /** The row arrived after the reader's first visit, and the reader has not opened it. */
  readonly isUnread: boolean;
  /** The day of the reminder: `2026-11-30`. From that day, `isDue` is true and the row moves to the top of its list. */
  readonly remind: string | null;
  readonly isDue: boolean;
  /** The right over their data that the visitor exercises, and the day by which the firm must answer: `2026-12-24`. */
  readonly rights: Right | null;
  readonly rightsDue: string | null;
  /** The id of the form that sent it, if known. */
  readonly form: string | null;
}
/** The origin of a row as reported by the visitor's browser. */
interface RowOrigin {
  readonly form: string | null;
  readonly locale: string | null;
  readonly page: string | null;
  readonly utm: Readonly<Record<string, string>>;
  readonly referrer: string | null;
}

/** An entry of a row's history: a change, or another action. */
interface HistoryEntry extends RowChange {
  readonly at: string;
  /** E-mail address; absent for a change made with `npm run leads`, and for `trap`. */
  readonly person?: string;
  /**
   * `reply`: the person began to answer in a mail program. `mail`: the desk sent a reply, whose text is the note. `trap`:
   * the row arrived with the honeypot filled in.
   */
  readonly action?: 'reply' | 'mail' | 'trap';
  /** Of a reply that the desk sent. */
  readonly subject?: string;
  readonly recipient?: string;
  readonly delivery?: Delivery | 'sending';
}

/**
 * What became of a reply: accepted by the mail server, not sent, or `unsure` if the connection broke before the server
 * had answered.
 */
export type Delivery = 'sent' | 'failed' | 'unsure';

/** A reply from the desk to the person of a row. */
export interface ReplyText {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** A row in full. */
export interface FullRow extends ListedRow {
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
  readonly origin: RowOrigin | null;
  /** Other rows with the same e-mail address that the reader may see, newest first. */
  readonly earlier: readonly ListedRow[];
  /**
   * Whether the mail about it was sent. `waiting` while the outbox retries, `off` if nobody is to be notified, `trap` if
   * the row arrived with the honeypot filled in.
   */
  readonly notified: 'yes' | 'waiting' | 'no' | 'off' | 'trap';
}

/** A change of a row. Absent properties stay as they are. */
export interface RowChange {
  readonly status?: string;
  /** `null` removes the assignee. */
  readonly assignee?: string | null;
  /** A future day; `null` removes the reminder. */
  readonly remind?: string | null;
  /** The right that the row exercises, and its deadline; `null` removes the mark. */
  readonly rights?: { readonly kind: Right; readonly due: string } | null;
  readonly note?: string;
}

export interface BulkResult {
  /** A token for `undo`, valid for `undoSeconds` of the configuration. */
  readonly undo: string;
  readonly changed: readonly string[];
  /** Rows that do not exist, or not for this person. */
  readonly skipped: readonly string[];
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: string;
  readonly invitedAt: string;
  readonly lastSeenAt: string | null;
  /** The number of open rows assigned to the person; only in the list of people. */
  readonly open?: number;
  /** The same by table, of the tables that the reader sees; tables without any are absent. */
  readonly openIn?: Readonly<Record<string, number>>;
}

export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly person: string;
  readonly action: AuditAction;
  readonly table: string | null;
  readonly row: string | null;
  /** Contains no visitors' data: which fields changed, how many rows an export had, whose role was changed. */
  readonly detail: Readonly<Record<string, unknown>>;
}
export const AUDIT_ACTIONS = [
  'signIn',
  'signOut',
  'read',
  'change',
  'reply',
  'send',
  'template',
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

/** Whom the audit log names for what a command in a terminal did. */
export const COMMAND = 'npm run desk';

/** The data of the desk's home page. */
export interface Overview {
  /** Rows with a due reminder that the reader set, or that are assigned to the reader. */
  readonly reminders: readonly ListedRow[];
  /** Rows that exercise a right and are not settled, by deadline. */
  readonly rights: readonly ListedRow[];
  /** The oldest few open rows that are assigned to the reader. */
  readonly mine: readonly ListedRow[];
  /** The oldest few overdue rows. */
  readonly overdue: readonly ListedRow[];
  readonly overdueTotals: Readonly<Record<string, number>>;
  /** Rows received in each of the last 12 weeks, oldest first. `week` is the week's Monday. */
  readonly weeks: readonly {
    readonly week: string;
    readonly counts: readonly { readonly table: string; readonly form: string | null; readonly count: number }[];
  }[];
  /** The number of rows whose mail could not be sent for an hour. */
  readonly notNotified: number;
  /** Whether nobody holds a role that is notified. */
  readonly nobodyToNotify: boolean;
}

/** Counts that every page shows, by table. Each is at most 1,000. */
export interface Counts {
  readonly unread: Readonly<Record<string, number>>;
  /** Open rows that are assigned to the reader. */
  readonly mine: Readonly<Record<string, number>>;
}

export interface ErasureProof {
  readonly id: string;
  readonly erasedAt: string;
  readonly removed: Readonly<Record<string, number>>;
}

/** The filters and the page of the audit log. */
export interface AuditQuery {
  /** Part of a name or e-mail address. */
  readonly person?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly table?: string | undefined;
  readonly row?: string | undefined;
  /** Also who read which row, which is most of the log. Without it, only the filter by that action shows them. */
  readonly reads?: '1' | undefined;
  readonly page: number;
}
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly more: boolean;
  /** No person matches the filter. */
  readonly unknownPerson: boolean;
}

/** A template as people change it at the desk. */
export interface TemplateEntry extends DeskTemplate {
  /** Incremented by each change, to detect conflicting ones. 0 for the text of the spec. */
  readonly version: number;
  /** The spec, the spec with changes made at the desk, or the desk alone. */
  readonly from: 'spec' | 'changed' | 'desk';
  /** A template of the spec that is no longer offered. */
  readonly removed?: boolean;
}

/** The texts below replies: the person's own replaces the firm's. */
export interface Signatures {
  readonly firm: DeskText | undefined;
  readonly own: string | null;
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
