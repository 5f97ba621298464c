/** Two lists, entry by entry. */
export interface Alignment<T> {
  /** Entries that stand in both, changed or not, in the order of the second list. */
  readonly pairs: readonly { readonly was: T; readonly now: T; readonly index: number }[];
  readonly added: readonly T[];
  readonly removed: readonly T[];
  /** How many entries stand elsewhere among those that both lists have. */
  readonly moved: number;
}

/** How two entries are recognised as the same one. */
export interface Likeness<T> {
  readonly same: (a: T, b: T) => boolean;
  /** Whether one may have become the other. */
  readonly like: (a: T, b: T) => boolean;
  /** Whether one can never have become the other. */
  readonly apart?: (a: T, b: T) => boolean;
}

/** The longest list of pairs of places whose entries are the same, in the order of both lists. */
function common<T>(
  before: readonly T[],
  after: readonly T[],
  same: Likeness<T>['same'],
): (readonly [number, number])[] {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const equal = before.map((a) => after.map((b) => same(a, b)));
  const length = (a: number, b: number): number => lengths[a * width + b] ?? 0;
  for (let a = before.length - 1; a >= 0; a -= 1) {
    for (let b = after.length - 1; b >= 0; b -= 1) {
      lengths[a * width + b] = equal[a]?.[b] ? length(a + 1, b + 1) + 1 : Math.max(length(a + 1, b), length(a, b + 1));
    }
  }
  const found: (readonly [number, number])[] = [];
  let [a, b] = [0, 0];
  while (a < before.length && b < after.length) {
    if (equal[a]?.[b]) {
      found.push([a, b]);
      a += 1;
      b += 1;
    } else if (length(a + 1, b) >= length(a, b + 1)) a += 1;
    else b += 1;
  }
  return found;
}

/**
 * Finds out which entry of a list became which: an entry that was put in, taken out or moved changes no other, although
 * all after it have other numbers.
 */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  { same, like, apart = () => false }: Likeness<T>,
): Alignment<T> {
  const matches: (readonly [number, number])[] = [...common(before, after, same)];
  const anchors = [...matches, [before.length, after.length] as const];
  const usedBefore = new Set(matches.map(([a]) => a));
  const usedAfter = new Set(matches.map(([, b]) => b));
  const match = (a: number, b: number): void => {
    matches.push([a, b]);
    usedBefore.add(a);
    usedAfter.add(b);
  };
  const open = (used: ReadonlySet<number>, from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index).filter((index) => !used.has(index));
  const at = <U>(list: readonly U[], index: number): U => list[index] as U;

  let moved = 0;
  for (const a of open(usedBefore, 0, before.length)) {
    const b = open(usedAfter, 0, after.length).find((index) => same(at(before, a), at(after, index)));
    if (b === undefined) continue;
    match(a, b);
    moved += 1;
  }
  let [fromBefore, fromAfter] = [0, 0];
  for (const [toBefore, toAfter] of anchors) {
    const gap = (): [number[], number[]] => [
      open(usedBefore, fromBefore, toBefore),
      open(usedAfter, fromAfter, toAfter),
    ];
    for (const a of gap()[0]) {
      const b = gap()[1].find((index) => like(at(before, a), at(after, index)));
      if (b !== undefined) match(a, b);
    }
    const [left, right] = gap();
    // As many as before: each was rewritten.
    if (left.length === right.length) {
      for (const [index, a] of left.entries())
        if (!apart(at(before, a), at(after, at(right, index)))) match(a, at(right, index));
    }
    fromBefore = toBefore + 1;
    fromAfter = toAfter + 1;
  }
  return {
    pairs: matches
      .toSorted(([, a], [, b]) => a - b)
      .map(([a, b]) => ({ was: at(before, a), now: at(after, b), index: b })),
    added: open(usedAfter, 0, after.length).map((index) => at(after, index)),
    removed: open(usedBefore, 0, before.length).map((index) => at(before, index)),
    moved,
  };
}
