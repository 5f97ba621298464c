import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import type { SourceAnswer, SourceQuestion } from '../../../generator/edit/source/answer.ts';
import { devMiddleware } from '../../build/dev-middleware.ts';
import { sourceEndpoint } from './endpoint.ts';

/** Finds the source of what a page shows. */
export interface Sources {
  /** The project's folder, with a slash at its end. */
  readonly root: string;
  find(question: SourceQuestion): Promise<SourceAnswer>;
}

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
 * Adds origins to the texts of pages, and answers where in the spec an origin is. For the dev server only: builds use
 * the generated modules unchanged.
 */
export function sourcePages({ root, find }: Sources): Plugin {
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
    configureServer({ middlewares }) {
      middlewares.use(
        sourceEndpoint,
        devMiddleware(async ({ request, response }) => {
          if (request.method !== 'POST') return false;
          const found = await find((await json(request)) as SourceQuestion);
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify({ root, ...found }));
          return true;
        }),
      );
    },
  };
}
