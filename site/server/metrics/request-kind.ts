import type { IncomingMessage } from 'node:http';
import { parseTarget } from '../http/request-target.ts';
import type { SiteMap } from '../http/site-map.ts';
import type { StaticFiles } from '../http/static-files.ts';

/** What a request asks for. `other`: redirects and unknown paths. */
const requestKinds = ['page', 'file', 'insert', 'report', 'health', 'metrics', 'other'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Options of {@link createKindOf}. */
export interface RequestPlaces {
  readonly files: Pick<StaticFiles, 'has'>;
  readonly siteMap: Pick<SiteMap, 'route'>;
  readonly restPath: string;
  readonly healthPath: string;
  readonly metricsPath: string;
  /** The path at which this server receives reports, if it does. */
  readonly reportsPath: string | undefined;
}

/** Classifies requests into a fixed set of kinds, whatever URLs clients make up. */
export function createKindOf(places: RequestPlaces): (request: Pick<IncomingMessage, 'url'>) => RequestKind {
  const { files, siteMap, restPath, healthPath, metricsPath, reportsPath } = places;
  const fixed = new Map<string | undefined, RequestKind>([
    [reportsPath, 'report'],
    [healthPath, 'health'],
    [metricsPath, 'metrics'],
  ]);
  return ({ url = '' }) => {
    const path = parseTarget(url)?.path;
    if (path === undefined) return 'other';
    if (path === restPath || path.startsWith(`${restPath}/`)) return 'insert';
    const known = fixed.get(path);
    if (known !== undefined) return known;
    if (siteMap.route(path)?.status === 200) return 'page';
    return files.has(path) ? 'file' : 'other';
  };
}
