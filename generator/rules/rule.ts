import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';

/** Something that zod cannot say: how the parts of a spec have to fit together. Pure. */
export type Rule = (spec: SiteSpec) => Diagnostic[];
