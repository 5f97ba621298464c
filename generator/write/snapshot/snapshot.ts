import type {
  Articles,
  ErrorEntry,
  Field,
  FieldSettings,
  Form,
  Localized,
  Page,
  Route,
  SiteSpec,
} from '../../schema/index.ts';

/** Raised whenever the shape of a snapshot changes, or how it digests articles: one of another format is not compared. */
export const snapshotFormat = 1;

/** A route, with its defaults and with what its page loads from elsewhere. */
export interface RouteSnapshot extends Pick<Route, 'path' | 'canonicalParameter' | 'parent' | 'label'> {
  readonly aliases: readonly string[];
  readonly indexable: boolean;
  readonly planned: boolean;
  /** The origins that the page's content security policy allows. */
  readonly origins: readonly string[];
}

/** A field, with its defaults. */
export type FieldSnapshot = Pick<Field, 'control' | 'label' | 'persist'> &
  Omit<FieldSettings, 'required'> & { readonly required: boolean; readonly maxLength: number };

/** A form, with its defaults. */
export type FormSnapshot = Omit<Form, 'id' | 'fields'> & { readonly fields: Readonly<Record<string, FieldSnapshot>> };

/** An article: of its words, only a digest for each language. There may be thousands. */
export interface ArticleSnapshot {
  readonly slug: string;
  readonly date: string;
  /** What says whether it is there. */
  readonly draft?: true;
  readonly publish?: string;
  readonly digests: Localized;
}

/**
 * What the spec says: defaults are filled in, and so are values in texts (`{{companies}}`); everything else is referred to
 * by its name as in the spec. Committed as `site/generated/snapshot.json`, so that the next run can say what has changed.
 */
export interface Snapshot extends Omit<SiteSpec, 'reserved' | 'routes' | 'errors' | 'forms' | 'pages' | 'articles'> {
  readonly format: typeof snapshotFormat;
  readonly routes: Omit<SiteSpec['routes'], 'pages'> & { readonly pages: Readonly<Record<string, RouteSnapshot>> };
  /** The error catalogue, without what is reserved. */
  readonly errors: Readonly<Record<string, Omit<ErrorEntry, 'situation' | 'reserved'>>>;
  readonly forms: Readonly<Record<string, FormSnapshot>>;
  /** The pages by their ids. */
  readonly pages: Readonly<Record<string, Omit<Page, 'id'>>>;
  readonly articles?: Omit<Articles, 'entries'> & { readonly entries: readonly ArticleSnapshot[] };
}
