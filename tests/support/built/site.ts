import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';

/** A built page, parsed without running its scripts. */
export interface Page {
  /** Its address: `/servicios` for `servicios.html`. */
  readonly path: string;
  readonly document: Document;
}

/** The built site as it will be served. */
export interface Site {
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  readonly pages: ReadonlyMap<string, Page>;
  /** The addresses of all files, pages included. */
  readonly files: ReadonlySet<string>;
  /** The content of a text file. */
  readonly text: (path: string) => string;
}

/** A check of a site. Returns a line for each problem. */
export type Check = (site: Site) => string[];

const { DOMParser } = new JSDOM('').window;

/** Parses HTML as a page. */
export function pageOf(path: string, html: string): Page {
  return {
    path,
    document: new DOMParser().parseFromString(html, 'text/html'),
  };
}

/** Parses XML. */
export function xmlOf(text: string): Document {
  return new DOMParser().parseFromString(text, 'application/xml');
}

/** Reads the folder that is served, with every HTML file in it, expected or not. */
export function readSite(folder: string, origin: string): Site {
  const text = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length).replaceAll('\\', '/'));
  const pages = files
    .filter((path) => path.endsWith('.html'))
    .map((file) => {
      const path = file.slice(0, -'.html'.length);
      return [path, pageOf(path, text(file))] as const;
    });
  return { origin, files: new Set(files), pages: new Map(pages), text };
}

export function all<E extends Element = HTMLElement>({ document }: Page, selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)];
}

export function attributes(page: Page, selector: string, name: string): string[] {
  return all(page, selector).map((element) => element.getAttribute(name) ?? '');
}

/** The content of a `<meta>`, by its name or property; empty if there is none. */
export function metaOf(page: Page, name: string): string {
  return attributes(page, `meta[name="${name}"], meta[property="${name}"]`, 'content').join('\n');
}

/** The canonical address of a page; empty if there is none. */
export function canonicalOf(page: Page): string {
  return attributes(page, 'link[rel=canonical]', 'href').join('\n');
}

/** The alternates of a page: pairs of language and address. */
export function alternatesOf(page: Page): [string, string][] {
  return all(page, 'link[rel=alternate][hreflang]').map((link) => [
    link.getAttribute('hreflang') ?? '',
    link.getAttribute('href') ?? '',
  ]);
}

/** Whether search engines may list a page. */
export function isIndexable(page: Page): boolean {
  return !metaOf(page, 'robots').includes('noindex');
}

/** Whether search engines list a page at its own address, and not at another canonical one. */
export function isListed(site: Site, page: Page): boolean {
  return isIndexable(page) && canonicalOf(page) === site.origin + page.path;
}

export { localeOf } from '../languages.ts';

/** Collapses whitespace, so that the line breaks of the markup do not matter. */
export function normalise(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Runs a check on each page, and prefixes its problems with the path of the page. */
export function forEachPage(check: (page: Page, site: Site) => string[]): Check {
  return (site) =>
    [...site.pages.values()].flatMap((page) => check(page, site).map((problem) => `${page.path}: ${problem}`));
}
