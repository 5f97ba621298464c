import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import type * as backendModule from '#generated/backend.ts';
import type * as notifyModule from '#generated/notify.ts';

import { migrationsFolder } from '../../generator/paths.ts';
import type { Written } from '../../generator/watch.ts';
import { backendMiddleware } from '../../site/server/backend-middleware.ts';
import type { BackendMiddleware } from '../../site/server/backend-middleware.ts';
import { readSettings } from '../../site/server/settings.ts';
import { UserError } from '../../site/user-error.mjs';
import { SITE_ROOT } from '../site.mjs';

/** What the generator writes about tables and notifications. */
const TABLES = 'site/generated/backend.ts';
const NOTIFY = 'site/generated/notify.ts';

/** The embedded backend behind the forms of the dev server. It is reopened when the spec's tables change. */
export class DevBackend {
  #times = 0;
  #open: Promise<BackendMiddleware>;

  private constructor(first: BackendMiddleware) {
    this.#open = Promise.resolve(first);
  }

  /** @throws UserError when the database cannot be used. */
  static async open(): Promise<DevBackend> {
    return new DevBackend(await openBackend(0));
  }

  readonly handle: BackendMiddleware['handle'] = async (request, response, next) => {
    // Without a backend, the pages are still shown; its error has been printed.
    const backend = await this.#open.catch(() => undefined);
    if (backend) backend.handle(request, response, next);
    else next();
  };

  /** Updates the database after a pass of the generator. Requests wait for it. */
  readonly follow = (written: readonly Written[]): void => {
    if (!written.some(({ path }) => path === TABLES || path === NOTIFY || path.startsWith(`${migrationsFolder}/`)))
      return;
    this.#times += 1;
    const times = this.#times;
    const next = this.close().then(() => openBackend(times));
    next.catch((error: unknown) =>
      console.error(`form   no message can be kept: ${error instanceof UserError ? error.message : String(error)}`),
    );
    this.#open = next;
  };

  async close(): Promise<void> {
    const backend = await this.#open.catch(() => undefined);
    await backend?.close();
  }
}

async function openBackend(times: number): Promise<BackendMiddleware> {
  const read = (path: string): Promise<unknown> => import(`${pathToFileURL(join(SITE_ROOT, path)).href}?${times}`);
  // The query makes Node read the module again.
  const { defaultAnonKey, restPath, tables } = (await read(TABLES)) as typeof backendModule;
  const { notifyUrl } = (await read(NOTIFY)) as typeof notifyModule;
  return backendMiddleware({
    ...readSettings(process.env),
    migrationsDir: join(SITE_ROOT, migrationsFolder),
    tables,
    anonKey: defaultAnonKey,
    restPath,
    notifyUrl,
    log: console.log,
  });
}
