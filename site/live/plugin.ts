import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  normalizePath,
  type EnvironmentModuleNode,
  type HotUpdateOptions,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import type { Written } from '../../generator/watch.ts';
import { siteRoot } from '../site-root.mjs';
import { pagesChanged } from './event.ts';

/** The module that imports the blocks of a page for each render. */
const reader = normalizePath(fileURLToPath(new URL('../renderer/content.ts', import.meta.url)));
/** The block gallery, which imports the same modules to show examples. It is loaded again with them. */
const gallery = normalizePath(fileURLToPath(new URL('../gallery/', import.meta.url)));
/** Texts and articles, which the site reads as files for each render. */
const read = ['locales', 'articles'].map((folder) => normalizePath(join(siteRoot(), 'site', 'generated', folder, '/')));
/** The metadata of pictures and downloads. */
const media = normalizePath(join(siteRoot(), 'site', 'generated', 'media.ts'));
const client = fileURLToPath(new URL('client.ts', import.meta.url));

/**
 * Updates open pages in place when the generator has written files: they fetch their new HTML and apply the
 * differences. For the dev server only.
 *
 * @param inStudio whether the client of the studio does that
 */
export function livePages(inStudio: boolean): Plugin {
  const script = { type: 'module', src: `/@fs/${normalizePath(client).replace(/^\//, '')}` };
  return {
    name: 'site:live-pages',
    apply: 'serve',
    // Otherwise Vite finds it at the first visit, and reloads the page.
    config: () => (inStudio ? {} : { optimizeDeps: { include: ['idiomorph'] } }),
    transformIndexHtml: () => [
      ...(inStudio ? [] : [{ tag: 'script', attrs: script, injectTo: 'head' as const }]),
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
