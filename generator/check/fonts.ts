import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isVariable } from '../compile/brand.ts';
import { localesOf } from '../compile/locales.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, unknownName } from '../diagnostics/diagnose.ts';
import type { Locale, SiteSpec } from '../schema/index.ts';
import { charactersOf, folderOf, fontPackage } from './font-package.ts';
import type { FontPackage } from './font-package.ts';
import { wordsIn } from '../compile/walk.ts';

/** The axis of every variable font. */
const WEIGHT = 'wght';

/** `-opsz-normal.woff2` */
const endOfFile = /-([A-Za-z]+)-((?:normal|italic)\.\w+)$/;

/** The axes in a file of Fontsource, by its name; nothing of one with all axes, or with another name. */
function axesOfFile(file: string): readonly string[] | undefined {
  const [, kept] = endOfFile.exec(file) ?? [];
  if (kept === undefined || kept === 'full') return undefined;
  return kept === 'standard' ? [WEIGHT, 'wdth', 'opsz', 'slnt'] : [WEIGHT, kept];
}

/** Refuses a heading font that is not installed, axes and values that it does not have, and cuts that look alike. */
export function* headingFont({ brand: { headingFont: font } }: SiteSpec): Iterable<Diagnostic> {
  const path = ['brand', 'headingFont'];
  const { axes, share, file, package: name } = font;
  const folder = folderOf(name);
  const known = fontPackage(name)?.axes;
  if (folder === undefined) yield diagnose('font/not-installed', [...path, 'package'], { name });
  else if (!existsSync(join(folder, file))) yield diagnose('font/no-file', [...path, 'file'], { name, file });
  if (share.title[WEIGHT] === share.text[WEIGHT]) yield diagnose('font/same-cut', [...path, 'share'], {});
  if (!known) return;
  const inFile = axesOfFile(file);
  const unknown = function* (axis: string, at: readonly string[]): Iterable<Diagnostic> {
    const place = [...path, ...at, axis];
    if (!known[axis]) yield diagnose('font/no-axis', place, { name, axis, axes: Object.keys(known) }, { at: 'key' });
    else if (inFile && !inFile.includes(axis))
      yield diagnose(
        'font/no-axis#file',
        place,
        { file, axis, full: file.replace(endOfFile, '-full-$2') },
        { at: 'key' },
      );
  };
  const outside = function* (axis: string, value: number, at: readonly string[]): Iterable<Diagnostic> {
    const range = known[axis];
    if (range && (value < range.min || value > range.max))
      yield diagnose('font/axis', [...path, ...at], { axis, value, ...range });
  };
  for (const [axis, range] of Object.entries(axes)) {
    yield* unknown(axis, ['axes']);
    if (typeof range === 'number') yield* outside(axis, range, ['axes', axis]);
    else for (const end of ['min', 'max'] as const) yield* outside(axis, range[end], ['axes', axis, end]);
  }
  for (const cut of ['title', 'text'] as const) {
    if (known[WEIGHT] && share[cut][WEIGHT] === undefined)
      yield diagnose('font/no-weight', [...path, 'share', cut], {});
    for (const [axis, value] of Object.entries(share[cut])) {
      yield* unknown(axis, ['share', cut]);
      yield* outside(axis, value, ['share', cut, axis]);
    }
  }
}

/** The weight by which a text stands out. */
const BOLD = 600;

/** Refuses a text font that is not installed, and weights, italics or letters that it does not have. */
export function* textFont({ brand: { textFont: font } }: SiteSpec): Iterable<Diagnostic> {
  if (!font) return;
  const path = ['brand', 'textFont'];
  const { italics, subsets, weights, package: name } = font;
  const found = fontPackage(name);
  if (!found) {
    yield diagnose('font/not-installed', [...path, 'package'], { name });
    return;
  }
  // A weight that was left to the default has no place of its own.
  const has = (weight: number): boolean =>
    isVariable(font)
      ? weight >= Math.min(...found.weights) && weight <= Math.max(...found.weights)
      : found.weights.includes(weight);
  for (const [index, weight] of weights.entries())
    if (!has(weight))
      yield diagnose('font/no-weight#package', [...path, 'weights', index], { name, weight, weights: found.weights });
  if (weights.every(has) && Math.max(...weights) < BOLD)
    yield diagnose('font/no-bold', [...path, 'weights'], { bold: BOLD });
  if (italics && !found.styles.includes('italic')) yield diagnose('font/no-italics', [...path, 'italics'], { name });
  for (const [index, subset] of subsets.entries())
    yield* unknownName('font/no-subset', subset, found.subsets, [...path, 'subsets', index]);
}

/** Where letters are that not every font has. To look at each letter of each text would take long. */
const uncommon = /[\u0100-\u1fff\u2c00-\uffff]/;

/** Warns of letters of the site's languages that a font does not have: browsers take them from another one, in the middle of a word. */
export function* missingLetters(spec: SiteSpec): Iterable<Diagnostic> {
  const { headingFont: heading, textFont: text } = spec.brand;
  const ofHeadings = fontPackage(heading.package);
  // The file's name says which subset it is.
  const subset = ofHeadings?.subsets.find(
    (name) => heading.file.includes(`-${name}-`) && !heading.file.includes(`-${name}-ext-`),
  );
  if (ofHeadings && subset !== undefined)
    yield* lettersOf(spec, ofHeadings, heading.family, [subset], ['brand', 'headingFont', 'file']);
  const ofTexts = text && fontPackage(text.package);
  if (ofTexts) yield* lettersOf(spec, ofTexts, text.family, text.subsets, ['brand', 'textFont']);
}

function* lettersOf(
  spec: SiteSpec,
  font: FontPackage,
  family: string,
  taken: readonly string[],
  path: readonly string[],
): Iterable<Diagnostic> {
  const characters = taken.map((subset) => charactersOf(font, subset) ?? '').join('');
  if (characters === '') return;
  for (const [locale, letters] of absent(spec, new RegExp(`(?=\\p{L})[^${characters}]`, 'gu'))) {
    const covers = (subset: string): boolean => {
      const own = charactersOf(font, subset);
      return own !== undefined && [...letters].every((letter) => new RegExp(`[${own}]`, 'u').test(letter));
    };
    // A heading font is one file.
    const better = path.includes('file') ? undefined : font.subsets.find(covers);
    const language = spec.locales.all[locale].name;
    yield diagnose('font/no-letters', path, { family, letters: [...letters], language, taken, better });
  }
}

function absent(spec: SiteSpec, missing: RegExp): Map<Locale, Set<string>> {
  const found = new Map<Locale, Set<string>>();
  for (const { value } of wordsIn(spec))
    for (const locale of localesOf(spec)) {
      if (!uncommon.test(value[locale])) continue;
      for (const [letter] of value[locale].matchAll(missing))
        found.set(locale, (found.get(locale) ?? new Set()).add(letter));
    }
  return found;
}
