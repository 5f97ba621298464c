import { compileDrawing } from '../compile/drawing.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { problem, unknownName, warning } from './problem.ts';
import type { Rule } from './rule.ts';
import { blocksOf, pagesOf } from './walk.ts';
import type { Placed } from './walk.ts';

function motifsNamed(spec: SiteSpec): Placed<string>[] {
  const at = (motif: string | undefined, path: Placed<string>['path']): Placed<string>[] =>
    motif === undefined ? [] : [{ value: motif, path: [...path, 'motif'] }];
  return [
    ...Object.entries(spec.services).flatMap(([name, { motif }]) => at(motif, ['services', name])),
    ...pagesOf(spec)
      .flatMap(blocksOf)
      .flatMap(({ value: block, path }) => {
        if (block.kind === 'cards')
          return block.items.flatMap(({ motif }, index) => at(motif, [...path, 'items', index]));
        if (block.kind !== 'hero') return [];
        return [
          ...at(block.motif, path),
          ...(block.tiles ?? []).flatMap(({ motif }, index) => at(motif, [...path, 'tiles', index])),
        ];
      }),
  ];
}

/** Refuses motifs that the brand does not have. */
export const knownMotifs: Rule = (spec) => {
  const known = Object.keys(spec.brand.motifs);
  return motifsNamed(spec).flatMap(({ value, path }) => unknownName('motif/unknown', 'motif', value, known, path));
};

/** How high a logo is drawn, in pixels, and how wide it may be there: a phone has the languages beside it. */
const LOGO = { height: 28, widest: 190, gap: 11 };

function boxOf(svg: string): { readonly width: number; readonly height: number } {
  return compileDrawing(svg).box;
}

/** Refuses a variant for dark grounds of a part that the logo does not have: nothing would be seen of it. */
export const logoVariants: Rule = ({ brand: { logo } }) =>
  (['mark', 'wordmark'] as const).flatMap((part) =>
    logo.onDark?.[part] !== undefined && logo[part] === undefined
      ? [
          problem(
            'brand/logo-variant',
            ['brand', 'logo', 'onDark', part],
            `The logo has no ${part} of which this would be the variant for dark grounds.`,
            `Add ${part} beside onDark, or take it out here.`,
          ),
        ]
      : [],
  );

/** A logo too wide for a phone, and an icon that is not square: browsers would squeeze it. */
export function proportions({ brand: { logo, favicon } }: SiteSpec): Diagnostic[] {
  const widthOf = (svg: string): number => (LOGO.height * boxOf(svg).width) / boxOf(svg).height;
  const { mark, wordmark } = logo;
  const width =
    (mark === undefined ? 0 : widthOf(mark)) +
    (wordmark === undefined ? 0 : widthOf(wordmark)) +
    (mark !== undefined && wordmark !== undefined ? LOGO.gap : 0);
  const icon = boxOf(favicon);
  return [
    ...(width > LOGO.widest
      ? [
          warning(
            'brand/logo-width',
            ['brand', 'logo', wordmark === undefined ? 'mark' : 'wordmark'],
            `The logo is ${Math.round(width)} pixels wide where it is ${LOGO.height} high; a phone has room for ${LOGO.widest}.`,
            'Take a more compact one, or trim the empty edges of its viewBox.',
          ),
        ]
      : []),
    ...(icon.width === icon.height
      ? []
      : [
          warning(
            'brand/favicon-shape',
            ['brand', 'favicon'],
            `The icon is ${icon.width} wide and ${icon.height} high.`,
            'Give it a square viewBox: browsers show it in a square.',
          ),
        ]),
  ];
}
