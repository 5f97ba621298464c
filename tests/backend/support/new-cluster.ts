import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cached, keyOf } from './cached.ts';

export interface NewCluster {
  /** The directory of PostgreSQL's programs. */
  readonly bin: string;
  /** The data directory, which does not exist yet. */
  readonly data: string;
  readonly superuser: string;
  /** The user, directory and environment of the programs. */
  readonly options: {
    readonly cwd: string;
    readonly env: NodeJS.ProcessEnv;
    readonly uid?: number;
    readonly gid?: number;
  };
}

/** Unpacks the files of a new cluster from a cached archive, which takes a tenth of the time of initdb. */
export async function unpackNewCluster({ bin, data, superuser, options }: NewCluster): Promise<void> {
  const initdb = ['-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-sync', '--wal-segsize=1'];
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  const archive = await cached('cluster', keyOf(bin, version, ...initdb), (path) => {
    execFileSync(join(bin, 'initdb'), ['-D', data, ...initdb], { ...options, stdio: 'ignore' });
    const file = openSync(path, 'w');
    tar(['-cf', '-', '-C', data, '.'], options, { stdin: 'ignore', stdout: file });
    closeSync(file);
    rmSync(data, { recursive: true });
  });
  execFileSync('mkdir', ['-m', '700', data], options);
  const file = openSync(archive, 'r');
  tar(['-xpf', '-', '-C', data], options, { stdin: file, stdout: 'ignore' });
  closeSync(file);
}

/** The server's unprivileged user may have no access to the cache folder, so tar reads and writes an open file. */
function tar(
  args: readonly string[],
  options: NewCluster['options'],
  { stdin, stdout }: Record<'stdin' | 'stdout', number | 'ignore'>,
): void {
  execFileSync('tar', args, { ...options, stdio: [stdin, stdout, 'inherit'] });
}
