import type { RouteEntry } from '#contract';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The addresses that a build has pages for. An article may have become due since, and then the list of articles may have more
 * pages: they come with the next build.
 *
 * @param distDir the built site, `dist/client`
 */
export function builtRoutes(routes: readonly RouteEntry[], distDir: string): readonly RouteEntry[] {
  return routes.filter(
    ({ url, pattern, article, list }) =>
      pattern !== undefined || (article ?? list) === undefined || existsSync(join(distDir, `${url}.html`)),
  );
}
