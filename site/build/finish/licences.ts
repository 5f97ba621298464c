import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brand } from '#generated/brand.ts';
import { bundledPackages } from '../../files.ts';
import { standardTexts } from './licence-texts.ts';
import type { BuiltSite } from './pages.ts';

/** The path of the published notices. */
export const NOTICES = '/licences.txt';

/** Served packages that are not modules of a bundle: fonts and icons. */
const NOT_BUNDLED = [
  brand.headingFont.package,
  ...(brand.textFont ? [brand.textFont.package] : []),
  '@iconify-json/ph',
];

/** Copyright lines of packages without a licence file; they get the standard text. */
const HOLDERS: Readonly<Record<string, string>> = {
  // Vike's copy of picocolors.
  '@brillout/picocolors': 'Copyright (c) 2021-2024 Oleksii Raspopov, Kostiantyn Denysov, Anton Verinov',
  '@iconify-json/ph': 'Copyright (c) 2020-2024 Phosphor Icons',
};

/** A package whose files or code the site serves. */
export interface ServedPackage {
  readonly name: string;
  readonly version: string;
  /** The SPDX identifier, such as `MIT`. */
  readonly licence: string;
  readonly text: string;
}

/**
 * Writes the licence notices of all third-party work that the site serves, as those licences require, and a list
 * without the texts to `dist/packages.json`. Vite lists the bundled packages; neither it nor `rollup-plugin-license`
 * detects fonts and icons.
 */
export function writeLicences({ client, dist }: BuiltSite): void {
  const packages = [
    ...new Map([...bundled(client), ...NOT_BUNDLED.map(installed)].map((found) => [found.name, found])).values(),
  ];
  const sorted = packages.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(join(client, NOTICES), notices(sorted));
  const list = sorted.map(({ name, version, licence }) => ({ name, version, licence }));
  writeFileSync(join(dist, 'packages.json'), `${JSON.stringify(list, null, 2)}\n`);
}

function notices(packages: readonly ServedPackage[]): string {
  const rule = '-'.repeat(80);
  const parts = packages.map(
    ({ name, version, licence, text }) => `${rule}\n${name} ${version} (${licence})\n\n${text.trim()}\n`,
  );
  return `This site contains work of others, under the following licences.\n\n${parts.join('\n')}`;
}

function bundled(client: string): ServedPackage[] {
  const file = join(client, bundledPackages);
  const entries = JSON.parse(readFileSync(file, 'utf8')) as { name: string }[];
  rmSync(file);
  return entries.map(({ name }) => installed(name));
}

function installed(name: string): ServedPackage {
  const folder = folderOf(name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  const text = file === undefined ? standardText(name, license) : readFileSync(join(folder, file), 'utf8');
  return { name, version, licence: license ?? 'unknown', text };
}

/** The folder of an installed package; works for packages that do not export their package.json. */
function folderOf(name: string): string {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find((place) => existsSync(join(place, 'package.json')));
  if (folder === undefined)
    throw new Error(`The bundled package ${name} is not installed for ${dirname(import.meta.url)}.`);
  return folder;
}

function standardText(name: string, licence: string | undefined): string {
  const holder = HOLDERS[name];
  const standard = licence === undefined ? undefined : standardTexts[licence];
  if (standard !== undefined && holder !== undefined) return standard(holder);
  throw new Error(
    `The package ${name} (${licence ?? 'no licence'}) has no licence file. Find out who holds the copyright, and add the ` +
      'line to HOLDERS in site/build/finish/licences.ts.',
  );
}
