import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cached, keyOf } from './cached.ts';

export interface NewCluster {
  /** The directory of PostgreSQL's programs. */
  readonly bin: string;
  /** The data directory, which is not there yet. */
  readonly data: string;
  readonly superuser: string;
  /** As whom, where and with which environment programs run. */
  readonly options: {
    readonly cwd: string;
    readonly env: NodeJS.ProcessEnv;
    readonly uid?: number;
    readonly gid?: number;
  };
}

/** Makes the files of a new cluster by unpacking those that initdb has made once, which takes a tenth of the time. */
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

/** The unprivileged user of the server may not reach the cache, but reads and writes a file that is open. */
function tar(
  args: readonly string[],
  options: NewCluster['options'],
  { stdin, stdout }: Record<'stdin' | 'stdout', number | 'ignore'>,
): void {
  execFileSync('tar', args, { ...options, stdio: [stdin, stdout, 'inherit'] });
}
