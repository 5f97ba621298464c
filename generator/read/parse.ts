import type { z } from 'zod';
import { siteSchema } from '../schema/index.ts';
import type { SiteSpec, SpecContext } from '../schema/index.ts';
import { declaredLocales } from './shape.ts';

/** Validates the shape of a spec, with texts in its own languages. */
export function parseSpec(exported: object): z.ZodSafeParseResult<SiteSpec> {
  // For one spec, compiling the schemas takes longer than it saves.
  const context: SpecContext = { locales: declaredLocales(exported), jitless: true };
  return siteSchema.safeParse(exported, context) as z.ZodSafeParseResult<SiteSpec>;
}
