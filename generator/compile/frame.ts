import type { SiteSpec } from '../schema/index.ts';

/** What a page or an article is compiled with: everything but pages and articles. */
export type Frame = Omit<SiteSpec, 'pages' | 'articles'>;
