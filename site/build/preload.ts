import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const IMPORT = String.raw`import\("[^"]+"\)(?:\.then\((?:\w+|\(\w+\) => \w+\.\w+)\))*`;
/** `__vitePreload(() => import("…"), …)`, and Vite's variant for imports of which only some names are used. */
const WRAPPED = new RegExp(
  String.raw`__vitePreload(?:\$\d+)?\((?:\(\) => (${IMPORT})|async \(\) => \{\s*const \{[^}]*\} = await (${IMPORT});\s*return \{[^}]*\};\s*\}),[^()]*\)`,
  'g',
);
const HELPER_IMPORT = /import \{ \w+ as __vitePreload(?:\$\d+)? \} from "[^"]+";\n?/;

/**
 * Removes the code that Vite wraps around every `import()` to preload a module's imports and style sheets. It would be
 * a third of each page's scripts, and the islands do not need it: they load before use and import their own style
 * sheets.
 */
export function withoutPreloadHelper(): Plugin {
  return {
    name: 'site:without-preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
    renderChunk: {
      order: 'post',
      handler: (code, { name }) => {
        if (!code.includes('__vitePreload(')) return null;
        return { code: withoutWrappers(code, name), map: null };
      },
    },
  };
}

/** A chunk's code with its original dynamic imports. Throws if Vite wraps them in an unknown way. */
function withoutWrappers(code: string, chunk: string): string {
  const cleaned = code
    .replace(WRAPPED, (_, plain?: string, named?: string) => plain ?? named ?? '')
    .replace(HELPER_IMPORT, '');
  if (!cleaned.includes('__vitePreload')) return cleaned;
  throw new Error(
    `Vite no longer wraps dynamic imports the way site/build/preload.ts expects, in the chunk "${chunk}": ` +
      `${/.{0,80}__vitePreload.{0,120}/s.exec(cleaned)?.[0] ?? ''}\nChange WRAPPED there, or remove the plugin: pages then load more.`,
  );
}
