import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as brandModule from '#generated/brand.ts';
import type * as languagesModule from '#generated/languages.ts';
import type * as navigationModule from '#generated/navigation.ts';
import type * as reportsModule from '#generated/reports.ts';
import type * as siteModule from '#generated/site.ts';
import { siteRoot } from '../site-root.mjs';

/**
 * What the build's own plugins read of the site that is built. It is loaded by the names of its files: Vite bundles its
 * configuration before it runs it, and its bundler takes `#generated/…` for that of `spec/`, whatever site is meant.
 */
function load<T>(file: string): Promise<T> {
  return import(`${pathToFileURL(file).href}?t=${Math.trunc(statSync(file).mtimeMs)}`) as Promise<T>;
}

export const generated: string = join(siteRoot(), 'site', 'generated');

/** The files that are read here, for the dev server, which starts again when one changes. */
export const readFiles: readonly string[] = ['site.ts', 'reports.ts', 'brand.ts', 'navigation.ts', 'languages.ts'].map(
  (name) => join(generated, name),
);

const [site, reporting, look, frame, languages] = (await Promise.all(readFiles.map(load))) as [
  typeof siteModule,
  typeof reportsModule,
  typeof brandModule,
  typeof navigationModule,
  typeof languagesModule,
];

export const { constants, firm } = site;
export const { reports } = reporting;
export const { brand } = look;
export const { navigation } = frame;
export const { defaultLocale } = languages;
