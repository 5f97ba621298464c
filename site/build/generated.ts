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
 * Imports a generated module for the build's own plugins. By file path, because Vite bundles its configuration first,
 * and its bundler always resolves `#generated/…` to the files of `spec/`.
 */
function load<T>(file: string): Promise<T> {
  return import(`${pathToFileURL(file).href}?t=${Math.trunc(statSync(file).mtimeMs)}`) as Promise<T>;
}

export const generated: string = join(siteRoot(), 'site', 'generated');

/** The files imported here. The dev server restarts when one changes. */
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
