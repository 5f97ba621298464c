import { refuseQuotes } from '../quotes.mjs';
import { sitePrefix } from '../site-root.mjs';
import type { StorageChoice } from './database/open.ts';
import { UserError } from '../user-error.mjs';

type Environment = Readonly<Record<string, string | undefined>>;

/** The server's settings. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings from the environment; an empty variable counts as unset: `PORT`, `HOST`, `TRUST_PROXY`,
 * `ACCESS_LOG`, `METRICS_TOKEN`, `NOTIFY_SECRET`, `DATA_DIR`, `DATABASE_URL`, `SUPABASE_URL` and `SUPABASE_ANON_KEY`.
 *
 * @throws {UserError} for an invalid value
 */
export function readSettings(environment: Environment) {
  refuseQuotes(environment);
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  return {
    ...readAddress(environment),
    /** The number of your own proxies in front of the server, whose `X-Forwarded-For` is trusted. */
    trustedProxies: readNumber('TRUST_PROXY', value('TRUST_PROXY') ?? '0', 9, 'the number of your own proxies,'),
    /** Whether to log every request. */
    accessLog: readSwitch('ACCESS_LOG', value('ACCESS_LOG')),
    /** The token that protects the metrics; undefined disables them. */
    metricsToken: readSecret('METRICS_TOKEN', value('METRICS_TOKEN')),
    /** The key that signs the notifications of new rows; undefined leaves them unsigned. */
    notifySecret: readSecret('NOTIFY_SECRET', value('NOTIFY_SECRET')),
    /** Undefined if the forms submit to a hosted Supabase project: then there is no backend here. */
    storage: isHosted(value('SUPABASE_URL'), value('SUPABASE_ANON_KEY'))
      ? undefined
      : readStorage(value('DATABASE_URL'), value('DATA_DIR')),
  };
}

/** Reads `HOST` and `PORT`, where the site listens. @throws {UserError} if `PORT` is not a port */
export function readAddress({ HOST, PORT }: Environment): { readonly host: string; readonly port: number } {
  return {
    host: HOST?.trim() || '127.0.0.1',
    port: readNumber('PORT', PORT?.trim() || '3000', 65_535, 'a port'),
  };
}

/** The site's storage: `DATABASE_URL` if set, otherwise the data directory. */
export function readStorage(databaseUrl: string | undefined, dataDir: string | undefined): StorageChoice {
  if (databaseUrl !== undefined) return { kind: 'postgres', databaseUrl };
  return { kind: 'embedded', dataDir: dataDir ?? `${sitePrefix()}.data` };
}

/**
 * Chooses the storage for commands that work as the owner of the database: also `DATABASE_URL` of a hosted project.
 *
 * @throws {UserError} for a hosted project without `DATABASE_URL`, or an invalid value
 */
export function readOwnerStorage(environment: Environment): StorageChoice {
  refuseQuotes(environment);
  const databaseUrl = environment['DATABASE_URL']?.trim() || undefined;
  const storage = databaseUrl === undefined ? readSettings(environment).storage : readStorage(databaseUrl, undefined);
  if (storage !== undefined) return storage;
  throw new UserError(
    'The rows are in the hosted Supabase project (SUPABASE_URL), whose public key cannot read them. Use its dashboard, or set DATABASE_URL ' +
      'to its connection string (Connect, Session pooler) with ?sslmode=verify-full&sslrootcert=… and run this again.',
  );
}

function isHosted(url: string | undefined, key: string | undefined): boolean {
  if ((url === undefined) === (key === undefined)) return url !== undefined;
  const [set, missing] =
    url === undefined ? ['SUPABASE_ANON_KEY', 'SUPABASE_URL'] : ['SUPABASE_URL', 'SUPABASE_ANON_KEY'];
  throw new UserError(`${set} is set, but ${missing} is not. Set both for a hosted Supabase project, or neither.`);
}

/** Reads a number from 0 to `most`. @throws {UserError} for any other value */
export function readNumber(name: string, value: string, most: number, meaning: string): number {
  const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (number <= most) return number;
  throw new UserError(`${name} is "${value}". It must be ${meaning} from 0 to ${most}.`);
}

/** Reads `on`, which is the default, or `off`. @throws {UserError} for any other value */
export function readSwitch(name: string, value: string | undefined): boolean {
  if (value === undefined || value === 'on') return true;
  if (value === 'off') return false;
  throw new UserError(`${name} is "${value}". It must be on or off.`);
}

/** Validates a secret of at least `least` characters. The message must not contain it. */
export function readSecret(name: string, value: string | undefined, least = 16): string | undefined {
  if (value === undefined || (value.length >= least && /^[\x21-\x7e]+$/.test(value))) return value;
  throw new UserError(
    `${name} is too short, or contains a space or a character beyond ASCII. ` +
      `It must be ${least} or more letters, digits and punctuation marks; "openssl rand -hex 32" generates one.`,
  );
}
