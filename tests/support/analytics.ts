import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { emitSite } from '../../generator/emit/site.ts';
import type { Integrations } from '../../generator/schema/index.ts';
import spec from '#spec';

type Analytics = NonNullable<Integrations['analytics']>;

const entry = fileURLToPath(new URL('../../site/lib/analytics.ts', import.meta.url));

/**
 * Bundles the site's analytics as one classic script, compiled from the spec with these settings in place of its own.
 */
export async function bundleAnalytics(analytics: Partial<Analytics>): Promise<string> {
  const integrations = {
    ...spec.integrations,
    analytics: { ...(spec.integrations.analytics as Analytics), ...analytics },
  };
  const generated = emitSite({ ...spec, integrations }).find(({ path }) => path.endsWith('/integrations.ts'));
  if (!generated) throw new Error('the generator no longer writes site/generated/integrations.ts');
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'other-settings',
        enforce: 'pre',
        resolveId: (id) => (id === '#generated/integrations.ts' ? '/integrations.virtual.ts' : null),
        load: (id) => (id === '/integrations.virtual.ts' ? generated.content : null),
      },
    ],
    build: { write: false, lib: { entry, formats: ['iife'], name: 'analytics' } },
  });
  const [output] = [bundle].flat();
  if (!output || !('output' in output)) throw new Error('Vite built nothing');
  return output.output[0].code;
}
