import { join } from 'node:path';
import { normalizePath, type Alias, type Plugin } from 'vite';
import { specFolderOf } from '../site-root.mjs';

/** The aliases for `#generated/…`, `#spec` and `#spec/…` of a site. */
export function siteAliases(root: string): Alias[] {
  return [
    { find: /^#generated\//, replacement: normalizePath(join(root, 'site', 'generated/')) },
    { find: /^#spec\//, replacement: `${normalizePath(specFolderOf(root))}/` },
    { find: /^#spec$/, replacement: normalizePath(join(specFolderOf(root), 'index.ts')) },
  ];
}

/** Resolves `#generated/…`, `#spec` and `#spec/…` to the site that is built; package.json maps them to `spec/`. */
export function siteImports(root: string): Plugin {
  return { name: 'site:imports', config: () => ({ resolve: { alias: siteAliases(root) } }) };
}
