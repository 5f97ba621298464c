interface Group {
  readonly names: ReadonlySet<string>;
  /** How many of the original sets it contains. */
  readonly count: number;
}

/** The costs of mergers, computed once: few groups change from one merger to the next. */
type Costs = Map<Group, Map<Group, number>>;

/**
 * Reduces many sets to at most `most` by merging the most similar ones into their union.
 *
 * @returns a function that finds the smallest merged set containing one of the `sets`
 */
export function shareSets(
  sets: readonly ReadonlySet<string>[],
  most: number,
): (names: ReadonlySet<string>) => ReadonlySet<string> {
  let groups: Group[] = [...Map.groupBy(sets, (names) => [...names].join(' ')).values()].map((alike) => ({
    names: new Set(alike[0]),
    count: alike.length,
  }));
  const costs: Costs = new Map();
  while (groups.length > most) {
    const [one, other] = closest(groups, costs);
    const merged = { names: new Set([...one.names, ...other.names]), count: one.count + other.count };
    groups = [...groups.filter((group) => group !== one && group !== other), merged];
  }
  return (names) => {
    const fitting = groups.filter((group) => missing(names, group.names) === 0);
    const [smallest] = fitting.toSorted((a, b) => a.names.size - b.names.size);
    if (smallest === undefined)
      throw new Error(`No set contains all of ${[...names].join(', ')}: only the given sets can be looked up.`);
    return smallest.names;
  };
}

/** How many of the names a set lacks. */
function missing(names: ReadonlySet<string>, from: ReadonlySet<string>): number {
  return [...names].filter((name) => !from.has(name)).length;
}

/** The two groups whose merger adds the fewest unused names, weighted by their counts. */
function closest(groups: readonly Group[], costs: Costs): readonly [Group, Group] {
  const pairs = groups.flatMap((one, index) => groups.slice(index + 1).map((other) => [one, other] as const));
  const cost = ([one, other]: readonly [Group, Group]): number => {
    const known = costs.get(one) ?? new Map<Group, number>();
    const added =
      known.get(other) ?? one.count * missing(other.names, one.names) + other.count * missing(one.names, other.names);
    costs.set(one, known.set(other, added));
    return added;
  };
  return pairs.reduce((best, pair) => (cost(pair) < cost(best) ? pair : best));
}
