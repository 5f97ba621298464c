import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server of the tests' own, reachable by a socket in its own directory alone. */
export interface Cluster {
  /** Creates an empty database and returns the address to open it with. */
  createDatabase(owner?: string): Promise<string>;
  /** The address of a database for one of its users. */
  address(user: string, database: string): string;
  /** Runs statements as superuser, in the database `postgres` unless another one is named. */
  run(sql: string, database?: string): Promise<void>;
  stop(): Promise<void>;
}

/** The directory of PostgreSQL's programs, newest first, or nothing where it is not installed. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env['PATH'] ?? '').split(delimiter)];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')));
}

/** What a cluster has that others have not. */
export interface ClusterOptions {
  /** The name of its superuser; `postgres` without one. */
  readonly superuser?: string;
  /** As the server takes them: `wal_level=logical`. */
  readonly settings?: readonly string[];
  /** Where else it listens than at its socket, with which certificate: a port of 127.0.0.1. Encryption is off until `ssl` is set. */
  readonly network?: { readonly port: number; readonly cert: string; readonly key: string };
}

/** Makes a cluster in a temporary directory and starts its server. */
export async function startCluster(bin: string, { superuser = 'postgres', settings = [], network }: ClusterOptions = {}): Promise<Cluster> {
  const directory = mkdtempSync(join(tmpdir(), 'pg-'));
  const user = unprivileged();
  if (user !== undefined) chownSync(directory, user.uid, user.gid);
  const options = { ...user, cwd: directory, env: { LC_ALL: 'C', PATH: process.env['PATH'] ?? '' }, stdio: 'ignore' } as const;
  const data = join(directory, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  const reach = network === undefined ? ['listen_addresses='] : ['listen_addresses=127.0.0.1', `port=${network.port}`, ...certificate(directory, network, user)];
  const set = [...reach, 'fsync=off', ...settings].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', directory, ...set], options);
  const socket = `host=${encodeURIComponent(directory)}${network === undefined ? '' : `&port=${network.port}`}`;
  const address = (user: string, name: string): string => `postgres://${user}@/${name}?${socket}`;
  await untilReady(address(superuser, 'postgres'), server);
  const run = (sql: string, database = 'postgres'): Promise<void> => runOn(address(superuser, database), sql);
  let count = 0;
  return {
    address,
    run,
    async createDatabase(owner = superuser) {
      const name = `site_${(count += 1)}`;
      await run(`create database ${name} owner ${owner}`);
      return address(owner, name);
    },
    async stop() {
      const ended = new Promise((done) => server.once('exit', done));
      // Fast shutdown: open connections are cut.
      server.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Puts a certificate where the server reads it: it takes no key that others can read. */
function certificate(directory: string, { cert, key }: { cert: string; key: string }, user: ReturnType<typeof unprivileged>): string[] {
  const files = { 'server.crt': cert, 'server.key': key };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(directory, name), text, { mode: 0o600 });
    if (user !== undefined) chownSync(join(directory, name), user.uid, user.gid);
  }
  return [`ssl_cert_file=${join(directory, 'server.crt')}`, `ssl_key_file=${join(directory, 'server.key')}`];
}

/** PostgreSQL refuses to run as root, so root runs it as its own user, or as nobody. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return { uid: 65_534, gid: 65_534 };
  }
}

async function untilReady(address: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with status ${server.exitCode} before it was ready`);
    try {
      return await runOn(address, 'select 1');
    } catch {
      await new Promise((done) => setTimeout(done, 50));
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
