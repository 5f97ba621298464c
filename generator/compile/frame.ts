import { createHash } from 'node:crypto';
import { memoize } from '../memoize.ts';
import type { SiteSpec } from '../schema/index.ts';

/** What a page or an article is compiled with: everything but pages and articles. */
export type Frame = Omit<SiteSpec, 'pages' | 'articles'>;

const memoized = memoize<string>();

/** A digest of a spec's frame: where it is the same, a page compiles to the same. */
export function frameDigest(spec: SiteSpec): string {
  return memoized(spec, '', () => digestOf(spec));
}

function digestOf({ pages: _pages, articles: _articles, ...frame }: SiteSpec): string {
  return createHash('sha256')
    .update(JSON.stringify(frame satisfies Frame))
    .digest('hex');
}
