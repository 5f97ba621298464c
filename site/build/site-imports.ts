import { statSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';
import type { Alias, Plugin } from 'vite';
import { specFolderOf } from '../site-root.mjs';

function lastWrite(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** What `#generated/…`, `#spec` and `#spec/…` stand for in the site that has this folder. */
export function siteAliases(root: string): Alias[] {
  return [
    { find: /^#generated\//, replacement: normalizePath(join(root, 'site', 'generated/')) },
    { find: /^#spec\//, replacement: `${normalizePath(specFolderOf(root))}/` },
    { find: /^#spec$/, replacement: normalizePath(join(specFolderOf(root), 'index.ts')) },
  ];
}

/**
 * Makes `#generated/…`, `#spec` and `#spec/…` those of the site that is built: package.json names the ones of `spec/`.
 *
 * @param root the folder of the site
 * @param settings the generated files that the configuration itself has read: the dev server starts again with each change
 */
export function siteImports(root: string, settings: readonly string[]): Plugin {
  return {
    name: 'site:imports',
    config: () => ({ resolve: { alias: siteAliases(root) } }),
    configureServer(server) {
      const read = new Map(settings.map((file) => [normalizePath(file), lastWrite(file)]));
      // The generator tells of a write, and so does the watch of the files: one start for both.
      server.watcher.add([...read.keys()]).on('change', (file) => {
        const known = read.get(normalizePath(file));
        if (known === undefined || known === lastWrite(file)) return;
        read.clear();
        void server.restart();
      });
    },
  };
}
