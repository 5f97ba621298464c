import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { SPECULATION_RULES } from '../files.ts';

/** Publishes the rules by which browsers prefetch pages; they are the same for every site. */
export function speculationRules(): Plugin {
  const rules = (): string => readFileSync(fileURLToPath(new URL('speculation-rules.json', import.meta.url)), 'utf8');
  return {
    name: 'speculation-rules',
    configureServer(server) {
      server.middlewares.use(SPECULATION_RULES, (request, response, next) => {
        if (request.url !== '/') return next();
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(rules());
      });
    },
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: SPECULATION_RULES.slice(1), source: rules() });
    },
  };
}
