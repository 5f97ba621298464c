interface Group {
  readonly names: ReadonlySet<string>;
  /** How many of the original sets it contains. */
  readonly count: number;
}

/**
 * Reduces many sets to at most `most` by merging the most similar ones into their union.
 *
 * @returns a function that finds the smallest merged set containing one of the `sets`
 */
export function shareSets(
  sets: readonly (readonly string[])[],
  most: number,
): (names: readonly string[]) => ReadonlySet<string> {
  const counts = new Map<string, Group>();
  for (const names of sets) {
    const key = names.join(' ');
    counts.set(key, { names: new Set(names), count: (counts.get(key)?.count ?? 0) + 1 });
  }
  let groups = [...counts.values()];
  while (groups.length > most) {
    const [one, other] = closest(groups);
    groups = [...groups.filter((group) => group !== one && group !== other), merged(one, other)];
  }
  return (names) => {
    const fitting = groups.filter((group) => names.every((name) => group.names.has(name)));
    const smallest = fitting.toSorted((a, b) => a.names.size - b.names.size)[0];
    if (smallest === undefined)
      throw new Error(`No set contains all of ${names.join(', ')}: only the given sets can be looked up.`);
    return smallest.names;
  };
}

function missing(one: Group, other: Group): number {
  return [...other.names].filter((name) => !one.names.has(name)).length;
}

function merged(one: Group, other: Group): Group {
  return { names: new Set([...one.names, ...other.names]), count: one.count + other.count };
}

/** The two groups whose merger adds the fewest unused names, weighted by their counts. */
function closest(groups: readonly Group[]): readonly [Group, Group] {
  const pairs = groups.flatMap((one, index) => groups.slice(index + 1).map((other) => [one, other] as const));
  const cost = ([one, other]: readonly [Group, Group]): number =>
    one.count * missing(one, other) + other.count * missing(other, one);
  return pairs.reduce((best, pair) => (cost(pair) < cost(best) ? pair : best));
}
