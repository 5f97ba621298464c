import type { SiteSpec } from '../../generator/schema/index.ts';

// The fixtures have names of their own, so the compiler, which knows the real spec's names, must not follow this import.
const file = new URL('../fixtures/base.ts', import.meta.url).href;

/** The small valid spec that the broken ones are made from. */
export const { base } = (await import(file)) as { base: SiteSpec };
