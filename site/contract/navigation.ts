import type { FooterSection } from '#schema';
import type { CompiledAction, CompiledLink } from './action.ts';
import type { Compiled } from './block.ts';
import type { Localized, TextKey } from './text.ts';

/** The links that every page has. */
export interface CompiledNavigation {
  readonly logo: Localized;
  readonly home: Localized;
  readonly privacy: Localized;
  /** What happens after a form has been sent. */
  readonly nextSteps?: { readonly heading: TextKey; readonly steps: readonly TextKey[] };
  readonly header: {
    readonly entries: readonly NavigationEntry[];
    readonly bar: readonly NavigationEntry[];
    readonly action?: CompiledAction;
  };
  readonly footer: {
    readonly inscription?: TextKey;
    readonly actions: readonly CompiledAction[];
    readonly columns: readonly (readonly CompiledFooterSection[])[];
  };
}

/** A link of header or footer. */
export interface NavigationEntry {
  readonly label: TextKey;
  readonly link: CompiledLink;
  readonly icon?: string;
}

/** A part of a column of the footer. */
export type CompiledFooterSection =
  | Exclude<Compiled<FooterSection>, { kind: 'links' }>
  | {
      readonly kind: 'links';
      readonly id: string;
      readonly heading: TextKey;
      readonly links: readonly NavigationEntry[];
    };
