/** `npm run dev`: the site with hot reload from the spec to the browser, and the embedded backend behind its forms. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';

import { dev } from 'vike/api';
import type { Plugin } from 'vite';

import { backendMiddleware } from '../site/server/backend-middleware.ts';
import type { BackendMiddleware } from '../site/server/backend-middleware.ts';
import { readSettings } from '../site/server/settings.ts';
import { UserError as ServerError } from '../site/server/user-error.ts';
import { run } from './child.mjs';
import { ROOT, projectEnv } from './node.mjs';
import { listenAddress, requireFreePort } from './port.mjs';
import { UserError, dim, main } from './report.mjs';

const SITE = join(ROOT, 'site');
const GENERATOR = join(ROOT, 'generator', 'cli.ts');

/** Watches the spec in a process of its own: a broken spec there leaves the pages here standing. */
function watchSpec(): { stop(): Promise<void> } {
  const child = spawn(process.execPath, [GENERATOR, '--watch'], { stdio: ['ignore', 'inherit', 'inherit'], env: projectEnv() });
  let stopping = false;
  child.on('exit', (code) => {
    if (!stopping) console.error(`the generator stopped (exit code ${code}): end this with Ctrl-C and run \`npm run dev\` again`);
  });
  return {
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** The embedded backend, with what the generator has just written about its tables. */
async function openBackend(): Promise<BackendMiddleware> {
  const { defaultAnonKey, restPath, tables } = await import('#generated/backend.ts');
  const { notifyUrl } = await import('#generated/notify.ts');
  try {
    return await backendMiddleware({
      ...readSettings(process.env),
      migrationsDir: join(SITE, 'supabase', 'migrations'),
      tables,
      anonKey: defaultAnonKey,
      restPath,
      notifyUrl,
      log: console.log,
    });
  } catch (error) {
    if (error instanceof ServerError) throw new UserError(error.message);
    throw error;
  }
}

/** Puts the backend in front of Vike, which would take its addresses for pages. */
function backendPlugin(backend: BackendMiddleware): Plugin {
  return {
    name: 'cimiento:backend',
    configureServer: (server) => void server.middlewares.use(backend.handle),
  };
}

/** Ends with the first of the signals that end a command. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}

await main(async () => {
  const { host, port } = listenAddress();
  await requireFreePort({ host, port });
  // The dev server reads what the generator wrote, so the first pass comes before it.
  const code = await run(process.execPath, [GENERATOR], { env: projectEnv() });
  if (code !== 0) throw new UserError('the dev server needs a spec that compiles: correct the errors above and run `npm run dev` again');

  const backend = await openBackend();
  const watcher = watchSpec();
  const { viteServer } = await dev({
    viteConfig: {
      root: SITE,
      configFile: join(SITE, 'vite.config.ts'),
      server: { host, port, strictPort: true },
      plugins: [backendPlugin(backend)],
    },
  });
  viteServer.printUrls();
  console.log(dim('Change a file in spec/ or site/ and the page follows. Ctrl-C ends it.'));
  // Vite's own handler would exit as soon as Vite is closed, in the middle of closing the database.
  process.removeAllListeners('SIGTERM');
  await untilStopped();
  await Promise.all([viteServer.close(), watcher.stop(), backend.close()]);
  // All that is ours is closed; the bundler keeps threads of its own that would hold the process open.
  process.exit(0);
});
