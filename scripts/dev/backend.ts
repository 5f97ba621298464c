import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import type { Connect } from 'vite';

import { restPath } from '#generated/backend.ts';
import type * as backendModule from '#generated/backend.ts';
import type * as deskModule from '#generated/desk.ts';
import type * as notifyModule from '#generated/notify.ts';

import { migrationsFolder } from '../../generator/files.ts';
import { OtherMigrations } from '../../site/server/database/migrate.ts';
import { createEmbeddedDesk } from '../../site/desk/embedded-desk.ts';
import { createListener } from '../../site/server/http/http-app.ts';
import { openBackend } from '../../site/server/open-backend.ts';
import { readSettings } from '../../site/server/settings.ts';
import { siteCache } from '../../site/site-root.mjs';
import { UserError } from '../../site/user-error.mjs';
import { ROOT } from '../node.mjs';
import { capture, tail } from '../process.mjs';
import { SITE_ROOT } from '../site.mjs';
import { isBuilt } from '../../site/current-build.ts';
import type { LivePart } from './live-site.ts';

/** The generated modules with the tables, notifications and the desk. */
const GENERATED = ['backend', 'notify', 'desk'].map((name) => `site/generated/${name}.ts`);
const MIGRATIONS = join(SITE_ROOT, migrationsFolder);
/** Debounces changes: switching branches replaces several files. */
const DEBOUNCE_MS = 100;

/**
 * Opens the backend and the desk, and opens them again when the spec's tables or the migrations change.
 *
 * @throws {UserError} if the database cannot be used
 */
export async function openDevBackend(): Promise<LivePart> {
  let open = Promise.resolve(await openDatabase().catch(suggestFresh));
  /** The migrations when the backend was opened. */
  let seen = migrations();
  const close = async (): Promise<void> => (await open.catch(() => undefined))?.close();
  const reopen = (): void => {
    seen = migrations();
    open = close().then(openDatabase).catch(suggestFresh);
    open.catch((error: unknown) => console.error(`form   cannot store submissions: ${messageOf(error)}`));
  };
  let timer: NodeJS.Timeout | undefined;
  // Switching branches changes the migrations without a run of the generator.
  const watcher = watch(MIGRATIONS, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void (migrations() !== seen && reopen()), DEBOUNCE_MS);
  });
  watcher.on('error', ({ message }) => console.error(message));
  // Serves the pages even if the backend failed to open; its error was printed.
  const answer = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>): Promise<void> => {
    const backend = await open.catch(() => undefined);
    const isInsert = request.url?.startsWith(`${restPath}/`) === true;
    if (isInsert && backend?.listener) await backend.listener(request, response);
    else next();
  };
  return {
    // Before Vike, which would treat the backend's URLs as pages.
    plugin: {
      name: 'site:backend',
      configureServer: ({ middlewares }) =>
        void middlewares.use((request, response, next) => void answer(request, response, next)),
    },
    // Requests wait for the database.
    follow(written) {
      if (written.some(({ path }) => GENERATED.includes(path) || path.startsWith(`${migrationsFolder}/`))) reopen();
    },
    async close() {
      watcher.close();
      clearTimeout(timer);
      await close();
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof UserError ? error.message : String(error));
const migrations = (): string => readdirSync(MIGRATIONS).join();

function suggestFresh(error: unknown): never {
  if (!(error instanceof OtherMigrations)) throw error;
  throw new UserError(
    `${error.message}\nAfter switching branches: npm run dev -- --fresh starts with an empty database, and keeps the current one under another name.`,
    { cause: error },
  );
}

async function openDatabase() {
  // The query makes Node import the module again.
  const query = Date.now();
  const read = (name: string): Promise<unknown> =>
    import(`${pathToFileURL(join(SITE_ROOT, 'site', 'generated', `${name}.ts`)).href}?${query}`);
  const { defaultAnonKey, tables } = (await read('backend')) as typeof backendModule;
  const { notifyUrl } = (await read('notify')) as typeof notifyModule;
  const { desk: config } = (await read('desk')) as typeof deskModule;
  const settings = readSettings(process.env);
  const desk = createEmbeddedDesk(config);
  const backend = await openBackend({
    ...settings,
    migrationsDir: MIGRATIONS,
    tables,
    anonKey: defaultAnonKey,
    notifyUrl,
    log: console.log,
    ...desk.callbacks,
  });
  const opening = desk
    .open({
      storage: settings.storage,
      database: backend?.database,
      settings: { accessLog: false, offersStudio: false },
      root: SITE_ROOT,
      build: builtDesk,
      log: console.log,
    })
    .then((message) => message && console.log(message.replace('The desk: ', 'desk   ').trimEnd()))
    .catch((error: unknown) => console.error(`desk   is not served: ${messageOf(error)}`));
  return {
    listener: backend && createListener(backend.app, {}),
    async close() {
      await opening;
      await desk.close();
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
    const program = join(ROOT, 'scripts/build/bundler.ts');
    const { code, output } = await capture(process.execPath, [program, dist, 'desk'], { env });
    if (code !== 0) throw new UserError(`its pages cannot be built:\n${tail(output)}`);
    return join(dist, 'desk');
  })();
  return building;
}
