import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { UserError } from '../site/user-error.mjs';
import { isInSpec, migrationsFolder, ownedFolders, publicFolder, specFolderOf } from './paths.ts';
import { watchBelow } from './read/watch-folder.ts';
import type { SourceAnswer, SourceQuestion } from './edit/source/answer.ts';
import type { Request, Response, WatchedPass, Written } from './watch-worker.ts';

/** Editors save in several steps; changes this close together (milliseconds) are one. */
const settle = 5;

/** Every version of a spec file that was ever imported stays in a worker's memory, so workers are replaced now and then. */
const passesPerWorker = 200;

const generator = fileURLToPath(new URL('.', import.meta.url));

type OnWritten = (files: readonly Written[]) => void;

/**
 * A thread that keeps the generator in memory, and the unchanged parts of the spec. `tinypool` and `piscina` distribute
 * independent tasks: they do not replace a thread whose modules are outdated, and report nothing before a task's result.
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
      // A pass allocates much that is garbage afterwards: with enough room it is not collected halfway.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    this.#worker.on('error', (error) => console.error(error));
    this.#worker.once('exit', () => (this.#ended = true));
    // An idle worker must not keep the process alive.
    this.#worker.unref();
  }

  /** Whether it can run another pass. */
  get isGood(): boolean {
    return !this.#ended && this.passes < passesPerWorker && !this.isOld;
  }

  /** Runs one pass; undefined if the thread crashed, which it reports itself. */
  pass(onWritten: OnWritten): Promise<WatchedPass | undefined> {
    this.passes += 1;
    return this.#ask({}, onWritten) as Promise<WatchedPass | undefined>;
  }

  /** Finds the source of an element of a page; undefined if the thread crashed. */
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

/** A running watch. */
export interface SpecWatch {
  /** The result of the first pass. */
  readonly first: WatchedPass | undefined;
  /** Finds the source of an element of a page, in the last valid spec. */
  find(question: SourceQuestion): Promise<SourceAnswer>;
  close(): Promise<void>;
}

/**
 * Compiles the spec now and whenever one of its files changes. Each pass sees the spec and the generator as they are
 * on disk; neither a broken spec nor a crash ends the watch.
 * @param onPass Called after each pass, including the first.
 * @param onWritten Called with the files that a pass has written, as soon as they are.
 */
export async function watch(
  root: string,
  onPass: (pass: WatchedPass) => void,
  onWritten: OnWritten = () => {},
): Promise<SpecWatch> {
  const folder = specFolderOf(root);
  if (!existsSync(folder)) {
    throw new UserError(
      'There is no spec to watch. Run the command in the project folder, or name that folder with --root.',
    );
  }
  let compiler = new Compiler(root);
  let running: Promise<WatchedPass | undefined> | undefined;
  let again = false;
  /** Whether the last pass found no mistakes. */
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
  const reportError = (error: Error): void =>
    console.error(`The files can no longer be watched: ${error.message}. Start the watch again.`);
  const isSource = (name: string | null): boolean => name === null || /\.(?:ts|svg)$/.test(name);
  // Pictures and downloads are part of the spec. Temporary files of editors have no extension, or begin with a dot.
  const isMaterial = (name: string | null): boolean => name === null || /^[^.].*\.\w+$/.test(name);
  const watcher = watchBelow(
    folder,
    (name) => isMaterial(name) && soon(),
    reportError,
    (path) => isInSpec(folder, path),
  );
  const own = watchBelow(generator, (name) => void (compiler.isOld ||= isSource(name)), reportError);
  // The first pass may make the folders.
  const first = await run();
  // Files that a message may ask the user to restore, remove or add, and that an accepted change has written.
  const repaired = [migrationsFolder, publicFolder, ownedFolders[0]]
    .map((path) => join(root, path))
    .filter((path) => existsSync(path))
    .map((path) => watchBelow(path, () => !good && soon(), reportError));
  return {
    first,
    async find(question) {
      // A new thread knows the spec only after its first pass.
      await running;
      return (await compiler.find(question)) ?? {};
    },
    async close() {
      clearTimeout(timer);
      watcher.close();
      for (const one of repaired) one.close();
      own.close();
      await compiler.end();
    },
  };
}
