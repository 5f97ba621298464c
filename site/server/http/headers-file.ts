import type { SiteHeaders } from '#contract';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { codeOf } from '../errors.ts';
import { UserError } from '../../user-error.mjs';

/**
 * Reads the headers that the build wrote for its pages.
 *
 * @throws {UserError} if the site has not been built
 */
export function readSiteHeaders(file: string): SiteHeaders {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SiteHeaders;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new UserError(
      `There is no built site: ${resolve(file)} is missing. Run \`npm run build\` first, or \`npm start\` for everything at once.`,
    );
  }
}
