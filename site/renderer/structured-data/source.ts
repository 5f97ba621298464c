import type { CompiledBlock, CompiledPage, RouteEntry, TextKey } from '#contract';
import type {
  AboutPage,
  BlogPosting,
  BreadcrumbList,
  ContactPage,
  LocalBusiness,
  Organization,
  Service,
  WebSite,
} from 'schema-dts';
import type { BusinessType } from '#schema';

export interface StructuredDataSource {
  readonly page: CompiledPage;
  readonly entry: Pick<
    RouteEntry,
    'page' | 'article' | 'ownShareImage' | 'shareImagePage' | 'locale' | 'canonical' | 'alternates' | 'indexable'
  >;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  readonly t: (key: TextKey) => string;
}

/** The firm: a business of the kinds that the spec names. */
export type Firm = Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type'> & {
  readonly '@type': readonly BusinessType[];
};

// One type each instead of all kinds of organisation: the compiler compares an object with every type that it could be.
export type PlainOrganization = Extract<Organization, { '@type': 'Organization' }>;

/** What pages tell of, in schema.org's words; a property that it does not know does not compile. */
export type Thing = AboutPage | BlogPosting | BreadcrumbList | ContactPage | Firm | Service | WebSite;

/** Blocks with those that stand inside tabs. */
export function blocksOf(blocks: readonly CompiledBlock[]): readonly CompiledBlock[] {
  return blocks.flatMap((block) =>
    block.kind === 'tabs' ? block.panels.flatMap((panel) => blocksOf(panel.blocks)) : [block],
  );
}
