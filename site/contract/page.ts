import type { AnalyticsEvent, Page } from '#schema';
import type { CompiledAction } from './action.ts';
import type { CompiledBlock } from './block.ts';
import type { Localized, TextKey } from './text.ts';

/** A page on the way to another one. */
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
  /** The way from the home page to this one, both included; only where search engines list the page. */
  readonly breadcrumbs?: readonly CompiledStep[];
  /** Analytics events sent when the page is opened. */
  readonly events?: readonly AnalyticsEvent[];
  readonly headerAction?: CompiledAction;
  /** Whether the visitor's country sets the language. */
  readonly languageByCountry?: boolean;
  /** Where the page leads by itself, and after how many milliseconds. */
  readonly autoRedirect?: { readonly href: Localized; readonly after: number };
  readonly blocks: readonly CompiledBlock[];
}
