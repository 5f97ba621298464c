import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const IMPORT = String.raw`import\("[^"]+"\)(?:\.then\((?:\w+|\(\w+\) => \w+\.\w+)\))*`;
/** `__vitePreload(() => import("…"), …)`, and the form that Vite gives to an import of which only some names are used. */
const WRAPPED = new RegExp(
  String.raw`__vitePreload(?:\$\d+)?\((?:\(\) => (${IMPORT})|async \(\) => \{\s*const \{[^}]*\} = await (${IMPORT});\s*return \{[^}]*\};\s*\}),[^()]*\)`,
  'g',
);
const HELPER_IMPORT = /import \{ \w+ as __vitePreload(?:\$\d+)? \} from "[^"]+";\n?/;

/**
 * Takes away the code that Vite puts around every `import()`. It would fetch a module's imports and style sheets ahead;
 * here the islands wake before they are needed and bring their style sheet themselves, while the code, and the request
 * for it, would be a third of what each page loads.
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

/** The code of a chunk with its dynamic imports as they were written; says so when Vite wraps them another way. */
function withoutWrappers(code: string, chunk: string): string {
  const cleaned = code
    .replace(WRAPPED, (_, plain?: string, named?: string) => plain ?? named ?? '')
    .replace(HELPER_IMPORT, '');
  if (!cleaned.includes('__vitePreload')) return cleaned;
  throw new Error(
    `Vite no longer wraps dynamic imports the way site/build/preload.ts expects, in the chunk "${chunk}": ` +
      `${/.{0,80}__vitePreload.{0,120}/s.exec(cleaned)?.[0] ?? ''}\nChange WRAPPED there, or take the plugin out: the pages then load more.`,
  );
}
