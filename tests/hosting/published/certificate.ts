import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate for `localhost`, its key, and the files of both. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
  readonly certFile: string;
  readonly keyFile: string;
  remove(): void;
}

/** Makes a certificate that nobody trusts but who is given its file. */
export async function makeCertificate(): Promise<Certificate> {
  const { default: selfsigned } = await import('selfsigned');
  const { cert, private: key } = selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
    days: 2,
    keySize: 2_048,
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(certFile, cert);
  writeFileSync(keyFile, key, { mode: 0o600 });
  return { cert, key, certFile, keyFile, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
