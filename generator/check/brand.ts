import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso } from '../diagnostics/diagnose.ts';
import type { SiteSpec } from '../schema/index.ts';
import { colourOf, compileTextFont, groundsOf, uses, type Use } from '../compile/brand.ts';

/** The description of a toast, under its title, is drawn on the background of its tone. */
function ofToasts({ errors }: SiteSpec): Use[] {
  return (['error', 'success'] as const)
    .filter((tone) =>
      Object.values(errors).some((entry) => entry.tone === tone && entry.channel === 'toast' && entry.title),
    )
    .map((tone) => [4.5, 'text', 'inkSoft', [`${tone}Tint`]]);
}

/** Refuses colour pairs with too little contrast. */
export function* contrasts(spec: SiteSpec): Iterable<Diagnostic> {
  const { colours } = spec.brand;
  for (const theme of ['light', 'dark'] as const) {
    for (const use of [...uses, ...ofToasts(spec)]) {
      const [least, purpose, front] = use;
      const [worst, ...others] = groundsOf(colours, theme, use).filter(({ ratio }) => ratio < least);
      if (!worst) continue;
      const path = ['brand', 'colours', theme];
      yield diagnose(
        'brand/contrast',
        [...path, front],
        { theme, front, worst, others, least, use: purpose },
        seeAlso([...path, colourOf(worst)], 'It is drawn on this colour.'),
      );
    }
  }
}

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
