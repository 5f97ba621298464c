import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import type { EnvironmentModuleNode, HotUpdateOptions, Plugin, ViteDevServer } from 'vite';
import { siteRoot } from '../site-root.mjs';
import { pagesChanged } from './event.ts';
import { noteServed } from './served.ts';

/** The module that imports blocks and texts for each page that is rendered. */
const reader = normalizePath(fileURLToPath(new URL('../renderer/content.ts', import.meta.url)));
/** What is known of pictures and files. */
const media = normalizePath(join(siteRoot(), 'site', 'generated', 'media.ts'));
const client = fileURLToPath(new URL('client.ts', import.meta.url));

/** A file that the generator has just written or deleted. */
export interface WrittenFile {
  /** Absolute. */
  readonly file: string;
  readonly state: 'missing' | 'changed' | 'orphaned';
}

/**
 * Shows what the generator has written in the open browser, in place: the pages ask for their new HTML and take over what
 * differs. Only for the dev server; no built page has any of it.
 */
export function livePages(): Plugin {
  return {
    name: 'site:live-pages',
    apply: 'serve',
    // Found by itself only at the first visit, which Vite would then load twice.
    config: () => ({ optimizeDeps: { include: ['idiomorph'] } }),
    transformIndexHtml: (_html, { server }) => [
      {
        tag: 'script',
        attrs: { type: 'module', src: `${server?.config.base ?? '/'}@fs/${normalizePath(client).replace(/^\//, '')}` },
        injectTo: 'head',
      },
      // In the page itself, so that it sees the page as the server has sent it, before any module changes it.
      {
        tag: 'script',
        children: `document.addEventListener('readystatechange',${noteServed.toString()},{once:true})`,
        injectTo: 'head',
      },
    ],
    hotUpdate: {
      order: 'pre',
      // Vike reloads the whole page for a module that the server alone has.
      handler(change: HotUpdateOptions) {
        if (change.type !== 'update' || !isContent(change.server, change.file)) return;
        if (this.environment.name === 'ssr') refresh(change.server, [change.file]);
        return [];
      },
    },
  };
}

/** The files that the pages have been told of, with the time of the write. */
const told = new Map<string, number | undefined>();

function lastWrite(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/** Tells the dev server at once what its own watch of the files would find out later. */
export function showWritten(server: ViteDevServer, written: readonly WrittenFile[]): void {
  const content: string[] = [];
  for (const { file, state } of written.map((one) => ({ ...one, file: normalizePath(one.file) }))) {
    if (state === 'changed' && isContent(server, file)) content.push(file);
    else server.watcher.emit(state === 'missing' ? 'add' : state === 'orphaned' ? 'unlink' : 'change', file);
  }
  refresh(server, content);
}

/**
 * Whether a file is what a page says: the server alone has it, and imports it whenever a page is asked for. Such a
 * module is read anew by itself, everything else that has been loaded stays. What is known of the pictures is read anew with
 * all that imports it.
 */
function isContent({ environments: { client: browser, ssr } }: ViteDevServer, file: string): boolean {
  const modules = [...(ssr.moduleGraph.getModulesByFile(file) ?? [])];
  return (
    modules.length > 0 &&
    !browser.moduleGraph.getModulesByFile(file)?.size &&
    (file === media || modules.every(isReadForEachPage))
  );
}

function isReadForEachPage(module: EnvironmentModuleNode): boolean {
  return module.importers.size > 0 && [...module.importers].every(({ file }) => file === reader);
}

function refresh({ environments, ws }: ViteDevServer, files: readonly string[]): void {
  const { moduleGraph } = environments.ssr;
  // Both the generator and the watch of the files tell of a write.
  const untold = files.filter((file) => told.get(file) !== lastWrite(file));
  if (untold.length === 0) return;
  for (const file of untold) {
    told.set(file, lastWrite(file));
    for (const module of moduleGraph.getModulesByFile(file) ?? []) {
      // As if the importer had said so with `import.meta.hot.accept`, which does not take a glob: it stays as it is.
      if (file !== media) for (const importer of module.importers) importer.acceptedHmrDeps.add(module);
      moduleGraph.invalidateModule(module);
    }
  }
  ws.send({ type: 'custom', event: pagesChanged });
}
