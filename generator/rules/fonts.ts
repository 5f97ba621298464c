import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isVariable } from '../compile/font.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { TextFont } from '../schema/index.ts';
import { folderOf, fontPackage } from './font-package.ts';
import type { FontPackage } from './font-package.ts';
import { problem, unknownName } from './problem.ts';
import type { Rule } from './rule.ts';

function notInstalled(name: string, path: Diagnostic['path']): Diagnostic {
  return problem(
    'font/not-installed',
    [...path, 'package'],
    `The package "${name}" is not installed.`,
    `Run npm install --save-dev ${name}`,
  );
}

/** Refuses a heading font that is not installed, and cuts for share images that could not be told apart. */
export const headingFontIsThere: Rule = ({ brand: { headingFont } }) => {
  const path = ['brand', 'headingFont'];
  const folder = folderOf(headingFont.package);
  const { title, text } = headingFont.share;
  return [
    ...(folder === undefined ? [notInstalled(headingFont.package, path)] : []),
    ...(folder !== undefined && !existsSync(join(folder, headingFont.file))
      ? [
          problem(
            'font/no-file',
            [...path, 'file'],
            `The package "${headingFont.package}" has no file "${headingFont.file}".`,
          ),
        ]
      : []),
    ...(title['wght'] === text['wght']
      ? [
          problem(
            'font/same-cut',
            [...path, 'share'],
            'The two cuts have the same weight.',
            'Give each another wght: it tells them apart.',
          ),
        ]
      : []),
  ];
};

/** What a text stands out by. */
const BOLD = 600;

/** Refuses a text font that is not installed, and weights, italics or letters that it does not have. */
export const textFontIsThere: Rule = ({ brand: { textFont } }) => {
  if (!textFont) return [];
  const path = ['brand', 'textFont'];
  const found = fontPackage(textFont.package);
  if (!found) return [notInstalled(textFont.package, path)];
  const { italics, subsets, package: name } = textFont;
  return [
    ...weightsThere(textFont, found),
    ...(italics && !found.styles.includes('italic')
      ? [
          problem(
            'font/no-italics',
            [...path, 'italics'],
            `The package "${name}" has no italics.`,
            'Leave them out: browsers slant the letters.',
          ),
        ]
      : []),
    ...subsets.flatMap((subset, index) =>
      unknownName('font/no-subset', `subset of "${name}"`, subset, found.subsets, [...path, 'subsets', index]),
    ),
  ];
};

function weightsThere(font: TextFont, { weights: known }: FontPackage): Diagnostic[] {
  const path = ['brand', 'textFont', 'weights'];
  // A weight that was left to the default has no place of its own.
  const has = (weight: number): boolean =>
    isVariable(font) ? weight >= Math.min(...known) && weight <= Math.max(...known) : known.includes(weight);
  const missing = font.weights.flatMap((weight, index) =>
    has(weight)
      ? []
      : [
          problem(
            'font/no-weight',
            [...path, index],
            `The package "${font.package}" has no weight ${weight}.`,
            `It has ${known.join(', ')}.`,
          ),
        ],
  );
  if (missing.length > 0 || Math.max(...font.weights) >= BOLD) return missing;
  return [
    problem(
      'font/no-bold',
      path,
      'Nothing of this font is bold: browsers would smear its letters.',
      `Add ${BOLD}, for what stands out in texts.`,
    ),
  ];
}
