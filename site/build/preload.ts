import type { Plugin } from 'vite';

/** Vite's plugin that wraps dynamic imports. */
const WRAPPER = 'native:import-analysis-build';

/**
 * Removes the code that Vite wraps around every `import()` to preload a module's imports and style sheets. It would be
 * a third of each page's scripts, and the islands do not need it: they load before use and import their own style
 * sheets.
 */
export function withoutPreloadHelper(): Plugin {
  return {
    name: 'site:without-preload-helper',
    apply: 'build',
    configResolved({ plugins }) {
      const wrapper = plugins.find(({ name }) => name === WRAPPER);
      if (!wrapper) throw new Error(`Vite has no plugin ${WRAPPER} any more: correct or remove site/build/preload.ts.`);
      const { applyToEnvironment = () => true } = wrapper;
      wrapper.applyToEnvironment = (environment) => environment.name !== 'client' && applyToEnvironment(environment);
    },
  };
}
