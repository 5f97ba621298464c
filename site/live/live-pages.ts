import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import {
  normalizePath,
  type EnvironmentModuleNode,
  type HotUpdateOptions,
  type Plugin,
  type ViteDevServer,
  type ErrorPayload,
} from 'vite';
import type { Written, WatchedPass } from '../../generator/watch.ts';
import { siteRoot } from '../site-root.mjs';
import { pagesChanged, problemsSolved, problemsWanted } from './page-updates.ts';

/** A file beside this one, as Vite writes paths. */
function pathOf(name: string): string {
  return normalizePath(fileURLToPath(new URL(name, import.meta.url)));
}

/** The module that imports the blocks of a page for each render. */
const reader = pathOf('../renderer/content.ts');
/** The block gallery, which imports the same modules to show examples. It is loaded again with them. */
const gallery = pathOf('../gallery/');
/** Texts and articles, which the site reads as files for each render. */
const read = ['locales', 'articles'].map((folder) => normalizePath(join(siteRoot(), 'site', 'generated', folder, '/')));
/** The metadata of pictures and downloads. */
const media = normalizePath(join(siteRoot(), 'site', 'generated', 'media.ts'));
/** Shows changes in a page. */
const updates = pathOf('page-updates.ts');

/**
 * Updates open pages in place when the generator has written files: they fetch their new HTML and apply the
 * differences. For the dev server only.
 *
 * @param inStudio whether the client of the studio does that
 */
export function livePages(inStudio: boolean): Plugin {
  const start = `import{showUpdates}from'/@fs/${updates.replace(/^\//, '')}';showUpdates()`;
  return {
    name: 'site:live-pages',
    apply: 'serve',
    // Otherwise Vite finds it at the first visit, and reloads the page.
    config: () => (inStudio ? {} : { optimizeDeps: { include: ['idiomorph'] } }),
    transformIndexHtml: () => [
      ...(inStudio ? [] : [{ tag: 'script', attrs: { type: 'module' }, children: start, injectTo: 'head' as const }]),
      // Inline, so that it sees the page as the server sent it, before any module changes it.
      {
        tag: 'script',
        children: `document.addEventListener('readystatechange',${noteServed.toString()},{once:true})`,
        injectTo: 'head',
      },
    ],
    hotUpdate: {
      order: 'pre',
      // Otherwise Vike reloads the page for a module that only the server uses.
      handler(change: HotUpdateOptions) {
        if (change.type !== 'update' || !isContent(change.server, change.file)) return;
        if (this.environment.name === 'ssr') refresh(change.server, [change.file]);
        return [];
      },
    },
  };
}

/** The files that were announced to the pages, with the time of the write. */
const announced = new Map<string, number | undefined>();

function lastWrite(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/** Tells the dev server of written files at once; its own watcher would notice them later. */
export function showWritten(server: ViteDevServer, written: readonly Written[]): void {
  const content: string[] = [];
  for (const { path, state } of written) {
    const file = normalizePath(join(siteRoot(), path));
    if (state === 'changed' && isContent(server, file)) content.push(file);
    else server.watcher.emit(state === 'missing' ? 'add' : state === 'orphaned' ? 'unlink' : 'change', file);
  }
  refresh(server, content);
}

/**
 * Whether a file is content of pages: only the server uses it, and reads or imports it for each render. Such a module
 * is invalidated alone, and everything else that is loaded stays. `media.ts` is invalidated together with the modules
 * that import it.
 */
function isContent({ environments: { client: browser, ssr } }: ViteDevServer, file: string): boolean {
  if (read.some((folder) => file.startsWith(folder))) return true;
  const modules = [...(ssr.moduleGraph.getModulesByFile(file) ?? [])];
  return (
    modules.length > 0 &&
    !browser.moduleGraph.getModulesByFile(file)?.size &&
    (file === media || modules.every(isReadForEachPage))
  );
}

function isReadForEachPage(module: EnvironmentModuleNode): boolean {
  return (
    module.importers.size > 0 &&
    [...module.importers].every(({ file }) => file === reader || file?.startsWith(gallery) === true)
  );
}

function refresh({ environments, ws }: ViteDevServer, files: readonly string[]): void {
  const { moduleGraph } = environments.ssr;
  // Both the generator and the watcher announce a write.
  const changed = files.filter((file) => announced.get(file) !== lastWrite(file));
  if (changed.length === 0) return;
  for (const file of changed) {
    announced.set(file, lastWrite(file));
    for (const module of moduleGraph.getModulesByFile(file) ?? []) {
      // As if the importer had called `import.meta.hot.accept`, which does not take a glob: it is not invalidated.
      for (const importer of module.importers) if (importer.file === reader) importer.acceptedHmrDeps.add(module);
      moduleGraph.invalidateModule(module);
    }
  }
  ws.send({ type: 'custom', event: pagesChanged });
}

/**
 * Records the body as it is now. The browser gets the source text of this function, so it uses nothing from outside.
 */
function noteServed(): void {
  const nodesOf = (root: Node): Node[] => {
    const walker = document.createTreeWalker(root);
    const nodes = [root];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  };
  globalThis.served = { copies: nodesOf(document.body.cloneNode(true)), originals: nodesOf(document.body) };
}

/** Shows the spec's errors in Vite's overlay, above the last good page. Warnings are shown in the terminal alone. */
export function problemPages(root: string) {
  let current: ErrorPayload | undefined;
  let server: ViteDevServer | undefined;
  return {
    plugin: {
      name: 'site:problems',
      apply: 'serve',
      configureServer(started: ViteDevServer) {
        server = started;
        server.ws.on(problemsWanted, (_data, client) => {
          if (current) client.send(current);
        });
      },
    } satisfies Plugin,
    /** Shows why a pass failed in all open pages, and in those opened from now on; nothing if it succeeded. */
    show(pass: WatchedPass): void {
      const before = current;
      current = pass.ok ? undefined : { type: 'error', err: overlayOf(root, pass) };
      if (current) server?.ws.send(current);
      else if (before) server?.ws.send(problemsSolved);
    },
  };
}

/** The content of the overlay: the text in the terminal, and links that open the places of the errors in the editor. */
function overlayOf(root: string, { text, diagnostics }: WatchedPass): ErrorPayload['err'] {
  const errors = diagnostics.filter(({ severity }) => severity !== 'warning');
  const [first] = errors;
  const places = errors.flatMap((error) => [error, ...error.related]);
  return {
    message: stripVTControlCharacters(text).trim(),
    ...(first && { loc: { ...first.location, file: root + first.location.file } }),
    stack: places
      .map(({ location, message }) => `${root}${location.file}:${location.line}:${location.column} ${message}`)
      .join('\n'),
  };
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
    resolveId: (id) => (id === `${jsx}/jsx-dev-runtime` ? pathOf('origins-jsx.ts') : undefined),
    transform(code, id) {
      const kind = origins.find(({ file }) => file.test(id));
      const declared = kind && `export const ${kind.name}:`;
      if (!kind || !code.includes(declared ?? '')) return undefined;
      const imports = `import { withActions, withFormOrigins } from '${pathOf('origins.ts')}';\nimport { locales } from '#generated/languages.ts';\n`;
      return {
        code: `${code.replace(declared ?? '', 'const compiled:')}\n${imports}export const ${kind.name} = ${kind.code};\n`,
        map: null,
      };
    },
  };
}
