import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { UserError } from '../site/user-error.mjs';
import { isInSpec, migrationsFolder, publicFolder, specFolderOf } from './paths.ts';
import { watchBelow } from './watch-folder.ts';
import type { SourceAnswer, SourceQuestion } from './sources/answer.ts';
import type { Request, Response, WatchedPass, Written } from './watch-worker.ts';

/** Editors save in several steps; changes this close together (milliseconds) are one. */
const settle = 5;

/** Every version of a spec's file that was ever read stays in a worker's memory, so it is replaced now and then. */
const passesPerWorker = 200;

const generator = fileURLToPath(new URL('.', import.meta.url));

type OnWritten = (files: readonly Written[]) => void;

/**
 * A thread that has the generator in memory, and the spec as far as it has not changed. `tinypool` and `piscina` share out
 * independent tasks among threads: they do not replace one whose modules are out of date, and hear no news before its result.
 */
class Compiler {
  passes = 0;
  /** Whether the generator has changed since. */
  isOld = false;
  #ended = false;
  #requests = 0;
  readonly #worker: Worker;

  constructor(root: string) {
    this.#worker = new Worker(new URL('./watch-worker.ts', import.meta.url), {
      workerData: { root },
      // A pass makes much that is of no use afterwards: with room for it, it is not collected in the middle.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    this.#worker.on('error', (error) => console.error(error));
    this.#worker.once('exit', () => (this.#ended = true));
    // It waits for work, and shall not keep a process alive that has nothing else to do.
    this.#worker.unref();
  }

  /** Whether it may do another pass. */
  get isGood(): boolean {
    return !this.#ended && this.passes < passesPerWorker && !this.isOld;
  }

  /** One pass; nothing when the thread crashed, which says so itself. */
  pass(onWritten: OnWritten): Promise<WatchedPass | undefined> {
    this.passes += 1;
    return this.#ask({}, onWritten) as Promise<WatchedPass | undefined>;
  }

  /** Where what a visitor sees stands in the source; nothing when the thread crashed. */
  find(question: SourceQuestion): Promise<SourceAnswer | undefined> {
    return this.#ask({ question }) as Promise<SourceAnswer | undefined>;
  }

  #ask(request: Omit<Request, 'number'>, onWritten?: OnWritten): Promise<WatchedPass | SourceAnswer | undefined> {
    this.#requests += 1;
    const number = this.#requests;
    return new Promise((done) => {
      const finish = (result?: WatchedPass | SourceAnswer): void => {
        this.#worker.off('message', hear).off('exit', crash);
        done(result);
      };
      const hear = (response: Response): void => {
        if (response.number !== number) return;
        if ('written' in response) onWritten?.(response.written);
        else finish(response.result);
      };
      const crash = (): void => finish();
      this.#worker.on('message', hear).on('exit', crash);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.#worker.postMessage({ ...request, number } satisfies Request);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** A watch that is running. */
export interface SpecWatch {
  /** What the first pass did. */
  readonly first: WatchedPass | undefined;
  /** Where what a visitor sees stands in the source of the spec, as it was when it was right the last time. */
  find(question: SourceQuestion): Promise<SourceAnswer>;
  close(): Promise<void>;
}

/**
 * Compiles the spec now and whenever one of its files changes. Each pass sees the spec and the generator as they are
 * on the disk; a broken spec or a crash leaves the watch alive.
 * @param onPass Hears of each pass, the first one included.
 * @param onWritten Hears of what a pass has written, as soon as it is there.
 */
export const watch = async (root: string, onPass: (pass: WatchedPass) => void, onWritten: OnWritten = () => {}): Promise<SpecWatch> => {
  const folder = specFolderOf(root);
  if (!existsSync(folder)) {
    throw new UserError('There is no spec to watch. Run the command in the project folder, or name that folder with --root.');
  }
  let compiler = new Compiler(root);
  let running: Promise<WatchedPass | undefined> | undefined;
  let again = false;
  /** Whether the last pass had nothing to complain of. */
  let good = false;
  let timer: NodeJS.Timeout | undefined;

  const once = async (): Promise<WatchedPass | undefined> => {
    if (!compiler.isGood) {
      void compiler.end();
      compiler = new Compiler(root);
    }
    const result = await compiler.pass(onWritten);
    good = result?.ok === true;
    if (result) onPass(result);
    return result;
  };
  const passes = async (): Promise<WatchedPass | undefined> => {
    let result: WatchedPass | undefined;
    do {
      again = false;
      result = await once();
    } while (again);
    return result;
  };
  const run = async (): Promise<WatchedPass | undefined> => {
    if (running) {
      again = true;
      return running;
    }
    running = passes();
    const result = await running;
    running = undefined;
    return result;
  };

  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), settle);
  };
  const fails = (error: Error): void => console.error(`The files can no longer be watched: ${error.message}. Start the watch again.`);
  const isSource = (name: string | null): boolean => name === null || /\.(?:ts|svg)$/.test(name);
  const watcher = watchBelow(folder, (name) => isSource(name) && soon(), fails, (path) => isInSpec(folder, path));
  const own = watchBelow(generator, (name) => void (compiler.isOld ||= isSource(name)), fails);
  // What a person was told to restore, remove or put there.
  const mended = [migrationsFolder, publicFolder]
    .map((path) => join(root, path))
    .filter((path) => existsSync(path))
    .map((path) => watchBelow(path, () => !good && soon(), fails));
  const first = await run();
  return {
    first,
    // A thread that has just been started knows the spec after its first pass.
    find: async (question) => (await running, (await compiler.find(question)) ?? {}),
    async close() {
      clearTimeout(timer);
      watcher.close();
      for (const one of mended) one.close();
      own.close();
      await compiler.end();
    },
  };
};
