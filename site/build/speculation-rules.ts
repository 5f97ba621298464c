import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where browsers find them; the header of every page names it. */
const ADDRESS = '/speculation-rules.json';

/** Publishes the rules by which browsers fetch pages ahead: the same for every site. */
export function speculationRules(): Plugin {
  const rules = (): string => readFileSync(fileURLToPath(new URL('speculation-rules.json', import.meta.url)), 'utf8');
  return {
    name: 'speculation-rules',
    configureServer(server) {
      server.middlewares.use(ADDRESS, (request, response, next) => {
        if (request.url !== '/') return next();
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(rules());
      });
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: ADDRESS.slice(1), source: rules() });
    },
  };
}
