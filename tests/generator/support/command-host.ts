import { pathToFileURL } from 'node:url';

/** A run of a command that is asked for. */
export interface HostedRun {
  /** The module that is the command. */
  readonly command: string;
  /** The project that it is about, which it is told by `--root`. */
  readonly root: string;
  readonly args: readonly string[];
}

let runs = 0;

/** Runs a command line: its own module is read anew, the rest of the generator is there already. */
async function run({ command, root, args }: HostedRun): Promise<{ status: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const write = { out: process.stdout.write, err: process.stderr.write };
  const noting = (stream: keyof typeof said) => (text: string | Uint8Array) => {
    said[stream] += String(text);
    return true;
  };
  process.stdout.write = noting('out');
  process.stderr.write = noting('err');
  process.argv.splice(2, process.argv.length, '--root', root, ...args);
  process.exitCode = 0;
  try {
    await import(`${pathToFileURL(command).href}?run=${(runs += 1)}`);
    return { status: process.exitCode, ...said };
  } finally {
    process.stdout.write = write.out;
    process.stderr.write = write.err;
    process.exitCode = 0;
  }
}

// One after the other: a process has one command line, and one place to write to.
let last: Promise<unknown> = Promise.resolve();
process.on('message', (asked: HostedRun) => {
  last = last.then(async () => process.send?.(await run(asked)));
});
process.once('disconnect', () => process.exit());
