import { statSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';
import type { Alias, Plugin } from 'vite';
import { specFolderOf } from '../site-root.mjs';

function lastWrite(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The aliases for `#generated/…`, `#spec` and `#spec/…` of a site. */
export function siteAliases(root: string): Alias[] {
  return [
    { find: /^#generated\//, replacement: normalizePath(join(root, 'site', 'generated/')) },
    { find: /^#spec\//, replacement: `${normalizePath(specFolderOf(root))}/` },
    { find: /^#spec$/, replacement: normalizePath(join(specFolderOf(root), 'index.ts')) },
  ];
}

/**
 * Resolves `#generated/…`, `#spec` and `#spec/…` to the site that is built; package.json maps them to `spec/`.
 *
 * @param root the site's folder
 * @param settings the generated files that Vite's configuration imports: the dev server restarts when one changes
 */
export function siteImports(root: string, settings: readonly string[]): Plugin {
  return {
    name: 'site:imports',
    config: () => ({ resolve: { alias: siteAliases(root) } }),
    configureServer(server) {
      const read = new Map(settings.map((file) => [normalizePath(file), lastWrite(file)]));
      // The generator and the file watcher both report a write: restart only once.
      server.watcher.add([...read.keys()]).on('change', (file) => {
        const known = read.get(normalizePath(file));
        if (known === undefined || known === lastWrite(file)) return;
        read.clear();
        void server.restart();
      });
    },
  };
}
