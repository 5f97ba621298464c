import type * as brandModule from '#generated/brand.ts';
import type * as deskModule from '#generated/desk.ts';
import type * as languagesModule from '#generated/languages.ts';
import type * as mediaModule from '#generated/media.ts';
import type * as reportsModule from '#generated/reports.ts';
import type * as siteModule from '#generated/site.ts';
import { statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Alias, Plugin } from 'vite';
import { siteRoot, specFolderOf } from '../site-root.mjs';

export const generated: string = join(siteRoot(), 'site', 'generated');

/** The same with a slash at the end, for the environment variable `GENERATED_FILES`: the renderer reads texts there. */
export const generatedFiles = `${generated}/`;

interface GeneratedModules {
  readonly 'brand.ts': typeof brandModule;
  readonly 'desk.ts': typeof deskModule;
  readonly 'languages.ts': typeof languagesModule;
  readonly 'media.ts': typeof mediaModule;
  readonly 'reports.ts': typeof reportsModule;
  readonly 'site.ts': typeof siteModule;
}

/**
 * Imports a generated module for the build's own plugins, as the generator last wrote it. Plugins call it when they
 * need a value, so that the dev server does not restart when the spec changes. By file path, because Vite bundles its
 * configuration first, and its bundler always resolves `#generated/…` to the files of `spec/`.
 *
 * @param folder the generated files of another site
 */
export function readGenerated<Name extends keyof GeneratedModules>(
  name: Name,
  folder = generated,
): Promise<GeneratedModules[Name]> {
  const file = join(folder, name);
  return import(`${pathToFileURL(file).href}?t=${Math.trunc(statSync(file).mtimeMs)}`) as Promise<
    GeneratedModules[Name]
  >;
}

/** The aliases for `#generated/…`, `#spec` and `#spec/…` of a site. */
export function siteAliases(root: string): Alias[] {
  // As Vite writes paths.
  const [folder, spec] = [root, specFolderOf(root)].map((path) => path.replaceAll(sep, '/'));
  return [
    { find: /^#generated\//, replacement: `${folder}/site/generated/` },
    { find: /^#spec\//, replacement: `${spec}/` },
    { find: /^#spec$/, replacement: `${spec}/index.ts` },
  ];
}

/** Resolves `#generated/…`, `#spec` and `#spec/…` to the site that is built; package.json maps them to `spec/`. */
export function siteImports(root: string): Plugin {
  return { name: 'site:imports', config: () => ({ resolve: { alias: siteAliases(root) } }) };
}
