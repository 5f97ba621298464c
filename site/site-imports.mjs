/**
 * Preloaded if `SPEC` names another spec (`node --import ./site/site-imports.mjs`): resolves `#generated/…`, `#spec`
 * and `#spec/…` to that site's files instead of those in package.json.
 */
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { PROJECT, siteRoot } from './site-root.mjs';

const root = siteRoot();

/**
 * The file of an import such as `#spec/…`; undefined for other imports.
 * @param {string} specifier
 */
export function siteImport(specifier) {
  if (specifier === '#spec') return join(root, 'index.ts');
  if (specifier.startsWith('#spec/')) return join(root, specifier.slice('#spec/'.length));
  return specifier.startsWith('#generated/')
    ? join(root, 'site', 'generated', specifier.slice('#generated/'.length))
    : undefined;
}

// Older versions of Node lack these hooks; they only run the scripts that install the project.
if (root !== PROJECT && 'registerHooks' in nodeModule) {
  nodeModule.registerHooks({
    resolve(specifier, context, next) {
      const file = siteImport(specifier);
      return file === undefined ? next(specifier, context) : next(pathToFileURL(file).href, context);
    },
  });
}
