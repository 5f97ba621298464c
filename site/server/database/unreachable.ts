import { codeOf } from '../errors.ts';
import type { PostgresAddress } from './encryption.ts';

/** Why a PostgreSQL server could not be reached, and what to do about it; never with the password. */
export function describeUnreachable(error: unknown, { host, mode }: PostgresAddress): string {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const server = `The PostgreSQL of DATABASE_URL (${host})`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `${server} shows a certificate for another name: ${message}. Write the host in DATABASE_URL as the certificate has it.`;
  }
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') {
    return `${server} shows a certificate that does not hold today (${code}). Renew it on the server, or correct this machine's clock.`;
  }
  if (code !== undefined && UNTRUSTED.test(code)) {
    return (
      `${server} shows a certificate that no authority known here has signed (${code}). Put the authority's own certificate into a file ` +
      '(a Supabase project: Database, Settings, SSL Configuration, Download certificate) and add sslrootcert=/path/to/that.crt to DATABASE_URL.'
    );
  }
  if (message === 'The server does not support SSL connections') {
    return `${server} does not encrypt connections, and sslmode=${mode ?? ''} demands it. Switch ssl on in its postgresql.conf, or check the port.`;
  }
  if (/no encryption|SSL connection is required|SSL off/.test(message)) {
    return `${server} takes encrypted connections alone. Say sslmode=verify-full&sslrootcert=/path/to/ca.crt in DATABASE_URL.`;
  }
  return `The PostgreSQL of DATABASE_URL does not answer (${code ?? message}). Check that it runs and that the address, the user and the password are right.`;
}

/** OpenSSL's codes for a certificate chain without a trusted root. */
const UNTRUSTED =
  /^(?:SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_|CERT_SIGNATURE_FAILURE|CERT_UNTRUSTED|INVALID_CA|CERT_CHAIN_TOO_LONG)/;
