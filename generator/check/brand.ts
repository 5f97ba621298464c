import { contrast, mix, tinted } from '../compile/brand.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { removedFrom } from '../schema/svg.ts';
import type { Colours, SiteSpec } from '../schema/index.ts';

/** Refuses a variant for dark grounds of a part that the logo does not have. */
export function* logoVariants({ brand: { logo } }: SiteSpec): Iterable<Diagnostic> {
  for (const part of ['mark', 'wordmark'] as const)
    if (logo.onDark?.[part] !== undefined && logo[part] === undefined)
      yield diagnose('brand/logo-variant', ['brand', 'logo', 'onDark', part], { part });
}

/** Says what of a drawing was removed when it was read, for somebody to look whether it still is what it was. */
export function* cleanedDrawings({ brand }: SiteSpec): Iterable<Diagnostic> {
  const { mark, wordmark, onDark } = brand.logo;
  const drawings: [SpecPath, string | undefined][] = [
    [['logo', 'mark'], mark],
    [['logo', 'wordmark'], wordmark],
    [['logo', 'onDark', 'mark'], onDark?.mark],
    [['logo', 'onDark', 'wordmark'], onDark?.wordmark],
    [['favicon'], brand.favicon],
    [['ornament'], brand.ornament],
    [['bandOrnament'], brand.bandOrnament],
    ...Object.entries(brand.motifs).map(([name, svg]): [SpecPath, string] => [['motifs', name], svg]),
  ];
  for (const [path, svg = ''] of drawings) {
    const removed = removedFrom(svg);
    if (removed !== undefined) yield diagnose('brand/cleaned', ['brand', ...path], { removed });
  }
}

type Name = keyof Colours;

/** The plinth below the pointer: the accent's tint lies over it. The style sheet has one tint, that of the light theme, for both. */
const HOVERED = 'plinth under the pointer';
type Ground = Name | typeof HOVERED;

/** What the styles of site and desk draw on what, and how much the two have to differ (WCAG 2.2, 1.4.3 and 1.4.11): 4.5 to 1 where it is text. */
const always: readonly (readonly [least: number, use: string, front: Name, grounds: readonly Ground[]])[] = [
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

interface Pair {
  readonly least: number;
  readonly use: string;
  readonly front: Name;
  readonly ground: Ground;
  readonly ratio: number;
}

/** The colours of a theme as they are seen. */
interface Theme {
  readonly name: 'light' | 'dark';
  readonly colours: Colours;
  /** The accent whose tint lies over the plinth. */
  readonly tint: string;
}

/** The description of a toast stands under its title, on the ground of its tone. */
function ofToasts({ errors }: SiteSpec): typeof always {
  return (['error', 'success'] as const)
    .filter((tone) =>
      Object.values(errors).some((entry) => entry.tone === tone && entry.channel === 'toast' && entry.title),
    )
    .map((tone) => [4.5, 'text', 'inkSoft', [`${tone}Tint`]]);
}

function tooLow(pairs: typeof always, { colours, tint }: Theme): Pair[] {
  const colourOf = (ground: Ground): string => (ground === HOVERED ? tinted(colours.plinth, tint) : colours[ground]);
  return pairs
    .flatMap(([least, use, front, grounds]) =>
      grounds.map((ground) => ({ least, use, front, ground, ratio: contrast(colours[front], colourOf(ground)) })),
    )
    .filter(({ ratio, least }) => ratio < least);
}

/** The colours that somebody would change to mend a pair. */
function namesOf({ front, ground }: Pair): readonly [front: Name, ground: Name] {
  return [front, ground === HOVERED ? 'plinth' : ground];
}

/** The colour that has a part in most of them: a changed ground gives one message and not ten. Fronts come first. */
function culprit(low: readonly Pair[]): Name | undefined {
  const fronts = low.map(({ front }) => front);
  const all = low.flatMap(namesOf);
  const times = (name: Name): number => all.filter((one) => one === name).length;
  return [...fronts, ...all].toSorted((a, b) => times(b) - times(a))[0];
}

/** As fine as a screen shows. */
const STEPS = 255;

/** The colour nearest to one, lighter or darker, that passes beside all the others. */
function nearestPassing(pairs: typeof always, theme: Theme, name: Name): string | undefined {
  const { colours } = theme;
  const passes = (colour: string): boolean =>
    tooLow(pairs, {
      ...theme,
      colours: { ...colours, [name]: colour },
      tint: name === 'plinthAccent' && theme.name === 'light' ? colour : theme.tint,
    }).every((pair) => !namesOf(pair).includes(name));
  for (let step = 1; step <= STEPS; step++) {
    const found = ['#000000', '#ffffff'].map((end) => mix(colours[name], end, step / STEPS)).find(passes);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Refuses colours that cannot be told apart where one is drawn on the other. */
export function* contrasts(spec: SiteSpec): Iterable<Diagnostic> {
  const { colours } = spec.brand;
  const pairs = [...always, ...ofToasts(spec)];
  for (const name of ['light', 'dark'] as const) {
    const theme = { name, colours: colours[name], tint: colours.light.plinthAccent };
    let low = tooLow(pairs, theme);
    for (let guilty = culprit(low); guilty !== undefined; guilty = culprit(low)) {
      const colour = guilty;
      const [worst, ...others] = low
        .filter((pair) => namesOf(pair).includes(colour))
        .toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
      if (!worst) break;
      const [front, ground] = namesOf(worst);
      const other = front === colour ? ground : front;
      yield diagnose(
        'brand/contrast',
        ['brand', 'colours', name, colour],
        { theme: name, worst, others, colour, other, better: nearestPassing(pairs, theme, colour) },
        {
          related: [
            {
              path: ['brand', 'colours', name, other],
              message: other === front ? 'It is drawn on it.' : 'It is drawn on this.',
            },
          ],
        },
      );
      low = low.filter((pair) => !namesOf(pair).includes(colour));
    }
  }
}
