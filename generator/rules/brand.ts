import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostic.ts';
import type { Colours, SiteSpec } from '../schema/index.ts';
import { problem, unknownName } from './problem.ts';
import type { Rule } from './rule.ts';
import { blocksOf, pagesOf } from './walk.ts';
import type { Placed } from './walk.ts';

const motifsNamed = (spec: SiteSpec): Placed<string>[] => {
  const at = (motif: string | undefined, path: Placed<string>['path']): Placed<string>[] => (motif === undefined ? [] : [{ value: motif, path: [...path, 'motif'] }]);
  return [
    ...Object.entries(spec.services).flatMap(([name, { motif }]) => at(motif, ['services', name])),
    ...pagesOf(spec)
      .flatMap(blocksOf)
      .flatMap(({ value: block, path }) => {
        if (block.kind === 'cards') return block.items.flatMap(({ motif }, index) => at(motif, [...path, 'items', index]));
        if (block.kind !== 'hero') return [];
        return [...at(block.motif, path), ...(block.tiles ?? []).flatMap(({ motif }, index) => at(motif, [...path, 'tiles', index]))];
      }),
  ];
};

/** Refuses motifs that the brand does not have. */
export const knownMotifs: Rule = (spec) => {
  const known = Object.keys(spec.brand.motifs);
  return motifsNamed(spec).flatMap(({ value, path }) => unknownName('motif/unknown', 'motif', value, known, path));
};

type Name = keyof Colours;

/** What stands on what, and how much they have to differ: 4.5 to 1 for text, 3 to 1 for the edges of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly (readonly [least: number, front: Name, grounds: readonly Name[]])[] = [
  [4.5, 'ink', ['paper', 'stone', 'stoneDeep']],
  [4.5, 'inkSoft', ['paper', 'stone']],
  [4.5, 'accent', ['paper', 'stone']],
  [4.5, 'accentStrong', ['accentTint']],
  [4.5, 'onAccent', ['accent', 'accentStrong']],
  [4.5, 'error', ['paper', 'errorTint']],
  [4.5, 'success', ['successTint']],
  [4.5, 'onPlinth', ['plinth']],
  [4.5, 'onPlinthSoft', ['plinth']],
  [4.5, 'plinthAccent', ['plinth']],
  [4.5, 'onPlinthAccent', ['plinthAccent', 'plinthAccentStrong']],
  [3, 'lineStrong', ['paper', 'stone']],
];

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** How much two colours differ, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Refuses colours that cannot be told apart where one stands on the other. */
export const contrasts: Rule = ({ brand: { colours } }) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    pairs.flatMap(([least, front, grounds]) =>
      grounds.flatMap((ground): Diagnostic[] => {
        const found = contrast(colours[theme][front], colours[theme][ground]);
        if (found >= least) return [];
        // Rounded down: 4.49 is too little and does not read as 4.5.
        const ratio = Math.floor(found * 10) / 10;
        const low = problem('brand/contrast', ['brand', 'colours', theme, front], `The contrast of ${front} on ${ground} is ${ratio}:1; it has to be at least ${least}:1.`, 'Make one of them lighter or darker.');
        return [{ ...low, related: [{ path: ['brand', 'colours', theme, ground], message: 'It stands on this.' }] }];
      }),
    ),
  );

const folderOf = (name: string): string | undefined =>
  (createRequire(import.meta.url).resolve.paths(name) ?? []).map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')));

/** Refuses a heading font that is not installed, and cuts for share images that could not be told apart. */
export const headingFontIsThere: Rule = ({ brand: { headingFont } }) => {
  const path = ['brand', 'headingFont'];
  const folder = folderOf(headingFont.package);
  const { title, text } = headingFont.share;
  return [
    ...(folder === undefined ? [problem('font/not-installed', [...path, 'package'], `The package "${headingFont.package}" is not installed.`, `Run npm install --save-dev ${headingFont.package}`)] : []),
    ...(folder !== undefined && !existsSync(join(folder, headingFont.file)) ? [problem('font/no-file', [...path, 'file'], `The package "${headingFont.package}" has no file "${headingFont.file}".`)] : []),
    ...(title['wght'] === text['wght'] ? [problem('font/same-cut', [...path, 'share'], 'The two cuts have the same weight.', 'Give each another wght: it tells them apart.')] : []),
  ];
};
