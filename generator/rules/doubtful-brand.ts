import { contrast } from '../compile/colour.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { HeadingFont, SiteSpec } from '../schema/index.ts';
import { problem, warning } from './problem.ts';
import type { Rule } from './rule.ts';

/** Themes that are each other's, and colours that should be told apart. */
export function doubtfulColours({ brand: { colours } }: SiteSpec): Diagnostic[] {
  const lightness = (colour: string): number => contrast(colour, '#000000');
  const isReversed = lightness(colours.light.paper) < lightness(colours.dark.paper);
  const isSame = colours.light.paper.toLowerCase() === colours.dark.paper.toLowerCase();
  return [
    ...(isReversed
      ? [
          warning(
            'brand/themes',
            ['brand', 'colours', 'light', 'paper'],
            'The paper of the light theme is darker than that of the dark one.',
            'Exchange light and dark.',
          ),
        ]
      : []),
    ...(isSame
      ? [
          warning(
            'brand/themes',
            ['brand', 'colours', 'dark', 'paper'],
            'Both themes have the same paper: those who ask for the dark one get none.',
            'Give dark a dark paper, and a light ink.',
          ),
        ]
      : []),
    ...(['light', 'dark'] as const).flatMap((theme) =>
      (
        [
          ['error', 'success'],
          ['accentStrong', 'accent'],
          ['line', 'paper'],
          ['lineStrong', 'paper'],
          ['plinthLine', 'plinth'],
          ['spark', 'paper'],
        ] as const
      )
        .filter(([one, other]) => colours[theme][one].toLowerCase() === colours[theme][other].toLowerCase())
        .map(([one, other]) =>
          warning(
            'brand/same-colour',
            ['brand', 'colours', theme, one],
            `"${one}" is the same colour as "${other}": nobody sees the difference.`,
            'Give one of them another colour.',
          ),
        ),
    ),
  ];
}

/** The least that a share of the type size can be in percent: less is a share of one. */
const PERCENT = 10;
/** And the most: no letter is that high. */
const MOST_PERCENT = 400;

/** What is wrong with the shares of the type size that a font and what stands in for it take. */
function sharesFit(
  { metrics, substitutes }: Pick<HeadingFont, 'metrics' | 'substitutes'>,
  path: SpecPath,
): Diagnostic[] {
  const percent = (value: number, at: (string | number)[]): Diagnostic[] => {
    if (value >= PERCENT && value <= MOST_PERCENT) return [];
    const [size, meant] = value < PERCENT ? ['small', value * 100] : ['large', value / 100];
    return [
      problem(
        'font/percent',
        [...path, ...at],
        `${value} is a percentage of the type size, and too ${size} for one.`,
        `Write ${Number(meant.toPrecision(6))}.`,
      ),
    ];
  };
  return [
    ...(['ascent', 'descent'] as const).flatMap((name) => percent(metrics[name], ['metrics', name])),
    ...substitutes.flatMap(({ fonts, sizeAdjust }, index) => [
      ...percent(sizeAdjust, ['substitutes', index, 'sizeAdjust']),
      ...fonts.flatMap((font, at) =>
        /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(font)
          ? []
          : [
              problem(
                'font/name',
                [...path, 'substitutes', index, 'fonts', at],
                `"${font}" is not the name of a font.`,
                'Write it without quotes: Times New Roman.',
              ),
            ],
      ),
    ]),
  ];
}

/** Refuses shares of the text font that are no percentages, and names that are not those of fonts. */
export const textFontFits: Rule = ({ brand: { textFont } }) =>
  textFont ? sharesFit(textFont, ['brand', 'textFont']) : [];

/** Refuses ranges of a font's axes from more to less, cuts outside of them, files outside of the package, and shares that are no percentages. */
export const headingFontFits: Rule = ({ brand: { headingFont } }) => {
  const path = ['brand', 'headingFont'];
  const { axes, share, file } = headingFont;
  return [
    ...sharesFit(headingFont, path),
    ...(file.split(/[\\/]/).includes('..')
      ? [
          problem(
            'font/no-file',
            [...path, 'file'],
            `The file "${file}" is not in the package.`,
            'Its path begins in the folder of the package.',
          ),
        ]
      : []),
    ...Object.entries(axes).flatMap(([axis, range]) =>
      typeof range === 'object' && range.min > range.max
        ? [
            problem(
              'font/axis',
              [...path, 'axes', axis],
              `The range of "${axis}" goes from ${range.min} to ${range.max}.`,
              'Exchange min and max.',
            ),
          ]
        : [],
    ),
    ...(['title', 'text'] as const).flatMap((name) =>
      Object.entries(share[name]).flatMap(([axis, value]) =>
        axis === 'wght' && (value < 1 || value > 1000)
          ? [
              problem(
                'font/axis',
                [...path, 'share', name, axis],
                `No font has the weight ${value}.`,
                'Weights go from 1 to 1000; 400 is regular and 700 bold.',
              ),
            ]
          : [],
      ),
    ),
  ];
};
