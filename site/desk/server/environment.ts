import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { DeskConfig, DeskPower, DeskRole, DeskTable } from '../contract/config.ts';
import type { DeskPage, PageFrame } from '../contract/pages.ts';
import type { DeskStore } from '../contract/store.ts';
import type { Database } from '../../server/database/database.ts';
import type { OnError } from '../../server/http/failure.ts';
import type { Texts } from '../format.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Live } from './live.ts';
import type { StudioProcess } from '../studio/process.ts';
import type { SignedCookie } from './signed-cookie.ts';
import type { SignedIn, SignIn } from './sign-in.ts';

/** What a desk is made of. */
export interface DeskParts {
  readonly config: DeskConfig;
  readonly database: Database;
  /** Its public address, without a slash at the end. */
  readonly origin: string;
  /** Whether a request's origin is the desk's own. */
  readonly isOwnOrigin: (origin: string) => boolean;
  readonly secret: string;
  /** Draws a page as a whole document. */
  readonly renderPage: (page: DeskPage) => string;
  /** By language. */
  readonly texts: Readonly<Record<string, Texts>>;
  readonly mailer: Mailer;
  /** The data for one person. */
  readonly storeFor: (personId: string) => DeskStore;
  /** The built scripts and styles; none are served without it. */
  readonly assetsDir?: string | undefined;
  /** Where people who may edit change the site; nothing where it is not offered. */
  readonly studio?: StudioProcess | undefined;
  /** Publishes the site; nothing where it has no page for that. */
  readonly publisher?: Publisher | undefined;
  /** Takes the lines for whoever runs the desk: what was done, nothing about whom. */
  readonly log: (line: string) => void;
  readonly onError: OnError;
}

/** The same with what is made of them once. */
export interface Desk extends DeskParts {
  readonly signIn: SignIn;
  readonly live: Live;
  readonly cookies: {
    readonly notice: SignedCookie<NonNullable<PageFrame['notice']>>;
    /** Who asked for a link: it never stands in an address. */
    readonly email: SignedCookie<string>;
    /** The path requested before signing in, and the id of the person signed in before. */
    readonly back: SignedCookie<{ readonly path: string; readonly person?: string | undefined }>;
    /** The id of the person signed in last in this browser, and whether they signed out. */
    readonly last: SignedCookie<{ readonly person: string; readonly left: boolean }>;
  };
  /** Does something that nobody waits for. */
  readonly background: (work: () => Promise<void>) => void;
}

/** What a request carries on its way through the desk. */
export interface DeskEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { person: SignedIn; store: DeskStore };
}

export type DeskContext = Context<DeskEnv>;
export type DeskApp = Hono<DeskEnv>;

/** What a person's role may do; nothing when the spec has it no more. */
export function roleOf({ roles }: DeskConfig, { role }: Pick<SignedIn, 'role'>): DeskRole {
  return roles.find(({ name }) => name === role) ?? { name: role, label: {}, tables: [], powers: [] };
}

/** Whether a person may do something. */
export function may(config: DeskConfig, person: Pick<SignedIn, 'role'>, power: DeskPower): boolean {
  return roleOf(config, person).powers.includes(power);
}

/** A table by its key, if the person sees it. */
export function tableFor(config: DeskConfig, person: Pick<SignedIn, 'role'>, key: string): DeskTable | undefined {
  return roleOf(config, person).tables.includes(key) ? config.tables.find((table) => table.key === key) : undefined;
}
