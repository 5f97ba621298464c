/** Pages after compilation: texts, blocks, actions, pictures, articles and navigation. */
import type { ComponentType } from 'react';
import type {
  Action,
  ActionStyle,
  ArticleList,
  Block,
  ErrorEntry,
  Focus,
  FooterSection,
  Image,
  NextSteps,
  Page,
  Text,
} from '#schema';
import type * as schema from '#schema';

export type { Focus };

/** A language of the site. */
export type Locale = schema.Locale | schema.PartialLocale;

/** A value in each language. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** A key into the texts of a page, or with `shared:` before it into the shared texts. */
export type TextKey = string;

/** Texts by their keys, nested as i18next reads them: `#generated/locales/<language>/<page>.json`. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** A value of the spec, deeply read-only. */
export type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;

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

/** The props of a custom block's component. @example CustomProps<typeof priceTable> */
export interface CustomProps<B extends { readonly content?: object }> {
  readonly content: Compiled<NonNullable<B['content']>>;
}

/**
 * The components of the block kinds that the spec defines, by name. Each gets the content that its schema describes.
 */
export type CustomBlocks = Readonly<Record<string, ComponentType<{ readonly content: never }>>>;

/** The target of a link. */
export interface CompiledLink {
  readonly href: Localized;
  /** A link to another site, opened in a new tab without opener or referrer. */
  readonly external?: true;
  /** A download: its path below the spec's folder `files`. Its size is in `#generated/media.ts`. */
  readonly download?: string;
  /** The analytics event of a click. */
  readonly event?: string;
}

interface Button {
  readonly label: TextKey;
  /** Absent: the first action of a block is primary, the others are secondary. */
  readonly style?: ActionStyle;
}
/** An action as the site draws it. */
export type CompiledAction =
  | (Button & { readonly kind: 'link'; readonly link: CompiledLink })
  | (Button & { readonly kind: 'command'; readonly command: 'back' | 'reload' })
  | (Button & {
      readonly kind: 'signOut';
      readonly to: Localized;
      readonly success: CompiledToast;
      readonly failure: CompiledToast;
    })
  | (Button & { readonly kind: 'dialog'; readonly dialog: string })
  | (Button & { readonly kind: 'alert'; readonly alert: string; readonly message: TextKey });

/** The content of a toast. */
export interface CompiledToast {
  readonly tone: ErrorEntry['tone'];
  readonly title?: TextKey;
  readonly message: TextKey;
}

/** A picture after compilation: the name of its file, and the key of its text alternative. */
export type CompiledImage = Compiled<Image>;

/** A rectangle in the units of a drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The metadata of a picture. */
export interface ImageFacts {
  /** In pixels, with the orientation of the photo applied. */
  readonly width: number;
  readonly height: number;
  /** A digest of its content. */
  readonly digest: string;
  /** Whether it has transparent parts. */
  readonly alpha?: true;
  /** Whether it is a drawing (SVG), which has no pixels. */
  readonly vector?: true;
  /** The brand's tones that a drawing uses as `var(--tone)`: each theme gets a file of its own. */
  readonly tones?: readonly string[];
  /** In a drawing of the house: the window of each service, in the drawing's units. */
  readonly windows?: Readonly<Record<string, Box>>;
  /** The points of a photograph that the spec's uses of it keep visible where they crop it. */
  readonly focuses?: readonly Focus[];
  /** The placeholder colour while it loads, as three hexadecimal digits; none for transparent pictures. */
  readonly colour?: string;
}

/** The metadata of a download. */
export interface FileFacts {
  /** In bytes. */
  readonly size: number;
}

/** The downloads that the spec names, by the path below its folder `files`: `#generated/media.ts`. */
export type CompiledFiles = Readonly<Record<string, FileFacts>>;

/** The pictures that the spec names, by the path below its folder `media`: `#generated/media.ts`. */
export type CompiledImages = Readonly<Record<string, ImageFacts>>;

/** A breadcrumb. */
export interface CompiledStep {
  readonly label: TextKey;
  readonly href: Localized;
}

/** A page after compilation: `#generated/pages/<page>.ts`. */
export interface CompiledPage extends Compiled<Omit<Page, 'id' | 'autoRedirect'>> {
  readonly id: string;
  /** The breadcrumbs from the home page to this one, both included; only on pages that search engines index. */
  readonly breadcrumbs?: readonly CompiledStep[];
  /** The automatic redirect of the page, and its delay in milliseconds. */
  readonly autoRedirect?: { readonly href: Localized; readonly after: number };
}

/** Where an article's page differs from the page that all articles share. */
export type ArticleOwn = Partial<Pick<CompiledBlockOf<'article'>, 'updated' | 'author' | 'html'>>;

/**
 * `#generated/articles/<slug>.json`: the date of an article, where its page differs from the shared page, and its texts
 * in each language, under the keys of the shared page.
 */
export type ArticleFile = { readonly date: string; readonly own?: ArticleOwn } & Readonly<Record<Locale, Texts>>;

/** A part of an article's text. */
export type CompiledPart = Exclude<CompiledBlockOf<'article'>['html'], TextKey>[number];

/**
 * The article list with its texts: `#generated/article-list.ts`. It contains nothing of single articles, so that adding
 * one does not change it.
 */
export interface CompiledArticleList extends Readonly<
  Record<Exclude<keyof ArticleList, 'page' | 'lead' | 'readingTime'>, Localized>
> {
  /** The page that the list replaces, and the address of that page in each language. */
  readonly page: string;
  readonly href: Localized;
  readonly lead?: Localized;
  /** By Unicode's plural categories. */
  readonly readingTime: Readonly<Partial<Record<Intl.LDMLPluralRule, Localized>>>;
}

/** The links that every page has. */
export interface CompiledNavigation {
  readonly logo: Localized;
  readonly home: Localized;
  readonly privacy: Localized;
  /** What happens after a form has been sent. */
  readonly nextSteps?: Compiled<NextSteps>;
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
