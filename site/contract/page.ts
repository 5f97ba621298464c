import type { AnalyticsEvent, Page } from '#schema';
import type { CompiledAction } from './action.ts';
import type { CompiledBlock } from './block.ts';
import type { Localized, TextKey } from './text.ts';

/** A breadcrumb. */
export interface CompiledStep {
  readonly label: TextKey;
  readonly href: Localized;
}

/** A page after compilation: `#generated/pages/<page>.ts`. */
export interface CompiledPage {
  readonly id: string;
  readonly layout: Page['layout'];
  readonly title: TextKey;
  readonly description: TextKey;
  readonly structuredData?: NonNullable<Page['structuredData']>;
  /** The breadcrumbs from the home page to this one, both included; only on pages that search engines index. */
  readonly breadcrumbs?: readonly CompiledStep[];
  /** Analytics events sent when the page is opened. */
  readonly events?: readonly AnalyticsEvent[];
  readonly headerAction?: CompiledAction;
  /** Whether the visitor's country sets the language. */
  readonly languageByCountry?: boolean;
  /** The automatic redirect of the page, and its delay in milliseconds. */
  readonly autoRedirect?: { readonly href: Localized; readonly after: number };
  readonly blocks: readonly CompiledBlock[];
}
