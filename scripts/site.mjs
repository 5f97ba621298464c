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
 * Makes this process and its children work on the site that `SPEC` selects. Each command calls it first.
 *
 * @throws {UserError} when `SPEC` is not the folder of a spec
 */
export async function selectSite() {
  if (SITE_ROOT === PROJECT) return;
  const inside = relative(PROJECT, SITE_ROOT);
  if (inside.startsWith('..') || isAbsolute(inside))
    throw new UserError(
      `SPEC is "${process.env['SPEC']}", which is outside of the project. Name a folder of it, as in SPEC=sites/bakery.`,
    );
  if (!existsSync(join(SITE_ROOT, 'index.ts')))
    throw new UserError(
      `SPEC is "${process.env['SPEC']}", and there is no index.ts in ${SITE_ROOT}.\n` +
        'Name the folder of a spec, relative to the project, or leave SPEC out for the one in spec/.',
    );
  const preload = `--import=${IMPORTS}`;
  const options = process.env['NODE_OPTIONS'] ?? '';
  if (!options.includes(preload)) process.env['NODE_OPTIONS'] = `${options} ${preload}`.trim();
  await import(IMPORTS);
}

/** Refuses another site for a command that only supports the one of `spec/`. @param {string} reason */
export function requireDefaultSite(reason) {
  if (SITE_ROOT !== PROJECT) throw new UserError(`${reason} Run it without SPEC.`);
}
