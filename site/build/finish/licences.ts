import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '#generated/brand.ts';
import { bundledPackages, NOTICES } from '../../files.ts';
import { readPackageFile } from '../build-files.ts';
import type { BuiltSite } from './pages.ts';

/** A package whose files or code the site serves, as Vite lists it. */
interface ServedPackage {
  readonly name: string;
  readonly version: string;
  /** The SPDX identifier, such as `MIT`. */
  readonly identifier?: string;
  readonly text?: string;
}

const ICONS = '@iconify-json/ph';
/** Served packages that are not modules of a bundle: fonts and icons. */
const NOT_BUNDLED = [brand.headingFont.package, ...(brand.textFont ? [brand.textFont.package] : []), ICONS];

/**
 * Writes the licence notices of all third-party work that the site serves, as those licences require, and a list
 * without the texts to `dist/packages.json`. Vite lists the bundled packages; neither it nor `rollup-plugin-license`
 * detects fonts and icons.
 */
export async function writeLicences({ client, dist }: Pick<BuiltSite, 'client' | 'dist'>): Promise<void> {
  const file = join(client, bundledPackages);
  const bundled = JSON.parse(readFileSync(file, 'utf8')) as ServedPackage[];
  rmSync(file);
  const others = await Promise.all(NOT_BUNDLED.map(installed));
  const packages = [...bundled, ...others].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const parts = await Promise.all(packages.map(notice));
  writeFileSync(
    join(client, NOTICES),
    `This site contains work of others, under the following licences.\n\n${parts.join('\n')}`,
  );
  const list = packages.map(({ name, version, identifier = 'unknown' }) => ({ name, version, licence: identifier }));
  writeFileSync(join(dist, 'packages.json'), `${JSON.stringify(list, null, 2)}\n`);
}

async function notice({ name, version, identifier = 'unknown', text }: ServedPackage): Promise<string> {
  return `${'-'.repeat(80)}\n${name} ${version} (${identifier})\n\n${(text ?? (await textOf(name))).trim()}\n`;
}

async function installed(name: string): Promise<ServedPackage> {
  const { version, license } = JSON.parse(String(await readPackageFile(name, 'package.json'))) as {
    version: string;
    license: string;
  };
  return { name, version, identifier: license, text: await textOf(name) };
}

async function textOf(name: string): Promise<string> {
  if (name === ICONS) return PHOSPHOR;
  // Vike's copy of picocolors has no licence file.
  return String(await readPackageFile(name === '@brillout/picocolors' ? 'picocolors' : name, 'LICENSE'));
}

/** The licence of the icons, whose package has no licence file. */
const PHOSPHOR = `MIT License

Copyright (c) 2020-2024 Phosphor Icons

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
