import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/port.ts';
import { readAddress } from '../../site/server/database/postgres.ts';
import { openDatabaseUrl } from '../../site/server/database/open.ts';
import { makeCertificates, type Certificates } from './support/certificates.ts';
import { findPostgres, startCluster, type StartedCluster } from './support/postgres-cluster.ts';
import { leads, serve } from './support/processes.ts';
import { writeSite } from './support/site.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const remote = 'postgres://ana:secret@db.example.com/site';
const missing =
  /DATABASE_URL names db\.example\.com, which is not this machine.*Add \?sslmode=verify-full&sslrootcert=\/path\/to\/ca\.crt.*Download certificate/;

describe('a host that is not this machine', () => {
  it('cannot be opened without encryption by any command, with a message in one sentence', async () => {
    const settings = { DATABASE_URL: remote };
    const listing = await leads([], settings);
    expect(listing).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(missing) as string });
    expect(listing.stderr).not.toMatch(/secret|\n./);
    const built = writeSite(temporaryDirectory(onTestFinished));
    await expect(serve(built, settings)).rejects.toThrow(missing);
  });

  it.each([
    ['postgres://ana@[2001:db8::1]/site', /names 2001:db8::1/],
    ['postgres:///site?host=db.example.com', /names db\.example\.com.* Add &sslmode=verify-full/],
    [`${remote}?sslmode=prefer`, /has sslmode=prefer, which allows an unencrypted connection\. Instead, use/],
    [
      `${remote}?sslmode=verify_full`,
      /sslmode=verify_full, which is not a mode of PostgreSQL.* disable, allow, prefer, require, verify-ca, verify-full\./,
    ],
    [`${remote}?sslmode=verify-ca`, /verify-ca without your own certificate authority/],
    [`${remote}?sslmode=require&sslrootcert=system`, /a public one signs certificates for anybody/],
    [`${remote}?sslmode=verify-full&sslrootcert=/nowhere.crt`, /is not valid \(ENOENT: .*'\/nowhere\.crt'/],
    ['postgres://ana:se#cret@db.example.com/site', /is not valid .*%23/],
  ])('%s is refused', async (address, message) => {
    await expect(readAddress(address, {})).rejects.toThrow(message);
  });

  it.each<[string, false | ConnectionOptions]>([
    ['sslmode=disable', false],
    ['sslmode=require', { rejectUnauthorized: false }],
    ['sslmode=verify-full', { rejectUnauthorized: true }],
    ['sslmode=verify-full&sslrootcert=system', { rejectUnauthorized: true }],
  ])('%s means what it means to psql', async (query, ssl) => {
    const address = await readAddress(`${remote}?application_name=a%20b&${query}`, {});
    expect(address.config).toMatchObject({ host: 'db.example.com', user: 'ana', application_name: 'a b' });
    expect(address.config.ssl).toEqual(ssl === false ? false : expect.objectContaining(ssl));
  });
});

it.each(['localhost', '127.0.0.1', '[::1]', '%2Fvar%2Frun%2Fpostgresql'])(
  'this machine needs no encryption: %s',
  async (host) => {
    await expect(readAddress(`postgres://ana@${host}/site`, {})).resolves.toMatchObject({ config: { ssl: false } });
  },
);

const installed = findPostgres();
if (installed !== undefined) describeServer(installed);

function describeServer(postgres: string): void {
  describe('a server with a private authority', () => {
    const ask = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()';
    const roots: Record<'own' | 'another' | 'system', string> = { own: '', another: '', system: 'system' };
    let cluster: StartedCluster;
    let port: number;
    const folder = temporaryDirectory(afterAll);
    beforeAll(async () => {
      const made = (['own', 'another'] as const).map((name): Certificates => {
        mkdirSync(join(folder, name));
        const certificates = makeCertificates(join(folder, name), 'DNS:localhost');
        roots[name] = certificates.ca;
        return certificates;
      });
      port = await freePort();
      const network = { port, cert: made[0]?.cert ?? '', key: made[0]?.key ?? '' };
      cluster = await startCluster(postgres, { network, settings: ['ssl=on'] });
    });
    afterAll(() => cluster.stop());

    const addressOf = (host: string, query: string): string => `postgres://postgres@${host}:${port}/postgres?${query}`;

    /** Whether the connection is encrypted, or why it failed. */
    const outcome = async (address: string): Promise<string> => {
      try {
        const database = await openDatabaseUrl(address);
        const [row] = await database.query<{ ssl: boolean }>(ask).finally(() => database.close());
        return row?.ssl === true ? 'encrypted' : 'clear';
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    };
    /** The same with psql, which defines what the parameters mean. */
    const psql = (address: string): string => {
      try {
        const args = ['--no-psqlrc', '--tuples-only', '--no-align', '--command', ask, address];
        const answer = execFileSync(join(postgres, 'psql'), args, {
          encoding: 'utf8',
          stdio: 'pipe',
          env: { HOME: '/nowhere' },
        });
        return answer.trim() === 't' ? 'encrypted' : 'clear';
      } catch {
        return 'refused';
      }
    };
    const untrusted = /cannot be used: .*\((?:SELF_SIGNED|UNABLE_TO|DEPTH_ZERO)\w+\)\. .*sslrootcert/;
    const otherName = /cannot be used: .*127\.0\.0\.1.*ERR_TLS_CERT_ALTNAME_INVALID/;

    it.each<[string, string, keyof typeof roots | undefined, string | RegExp]>([
      ['localhost', 'sslmode=verify-full', 'own', 'encrypted'],
      ['localhost', 'sslmode=verify-full', 'another', untrusted],
      ['127.0.0.1', 'sslmode=verify-full', 'own', otherName],
      ['127.0.0.1', 'sslmode=verify-ca', 'own', 'encrypted'],
      ['127.0.0.1', 'sslmode=require', 'own', 'encrypted'],
      ['127.0.0.1', 'sslmode=require', undefined, 'encrypted'],
      ['127.0.0.1', 'sslmode=disable', undefined, 'clear'],
    ])('%s with %s and sslrootcert of %s', async (host, mode, root, expected) => {
      const address = addressOf(
        host,
        root === undefined ? mode : `${mode}&sslrootcert=${encodeURIComponent(roots[root])}`,
      );
      expect(await outcome(address)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
      // PostgreSQL 15 does not support `system`.
      if (root !== 'system') expect(psql(address)).toBe(typeof expected === 'string' ? expected : 'refused');
    });

    it('is not trusted because of NODE_TLS_REJECT_UNAUTHORIZED', async () => {
      const DATABASE_URL = addressOf('localhost', `sslmode=verify-full&sslrootcert=${roots.another}`);
      expect((await leads([], { DATABASE_URL, NODE_TLS_REJECT_UNAUTHORIZED: '0' })).stderr).toMatch(untrusted);
    });
  });
}
