import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
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
import type { Route } from '../../site/server/http/fetch-listener.ts';
import { readSettings } from '../../site/server/settings.ts';
import { siteCache } from '../../site/site-root.mjs';
import { UserError } from '../../site/user-error.mjs';
import { ROOT } from '../node.mjs';
import { capture, tail } from '../process.mjs';
import { SITE_ROOT } from '../site.mjs';
import { isBuilt } from '../stamp.mjs';

/** The generated modules with the tables, notifications and the desk. */
const GENERATED = ['backend', 'notify', 'desk'].map((name) => `site/generated/${name}.ts`);
const MIGRATIONS = join(SITE_ROOT, migrationsFolder);
/** Debounces changes: switching branches replaces several files. */
const DEBOUNCE_MS = 100;

interface Opened {
  readonly route: Route | undefined;
  close(): Promise<void>;
}

/** The dev server's backend and desk. */
export interface DevBackend {
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void>;
  /** Reopens the database after a relevant run of the generator. Requests wait for it. */
  follow(written: readonly Written[]): void;
  close(): Promise<void>;
}

/**
 * Opens the backend and the desk, and opens them again when the spec's tables or the migrations change.
 *
 * @throws {UserError} if the database cannot be used
 */
export async function openDevBackend(): Promise<DevBackend> {
  let open = Promise.resolve(await openDatabase().catch(suggestFresh));
  /** The migrations when the backend was opened. */
  let seen = migrations();
  const reopen = (): void => {
    seen = migrations();
    open = close(open).then(openDatabase).catch(suggestFresh);
    open.catch((error: unknown) =>
      console.error(`form   cannot store submissions: ${error instanceof UserError ? error.message : String(error)}`),
    );
  };
  let timer: NodeJS.Timeout | undefined;
  // Switching branches changes the migrations without a run of the generator.
  const onChange = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void (migrations() !== seen && reopen()), DEBOUNCE_MS);
  };
  const watcher = watchBelow(MIGRATIONS, onChange, (error) => console.error(error.message));
  return {
    async handle(request, response, next) {
      // Serves the pages even if the backend failed to open; its error was printed.
      const backend = await open.catch(() => undefined);
      if (backend?.route?.(request, response) !== true) next();
    },
    follow(written) {
      if (written.some(({ path }) => GENERATED.includes(path) || path.startsWith(`${migrationsFolder}/`))) reopen();
    },
    async close() {
      watcher.close();
      clearTimeout(timer);
      await close(open);
    },
  };
}

async function close(open: Promise<Opened>): Promise<void> {
  await (await open.catch(() => undefined))?.close();
}

function migrations(): string {
  return readdirSync(MIGRATIONS).join();
}

function suggestFresh(error: unknown): never {
  if (!(error instanceof OtherMigrations)) throw error;
  throw new UserError(
    `${error.message}\nAfter switching branches: npm run dev -- --fresh starts with an empty database, and keeps the current one under another name.`,
    { cause: error },
  );
}

async function openDatabase(): Promise<Opened> {
  // The query makes Node import the module again.
  const query = Date.now();
  const read = (name: string): Promise<unknown> =>
    import(`${pathToFileURL(join(SITE_ROOT, 'site', 'generated', `${name}.ts`)).href}?${query}`);
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
      (await import('../../site/desk/server/commands/run-desk.ts')).answerDesk(
        database,
        config,
        desk?.origin,
        question,
      ),
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

let building: Promise<string> | undefined;

/** The folder of the desk's pages: from the site's build if it is up to date; otherwise builds them, once per start. */
function builtDesk(): Promise<string> {
  building ??= (async () => {
    if (isBuilt()) return join(SITE_ROOT, 'dist', 'desk');
    const dist = join(siteCache(), 'dev');
    const { NODE_ENV: _, ...env } = process.env;
    const { code, output } = await capture(process.execPath, [join(ROOT, 'scripts/build/build-desk.ts'), dist], {
      env,
    });
    if (code !== 0) throw new UserError(`its pages cannot be built:\n${tail(output)}`);
    return join(dist, 'desk');
  })();
  return building;
}
