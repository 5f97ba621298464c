import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { lookup } from 'mrmime';
import type { Plugin, ViteDevServer } from 'vite';
import { filesPath } from '../file-addresses.ts';
import type * as Served from '../gallery/pictures.ts';
import { picturesPath } from '../pictures/variants.ts';
import { UserError } from '../user-error.mjs';
import { devMiddleware } from '../dev-middleware.ts';
import { pictureMaker } from './encode-pictures.ts';

/** Encodes pictures on demand for the dev server, and serves downloads. */
export function pictures(): Plugin {
  return {
    name: 'site:pictures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(
        devMiddleware(async ({ path, response }) => {
          if (!path.startsWith(picturesPath) && !path.startsWith(filesPath)) return false;
          try {
            const file = await find(server, path);
            if (file === undefined) return false;
            response.setHeader('Content-Type', lookup(extname(file)) ?? 'application/octet-stream');
            response.setHeader('Cache-Control', 'no-cache');
            createReadStream(file).pipe(response);
          } catch (error) {
            if (!(error instanceof UserError)) throw error;
            // The build fails with the same message.
            console.warn(error.message);
            response.writeHead(404).end(error.message);
          }
          return true;
        }),
      );
    },
  };
}

// Reads the list for each request, to include added and changed pictures.
async function find(server: ViteDevServer, address: string): Promise<string | undefined> {
  const { offeredFile, servedPictures } = (await server.ssrLoadModule('/gallery/pictures.ts')) as typeof Served;
  if (address.startsWith(filesPath)) return offeredFile(address.slice(filesPath.length));
  for (const { folder, jobs } of servedPictures()) {
    const job = jobs.get(address);
    if (job) return pictureMaker(folder)(job);
  }
  return undefined;
}
