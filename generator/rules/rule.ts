import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';

/**
 * Something that zod cannot say: how the parts of a spec have to fit together. Pure.
 * @param files The addresses of the files of `site/public/`.
 */
export type Rule = (spec: SiteSpec, files: ReadonlySet<string>) => Diagnostic[];
