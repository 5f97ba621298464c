import { z } from 'zod';
import { isEmail } from '../../shared/email.ts';
import { betterAuth } from 'better-auth';
import { magicLink } from 'better-auth/plugins/magic-link';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import type { DeskConfig } from '../contract/config.ts';

/** The person who is signed in. */
export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: string;
  readonly language: string | null;
  readonly theme: 'light' | 'dark' | null;
}

/** A person who may sign in. */
export type Invited = Pick<SignedIn, 'id' | 'email' | 'language'>;

/** Creates sign-in links and sessions in a database. */
export function createSignIn(options: AuthOptions) {
  const { database, origin } = options;
  const auth = createAuth(options);
  const headersWith = (cookie: string | undefined): Headers => new Headers(cookie === undefined ? {} : { cookie });

  /** Finds the person whose session a `cookie` header contains. */
  const person = async (cookie: string | undefined): Promise<SignedIn | undefined> => {
    if (cookie === undefined) return undefined;
    const found = await auth.api.getSession({ headers: headersWith(cookie) });
    if (found === null || found.user.removedAt) return undefined;
    const { id, email, name, role, language, theme } = found.user;
    const shown = theme === 'light' || theme === 'dark' ? theme : null;
    return { id, email, name: name || null, role, language: language ?? null, theme: shown };
  };

  return {
    /** Finds the person with an e-mail address, unless removed. */
    async find(email: string): Promise<Invited | undefined> {
      const [found] = await database.query<Invited>(
        'select id, email, language from site_internal.people where email = $1::text and removed_at is null',
        [email.trim().toLowerCase()],
      );
      return found;
    },
    /** Creates a link that works once. */
    async link(email: string): Promise<string> {
      let token: string | undefined;
      const take: TakeToken = (newToken) => void (token = newToken);
      await auth.api.signInMagicLink({ body: { email, metadata: { take } }, headers: new Headers() });
      if (token === undefined) throw new Error('better-auth did not create a sign-in link');
      return `${origin}/login/link?token=${encodeURIComponent(token)}`;
    },
    /** Uses a link. Returns the `set-cookie` headers of the new session, or undefined if the link is not valid. */
    async enter(token: string) {
      const answer = await auth.api.magicLinkVerify({ query: { token }, headers: new Headers(), asResponse: true });
      const cookies = answer.ok ? answer.headers.getSetCookie() : [];
      const cookie = cookies.map((each) => each.split(';', 1)[0]).join('; ');
      const signedIn = cookie === '' ? undefined : await person(cookie);
      return signedIn && { cookies, person: signedIn };
    },
    person,
    /** Ends the session of a `cookie` header, or all of its person. Returns the headers that clear the cookie. */
    async leave(cookie: string | undefined, everywhere: boolean): Promise<readonly string[]> {
      const headers = headersWith(cookie);
      const revoked = everywhere ? await auth.api.revokeSessions({ headers, asResponse: true }) : undefined;
      const signedOut = await auth.api.signOut({ headers, asResponse: true });
      return [...new Set([...(revoked?.headers.getSetCookie() ?? []), ...signedOut.headers.getSetCookie()])];
    },
  };
}

/**
 * Whether a sign-in link is possible for an address. better-auth rejects `o&leary@firm.mx`, and domains without a dot.
 */
export function canSignIn(email: string): boolean {
  return isEmail(email) && z.email().safeParse(email).success;
}

/** Options of {@link createAuth}. */
interface AuthOptions {
  readonly database: Database;
  /** The desk's public address. */
  readonly origin: string;
  readonly secret: string;
  readonly session: DeskConfig['session'];
}

/** A callback in `metadata.take` that receives a new link's token, which better-auth passes only to `sendMagicLink`. */
type TakeToken = (token: string) => void;

/**
 * Configures better-auth for the desk's tables. The desk never serves better-auth's own routes, it only calls its
 * functions, with a token or a cookie from the request. better-auth sees neither the client's address nor its user
 * agent.
 */
function createAuth({ database, origin, secret, session }: AuthOptions) {
  return betterAuth({
    baseURL: origin,
    secret,
    database: { db: authDatabase(database), type: 'postgres', schemaName: 'site_internal', transaction: false },
    user: {
      modelName: 'people',
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        language: { type: 'string', required: false, input: false },
        theme: { type: 'string', required: false, input: false },
        removedAt: { type: 'date', required: false, input: false },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: session.hours * 60 * 60,
      disableSessionRefresh: true,
    },
    verification: { modelName: 'sign_in_links' },
    account: { modelName: 'sign_in_accounts' },
    advanced: {
      cookiePrefix: cookiePrefix(origin),
      useSecureCookies: origin.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    // The desk has its own limits in the database, which apply to all its processes.
    rateLimit: { enabled: false },
    // Its log lines would contain e-mail addresses. Failures are thrown anyway.
    logger: { disabled: true },
    plugins: [
      magicLink({
        disableSignUp: true,
        storeToken: 'hashed',
        expiresIn: session.linkMinutes * 60,
        sendMagicLink: ({ token, metadata }) => (metadata?.['take'] as TakeToken | undefined)?.(token),
      }),
    ],
  });
}

/**
 * Adapts the database to Kysely: a pool whose clients all are the database itself. Transactions are not possible this
 * way, since PGlite has a single connection. better-auth needs none: it uses a link by a single `delete … returning`.
 */
function authDatabase(database: Database): Kysely<unknown> {
  const query = async (sql: unknown, values?: readonly unknown[]): Promise<object> => {
    if (typeof sql !== 'string' || /^\s*(?:begin|start|commit|rollback|savepoint)\b/i.test(sql))
      throw new TypeError('Cursors and transactions are not supported here');
    const rows = await database.query(sql, values);
    return { command: 'SELECT', rowCount: rows.length, rows };
  };
  const client: PostgresPoolClient = { query: query as PostgresPoolClient['query'], release: () => undefined };
  const pool: PostgresPool = { connect: async () => client, end: async () => undefined, options: {} };
  // better-auth names columns `createdAt`, the database `created_at`.
  return new Kysely({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
}

/**
 * How the names of the desk's cookies begin: with the port, unless it is that of the scheme. Browsers send a host's
 * cookies to all of its ports, so two desks on one host would sign each other out.
 *
 * @example cookiePrefix('http://127.0.0.1:3001') // 'desk_3001'
 */
export function cookiePrefix(origin: string): string {
  const { port } = new URL(origin);
  return port === '' ? 'desk' : `desk_${port}`;
}
