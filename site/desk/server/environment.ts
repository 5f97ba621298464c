import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { DeskConfig } from '../contract/config.ts';
import type { DeskPage, PageFrame } from '../contract/pages.ts';
import type { Database } from '../../server/database/database.ts';
import type { OnError } from '../../server/http/http-app.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Publisher } from '../../publish/contract.ts';
import type { DeskStore } from '../store/index.ts';
import type { DeskTexts } from '../../texts/desk.ts';
import { createLive } from './live.ts';
import type { StudioProcess } from './studio-process.ts';
import { createSignIn, type SignedIn, cookiePrefix } from './sign-in.ts';
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';

/** In seconds. */
const MINUTE = 60;

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
  readonly texts: DeskTexts;
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
export type Desk = ReturnType<typeof createEnvironment>;

/** Creates the dependencies of the request handlers. */
export function createEnvironment(parts: DeskParts) {
  const { config, database, origin, secret, onError } = parts;
  const { hours, linkMinutes } = config.session;
  const setup = { secret, secure: origin.startsWith('https:') };
  const prefix = cookiePrefix(origin);
  const pending = new Set<Promise<void>>();
  const keys = config.tables.map(({ key }) => key);
  return {
    ...parts,
    signIn: createSignIn({ database, origin, secret, session: config.session }),
    live: createLive(database, keys, onError),
    cookies: {
      notice: signedCookie<NonNullable<PageFrame['notice']>>(`${prefix}_notice`, MINUTE, setup),
      /** The e-mail address of the person who requested a link, to keep it out of URLs. */
      email: signedCookie<string>(`${prefix}_email`, 2 * linkMinutes * MINUTE, setup),
      /** The path requested before signing in, and the id of the person who was signed in before. */
      back: signedCookie<{ path: string; person: string | undefined }>(
        `${prefix}_back`,
        2 * linkMinutes * MINUTE,
        setup,
      ),
      /** The id of the person who was last signed in in this browser, and whether they signed out. */
      last: signedCookie<{ person: string; left: boolean }>(`${prefix}_last`, 2 * hours * 60 * MINUTE, setup),
    },
    /** Runs work that the response does not wait for. */
    background(work: () => Promise<void>): void {
      const done = work()
        .catch(onError)
        .finally(() => pending.delete(done));
      pending.add(done);
    },
    /** Waits for the work in the background. */
    settled: (): Promise<unknown> => Promise.all(pending),
  };
}

/** Hono's types for a request to the desk. {@link requireSession} sets the person and the store. */
export interface DeskEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { desk: Desk; person: SignedIn; store: DeskStore };
}

export type DeskContext = Context<DeskEnv>;
export type DeskApp = Hono<DeskEnv>;

/**
 * Creates a cookie whose value the browser cannot change. It expires after `seconds`. Its key depends on its name:
 * values cannot be swapped.
 */
function signedCookie<Value>(
  name: string,
  seconds: number,
  { secret, secure }: { readonly secret: string; readonly secure: boolean },
) {
  const key = `desk cookie ${name} ${secret}`;
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    async read(context: Context): Promise<Value | undefined> {
      const text = await getSignedCookie(context, key, name);
      return text ? (JSON.parse(text) as Value) : undefined;
    },
    write: (context: Context, value: Value): Promise<void> =>
      setSignedCookie(context, name, JSON.stringify(value), key, { ...attributes, maxAge: seconds }),
    clear(context: Context): void {
      if (getCookie(context, name) !== undefined) deleteCookie(context, name, attributes);
    },
  };
}
