/**
 * Preloaded where `SPEC` names a spec of its own (`node --import ./site/site-imports.mjs`): `#generated/…`, `#spec` and `#spec/…` are
 * then that site's, and not those that package.json names.
 */
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { PROJECT, siteRoot } from './site-root.mjs';

const root = siteRoot();

/**
 * The file that an import of the site's own means; nothing for any other.
 * @param {string} specifier
 */
export function siteImport(specifier) {
  if (specifier === '#spec') return join(root, 'index.ts');
  if (specifier.startsWith('#spec/')) return join(root, specifier.slice('#spec/'.length));
  return specifier.startsWith('#generated/')
    ? join(root, 'site', 'generated', specifier.slice('#generated/'.length))
    : undefined;
}

// An older Node only installs the project, and has no such hooks.
if (root !== PROJECT && 'registerHooks' in nodeModule) {
  nodeModule.registerHooks({
    resolve(specifier, context, next) {
      const file = siteImport(specifier);
      return file === undefined ? next(specifier, context) : next(pathToFileURL(file).href, context);
    },
  });
}
