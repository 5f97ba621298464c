import type { CompiledPage, RouteEntry, TextKey } from '#contract';
import type { LocalBusiness, Organization } from 'schema-dts';
import type { BusinessType } from '#schema';

/** What the structured data of a page is made from. */
export interface StructuredDataSource {
  readonly page: CompiledPage;
  readonly entry: RouteEntry;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  readonly t: (key: TextKey) => string;
}

/** The firm: a business of the kinds that the spec names. */
export type Firm = Omit<Extract<LocalBusiness, { '@type': 'LocalBusiness' }>, '@type'> & {
  readonly '@type': readonly BusinessType[];
};

// One type and not the union of all kinds of organisation: the compiler would compare an object with every type in it.
export type PlainOrganization = Extract<Organization, { '@type': 'Organization' }>;
