import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { emitSite } from '../../generator/emit/site.ts';
import type { Integrations } from '../../generator/schema/index.ts';
import { site } from './site-spec.ts';

/**
 * Bundles a module of `site/browser` as one classic script, compiled from the spec with these integrations in place of
 * its own.
 *
 * @param name the global variable with its exports
 */
export async function bundle(module: string, name: string, own: Partial<Integrations>): Promise<string> {
  const generated = emitSite({ ...site, integrations: { ...site.integrations, ...own } });
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'other-settings',
        enforce: 'pre',
        resolveId: (id) => (/^#generated\/(?:integrations|reports)\.ts$/.test(id) ? `/other/${id.slice(1)}` : null),
        load: (id) => generated.find(({ path }) => `/other/${path.slice('site/'.length)}` === id)?.content ?? null,
      },
    ],
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL(`../../site/browser/${module}`, import.meta.url)), formats: ['iife'], name },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Vite built nothing');
  return output.output[0].code;
}
