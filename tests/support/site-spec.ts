import written from '#spec';
import { parseSpec } from '../../generator/read/load.ts';
import type { SiteSpec } from '../../generator/schema/index.ts';

/** The fixture site's spec as the generator compiles it: with a text in every language. */
export const site = parseSpec(written).data as SiteSpec;
