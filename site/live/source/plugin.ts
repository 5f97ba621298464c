import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

function pathOf(name: string): string {
  return normalizePath(fileURLToPath(new URL(name, import.meta.url)));
}

/** The import source of JSX: the compiler imports `<this>/jsx-dev-runtime`. */
const jsx = 'site-with-origins';

/**
 * The modules whose exported value gets origins: `code` is appended to the module, in which the value is then called
 * `compiled`.
 */
const origins: readonly { readonly file: RegExp; readonly name: string; readonly code: string }[] = [
  { file: /\/generated\/pages\/[^/]+\.ts$/, name: 'page', code: "withActions(compiled, 'page')" },
  { file: /\/generated\/navigation\.ts$/, name: 'navigation', code: "withActions(compiled, 'navigation')" },
  { file: /\/generated\/forms\/[^/]+\.ts$/, name: 'form', code: 'withFormOrigins(compiled, locales)' },
];

/**
 * Adds origins to the texts of pages. For the dev server only: builds use the generated modules unchanged.
 */
export function sourcePages(): Plugin {
  return {
    name: 'site:sources',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({ oxc: { jsx: { importSource: jsx } } }),
    resolveId: (id) => (id === `${jsx}/jsx-dev-runtime` ? pathOf('jsx.ts') : undefined),
    transform(code, id) {
      const kind = origins.find(({ file }) => file.test(id));
      const declared = kind && `export const ${kind.name}:`;
      if (!kind || !code.includes(declared ?? '')) return undefined;
      const imports = `import { withActions, withFormOrigins } from '${pathOf('compiled.ts')}';\nimport { locales } from '#generated/languages.ts';\n`;
      return {
        code: `${code.replace(declared ?? '', 'const compiled:')}\n${imports}export const ${kind.name} = ${kind.code};\n`,
        map: null,
      };
    },
  };
}
