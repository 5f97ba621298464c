import { contrast, tinted } from '../compile/brand.ts';
import type { Colours } from '../schema/index.ts';

export type Themes = Readonly<Record<'light' | 'dark', Colours>>;

/** The plinth while hovered, with the accent's tint over it. Both themes use the tint of the light theme. */
const HOVERED = 'plinth under the pointer';

/** What a colour is drawn on, and how much the two differ. */
export interface Ground {
  readonly ground: keyof Colours | typeof HOVERED;
  readonly ratio: number;
}

/** A use of a colour, and how much it has to differ from its grounds. */
export type Use = readonly [least: number, use: string, front: keyof Colours, grounds: readonly Ground['ground'][]];

/** The colour pairs of site and desk, with the least contrast of each (WCAG 2.2, 1.4.3 and 1.4.11): 4.5:1 for text. */
export const uses: readonly Use[] = [
  [4.5, 'text', 'ink', ['paper', 'stone', 'stoneDeep', 'accentTint', 'errorTint', 'successTint']],
  [4.5, 'text', 'inkSoft', ['paper', 'stone', 'accentTint']],
  [4.5, 'links and buttons', 'accent', ['paper', 'stone', 'accentTint']],
  [4.5, 'buttons under the pointer', 'accentStrong', ['paper', 'stone', 'accentTint']],
  [4.5, 'the text of buttons', 'onAccent', ['accent', 'accentStrong']],
  [4.5, 'errors', 'error', ['paper', 'errorTint']],
  [3, 'the icon of success', 'success', ['successTint']],
  [4.5, 'text', 'onPlinth', ['plinth', HOVERED]],
  [4.5, 'text', 'onPlinthSoft', ['plinth']],
  [4.5, 'links and buttons', 'plinthAccent', ['plinth', HOVERED]],
  [4.5, 'buttons under the pointer', 'plinthAccentStrong', ['plinth', HOVERED]],
  [4.5, 'the text of buttons', 'onPlinthAccent', ['plinthAccent', 'plinthAccentStrong']],
  [3, 'the edges of inputs', 'lineStrong', ['paper', 'stone']],
  [3, 'the focus ring', 'spark', ['plinth']],
];

/** The grounds of a use with their contrast, the lowest first. */
export function groundsOf(themes: Themes, theme: keyof Themes, [, , front, grounds]: Use): Ground[] {
  const colours = themes[theme];
  return grounds
    .map((ground) => {
      const colour = ground === HOVERED ? tinted(colours.plinth, themes.light.plinthAccent) : colours[ground];
      return { ground, ratio: contrast(colours[front], colour) };
    })
    .toSorted((a, b) => a.ratio - b.ratio);
}

/** A colour on a ground, and how much the two have to differ. */
export interface Pair extends Ground {
  readonly front: keyof Colours;
  readonly least: number;
}

/** The pair with a colour in it that is the hardest to tell apart; nothing for a colour that nothing depends on. */
export function weakestPair(themes: Themes, theme: keyof Themes, colour: keyof Colours): Pair | undefined {
  return uses
    .flatMap((use) => groundsOf(themes, theme, use).map((one): Pair => ({ ...one, front: use[2], least: use[0] })))
    .filter((pair) => pair.front === colour || colourOf(pair) === colour)
    .toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)[0];
}

/** The colour that a ground is made of. */
export function colourOf({ ground }: Ground): keyof Colours {
  return ground === HOVERED ? 'plinth' : ground;
}
