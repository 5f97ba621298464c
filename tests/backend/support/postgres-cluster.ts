import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../../../scripts/tools.ts';
import { unpackNewCluster } from './new-cluster.ts';

export { findPostgres };

/** A PostgreSQL server of the tests, reachable only by a socket in its own directory. */
export interface Cluster {
  /** Creates a database, empty or from a template. Returns its connection string. */
  createDatabase(options?: { readonly owner?: string; readonly template?: string }): Promise<string>;
  address(user: string, database: string): string;
  /** Runs statements as superuser, in the database `postgres` unless another one is named. */
  run(sql: string, database?: string): Promise<void>;
}

export interface ClusterOptions {
  /** The name of the superuser; `postgres` by default. */
  readonly superuser?: string;
  /** The folder in which the server's directory is created; the system's temporary folder by default. */
  readonly parent?: string;
  /** Settings of the server: `wal_level=logical`. */
  readonly settings?: readonly string[];
  /** A port of 127.0.0.1 and its certificate. Encryption is off until `ssl` is set. */
  readonly network?: { readonly port: number; readonly cert: string; readonly key: string };
}

/** A running cluster. */
export interface StartedCluster extends Cluster {
  /** The folder of its socket, by which another process can reach it. */
  readonly directory: string;
  /** Ends the server, unless it has crashed, and starts it again on its data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Tests need no durability: the server never waits for the disk. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Makes a cluster in a temporary directory and starts its server. */
export async function startCluster(
  bin: string,
  { superuser = 'postgres', parent = tmpdir(), settings = [], network }: ClusterOptions = {},
): Promise<StartedCluster> {
  const directory = mkdtempSync(join(parent, 'pg-'));
  const user = unprivileged();
  if (user !== undefined) chownSync(directory, user.uid, user.gid);
  const options = { ...user, cwd: directory, env: { LC_ALL: 'C', PATH: process.env['PATH'] ?? '' } };
  const data = join(directory, 'data');
  await unpackNewCluster({ bin, data, superuser, options });
  const reach =
    network === undefined
      ? ['listen_addresses=']
      : ['listen_addresses=127.0.0.1', `port=${network.port}`, ...certificate(directory, network, user)];
  const set = [...reach, ...NOT_DURABLE, ...settings].flatMap((setting) => ['-c', setting]);
  const start = (): ChildProcess =>
    spawn(join(bin, 'postgres'), ['-D', data, '-k', directory, ...set], { ...options, stdio: 'ignore' });
  const cluster = reachCluster(directory, superuser, network?.port);
  let server = start();
  await untilReady(cluster, server);
  return {
    ...cluster,
    directory,
    async restart() {
      await end(server);
      server = start();
      await untilReady(cluster, server);
    },
    async stop() {
      await end(server);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Immediate shutdown, since the data are not needed any more. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGQUIT');
  await ended;
}

export function reachCluster(directory: string, superuser = 'postgres', port?: number): Cluster {
  const socket = `host=${encodeURIComponent(directory)}${port === undefined ? '' : `&port=${port}`}`;
  const address = (user: string, name: string): string => `postgres://${user}@/${name}?${socket}`;
  const run = (sql: string, database = 'postgres'): Promise<void> => runOn(address(superuser, database), sql);
  return {
    address,
    run,
    async createDatabase({ owner = superuser, template = 'template1' } = {}) {
      // Other test files create databases on the same server.
      const name = `site_${randomUUID().replaceAll('-', '')}`;
      await run(`create database ${name} owner ${owner} template ${template}`);
      return address(owner, name);
    },
  };
}

/** Writes a certificate for the server, which rejects a key that others can read. */
function certificate(
  directory: string,
  { cert, key }: { cert: string; key: string },
  user: ReturnType<typeof unprivileged>,
): string[] {
  const files = { 'server.crt': cert, 'server.key': key };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(directory, name), text, { mode: 0o600 });
    if (user !== undefined) chownSync(join(directory, name), user.uid, user.gid);
  }
  return [`ssl_cert_file=${join(directory, 'server.crt')}`, `ssl_key_file=${join(directory, 'server.key')}`];
}

/** PostgreSQL refuses to run as root, so root runs it as the user `postgres`, or as `nobody`. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return { uid: 65_534, gid: 65_534 };
  }
}

async function untilReady(cluster: Cluster, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended with status ${server.exitCode} before it was ready`);
    try {
      return await cluster.run('select 1');
    } catch {
      await new Promise((done) => setTimeout(done, 20));
    }
  }
}

async function runOn(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
