import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { DeskConfig } from '../contract/config.ts';
import type { DeskPage, PageFrame } from '../contract/pages.ts';
import type { Database } from '../../server/database/database.ts';
import type { OnError } from '../../server/http/failure.ts';
import type { Texts } from '../format.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { DeskStore } from '../store/index.ts';
import type { Live } from './live.ts';
import type { StudioProcess } from '../studio/process.ts';
import type { SignedCookie } from './signed-cookie.ts';
import type { SignedIn, SignIn } from './sign-in.ts';

/** The dependencies of a desk. */
export interface DeskParts {
  readonly config: DeskConfig;
  readonly database: Database;
  /** Its public address, without a trailing slash. */
  readonly origin: string;
  /** Whether a request's origin is the desk's own. */
  readonly isOwnOrigin: (origin: string) => boolean;
  readonly secret: string;
  /** Renders a page as an HTML document. */
  readonly renderPage: (page: DeskPage) => string;
  /** By language. */
  readonly texts: Readonly<Record<string, Texts>>;
  readonly mailer: Mailer;
  /** The folder of the built scripts and styles. */
  readonly assetsDir: string;
  /** The studio for people who may edit the site. Without it, the desk does not offer the studio. */
  readonly studio?: StudioProcess | undefined;
  /** Publishes the site. Without it, the desk has no page for that. */
  readonly publisher?: Publisher | undefined;
  /** Receives log lines, which contain no personal data. */
  readonly log: (line: string) => void;
  readonly onError: OnError;
}

/** The dependencies of the request handlers. */
export interface Desk extends DeskParts {
  readonly signIn: SignIn;
  readonly live: Live;
  readonly cookies: {
    readonly notice: SignedCookie<NonNullable<PageFrame['notice']>>;
    /** The e-mail address of the person who requested a link, to keep it out of URLs. */
    readonly email: SignedCookie<string>;
    /** The path requested before signing in, and the id of the person who was signed in before. */
    readonly back: SignedCookie<{ readonly path: string; readonly person?: string | undefined }>;
    /** The id of the person who was last signed in in this browser, and whether they signed out. */
    readonly last: SignedCookie<{ readonly person: string; readonly left: boolean }>;
  };
  /** Runs work that the response does not wait for. */
  readonly background: (work: () => Promise<void>) => void;
}

/** Hono's types for a request to the desk. {@link requireSession} sets the variables. */
export interface DeskEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { person: SignedIn; store: DeskStore };
}

export type DeskContext = Context<DeskEnv>;
export type DeskApp = Hono<DeskEnv>;
