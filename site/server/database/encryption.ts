import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { getCACertificates, type ConnectionOptions } from 'node:tls';
import { codeOf } from '../errors.ts';
import { UserError } from '../../user-error.mjs';

/** The values of `sslmode`, as PostgreSQL's own programs know them. */
const MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
type Mode = (typeof MODES)[number];

/** Parameters that decide on encryption. node-postgres reads some of them differently from psql and pg_dump, so it never sees them. */
const PARAMETERS = new Set(['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslnegotiation', 'uselibpqcompat']);

/** The certificates of public authorities, by PostgreSQL's name for them. */
const PUBLIC = 'system';

/** How to open a PostgreSQL. */
export interface PostgresAddress {
  /** `DATABASE_URL` without what says how to encrypt. */
  readonly connectionString: string;
  /** A name, an address, or the folder of a socket. */
  readonly host: string;
  readonly ssl: ConnectionOptions | false;
  readonly sslnegotiation: 'postgres' | 'direct';
  readonly mode: Mode | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads how `DATABASE_URL` wants the connection encrypted, which means the same here as for psql and pg_dump: what it does not
 * say itself is taken from `PGSSLMODE` and the like. A host that is not this machine has to say it.
 *
 * @throws {UserError} where visitors' data would cross a network in the clear without anybody having asked for that, and for
 * values that cannot be meant
 */
export async function readAddress(
  databaseUrl: string,
  environment: Environment = process.env,
): Promise<PostgresAddress> {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new UserError('DATABASE_URL has to begin with postgres:// or postgresql://. Correct it, or unset it.');
  }
  const { connectionString, own } = split(databaseUrl);
  const setting = (name: string): string | undefined =>
    own.get(name) ?? (environment[`PG${name.toUpperCase()}`] || undefined);
  const host = await hostOf(connectionString);
  const sslnegotiation = setting('sslnegotiation') === 'direct' ? 'direct' : 'postgres';
  if (host.startsWith('/')) return { connectionString, host, ssl: false, sslnegotiation: 'postgres', mode: undefined };
  const mode = readMode(setting('sslmode'), own.get('ssl'));
  if (!isThisMachine(host) && (mode === undefined || mode === 'allow' || mode === 'prefer'))
    throw unencrypted(host, mode, databaseUrl.includes('?'));
  return { connectionString, host, ssl: tlsOf(mode, setting), sslnegotiation, mode };
}

/** Takes the parameters of encryption out; the rest stays as it is written. */
function split(databaseUrl: string): { connectionString: string; own: ReadonlyMap<string, string> } {
  const [, base = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(databaseUrl) ?? [];
  const pairs = query.split('&').filter((pair) => pair !== '');
  const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';
  const rest = pairs.filter((pair) => !PARAMETERS.has(nameOf(pair)));
  const own = [...new URLSearchParams(query)].filter(([name]) => PARAMETERS.has(name));
  return { connectionString: [base, ...(rest.length > 0 ? [rest.join('&')] : [])].join('?'), own: new Map(own) };
}

/** Where node-postgres would connect to, `PGHOST` included. */
async function hostOf(connectionString: string): Promise<string> {
  const { default: pg } = await import('pg');
  try {
    return new pg.Client({ connectionString, ssl: true }).host;
  } catch (error) {
    throw new UserError(
      `DATABASE_URL cannot be read (${codeOf(error) ?? String(error)}). It has to look like postgres://user:password@host:5432/database, ` +
        'with special characters of the password written as %23 for # and so on.',
      { cause: error },
    );
  }
}

function readMode(value: string | undefined, ssl: string | undefined): Mode | undefined {
  // The older spelling of other drivers, which PostgreSQL's programs take for this.
  const given = value ?? (ssl === 'true' ? 'require' : undefined);
  if (given === undefined && ssl !== undefined)
    throw new UserError(`DATABASE_URL says ssl=${ssl}. Say it by sslmode, as in sslmode=verify-full.`);
  if (given === undefined || isMode(given)) return given;
  throw new UserError(
    `DATABASE_URL says sslmode=${given}, which PostgreSQL does not know. It has to be one of ${MODES.join(', ')}.`,
  );
}

function isMode(value: string): value is Mode {
  return (MODES as readonly string[]).includes(value);
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

function isThisMachine(host: string): boolean {
  if (host === 'localhost') return true;
  const family = isIP(host);
  return family !== 0 && LOOPBACK.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

function unencrypted(host: string, mode: Mode | undefined, hasQuery: boolean): UserError {
  const reason =
    mode === undefined
      ? 'does not say that the connection to it is encrypted'
      : `says sslmode=${mode}, by which the connection to it may go unencrypted`;
  return new UserError(
    `DATABASE_URL names ${host}, which is not this machine, and ${reason}. ${mode === undefined ? 'Add' : 'Instead, say'} ` +
      `${hasQuery ? '&' : '?'}sslmode=verify-full&sslrootcert=/path/to/ca.crt, the certificate of the authority that signed the server's ` +
      '(a Supabase project: Database, Settings, SSL Configuration, Download certificate), or sslrootcert=system for a public authority.',
  );
}

function tlsOf(mode: Mode | undefined, setting: (name: string) => string | undefined): ConnectionOptions | false {
  if (mode === undefined || mode === 'disable' || mode === 'allow' || mode === 'prefer') return false;
  const root = setting('sslrootcert');
  const own = { cert: fileOf('sslcert', setting), key: fileOf('sslkey', setting) };
  if (root === PUBLIC && mode !== 'verify-full') {
    throw new UserError(
      `DATABASE_URL says sslmode=${mode} with sslrootcert=system: a public authority signs for anybody. Use sslmode=verify-full.`,
    );
  }
  if (mode === 'require' && root === undefined) return { ...own, rejectUnauthorized: false };
  if (mode === 'verify-ca' && root === undefined) {
    throw new UserError(
      'DATABASE_URL says sslmode=verify-ca without saying which authority. Add &sslrootcert=/path/to/ca.crt, or use sslmode=verify-full.',
    );
  }
  // True even if NODE_TLS_REJECT_UNAUTHORIZED says otherwise.
  const verified = {
    ...own,
    ca: root === undefined || root === PUBLIC ? publicAuthorities() : authority(root),
    rejectUnauthorized: true,
  };
  return mode === 'verify-full' ? verified : { ...verified, checkServerIdentity: () => undefined };
}

/** Those that Node brings along, and those of the machine. */
function publicAuthorities(): string[] {
  return [...getCACertificates('default'), ...getCACertificates('system')];
}

function authority(file: string): string {
  const text = readNamed('sslrootcert', file);
  if (text.includes('-----BEGIN CERTIFICATE-----')) return text;
  throw new UserError(
    `DATABASE_URL says sslrootcert=${file}, which is not a certificate in PEM format (-----BEGIN CERTIFICATE-----).`,
  );
}

function fileOf(parameter: string, setting: (name: string) => string | undefined): string | undefined {
  const file = setting(parameter);
  return file === undefined ? undefined : readNamed(parameter, file);
}

function readNamed(parameter: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(
      `DATABASE_URL says ${parameter}=${file}, which cannot be read (${codeOf(error) ?? String(error)}). Check the path.`,
      { cause: error },
    );
  }
}
