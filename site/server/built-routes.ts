import type { RouteEntry } from '#contract';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The routes that the build has pages for. Articles that became due since the build, and the list pages they add, come
 * with the next build.
 *
 * @param distDir the built site, `dist/client`
 */
export function builtRoutes(routes: readonly RouteEntry[], distDir: string): readonly RouteEntry[] {
  return routes.filter(
    ({ url, pattern, article, list }) =>
      pattern !== undefined || (article ?? list) === undefined || existsSync(join(distDir, `${url}.html`)),
  );
}
