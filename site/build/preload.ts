import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Replaces the code that Vite puts around every `import()` by the import itself. It would fetch a module's imports
 * and style sheets ahead; here the islands wake before they are needed and bring their style sheet themselves,
 * while the code would be a third of what each page loads.
 */
export function withoutPreloadHelper(): Plugin {
  return {
    name: 'cimiento:without-preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  };
}
