import { getCACertificates, type ConnectionOptions } from 'node:tls';
import type { ClientConfig } from 'pg';
import { UserError } from '../../user-error.mjs';

const MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];
/** The modes that never fall back to an unencrypted connection. */
const ENCRYPTED = ['require', 'verify-ca', 'verify-full'];
/** Parameters that psql also reads from `PGSSLMODE` and the like. */
const PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslnegotiation'];

const THIS_MACHINE = ['localhost', '127.0.0.1', '::1'];

export interface PostgresAddress {
  /** The configuration for node-postgres. */
  readonly config: ClientConfig;
  /** A host name, an IP address, or the folder of a socket. */
  readonly host: string;
}

/**
 * Reads `DATABASE_URL` as psql and pg_dump do, including its TLS parameters.
 *
 * @throws {UserError} for invalid values, and for a URL of another machine that does not require encryption or disable
 * it explicitly
 */
export async function readAddress(
  databaseUrl: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<PostgresAddress> {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new UserError('DATABASE_URL must begin with postgres:// or postgresql://. Correct it, or unset it.');
  const [base = '', query] = databaseUrl.split('?', 2);
  const parameters = new URLSearchParams(query);
  for (const name of PARAMETERS) {
    const value = environment[`PG${name.toUpperCase()}`];
    if (value && !parameters.has(name)) parameters.set(name, value);
  }
  // The spelling of other drivers, which libpq accepts too.
  if (parameters.get('ssl') === 'true' && !parameters.has('sslmode')) parameters.set('sslmode', 'require');
  parameters.delete('ssl');
  const mode = parameters.get('sslmode') ?? undefined;
  if (mode !== undefined && !MODES.includes(mode))
    throw new UserError(
      `DATABASE_URL has sslmode=${mode}, which is not a mode of PostgreSQL. Use one of ${MODES.join(', ')}.`,
    );
  const root = parameters.get('sslrootcert') ?? undefined;
  if ((mode === 'verify-ca' && root === undefined) || (root === 'system' && mode !== 'verify-full'))
    throw new UserError(
      `DATABASE_URL has sslmode=${mode} without your own certificate authority: a public one signs certificates for anybody. Use sslmode=verify-full.`,
    );
  // `system` is libpq's name for the public authorities.
  if (root === 'system') parameters.delete('sslrootcert');
  parameters.set('uselibpqcompat', 'true');
  const { host, ssl, sslnegotiation, ...config } = await parse(`${base}?${parameters.toString()}`);
  const address = host || environment['PGHOST'] || 'localhost';
  if (address.startsWith('/')) return { config: { ...config, host: address, ssl: false }, host: address };
  const isEncrypted = mode !== undefined && ENCRYPTED.includes(mode);
  if (!isEncrypted && mode !== 'disable' && !THIS_MACHINE.includes(address))
    throw unencrypted(address, mode, query !== undefined);
  const tls: ConnectionOptions = {
    // Overrides NODE_TLS_REJECT_UNAUTHORIZED.
    rejectUnauthorized: true,
    ...((root === undefined || root === 'system') && { ca: publicAuthorities() }),
    ...(typeof ssl === 'object' ? ssl : {}),
  };
  return {
    config: { ...config, host: address, ...(isEncrypted ? { ssl: tls, sslnegotiation } : { ssl: false }) },
    host: address,
  };
}

async function parse(url: string): Promise<ClientConfig> {
  const { parseIntoClientConfig } = await import('pg-connection-string');
  try {
    return parseIntoClientConfig(url);
  } catch (error) {
    throw new UserError(
      `DATABASE_URL is not valid (${error instanceof Error ? error.message : String(error)}). Its format is ` +
        'postgres://user:password@host:5432/database, with special characters of the password encoded (# as %23).',
      { cause: error },
    );
  }
}

/** The certificates bundled with Node, and those of the operating system. */
function publicAuthorities(): string[] {
  return [...getCACertificates('default'), ...getCACertificates('system')];
}

function unencrypted(host: string, mode: string | undefined, hasQuery: boolean): UserError {
  const reason =
    mode === undefined
      ? 'does not require an encrypted connection'
      : `has sslmode=${mode}, which allows an unencrypted connection`;
  return new UserError(
    `DATABASE_URL names ${host}, which is not this machine, and ${reason}. ${mode === undefined ? 'Add' : 'Instead, use'} ` +
      `${hasQuery ? '&' : '?'}sslmode=verify-full&sslrootcert=/path/to/ca.crt with the certificate of the authority that signed the server's ` +
      '(a Supabase project: Database, Settings, SSL Configuration, Download certificate), or sslrootcert=system for a public authority.',
  );
}
