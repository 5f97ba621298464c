import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { fontPackage } from './font-package.ts';
import { keyProblem, problem, warning } from './problem.ts';
import type { Rule } from './rule.ts';

/** The axis of every variable font. */
const WEIGHT = 'wght';

const fileName = /-([A-Za-z]+)-((?:normal|italic)\.\w+)$/;

/** The axes in a file of Fontsource, by its name; nothing of one with all axes, or with another name. */
function axesOfFile(file: string): readonly string[] | undefined {
  const [, kept] = fileName.exec(file) ?? [];
  if (kept === undefined || kept === 'full') return undefined;
  return kept === 'standard' ? [WEIGHT, 'wdth', 'opsz', 'slnt'] : [WEIGHT, kept];
}

/** Refuses axes that the heading font does not have, values outside of theirs, and cuts without a weight. */
export const headingFontAxes: Rule = ({ brand: { headingFont } }) => {
  const path = ['brand', 'headingFont'];
  const { axes, share, file, package: name } = headingFont;
  const known = fontPackage(name)?.axes;
  const inFile = axesOfFile(file);
  const unknown = (axis: string, at: readonly string[]): Diagnostic[] => {
    if (!known) return [];
    const place = [...path, ...at, axis];
    if (!known[axis])
      return [
        keyProblem(
          'font/no-axis',
          place,
          `The package "${name}" has no axis "${axis}".`,
          `It has ${Object.keys(known).join(', ')}.`,
        ),
      ];
    return !inFile || inFile.includes(axis)
      ? []
      : [
          keyProblem(
            'font/no-axis',
            place,
            `The file "${file}" has no axis "${axis}".`,
            `Name the file with all axes: ${file.replace(fileName, '-full-$2')}`,
          ),
        ];
  };
  const outside = (axis: string, value: number, at: readonly string[]): Diagnostic[] => {
    const range = known?.[axis];
    return !range || (value >= range.min && value <= range.max)
      ? []
      : [
          problem(
            'font/axis',
            [...path, ...at],
            `"${axis}" of this font goes from ${range.min} to ${range.max}; this is ${value}.`,
            `Write a value from ${range.min} to ${range.max}.`,
          ),
        ];
  };
  return [
    ...(/\.(?:woff2?|ttf|otf)$/i.test(file)
      ? []
      : [
          problem(
            'font/no-file',
            [...path, 'file'],
            `"${file}" is not the file of a font.`,
            'Its name ends in .woff2.',
          ),
        ]),
    ...Object.entries(axes).flatMap(([axis, range]) => [
      ...unknown(axis, ['axes']),
      ...(typeof range === 'number'
        ? outside(axis, range, ['axes', axis])
        : range.min > range.max
          ? []
          : (['min', 'max'] as const).flatMap((end) => outside(axis, range[end], ['axes', axis, end]))),
    ]),
    ...(['title', 'text'] as const).flatMap((cut) => [
      ...(known?.[WEIGHT] && share[cut][WEIGHT] === undefined
        ? [
            problem(
              'font/no-weight',
              [...path, 'share', cut],
              'This cut has no weight.',
              'Write wght: 400 is regular and 700 bold.',
            ),
          ]
        : []),
      ...Object.entries(share[cut]).flatMap(([axis, value]) => [
        ...unknown(axis, ['share', cut]),
        // A weight that no font has is told elsewhere.
        ...(axis === WEIGHT && (value < 1 || value > 1000) ? [] : outside(axis, value, ['share', cut, axis])),
      ]),
    ]),
  ];
};

/** A heading font of which every weight looks the same, and names that are not those of the packages. */
export function doubtfulFonts({ brand: { headingFont, textFont } }: SiteSpec): Diagnostic[] {
  const heading = fontPackage(headingFont.package);
  return [
    ...(heading?.axes?.[WEIGHT] && headingFont.axes[WEIGHT] === undefined
      ? [
          warning(
            'font/no-weight',
            ['brand', 'headingFont', 'axes'],
            'Nothing says which weights of the heading font are kept: all of them are, and every page loads them.',
            'Write wght: 600 for one, or wght: { min: 400, max: 700 } for several.',
          ),
        ]
      : []),
    ...[['headingFont', headingFont] as const, ...(textFont ? [['textFont', textFont] as const] : [])].flatMap(
      ([which, { family, package: name }]) => {
        const called = fontPackage(name)?.family;
        // Variable packages add that to the name.
        return called === undefined || family.replace(/ Variable$/, '') === called
          ? []
          : [
              warning(
                'font/family',
                ['brand', which, 'family'],
                `The font of "${name}" is called ${called}.`,
                `Write '${called}', or name the other package.`,
              ),
            ];
      },
    ),
  ];
}
