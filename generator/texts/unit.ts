import type { SpecPath } from '../diagnostics/diagnostic.ts';
import type { WrittenText } from '../read/locate/text.ts';
import type { Locale, Localized } from '../schema/index.ts';

/** A text of the spec, once, however many places show it. */
export interface Unit {
  /** Its place in the spec, such as `pages/home.hero.heading`; stays while the text stays where it is. */
  readonly key: string;
  /** The file that it is written in, relative to the project. */
  readonly file: string;
  readonly worded: Localized;
  /** Every place of the spec's value where it stands; at least one. */
  readonly paths: readonly [SpecPath, ...SpecPath[]];
  readonly written: WrittenText;
}

/** What a translator is told about a text. */
export interface Context {
  /** The page, or what else the text belongs to. */
  readonly page: string;
  /** What it is on that page: the kind of block, and what part of it. */
  readonly place: string;
  /** What has to stay as it is, and how long it may be. */
  readonly note: string;
  /** The most characters, where there is a limit. */
  readonly most?: number;
}

/** What is translated into what. */
export interface Languages {
  readonly source: Locale;
  readonly targets: readonly Locale[];
}

/** A text as it goes to a translator and comes back. */
export interface Row {
  readonly key: string;
  readonly texts: Localized;
  /** What all languages were when they were exported. */
  readonly version: string;
}

/** A row of a file that is imported. A language that the file does not give is left as it is. */
export interface ReadRow {
  readonly key: string;
  readonly texts: Partial<Localized>;
  readonly version: string;
  /** Where it stands in the file: `row 12`, `line 340`. */
  readonly at: string;
}
