import { existsSync, watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { UserError } from './diagnostic.ts';

/** Editors save in several steps; changes this close together (milliseconds) are one. */
const settle = 20;

const pass = (root: string): Promise<void> =>
  new Promise((done) => {
    // A worker has a module graph of its own, so the spec is read afresh; a crash in it leaves the watch alive.
    const worker = new Worker(new URL('./watch-worker.ts', import.meta.url), { workerData: { root } });
    worker.on('error', (error) => console.error(error));
    worker.on('exit', () => done());
  });

/** Compiles the spec now and whenever a file below `spec/` changes, until the process ends. */
export const watch = async (root: string): Promise<void> => {
  const folder = join(root, 'spec');
  if (!existsSync(folder)) {
    throw new UserError('There is no folder spec/ to watch. Run the command in the folder of the project, or give it with --root.');
  }
  let running = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  const run = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await pass(root);
    } while (again);
    running = false;
  };

  const watcher = watchFolder(folder, { recursive: true }, (_, name) => {
    if (name !== null && !name.endsWith('.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), settle);
  });
  watcher.on('error', (error) => console.error(`spec/ can no longer be watched: ${error.message}. Start the watch again.`));
  await run();
  console.log('Watching spec/ for changes.');
};
