import { contrast, mix, tinted } from '../compile/colour.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Colours } from '../schema/index.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';

type Name = keyof Colours;

/** The plinth below the pointer: the accent's tint lies over it. The style sheet has one tint, that of the light theme, for both. */
const HOVERED = 'plinth under the pointer';
type Ground = Name | typeof HOVERED;

/** What the styles of site and desk set on what, and how much the two have to differ (WCAG 2.2, 1.4.3 and 1.4.11): 4.5 to 1 where it is text. */
const pairs: readonly (readonly [least: number, use: string, front: Name, grounds: readonly Ground[]])[] = [
  [4.5, 'text', 'ink', ['paper', 'stone', 'stoneDeep', 'accentTint', 'errorTint', 'successTint']],
  [4.5, 'text', 'inkSoft', ['paper', 'stone', 'accentTint', 'errorTint', 'successTint']],
  [4.5, 'links and buttons', 'accent', ['paper', 'stone', 'accentTint']],
  [4.5, 'buttons under the pointer', 'accentStrong', ['paper', 'stone', 'accentTint']],
  [4.5, 'the text of buttons', 'onAccent', ['accent', 'accentStrong']],
  [4.5, 'errors', 'error', ['paper', 'errorTint']],
  [4.5, 'success', 'success', ['successTint']],
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
  /** The accent whose tint lies over the plinth; without one, the theme's own. */
  readonly tint?: string;
}

function colourOf({ colours, tint = colours.plinthAccent }: Theme, ground: Ground): string {
  return ground === HOVERED ? tinted(colours.plinth, tint) : colours[ground];
}

function tooLow(theme: Theme): Pair[] {
  return pairs
    .flatMap(([least, use, front, grounds]) =>
      grounds.map((ground) => ({
        least,
        use,
        front,
        ground,
        ratio: contrast(theme.colours[front], colourOf(theme, ground)),
      })),
    )
    .filter(({ ratio, least }) => ratio < least);
}

/** What somebody would change to mend a pair. */
function namesOf({ front, ground }: Pair): Name[] {
  return [front, ground === HOVERED ? 'plinth' : ground];
}

/** The colour that has a part in most of them: of a ground that has changed, one message and not ten. Fronts come first. */
function culprit(low: readonly Pair[]): Name | undefined {
  const counts = new Map<Name, number>();
  for (const pair of low) for (const name of namesOf(pair)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...low.map(({ front }) => front), ...counts.keys()];
  return names.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0];
}

/** How fine the search for another colour is: as fine as a screen shows. */
const STEPS = 255;

/** The colour nearest to one, lighter or darker, that passes beside all the others. */
function nearest(theme: Theme, name: Name): string | undefined {
  const { colours } = theme;
  const passes = (colour: string): boolean =>
    tooLow({ ...theme, colours: { ...colours, [name]: colour } }).every((pair) => !namesOf(pair).includes(name));
  for (let step = 1; step <= STEPS; step++) {
    const found = ['#000000', '#ffffff'].map((end) => mix(colours[name], end, step / STEPS)).find(passes);
    if (found !== undefined) return found;
  }
  return undefined;
}

// Rounded down: 4.49 is too little and does not read as 4.5.
function said(ratio: number): string {
  return `${Math.floor(ratio * 10) / 10}:1`;
}

function told(theme: Theme, name: Name, low: readonly Pair[]): Diagnostic {
  const path = ['brand', 'colours', theme.name] as const;
  const [worst, ...others] = low.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
  if (!worst) throw new Error('A colour that is told has a pair.');
  const { front, ground, ratio, least, use } = worst;
  const also =
    others.length === 0
      ? ''
      : ` So ${others.length === 1 ? 'is' : 'are'} ${others.map((pair) => `${pair.front} on ${pair.ground} (${said(pair.ratio)})`).join(', ')}.`;
  const better = nearest(theme, name);
  const other = namesOf(worst).find((one) => one !== name) ?? name;
  return {
    ...problem(
      'brand/contrast',
      [...path, name],
      `In the ${theme.name} theme, the contrast of ${front} on ${ground} is ${said(ratio)}, and too low for ${use}: it has to be at least ${least}:1.${also}`,
      better === undefined
        ? `No lighter or darker ${name} would do. Change ${other} too.`
        : `The nearest colour that passes is '${better}'.`,
    ),
    related: [{ path: [...path, other], message: other === front ? 'It stands on it.' : 'It stands on this.' }],
  };
}

function check(theme: Theme): Diagnostic[] {
  const found: Diagnostic[] = [];
  let low = tooLow(theme);
  for (let name = culprit(low); name !== undefined; name = culprit(low)) {
    const guilty = name;
    const its = low.filter((pair) => namesOf(pair).includes(guilty));
    found.push(told(theme, guilty, its));
    low = low.filter((pair) => !its.includes(pair));
  }
  return found;
}

/** Refuses colours that cannot be told apart where one stands on the other. */
export const contrasts: Rule = ({ brand: { colours } }) => [
  ...check({ name: 'light', colours: colours.light }),
  ...check({ name: 'dark', colours: colours.dark, tint: colours.light.plinthAccent }),
];
