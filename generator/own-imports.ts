import { registerHooks } from 'node:module';
import type { ResolveFnOutput } from 'node:module';

const project = new URL('..', import.meta.url).href;
/** The generator, and what it borrows from the site. */
const own = [`${project}generator/`, `${project}site/`] as const;
const sibling = /^\.\.?\/[^?#%]*\.(?:ts|m?js)$/;
const name = /^[#@\w][^:]*$/;
/** The package's messages in all languages but English, in sixty files. The generator speaks English. */
const translations = '../locales/index.js';

let isOn = false;

/**
 * Makes this process's later imports of the generator and of zod fast, for a run that imports them once. Node looks at the disk for each
 * of two thousand imports; here a relative one is what it says, a name is looked up once, and zod's translations stay out.
 */
export function importOwnOnce(): void {
  if (isOn) return;
  isOn = true;
  const named = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL ?? '';
      const isOwn = own.some((folder) => from.startsWith(folder));
      const isZod = from.includes('/node_modules/zod/');
      if ((!isOwn && !isZod) || !context.conditions.includes('import')) return next(specifier, context);
      if (isZod && specifier === translations)
        return { url: 'data:text/javascript,', format: 'module', shortCircuit: true };
      if (sibling.test(specifier))
        return {
          url: new URL(specifier, from).href,
          format: specifier.endsWith('.ts') ? 'module-typescript' : 'module',
          shortCircuit: true,
        };
      if (!name.test(specifier)) return next(specifier, context);
      const known = named.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
      named.set(specifier, known);
      return known;
    },
  });
}
