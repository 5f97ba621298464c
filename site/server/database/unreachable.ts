import { codeOf } from '../errors.ts';
import type { PostgresAddress } from './encryption.ts';

/** Explains why a PostgreSQL server could not be reached, and what to do. Never contains the password. */
export function describeUnreachable(error: unknown, { host, mode }: PostgresAddress): string {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const server = `The PostgreSQL of DATABASE_URL (${host})`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `${server} has a certificate for another name: ${message}. Use the certificate's host name in DATABASE_URL.`;
  }
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') {
    return `${server} has a certificate that is not valid today (${code}). Renew it on the server, or correct this machine's clock.`;
  }
  if (code !== undefined && UNTRUSTED.test(code)) {
    return (
      `${server} has a certificate that no trusted authority has signed (${code}). Put the authority's own certificate into a file ` +
      '(a Supabase project: Database, Settings, SSL Configuration, Download certificate) and add sslrootcert=/path/to/that.crt to DATABASE_URL.'
    );
  }
  if (message === 'The server does not support SSL connections') {
    return `${server} does not encrypt connections, but sslmode=${mode ?? ''} requires it. Switch ssl on in its postgresql.conf, or check the port.`;
  }
  if (/no encryption|SSL connection is required|SSL off/.test(message)) {
    return `${server} accepts only encrypted connections. Add sslmode=verify-full&sslrootcert=/path/to/ca.crt to DATABASE_URL.`;
  }
  return `The PostgreSQL of DATABASE_URL does not answer (${code ?? message}). Check that it runs and that the address, the user and the password are right.`;
}

/** OpenSSL's error codes for a certificate chain without a trusted root. */
const UNTRUSTED =
  /^(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_|CERT_SIGNATURE_FAILURE|CERT_UNTRUSTED|INVALID_CA|CERT_CHAIN_TOO_LONG)/;
