import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A private certificate authority, and a server certificate signed by it. */
export interface Certificates {
  /** The path of the authority's certificate. */
  readonly ca: string;
  readonly cert: string;
  readonly key: string;
}

/** Makes an authority and a server certificate for these names (`DNS:localhost`) in an empty folder. */
export function makeCertificates(folder: string, names: string): Certificates {
  const make = (name: string, subject: string, ...signed: string[]): void => {
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', `${name}.key`];
    execFileSync(
      'openssl',
      ['req', '-x509', ...key, '-out', `${name}.crt`, '-subj', subject, '-days', '2', ...signed],
      { cwd: folder, stdio: 'pipe' },
    );
  };
  make('ca', '/CN=A private authority');
  const extensions = ['-addext', `subjectAltName=${names}`, '-addext', 'basicConstraints=critical,CA:FALSE'];
  make('server', '/CN=A server', '-CA', 'ca.crt', '-CAkey', 'ca.key', ...extensions);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return { ca: join(folder, 'ca.crt'), cert: read('server.crt'), key: read('server.key') };
}
