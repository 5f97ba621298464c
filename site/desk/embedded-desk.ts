import type { desk } from '#generated/desk.ts';
import type { Database } from '../server/database/database.ts';
import type { BackendSetup } from '../server/open-backend.ts';
import type { StorageChoice } from '../server/database/open.ts';
import type { OpenDeskOptions } from './server/open-desk.ts';
import { readDeskSettings } from './server/settings.ts';
import type { DeskServer } from './server/start-desk.ts';

/** How to open the desk: the site's storage, and what differs between the server and the dev server. */
interface Opening extends Pick<OpenDeskOptions, 'root' | 'log'> {
  readonly storage: StorageChoice | undefined;
  readonly database: Database | undefined;
  /** Settings that replace those of the environment. */
  readonly settings?: Partial<OpenDeskOptions['settings']>;
  /** Builds the desk's pages, and returns their folder. By default, they are in the site's build. */
  readonly build?: () => Promise<string>;
}

/**
 * Creates the desk in the process of the site's server. It opens after the database, whose backend gets `callbacks`. Its
 * code is imported on demand: a site without a desk must not load its libraries.
 *
 * @throws {UserError} for an invalid setting of the desk
 */
export function createEmbeddedDesk(config: typeof desk) {
  const own = readDeskSettings(process.env);
  let running: DeskServer | undefined;
  const callbacks: Pick<BackendSetup, 'onStored' | 'answerDesk'> = {
    onStored: () => running?.wake(),
    answerDesk: async (database, question) =>
      (await import('./server/commands.ts')).answerDesk(database, config, running?.origin, question),
  };
  return {
    callbacks,
    /** Opens the desk, if the site has one. Returns the text to print. */
    async open({ storage, database, settings, build, ...options }: Opening): Promise<string> {
      if (!config || !own || !storage || !database) return '';
      const dist = await build?.();
      const { openDesk } = await import('./server/open-desk.ts');
      const { desk: opened, message } = await openDesk({
        ...options,
        config,
        settings: { ...own, ...settings },
        storage,
        database,
        ...(dist !== undefined && { dist }),
      });
      running = opened;
      return message;
    },
    close: async (): Promise<void> => running?.close(),
  };
}
