import type { IncomingMessage, ServerResponse } from 'node:http';
import { openBackend, type BackendSetup } from './open-backend.ts';

/** A Connect middleware, as used by Vite's dev server. */
export interface BackendMiddleware {
  readonly handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Closes the database and releases the data directory. */
  close(): Promise<void>;
}

/**
 * The embedded backend for another server: the same database, migrations and rules as in production.
 *
 * @example
 * const backend = await backendMiddleware({ storage, migrationsDir, tables, anonKey, restPath });
 * viteServer.middlewares.use(backend.handle);
 * viteServer.httpServer?.on('close', () => void backend.close());
 */
export async function backendMiddleware(setup: BackendSetup): Promise<BackendMiddleware> {
  const backend = await openBackend(setup);
  return {
    handle: (request, response, next) => {
      if (backend?.route(request, response) !== true) next();
    },
    close: async () => backend?.close(),
  };
}
