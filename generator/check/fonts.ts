import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileTextFont } from '../compile/brand.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import type { SiteSpec } from '../schema/index.ts';

/** Refuses fonts that are not installed, and those without a file for a weight, for italics or for a subset. */
export function* fonts({ brand: { headingFont, textFont } }: SiteSpec): Iterable<Diagnostic> {
  yield* filesExist('headingFont', headingFont.package, [headingFont.file]);
  if (textFont) {
    const { faces } = compileTextFont(textFont);
    yield* filesExist('textFont', textFont.package, new Set(faces.map(({ file }) => file)));
  }
}

function* filesExist(font: string, name: string, files: Iterable<string>): Iterable<Diagnostic> {
  const path = ['brand', font];
  const folder = folderOf(name);
  if (folder === undefined) yield diagnose('font/not-installed', [...path, 'package'], { name });
  else
    for (const file of files) if (!existsSync(join(folder, file))) yield diagnose('font/no-file', path, { name, file });
}

/** The folder of an installed package; undefined if it is not installed. */
function folderOf(name: string): string | undefined {
  return (createRequire(import.meta.url).resolve.paths(name) ?? [])
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(join(folder, 'package.json')));
}
