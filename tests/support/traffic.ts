import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright';

import { siteRoot } from '../../site/site-root.mjs';
import { followRequests, type Settle } from './follow-requests.ts';

/** A response that a page has received. */
export interface Fetched {
  /** Without origin and query. */
  readonly path: string;
  /** The browser's resource type: `document`, `script`, `font`, `stylesheet`, `fetch`, … */
  readonly type: string;
  /** The size of the compressed body, without headers. */
  readonly bytes: number;
}

/** Records the responses of a page from now on; `read` returns them when no request is pending. */
export function countTraffic(
  page: Page,
  origin: string,
): { read: (...until: Parameters<Settle>) => Promise<Fetched[]> } {
  const settle = followRequests(page);
  const counted: Promise<Fetched | undefined>[] = [];
  page.on('requestfinished', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin) return;
    counted.push(
      request.sizes().then(({ responseBodySize }) => ({
        path: url.pathname,
        type: request.resourceType(),
        bytes: responseBodySize,
      })),
    );
  });
  return {
    async read(...until) {
      await settle(...until);
      return (await Promise.all(counted)).filter((one) => one !== undefined);
    },
  };
}

/** The total size of the responses of these types, or of all. */
export function sumOf(fetched: readonly Fetched[], ...types: readonly string[]): number {
  return fetched
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Whether a script of the site contains React; its name is a hash. */
export function isReact(path: string): boolean {
  return readFileSync(join(siteRoot(), 'dist', 'client', path), 'utf8').includes('https://react.dev/errors/');
}
