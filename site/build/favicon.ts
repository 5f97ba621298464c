import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Where browsers find the icon of the site. */
export const FAVICON = '/favicon.svg';

/** Publishes the brand's icon. */
export function favicon({ file }: { readonly file: string }): Plugin {
  return {
    name: 'favicon',
    configureServer(server) {
      server.middlewares.use(FAVICON, (request, response, next) => {
        if (request.url !== '/' && request.url?.startsWith('/?') !== true) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.setHeader('Cache-Control', 'no-cache');
        readFile(file).then((icon) => response.end(icon), next);
      });
    },
    async generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: FAVICON.slice(1), source: await readFile(file) });
    },
  };
}
