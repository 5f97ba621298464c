import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

import { UserError } from '../site/user-error.mjs';
import { SITE_ROOT } from './site.mjs';

/** In Vike's `dist/`: resolves its own modules and those that the configuration names. */
const RESOLVER = '/vike/dist/utils/requireResolve.js';

/** The mistakes in it: paths are decoded repeatedly, and not encoded when they become URLs. */
const CORRECTIONS = [
  ['return decodeURIComponent(filePath);', 'return filePath;'],
  [
    'removeFilePrefix(path.dirname(importMetaUrl))',
    'decodeURIComponent(removeFilePrefix(path.dirname(importMetaUrl)))',
  ],
  ['filePath = filePrefix + filePath;', 'filePath = filePrefix + encodeURI(filePath);'],
] as const;

/**
 * Lets Vike, which decodes paths that are not encoded, work in a folder with `%` in its path, such as `/home/ana/100%`.
 * Call it before Vike is imported.
 */
export function allowPercentInPath(): void {
  if (!SITE_ROOT.includes('%')) return;
  registerHooks({
    // Vike imports its configuration by path, which Node takes for the path of a URL.
    resolve(specifier, context, next) {
      const isPath = specifier.startsWith('/') && context.conditions.includes('import');
      return next(isPath ? pathToFileURL(specifier).href : specifier, context);
    },
    load(url, context, next) {
      const loaded = next(url, context);
      return url.endsWith(RESOLVER) ? { ...loaded, source: corrected(String(loaded.source)) } : loaded;
    },
  });
}

function corrected(source: string): string {
  return CORRECTIONS.reduce((text, [wrong, right]) => {
    if (!text.includes(wrong))
      throw new UserError(`Vike does not work in ${SITE_ROOT}: rename the folder with % in its name.`);
    return text.replace(wrong, right);
  }, source);
}
