import type { IncomingMessage } from 'node:http';
import { maskPath } from '../../lib/reports/mask-path.ts';
import { parseTarget } from './request-target.ts';
import type { SiteMap } from './site-map.ts';
import type { StaticFiles } from './static-files.ts';

/** Returns the path to log: unchanged if the site has it, otherwise masked, since it may contain personal data. */
export function createPathOf(files: Pick<StaticFiles, 'has'>, siteMap: SiteMap): (request: IncomingMessage) => string {
  const known = (path: string): boolean => {
    const route = siteMap.route(path);
    return route === undefined ? files.has(path) : route.pattern === undefined;
  };
  return ({ url = '' }) => {
    const path = parseTarget(url)?.path ?? url.split('?', 1)[0] ?? '';
    return known(path) ? path : maskPath(path);
  };
}
