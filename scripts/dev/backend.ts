import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import type * as backendModule from '#generated/backend.ts';
import type * as deskModule from '#generated/desk.ts';
import type * as notifyModule from '#generated/notify.ts';

import { migrationsFolder } from '../../generator/paths.ts';
import { watchBelow } from '../../generator/read/watch-folder.ts';
import type { Written } from '../../generator/watch.ts';
import { readDeskSettings } from '../../site/desk/server/settings.ts';
import type { DeskServer } from '../../site/desk/server/start-desk.ts';
import { OtherMigrations } from '../../site/server/database/migrate.ts';
import { openBackend } from '../../site/server/open-backend.ts';
import type { BackendRoute } from '../../site/server/http/backend-route.ts';
import { readSettings } from '../../site/server/settings.ts';
import { UserError } from '../../site/user-error.mjs';
import { SITE_ROOT } from '../site.mjs';
import { builtDesk } from './desk.ts';

/** The generated modules with the tables, notifications and the desk. */
const GENERATED = ['backend', 'notify', 'desk'].map((name) => `site/generated/${name}.ts`);
const MIGRATIONS = join(SITE_ROOT, migrationsFolder);
/** Switching branches replaces several files: wait this long for the last one (milliseconds). */
const SETTLE = 100;

interface Opened {
  readonly route: BackendRoute | undefined;
  close(): Promise<void>;
}

/** The backend and desk of the dev server. They are reopened when the spec's tables or the migrations change. */
export class DevBackend {
  #times = 0;
  #open: Promise<Opened>;
  /** The migrations when it was opened. */
  #migrations = migrations();
  readonly #watcher: { close(): void };
  #timer: NodeJS.Timeout | undefined;

  private constructor(first: Opened) {
    this.#open = Promise.resolve(first);
    // After switching branches, the migrations differ though the generator has written nothing.
    const onChange = (): void => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void (migrations() !== this.#migrations && this.#reopen()), SETTLE);
    };
    this.#watcher = watchBelow(MIGRATIONS, onChange, (error) => console.error(error.message));
  }

  /** @throws UserError when the database cannot be used. */
  static async open(): Promise<DevBackend> {
    return new DevBackend(await openDatabase(0).catch(explained));
  }

  readonly handle: Handle = async (request, response, next) => {
    // Without a backend, the pages are still shown; its error has been printed.
    const backend = await this.#open.catch(() => undefined);
    if (backend?.route?.(request, response) !== true) next();
  };

  /** Updates the database after a pass of the generator. Requests wait for it. */
  readonly follow = (written: readonly Written[]): void => {
    if (written.some(({ path }) => GENERATED.includes(path) || path.startsWith(`${migrationsFolder}/`))) this.#reopen();
  };

  #reopen(): void {
    this.#times += 1;
    this.#migrations = migrations();
    const times = this.#times;
    const last = this.#open;
    this.#open = closed(last)
      .then(() => openDatabase(times))
      .catch(explained);
    this.#open.catch((error: unknown) =>
      console.error(`form   no message can be kept: ${error instanceof UserError ? error.message : String(error)}`),
    );
  }

  async close(): Promise<void> {
    this.#watcher.close();
    clearTimeout(this.#timer);
    await closed(this.#open);
  }
}

type Handle = (...args: [...request: Parameters<BackendRoute>, next: () => void]) => Promise<void>;

async function closed(open: Promise<Opened>): Promise<void> {
  await (await open.catch(() => undefined))?.close();
}

function migrations(): string {
  return readdirSync(MIGRATIONS).join();
}

function explained(error: unknown): never {
  if (!(error instanceof OtherMigrations)) throw error;
  throw new UserError(
    `${error.message}\nAfter a change of the branch: npm run dev -- --fresh starts with an empty database, and sets the present one aside.`,
    { cause: error },
  );
}

async function openDatabase(times: number): Promise<Opened> {
  // The query makes Node read the module again.
  const read = (name: string): Promise<unknown> =>
    import(`${pathToFileURL(join(SITE_ROOT, 'site', 'generated', `${name}.ts`)).href}?${times}`);
  const { defaultAnonKey, restPath, tables } = (await read('backend')) as typeof backendModule;
  const { notifyUrl } = (await read('notify')) as typeof notifyModule;
  const { desk: config } = (await read('desk')) as typeof deskModule;
  const settings = readSettings(process.env);
  let desk: DeskServer | undefined;
  const backend = await openBackend({
    ...settings,
    migrationsDir: MIGRATIONS,
    tables,
    anonKey: defaultAnonKey,
    restPath,
    notifyUrl,
    log: console.log,
    onStored: () => desk?.wake(),
    answerDesk: async (database, question) =>
      (await import('../../site/desk/server/commands/perform.ts')).answerDesk(database, config, desk?.origin, question),
  });
  const openDesk = async (): Promise<void> => {
    const own = readDeskSettings(process.env);
    const { storage } = settings;
    if (!config || !own || !storage || !backend) return;
    const dist = await builtDesk();
    const { openEmbeddedDesk } = await import('../../site/desk/server/open-desk.ts');
    const { database } = backend;
    const opened = await openEmbeddedDesk({
      config,
      settings: { ...own, accessLog: false, offersStudio: false },
      storage,
      database,
      root: SITE_ROOT,
      dist,
      log: console.log,
    });
    ({ desk } = opened);
    console.log(opened.message.replace('The desk: ', 'desk   ').trimEnd());
  };
  const opening = openDesk().catch((error: unknown) =>
    console.error(`desk   is not served: ${error instanceof UserError ? error.message : String(error)}`),
  );
  return {
    route: backend?.route,
    async close() {
      await opening;
      await desk?.close();
      await backend?.close();
    },
  };
}
