/**
 * The data of each page of the desk. The server renders it to a document with React, or sends it as JSON if the request
 * accepts only `application/json`.
 */
import type { DeskTextKey } from '../../texts/desk.ts';
import type { Values } from '../../texts/engine-texts.ts';
import type { SiteStatus } from '../../publish/contract.ts';
import type { DeskStore } from '../store/index.ts';
import type { DeskTemplate, DeskText } from './config.ts';
import type * as Store from './store.ts';

/** The result of a function of the store. */
type Result<Name extends keyof DeskStore> = NonNullable<Awaited<ReturnType<DeskStore[Name]>>>;

/** Data that all pages have in common. */
export interface PageFrame {
  readonly locale: string;
  readonly theme: 'light' | 'dark' | null;
  /** The path and query string of this page. */
  readonly address: string;
  /** Absent on the pages before sign-in. */
  readonly person?: { readonly email: string; readonly name: string | null; readonly role: string };
  readonly counts?: Store.Counts;
  /** The names of the colleagues, former ones too, that the page mentions by their e-mail addresses. */
  readonly names?: Readonly<Record<string, string>>;
  /** Whether the person can edit the site in the studio. */
  readonly hasStudio?: true;
  /** The result of the previous request, shown once: a key of the desk's texts with its values. */
  readonly notice?: {
    readonly tone: 'success' | 'error' | 'info';
    readonly text: DeskTextKey;
    readonly values?: Values;
    readonly undo?: string;
  };
}

/** Why a template or a signature was not stored. */
type TemplateFault = 'missing' | 'tooLong' | 'line' | 'placeholder' | 'conflict';

/** A page's name and data. */
export type PageData =
  | {
      readonly page: 'login';
      readonly email?: string;
      readonly error?: 'missing' | 'invalid' | 'failed' | 'lost';
      /** The session has expired. `note` is a note that was submitted too late and has not been stored. */
      readonly ended?: { readonly note?: string };
    }
  | { readonly page: 'loginSent'; readonly email: string; readonly resent?: 'yes' | 'failed' }
  /** The target of a sign-in link: a button that signs in. */
  | { readonly page: 'loginLink'; readonly token: string }
  | { readonly page: 'loginExpired' }
  | { readonly page: 'overview'; readonly overview: Store.Overview }
  /** All inboxes of the person, with the number of open rows in each. */
  | { readonly page: 'inboxes'; readonly tables: Result<'open'> }
  | {
      readonly page: 'inbox';
      readonly query: Store.ListQuery;
      readonly list: Result<'list'>;
      readonly assignees: readonly Store.Person[];
      /** Names of the query parameters that were invalid and ignored. */
      readonly ignored: readonly string[];
    }
  /** Search results from all inboxes. */
  | { readonly page: 'search'; readonly q: string; readonly rows: readonly Store.ListedRow[] }
  | {
      readonly page: 'row';
      readonly row: Store.FullRow;
      readonly assignees: readonly Store.Person[];
      /** The templates and signatures for a reply. */
      readonly replying: Result<'replying'>;
      /** The list that the reader came from, and the row's position in it. */
      readonly list?: { readonly query: Store.ListQuery; readonly place: Result<'place'> } | undefined;
      /** Rejected input, which the form shows again. Fields that were not touched are absent. */
      readonly entered?: Store.RowChange;
      /** The names of the colleagues who have the row open, if any. */
      readonly readers?: readonly string[] | undefined;
      /** Somebody else changed the row in the meantime: who and when. */
      readonly conflict?: { readonly by: string | null; readonly at: string };
      /** The form of a reply; absent if the desk cannot send one: then people use their own mail program. */
      readonly reply?: {
        /** The id of the next reply, which is never sent twice. */
        readonly id: string;
        /** The id of the template that was chosen, and the text that had been typed before. */
        readonly template?: string;
        readonly kept?: string;
        /** Rejected input, which the form shows again. */
        readonly entered?: { readonly subject?: string; readonly text?: string };
        readonly error?: 'empty' | 'tooLong' | 'subject' | 'failed' | 'unsure';
      };
      readonly error?: 'noteTooLong' | 'unknownStatus' | 'unknownAssignee' | 'remindPast' | 'nothingChanged';
    }
  /** The data held on the person of a row, as the right of access covers it. */
  | { readonly page: 'person'; readonly table: string; readonly id: string; readonly held: Result<'copy'> }
  | {
      readonly page: 'erase';
      readonly row: Store.FullRow;
      readonly held: Result<'held'>;
      readonly operation: string;
      readonly error?: 'unconfirmed';
    }
  | { readonly page: 'erased'; readonly proof: Store.ErasureProof; readonly scope: 'row' | 'person' }
  | {
      readonly page: 'people';
      readonly people: readonly Store.Person[];
      readonly entered?: { readonly email: string; readonly name: string; readonly role: string };
      /** `known`: the invited person has access with another role. `heir`: sees not all inboxes of the rows to take over. */
      readonly error?: 'missing' | 'invalidEmail' | 'unknownRole' | 'exists' | 'known' | 'lastAdmin' | 'heir';
    }
  | ({ readonly page: 'audit'; readonly query: Store.AuditQuery } & Store.AuditPage)
  | { readonly page: 'settings'; readonly settings: Store.OwnSettings; readonly signature: string }
  /** The templates for replies and the firm's signature, which people with the power `templates` change. */
  | ({
      readonly page: 'templates';
      readonly entered?: DeskText;
      readonly error?: TemplateFault;
    } & Result<'templates'>)
  | {
      readonly page: 'template';
      /** Absent for a new one. */
      readonly template?: Store.TemplateEntry;
      readonly entered?: Omit<DeskTemplate, 'id'>;
      readonly error?: TemplateFault;
    }
  /** The studio's process is starting. The page reloads until it answers. */
  | { readonly page: 'studioStarting' }
  /**
   * The published version of the site, and the changes that are not published yet. `publishers`: the names of the people
   * who can publish, unless the person can.
   */
  | ({ readonly page: 'site'; readonly mayPublish: boolean; readonly publishers: readonly string[] } & SiteStatus)
  /** A change was refused because the desk was opened under another address than its own. */
  | { readonly page: 'otherAddress'; readonly opened: string; readonly own: string }
  | { readonly page: 'notFound' }
  | { readonly page: 'failure'; /** The request's id in the log. */ readonly id: string };

/** A page as the server sends it. */
export type DeskPage = PageFrame & PageData;

/** A page of the desk by its name. */
export type PageOf<P extends DeskPage['page']> = Extract<DeskPage, { page: P }>;
