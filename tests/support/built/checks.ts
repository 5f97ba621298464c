import * as blockers from './blockers.ts';
import * as data from './data.ts';
import * as head from './head.ts';
import * as links from './links.ts';
import * as siteMap from './site-map.ts';
import type { Check } from './site.ts';

const all = { ...head, ...links, ...data, ...siteMap, ...blockers };

/** The checks that hold for the built pages of any site, by name. */
export const checks: Readonly<Record<keyof typeof all, Check>> = all;
