import { pathToFileURL } from 'node:url';

/** A request to run a command. */
export interface HostedRun {
  /** The path of the command's module. */
  readonly command: string;
  /** The project's folder, passed as `--root`. */
  readonly root: string;
  readonly args: readonly string[];
}

let runs = 0;

/** Runs a command in this process: its own module is imported again, the rest of the generator is already loaded. */
async function run({ command, root, args }: HostedRun): Promise<{ status: number; out: string; err: string }> {
  const output = { out: '', err: '' };
  const write = { out: process.stdout.write, err: process.stderr.write };
  const capture = (stream: keyof typeof output) => (text: string | Uint8Array) => {
    output[stream] += String(text);
    return true;
  };
  process.stdout.write = capture('out');
  process.stderr.write = capture('err');
  process.argv.splice(2, process.argv.length, '--root', root, ...args);
  process.exitCode = 0;
  try {
    await import(`${pathToFileURL(command).href}?run=${(runs += 1)}`);
    return { status: process.exitCode, ...output };
  } finally {
    process.stdout.write = write.out;
    process.stderr.write = write.err;
    process.exitCode = 0;
  }
}

// One run at a time, since `process.argv` and the output are global.
let last: Promise<unknown> = Promise.resolve();
process.on('message', (request: HostedRun) => {
  last = last.then(async () => process.send?.(await run(request)));
});
process.once('disconnect', () => process.exit());
