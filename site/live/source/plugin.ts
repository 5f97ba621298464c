import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import type { SourceAnswer, SourceQuestion } from '../../../generator/edit/source/answer.ts';
import { sourceEndpoint } from './endpoint.ts';

/** Finds where what a page shows stands in the source. */
export interface Sources {
  /** The project's folder, with a slash at its end. */
  readonly root: string;
  find(question: SourceQuestion): Promise<SourceAnswer>;
}

function beside(name: string): string {
  return normalizePath(fileURLToPath(new URL(name, import.meta.url)));
}

/** Where the compiler of JSX takes what makes elements from: `<this>/jsx-dev-runtime`. */
const jsx = 'site-with-origins';

/** What says where its texts come from, in which modules: what follows the module's own code, in which the value is called `compiled`. */
const origins: readonly { readonly file: RegExp; readonly name: string; readonly code: string }[] = [
  { file: /\/generated\/pages\/[^/]+\.ts$/, name: 'page', code: "withActions(compiled, 'page')" },
  { file: /\/generated\/navigation\.ts$/, name: 'navigation', code: "withActions(compiled, 'navigation')" },
  { file: /\/generated\/forms\/[^/]+\.ts$/, name: 'form', code: 'withFormOrigins(compiled, locales)' },
];

/**
 * Has each text of a page say where it comes from, and answers the open pages which place of the spec that is. Only for the
 * dev server: the modules of a built page are those that were generated.
 */
export function sourcePages({ root, find }: Sources): Plugin {
  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error: unknown) => void,
  ): Promise<void> => {
    try {
      const found = await find((await json(request)) as SourceQuestion);
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ root, ...found }));
    } catch (error) {
      next(error);
    }
  };
  return {
    name: 'site:sources',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({ oxc: { jsx: { importSource: jsx } } }),
    resolveId: (id) => (id === `${jsx}/jsx-dev-runtime` ? beside('jsx.ts') : undefined),
    transform(code, id) {
      const kind = origins.find(({ file }) => file.test(id));
      const declared = kind && `export const ${kind.name}:`;
      if (!kind || !code.includes(declared ?? '')) return undefined;
      const imports = `import { withActions, withFormOrigins } from '${beside('compiled.ts')}';\nimport { locales } from '#generated/languages.ts';\n`;
      return {
        code: `${code.replace(declared ?? '', 'const compiled:')}\n${imports}export const ${kind.name} = ${kind.code};\n`,
        map: null,
      };
    },
    configureServer({ middlewares }) {
      middlewares.use(sourceEndpoint, (request, response, next) => {
        if (request.method === 'POST') void answer(request, response, next);
        else next();
      });
    },
  };
}
