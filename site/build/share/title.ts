import type { Ink } from './type.ts';

/** A typeset title: its type size in pixels, and its lines with the extent of each at that size. */
export interface SetTitle {
  readonly size: number;
  readonly lines: readonly (Ink & { readonly text: string })[];
}

/** From one baseline to the next, in ems. */
export const leading = 1.05;
/** From the baseline to the top of an accented capital, in ems. */
const rise = 0.95;

type Lines = SetTitle['lines'];

/** The sizes to try, each with its maximum number of lines. */
const attempts = [
  ...[104, 100, 96, 92, 88, 84].map((size) => ({ size, most: 3 })),
  ...Array.from({ length: 92 }, (_, index) => ({ size: 92 - index, most: 4 })).filter(
    ({ size }) => size % 4 === 0 || size < 24,
  ),
];

/**
 * Sets a title as large as its area allows: in up to three lines while the type stays large, otherwise in up to four
 * lines of any size. Balances the lengths of the lines. `satori` breaks lines like CSS, at one size.
 * @param measure the ink of a text at a type size of 1
 */
export function setTitle(
  title: string,
  room: { width: number; height: number },
  measure: (text: string) => Ink,
): SetTitle {
  const words = title.split(/\s+/).filter(Boolean);
  for (const { size, most } of attempts) {
    for (let count = 1; count <= most && (rise + (count - 1) * leading) * size <= room.height; count += 1) {
      const fitting = breakings(words, count)
        .map((lines) => lines.map((text) => scaled(text, measure(text), size)))
        .filter((lines) => lines.every(({ width }) => width <= room.width));
      const [best] = fitting.toSorted((a, b) => cost(a, room.width) - cost(b, room.width));
      if (best) return { size, lines: best };
    }
  }
  throw new Error(`The title "${title}" does not fit on its share image at any size.`);
}

function scaled(text: string, { left, width }: Ink, size: number): Lines[number] {
  return { text, left: left * size, width: width * size };
}

/** Every way to split words into `count` lines. */
function breakings(words: readonly string[], count: number): string[][] {
  if (count > words.length) return [];
  if (count <= 1) return [[words.join(' ')]];
  return words.slice(0, words.length - count + 1).flatMap((_, index) => {
    const head = words.slice(0, index + 1).join(' ');
    return breakings(words.slice(index + 1), count - 1).map((rest) => [head, ...rest]);
  });
}

// Penalizes uneven lines, very short ones, and lines that end in a short word which belongs to the next one ("de",
// "and").
function cost(lines: Lines, width: number): number {
  const longest = Math.max(...lines.map((line) => line.width));
  const uneven = lines.reduce((sum, line) => sum + ((longest - line.width) / width) ** 2, 0);
  const dangling = lines.slice(0, -1).filter(({ text }) => /(^|\s)\p{Ll}{1,4}$/u.test(text)).length;
  const stubs = lines.filter((line) => line.width < 0.3 * longest).length;
  return uneven + 0.15 * (dangling + stubs);
}
