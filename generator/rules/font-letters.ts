import { localesOf } from '../compile/locales.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { Locale, SiteSpec } from '../schema/index.ts';
import { charactersOf, fontPackage } from './font-package.ts';
import type { FontPackage } from './font-package.ts';
import { warning } from './problem.ts';
import { textsIn } from './walk.ts';

interface Font {
  readonly family: string;
  readonly found: FontPackage;
  /** Which of the package's subsets are taken. */
  readonly taken: readonly string[];
  readonly path: SpecPath;
  /** Whether others can be added. */
  readonly severalFiles: boolean;
}

function fontsOf({ brand: { headingFont, textFont } }: SiteSpec): Font[] {
  const forHeadings = fontPackage(headingFont.package);
  const forTexts = textFont && fontPackage(textFont.package);
  // The file's name says which subset it is.
  const subset = forHeadings?.subsets.find(
    (name) => headingFont.file.includes(`-${name}-`) && !headingFont.file.includes(`-${name}-ext-`),
  );
  return [
    ...(forHeadings && subset !== undefined
      ? [
          {
            family: headingFont.family,
            found: forHeadings,
            taken: [subset],
            path: ['brand', 'headingFont', 'file'],
            severalFiles: false,
          },
        ]
      : []),
    ...(forTexts
      ? [
          {
            family: textFont.family,
            found: forTexts,
            taken: textFont.subsets,
            path: ['brand', 'textFont'],
            severalFiles: true,
          },
        ]
      : []),
  ];
}

/** Letters of the site's languages that a font does not have: browsers take them from another one, in the middle of a word. */
export function missingLetters(spec: SiteSpec): Diagnostic[] {
  return fontsOf(spec).flatMap(({ family, found, taken, path, severalFiles }) => {
    const characters = taken.map((subset) => charactersOf(found, subset) ?? '').join('');
    if (characters === '') return [];
    return [...lettersOf(spec, new RegExp(`(?=\\p{L})[^${characters}]`, 'gu'))].map(([locale, letters]) => {
      const listed = [...letters].slice(0, MOST).map((letter) => `"${letter}"`);
      const better = severalFiles
        ? found.subsets.find((other) => covers(charactersOf(found, other), letters))
        : undefined;
      return warning(
        'font/no-letters',
        path,
        `${family} is taken without ${listed.join(', ')}, which the texts in ${spec.locales.all[locale].name} have.`,
        better === undefined
          ? 'Choose a font that has them: these letters would come from another one.'
          : `Its subset "${better}" has them: write subsets: ${JSON.stringify([...taken, better])}.`,
      );
    });
  });
}

/** Where letters are that not every font has. To look at each letter of each text would take long. */
const uncommon = /[\u0100-\u1fff\u2c00-\uffff]/;

/** How many letters a message names. */
const MOST = 8;

function covers(characters: string | undefined, letters: ReadonlySet<string>): boolean {
  return characters !== undefined && [...letters].every((letter) => new RegExp(`[${characters}]`, 'u').test(letter));
}

function lettersOf(spec: SiteSpec, missing: RegExp): Map<Locale, Set<string>> {
  const found = new Map<Locale, Set<string>>();
  const locales = localesOf(spec);
  for (const { value } of textsIn(spec)) {
    if ('kind' in value) continue;
    for (const locale of locales) {
      if (!uncommon.test(value[locale])) continue;
      for (const [letter] of value[locale].matchAll(missing))
        found.set(locale, (found.get(locale) ?? new Set()).add(letter));
    }
  }
  return found;
}
