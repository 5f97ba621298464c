import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import process from 'node:process';

import { PROJECT, siteRoot } from '../site/site-root.mjs';
import { UserError } from '../site/user-error.mjs';

/** The folder of the site that `SPEC` chooses: the project itself for `spec/`. */
export const SITE_ROOT = siteRoot();

/** What makes `#generated/…` and `#spec` those of the chosen site. */
const IMPORTS = new URL('../site/site-imports.mjs', import.meta.url);

/**
 * Makes this process and all that it starts work on the site that `SPEC` chooses. Each command calls it before anything else.
 *
 * @throws {UserError} when `SPEC` names no spec
 */
export async function selectSite() {
  if (SITE_ROOT === PROJECT) return;
  requireSpec(SITE_ROOT);
  const preload = `--import=${IMPORTS.href}`;
  const options = process.env['NODE_OPTIONS'] ?? '';
  if (!options.includes(preload)) process.env['NODE_OPTIONS'] = `${options} ${preload}`.trim();
  await import(IMPORTS.href);
}

/**
 * Refuses another site for a command that is about the one of `spec/`.
 * @param {string} reason
 */
export function requireDefaultSite(reason) {
  if (SITE_ROOT !== PROJECT) throw new UserError(`${reason} Run it without SPEC.`);
}

/** @param {string} folder */
function requireSpec(folder) {
  const named = process.env['SPEC'] ?? '';
  const inside = relative(PROJECT, folder);
  if (inside.startsWith('..') || isAbsolute(inside)) {
    throw new UserError(
      `SPEC is "${named}", which is outside of the project. Name a folder of it, as in SPEC=sites/bakery.`,
    );
  }
  if (existsSync(join(folder, 'index.ts'))) return;
  throw new UserError(
    `SPEC is "${named}", and there is no index.ts in ${folder}.\n` +
      'Name the folder of a spec, relative to the project, or leave SPEC out for the one in spec/.',
  );
}
