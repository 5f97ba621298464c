import { BlockList, isIP } from 'node:net';
import { getCACertificates, type ConnectionOptions } from 'node:tls';
import type { ClientConfig } from 'pg';
import { UserError } from '../../user-error.mjs';

const MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];
/** The modes by which a connection is encrypted or not opened. */
const ENCRYPTED = ['require', 'verify-ca', 'verify-full'];
/** Parameters that psql also reads from `PGSSLMODE` and the like. */
const PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslnegotiation'];

export interface PostgresAddress {
  /** What node-postgres is given. */
  readonly config: ClientConfig;
  /** A name, an address, or the folder of a socket. */
  readonly host: string;
  readonly mode: string | undefined;
}

/**
 * Reads `DATABASE_URL` as psql and pg_dump do, also what it says of encryption. A host that is not this machine has to say it.
 *
 * @throws {UserError} where visitors' data would cross a network in the clear without anybody having asked for that, and for
 * values that cannot be meant
 */
export async function readAddress(
  databaseUrl: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<PostgresAddress> {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new UserError('DATABASE_URL has to begin with postgres:// or postgresql://. Correct it, or unset it.');
  const [base = '', query] = databaseUrl.split('?', 2);
  const parameters = new URLSearchParams(query);
  for (const name of PARAMETERS) {
    const value = environment[`PG${name.toUpperCase()}`];
    if (value && !parameters.has(name)) parameters.set(name, value);
  }
  // The older spelling of other drivers, which PostgreSQL's programs take for this.
  if (parameters.get('ssl') === 'true' && !parameters.has('sslmode')) parameters.set('sslmode', 'require');
  parameters.delete('ssl');
  const mode = parameters.get('sslmode') ?? undefined;
  if (mode !== undefined && !MODES.includes(mode))
    throw new UserError(
      `DATABASE_URL says sslmode=${mode}, which PostgreSQL does not know. It has to be one of ${MODES.join(', ')}.`,
    );
  const root = parameters.get('sslrootcert') ?? undefined;
  if ((mode === 'verify-ca' && root === undefined) || (root === 'system' && mode !== 'verify-full'))
    throw new UserError(
      `DATABASE_URL says sslmode=${mode} without naming an authority of your own: a public one signs for anybody. Use sslmode=verify-full.`,
    );
  // PostgreSQL's name for public authorities.
  if (root === 'system') parameters.delete('sslrootcert');
  parameters.set('uselibpqcompat', 'true');
  const { host, ssl, sslnegotiation, ...config } = await parse(`${base}?${parameters.toString()}`);
  const address = host || environment['PGHOST'] || 'localhost';
  if (address.startsWith('/'))
    return { config: { ...config, host: address, ssl: false }, host: address, mode: undefined };
  const isEncrypted = mode !== undefined && ENCRYPTED.includes(mode);
  if (!isEncrypted && mode !== 'disable' && !isThisMachine(address))
    throw unencrypted(address, mode, query !== undefined);
  const tls: ConnectionOptions = {
    // True even if NODE_TLS_REJECT_UNAUTHORIZED says otherwise.
    rejectUnauthorized: true,
    ...((root === undefined || root === 'system') && { ca: publicAuthorities() }),
    ...(typeof ssl === 'object' ? ssl : {}),
  };
  return {
    config: { ...config, host: address, ...(isEncrypted ? { ssl: tls, sslnegotiation } : { ssl: false }) },
    host: address,
    mode,
  };
}

async function parse(url: string): Promise<ClientConfig> {
  const { parseIntoClientConfig } = await import('pg-connection-string');
  try {
    return parseIntoClientConfig(url);
  } catch (error) {
    throw new UserError(
      `DATABASE_URL cannot be read (${error instanceof Error ? error.message : String(error)}). It has to look like ` +
        'postgres://user:password@host:5432/database, with special characters of the password written as %23 for # and so on.',
      { cause: error },
    );
  }
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

function isThisMachine(host: string): boolean {
  if (host === 'localhost') return true;
  const family = isIP(host);
  return family !== 0 && LOOPBACK.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

/** Those that Node brings along, and those of the machine. */
function publicAuthorities(): string[] {
  return [...getCACertificates('default'), ...getCACertificates('system')];
}

function unencrypted(host: string, mode: string | undefined, hasQuery: boolean): UserError {
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
