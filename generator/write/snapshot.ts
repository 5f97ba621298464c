import type { PlannedFile } from '../emit/file.ts';
import { snapshotPath } from '../paths.ts';
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
} from '../schema/index.ts';

/** Raised whenever the shape of a snapshot or the digest of articles changes: other formats are not compared. */
export const snapshotFormat = 1;

/** A route with its defaults, and the origins from which its page loads something. */
export interface RouteSnapshot extends Pick<Route, 'path' | 'canonicalParameter' | 'parent' | 'label'> {
  readonly aliases: readonly string[];
  readonly indexable: boolean;
  readonly planned: boolean;
  /** The origins that the page's content security policy allows. */
  readonly origins: readonly string[];
}

/** A field with its defaults. */
export type FieldSnapshot = Pick<Field, 'control' | 'label' | 'persist'> &
  Omit<FieldSettings, 'required'> & { readonly required: boolean; readonly maxLength: number };

/** A form with its defaults. */
export type FormSnapshot = Omit<Form, 'id' | 'fields'> & { readonly fields: Readonly<Record<string, FieldSnapshot>> };

/** An article, with a digest of its texts in each language: there may be thousands of articles. */
export interface ArticleSnapshot {
  readonly slug: string;
  readonly date: string;
  readonly draft?: true;
  readonly publish?: string;
  readonly digests: Localized;
}

/**
 * The spec with its defaults, and with the values of placeholders (`{{companies}}`) in its texts. Committed as
 * `site/generated/snapshot.json`, so that the next run can describe what has changed.
 */
export interface Snapshot extends Omit<SiteSpec, 'reserved' | 'routes' | 'errors' | 'forms' | 'pages' | 'articles'> {
  readonly format: typeof snapshotFormat;
  readonly routes: Omit<SiteSpec['routes'], 'pages'> & { readonly pages: Readonly<Record<string, RouteSnapshot>> };
  /** The error catalogue, without reserved entries. */
  readonly errors: Readonly<Record<string, Omit<ErrorEntry, 'situation' | 'reserved'>>>;
  readonly forms: Readonly<Record<string, FormSnapshot>>;
  /** The pages by their ids. */
  readonly pages: Readonly<Record<string, Omit<Page, 'id'>>>;
  readonly articles?: Omit<Articles, 'entries'> & { readonly entries: readonly ArticleSnapshot[] };
}

/** An entry that fits into a line of this length gets one. */
const width = 160;

/** JSON with a line for each entry, so that `git diff` shows only the entries that changed. */
function toLines(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries: string[] = [];
  let length = indent.length;
  for (const key of Object.keys(value)) {
    const entry = (value as Record<string, unknown>)[key];
    if (entry === undefined && !isList) continue;
    const line = isList ? toLines(entry, inner) : `${JSON.stringify(key)}: ${toLines(entry, inner)}`;
    entries.push(line);
    length += line.length + 2;
  }
  const [open, close] = isList ? '[]' : '{}';
  if (length <= width && !entries.some((entry) => entry.includes('\n'))) return `${open}${entries.join(', ')}${close}`;
  return `${open}\n${inner}${entries.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** The file in which a snapshot is committed. No page imports it, and no build contains it. */
export function snapshotFile(snapshot: Snapshot): PlannedFile {
  return { path: snapshotPath, source: 'site', content: `${toLines(snapshot)}\n` };
}

/** Parses a committed snapshot; undefined if it is not one, or has another format. */
export function parseSnapshot(content: string): Snapshot | undefined {
  try {
    const found = JSON.parse(content) as Snapshot | { readonly format?: unknown } | null;
    return found?.format === snapshotFormat ? (found as Snapshot) : undefined;
  } catch {
    return undefined;
  }
}
