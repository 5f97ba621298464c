import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import process from 'node:process';

import { PROJECT, siteRoot } from '../site/site-root.mjs';
import { UserError } from '../site/user-error.mjs';

/** The folder of the site that `SPEC` selects: the project itself for `spec/`. */
export const SITE_ROOT = siteRoot();

/** Resolves `#generated/…` and `#spec` to the selected site. */
const IMPORTS = new URL('../site/site-imports.mjs', import.meta.url).href;

/**
 * Makes this process and its children use the site that `SPEC` selects. Each command calls it first.
 *
 * @throws {UserError} if `SPEC` is not the folder of a spec
 */
export async function selectSite() {
  if (SITE_ROOT === PROJECT) return;
  const inside = relative(PROJECT, SITE_ROOT);
  if (inside.startsWith('..') || isAbsolute(inside))
    throw new UserError(
      `SPEC is "${process.env['SPEC']}", which is outside of the project. Use a folder in the project, as in SPEC=sites/bakery.`,
    );
  if (!existsSync(join(SITE_ROOT, 'index.ts')))
    throw new UserError(
      `SPEC is "${process.env['SPEC']}", but there is no index.ts in ${SITE_ROOT}.\n` +
        'Use the folder of a spec, relative to the project, or unset SPEC for the one in spec/.',
    );
  const preload = `--import=${IMPORTS}`;
  const options = process.env['NODE_OPTIONS'] ?? '';
  if (!options.includes(preload)) process.env['NODE_OPTIONS'] = `${options} ${preload}`.trim();
  await import(IMPORTS);
}

/**
 * Refuses a folder that Vite cannot bundle: it reads `#`, `?` and `*` in paths as parts of URLs and patterns.
 * @param {string} folder
 */
export function requireBundlablePath(folder) {
  if (/[#?*]/.test(folder))
    throw new UserError(`Vite does not work in ${folder}: rename the folder with #, ? or * in its name.`);
}

/** Throws if another site is selected, for commands that only support the one in `spec/`. @param {string} reason */
export function requireDefaultSite(reason) {
  if (SITE_ROOT !== PROJECT) throw new UserError(`${reason} Run it without SPEC.`);
}
