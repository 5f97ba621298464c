import type { Action, ActionStyle } from './action.ts';
import type { Block } from './blocks.ts';
import type { Brand } from './brand.ts';
import type { Firm } from './firm.ts';
import type { HeadingFont } from './heading-font.ts';
import type { AnalyticsEvent } from './integration.ts';
import type { Locale } from './register.ts';
import type { layouts, subjects } from './page.ts';
import type { Text } from './text.ts';

/** A key into the texts of a page, or with `shared:` before it into the shared texts. */
export type TextKey = string;

/** A value in each language. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** A language of the site after compilation. */
export interface CompiledLanguage {
  /** What it calls itself. */
  readonly name: string;
  /** What networks call it: `es_MX`. */
  readonly openGraph: string;
  /** By whose rules dates are written: `es-MX`. */
  readonly formats: string;
  /** Absent where it is written from left to right. */
  readonly direction?: 'rtl';
}

/** Where an action leads. */
export interface CompiledLink {
  readonly href: Localized;
  /** Another site: opened in a new tab without opener or referrer. */
  readonly external?: true;
  /** The analytics event of a click. */
  readonly event?: string;
}

interface Pressable {
  readonly label: TextKey;
  /** Absent: the first action of a block is primary, the others are secondary. */
  readonly style?: ActionStyle;
}
/** An action as the site draws it. */
export type CompiledAction =
  | (Pressable & { readonly kind: 'link'; readonly link: CompiledLink })
  | (Pressable & { readonly kind: 'command'; readonly command: 'back' | 'reload' })
  | (Pressable & { readonly kind: 'signOut'; readonly to: Localized; readonly success: CompiledToast; readonly failure: CompiledToast })
  | (Pressable & { readonly kind: 'dialog'; readonly dialog: string })
  | (Pressable & { readonly kind: 'alert'; readonly alert: string; readonly message: TextKey });

/** What is told in a toast. */
export interface CompiledToast {
  readonly tone: 'success' | 'error' | 'info';
  readonly title?: TextKey;
  readonly message: TextKey;
}

/** A value of the spec after compilation: texts are keys, actions are resolved. */
export type Compiled<T> = T extends Text
  ? TextKey
  : T extends Action
    ? CompiledAction
    : T extends readonly (infer U)[]
      ? readonly Compiled<U>[]
      : T extends object
        ? { readonly [K in keyof T]: Compiled<T[K]> }
        : T;

/** A block after compilation; `kind` tells which. */
export type CompiledBlock = Compiled<Block>;
/** A block of one kind after compilation. */
export type CompiledBlockOf<K extends Block['kind']> = Extract<CompiledBlock, { kind: K }>;

/** What the component of a custom block is given. @example CustomProps<typeof priceTable> */
export interface CustomProps<B extends { readonly content?: object }> {
  readonly content: Compiled<NonNullable<B['content']>>;
}

/** A page on the way to another one. */
export interface CompiledStep {
  readonly label: TextKey;
  readonly href: Localized;
}

/** A page after compilation. */
export interface CompiledPage {
  readonly id: string;
  readonly layout: (typeof layouts)[number];
  readonly title: TextKey;
  readonly description: TextKey;
  readonly structuredData?: (typeof subjects)[number];
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

/** The firm after compilation. Its type does not depend on what the spec says, so that a list may be empty. */
export interface CompiledFirm extends Readonly<Pick<Firm, 'name' | 'legalName' | 'types' | 'origin' | 'email' | 'address' | 'hours' | 'social'>> {
  readonly tagline: Localized;
  readonly phone: { readonly display: string; readonly href: string };
  /** The hours as they are read, a line each: days, then times. */
  readonly hoursInWords: Localized<readonly string[]>;
}

/** A service after compilation. */
export interface CompiledService {
  readonly key: string;
  readonly title: TextKey;
  readonly description: TextKey;
  readonly motif?: string;
  readonly href: Localized;
}

/** The links that every page has. */
export interface CompiledNavigation {
  readonly logo: Localized;
  readonly home: Localized;
  readonly privacy: Localized;
  readonly header: { readonly entries: readonly NavigationEntry[]; readonly action?: CompiledAction };
  readonly footer: { readonly actions: readonly CompiledAction[]; readonly columns: readonly (readonly CompiledFooterSection[])[] };
}

/** A link of header or footer. */
export interface NavigationEntry {
  readonly label: TextKey;
  readonly link: CompiledLink;
  readonly icon?: string;
}

/** A part of a column of the footer. */
export type CompiledFooterSection =
  | { readonly kind: 'links'; readonly id: string; readonly heading: TextKey; readonly links: readonly NavigationEntry[] }
  | { readonly kind: 'services'; readonly id: string; readonly heading: TextKey }
  | { readonly kind: 'contact'; readonly heading: TextKey }
  | { readonly kind: 'consent' };

/** A drawing, taken apart for whoever draws it. */
export interface CompiledDrawing {
  readonly viewBox: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Where it stands, in its own units. */
  readonly foot: number;
  /** Attributes of the `<svg>`, such as `fill` and `stroke-width`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What is in it. */
  readonly markup: string;
}

/** The brand after compilation. */
export interface CompiledBrand {
  readonly colours: Brand['colours'];
  readonly headingFont: Omit<HeadingFont, 'substitutes'> & {
    /** Each with what the style sheets call it. */
    readonly substitutes: readonly (HeadingFont['substitutes'][number] & { readonly name: string })[];
  };
  readonly logo: { readonly mark?: CompiledDrawing; readonly wordmark?: CompiledDrawing };
  readonly motifs: Readonly<Record<string, CompiledDrawing>>;
  readonly ornament?: CompiledDrawing;
  readonly bandOrnament?: CompiledDrawing;
}
