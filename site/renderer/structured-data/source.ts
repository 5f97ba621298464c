import type { CompiledBlock, CompiledPage, RouteEntry, TextKey } from '#contract';
import type { LocalBusiness, Thing as SchemaThing } from 'schema-dts';
import type { BusinessType } from '#schema';

/** What structured data is made from. */
export interface StructuredDataSource {
  readonly page: CompiledPage;
  readonly entry: Pick<RouteEntry, 'page' | 'article' | 'ownShareImage' | 'shareImagePage' | 'locale' | 'canonical' | 'alternates' | 'indexable'>;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  readonly t: (key: TextKey) => string;
}

/** The firm: a business of the kinds that the spec names. */
export type Firm = Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type'> & { readonly '@type': readonly BusinessType[] };

/** Something that schema.org has words for; a property that it does not know does not compile. */
export type Thing = Exclude<SchemaThing, string> | Firm;

/** Blocks with those that stand inside tabs. */
export function blocksOf(blocks: readonly CompiledBlock[]): readonly CompiledBlock[] {
  return blocks.flatMap((block) => (block.kind === 'tabs' ? block.panels.flatMap((panel) => blocksOf(panel.blocks)) : [block]));
}
