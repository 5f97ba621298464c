import { betterAuth } from 'better-auth';
import { magicLink } from 'better-auth/plugins/magic-link';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import type { DeskConfig } from '../contract/config.ts';
import { cookiePrefix } from './cookie-prefix.ts';

/** Options of {@link createAuth}. */
export interface AuthOptions {
  readonly database: Database;
  /** The desk's public address. */
  readonly origin: string;
  readonly secret: string;
  readonly session: DeskConfig['session'];
}

/** A callback in `metadata.take` that receives a new link's token, which better-auth passes only to `sendMagicLink`. */
export type TakeToken = (token: string) => void;

/**
 * Configures better-auth for the desk's tables. The desk never serves better-auth's own routes, it only calls its
 * functions, with a token or a cookie from the request. better-auth sees neither the client's address nor its user
 * agent.
 */
export function createAuth({ database, origin, secret, session }: AuthOptions) {
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
