/** Path data for the line drawings. All of them stand on a 96 × 96 grid. */

/** A number as short as its drawing allows. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Half circles around one centre, open to the bottom. */
export const arcs = (x: number, y: number, radii: readonly number[]): string =>
  radii.map((r) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`).join('');

/** Rays from one circle to another, spread evenly between two angles in degrees (0 points right, 90 up). */
export function rays(x: number, y: number, inner: number, outer: number, angles: readonly number[]): string {
  return angles
    .map((angle) => {
      const radians = (angle * Math.PI) / 180;
      const at = (r: number): string => `${round(x + r * Math.cos(radians))} ${round(y - r * Math.sin(radians))}`;
      return `M${at(inner)}L${at(outer)}`;
    })
    .join('');
}

/** `count` angles from `from` to `to`. */
export const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

/** A square standing on its corner. */
export const diamond = (x: number, y: number, r: number): string => `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;

/** A rectangle. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A line of steps that rises to the middle and falls again: the plinth of a house. */
export function stair(x: number, y: number, width: number, steps: number, run: number, rise: number): string {
  const up = `h${run}v${-rise}`.repeat(steps - 1);
  const down = `h${run}v${rise}`.repeat(steps - 1);
  return `M${x} ${y}v${-rise}${up}h${round(width - 2 * run * (steps - 1))}v${rise}${down}`;
}
