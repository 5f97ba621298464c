import { contrast, tinted } from '../compile/brand.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose, seeAlso } from '../diagnostics/diagnose.ts';
import type { Colours, SiteSpec } from '../schema/index.ts';

/** Refuses variants for dark backgrounds of parts that the logo does not have. */
export function* logoVariants({ brand: { logo } }: SiteSpec): Iterable<Diagnostic> {
  for (const part of ['mark', 'wordmark'] as const)
    if (logo.onDark?.[part] !== undefined && logo[part] === undefined)
      yield diagnose('brand/logo-variant', ['brand', 'logo', 'onDark', part], { part });
}

type Name = keyof Colours;

/** The plinth while hovered, with the accent's tint over it. Both themes use the tint of the light theme. */
const HOVERED = 'plinth under the pointer';
type Ground = Name | typeof HOVERED;

/** The colour pairs of site and desk, with the least contrast of each (WCAG 2.2, 1.4.3 and 1.4.11): 4.5:1 for text. */
const fixedPairs: readonly (readonly [least: number, use: string, front: Name, grounds: readonly Ground[]])[] = [
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

/** The description of a toast, under its title, is drawn on the background of its tone. */
function toastPairs({ errors }: SiteSpec): typeof fixedPairs {
  return (['error', 'success'] as const)
    .filter((tone) =>
      Object.values(errors).some((entry) => entry.tone === tone && entry.channel === 'toast' && entry.title),
    )
    .map((tone) => [4.5, 'text', 'inkSoft', [`${tone}Tint`]]);
}

/** Refuses colour pairs with too little contrast. */
export function* contrasts(spec: SiteSpec): Iterable<Diagnostic> {
  const { colours: themes } = spec.brand;
  for (const theme of ['light', 'dark'] as const) {
    const colours = themes[theme];
    const colourOf = (ground: Ground): string =>
      ground === HOVERED ? tinted(colours.plinth, themes.light.plinthAccent) : colours[ground];
    for (const [least, use, front, grounds] of [...fixedPairs, ...toastPairs(spec)]) {
      const [worst, ...others] = grounds
        .map((ground) => ({ ground, ratio: contrast(colours[front], colourOf(ground)) }))
        .filter(({ ratio }) => ratio < least)
        .toSorted((a, b) => a.ratio - b.ratio);
      if (!worst) continue;
      const ground = worst.ground === HOVERED ? 'plinth' : worst.ground;
      const path = ['brand', 'colours', theme];
      yield diagnose(
        'brand/contrast',
        [...path, front],
        { theme, front, worst, others, least, use },
        seeAlso([...path, ground], 'It is drawn on this colour.'),
      );
    }
  }
}
