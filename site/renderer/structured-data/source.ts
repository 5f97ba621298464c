import type { AccountingService, LegalService, MergeLeafTypes, Thing as SchemaThing } from 'schema-dts';
import type { RouteEntry } from '#generated/routes.ts';
import type { CompiledBlock, CompiledPage, TextKey } from '#schema';

/** What structured data is made from. */
export interface StructuredDataSource {
  readonly page: CompiledPage;
  readonly entry: Pick<RouteEntry, 'page' | 'pictured' | 'locale' | 'canonical' | 'alternates' | 'indexable'>;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  readonly t: (key: TextKey) => string;
}

/** Lawyers and accountants in one: schema.org has a word for either. */
export type Firm = MergeLeafTypes<
  [Extract<LegalService, { '@type': 'LegalService' }>, Extract<AccountingService, { '@type': 'AccountingService' }>]
>;

/** Something that schema.org has words for; a property that it does not know does not compile. */
export type Thing = Exclude<SchemaThing, string> | Firm;

/** Blocks with those that stand inside tabs. */
export function blocksOf(blocks: readonly CompiledBlock[]): readonly CompiledBlock[] {
  return blocks.flatMap((block) => (block.kind === 'tabs' ? block.panels.flatMap((panel) => blocksOf(panel.blocks)) : [block]));
}
