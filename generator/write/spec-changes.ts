import type { SpecPath } from '../diagnostics/diagnostic.ts';

/** A difference between two states of the spec. Paths are in the later state, those of removed entries in the earlier. */
export type SpecChange =
  | {
      readonly kind: 'text';
      readonly at: SpecPath;
      readonly locale: string;
      readonly before: string;
      readonly after: string;
    }
  /** `undefined` is an absent value. */
  | { readonly kind: 'value'; readonly at: SpecPath; readonly before: unknown; readonly after: unknown }
  /** An entry of a list; `moved` may also be an entry of a record. */
  | { readonly kind: 'added' | 'removed' | 'moved'; readonly at: SpecPath; readonly value: unknown }
  /** A list or record of which several entries have moved. */
  | { readonly kind: 'reordered'; readonly at: SpecPath };

type AnyRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is AnyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The codes of the languages of a spec. */
function localesIn(spec: unknown): string[] {
  return isRecord(spec) && isRecord(spec['locales']) && isRecord(spec['locales']['all'])
    ? Object.keys(spec['locales']['all'])
    : [];
}

/**
 * The differences between two states of the spec, or two snapshots of it. Texts are compared only in the languages that
 * both have: adding a language is one change, not one for each text.
 */
export function describeChange(before: object, after: object): SpecChange[] {
  const [old, present] = [localesIn(before), localesIn(after)];
  const common = present.filter((locale) => old.includes(locale));
  const isInEach = (value: AnyRecord, locales: readonly string[]): boolean =>
    locales.length > 0 &&
    Object.keys(value).length === locales.length &&
    locales.every((locale) => value[locale] !== undefined);

  function compare(was: unknown, now: unknown, at: SpecPath): SpecChange[] {
    // Unlike a deep comparison, this also notices another order of keys.
    if (JSON.stringify(was) === JSON.stringify(now)) return [];
    if (Array.isArray(was ?? now) && Array.isArray(now ?? was))
      return compareLists((was ?? []) as unknown[], (now ?? []) as unknown[], at);
    if (!isRecord(was) || !isRecord(now)) return [{ kind: 'value', at, before: was, after: now }];
    const isLanguages = at[0] !== 'locales' && isInEach(was, old) && isInEach(now, present);
    const keys = isLanguages ? common : Object.keys({ ...was, ...now });
    const inside = keys.flatMap((key): SpecChange[] => {
      const [left, right] = [was[key], now[key]];
      return isLanguages && typeof left === 'string' && typeof right === 'string'
        ? left === right
          ? []
          : [{ kind: 'text', at, locale: key, before: left, after: right }]
        : compare(left, right, [...at, key]);
    });
    return isLanguages ? inside : [...inside, ...compareOrder(was, now, at)];
  }

  /** Compares the order of the entries that two records have in common. */
  function compareOrder(was: AnyRecord, now: AnyRecord, at: SpecPath): SpecChange[] {
    const [old, present] = [was, now].map((record) => Object.keys(record).filter((key) => key in was && key in now));
    return moves(
      (present ?? []).map((key, to) => [(old ?? []).indexOf(key), to]),
      (to) => ({ kind: 'moved', at: [...at, present?.[to] ?? ''], value: now[present?.[to] ?? ''] }),
      at,
    );
  }

  function compareLists(was: readonly unknown[], now: readonly unknown[], at: SpecPath): SpecChange[] {
    const { pairs, gone, added } = paired(was, now);
    return [
      ...pairs.flatMap(([from, to]) => compare(was[from], now[to], [...at, to])),
      ...gone.map((index): SpecChange => ({ kind: 'removed', at: [...at, index], value: was[index] })),
      ...added.map((index): SpecChange => ({ kind: 'added', at: [...at, index], value: now[index] })),
      ...moves(pairs, (to) => ({ kind: 'moved', at: [...at, to], value: now[to] }), at),
    ];
  }

  return compare(before, after, []);
}

/** Describes another order as one moved entry if that is all, else as reordered; empty if the order is the same. */
function moves(pairs: readonly Pair[], moved: (to: number) => SpecChange, at: SpecPath): SpecChange[] {
  const order = pairs.map(([from]) => from);
  if (order.every((from, index) => index === 0 || from > (order[index - 1] ?? -1))) return [];
  const index = order.findLastIndex((_, taken) => {
    const rest = order.toSpliced(taken, 1);
    return rest.every((from, place) => place === 0 || from > (rest[place - 1] ?? -1));
  });
  const to = pairs[index]?.[1];
  return [to === undefined ? { kind: 'reordered', at } : moved(to)];
}

type Pair = readonly [from: number, to: number];

/** The part of an entry that identifies it while the rest of it changes. */
function identityOf(entry: unknown): string {
  if (!isRecord(entry)) return JSON.stringify(entry);
  const name = ['id', 'slug', 'name', 'from'].find((key) => typeof entry[key] === 'string');
  return name === undefined ? JSON.stringify(entry) : `${name} ${String(entry[name])}`;
}

/** Pairs the entries of two lists by their name or value, and each other one with the next of the same kind. */
function paired(
  was: readonly unknown[],
  now: readonly unknown[],
): { readonly pairs: Pair[]; readonly gone: number[]; readonly added: number[] } {
  const unpaired = new Set(was.keys());
  const pairs: Pair[] = [];
  const pairWith = (to: number, isMatch: (from: number) => boolean): boolean => {
    const from = [...unpaired].find(isMatch);
    if (from === undefined) return false;
    unpaired.delete(from);
    pairs.push([from, to]);
    return true;
  };
  const identities = was.map(identityOf);
  const rest = [...now.keys()].filter((to) => {
    const identity = identityOf(now[to]);
    return !pairWith(to, (from) => identities[from] === identity);
  });
  const isRewritten = rest.length === unpaired.size;
  const kindOf = (entry: unknown): unknown => (isRecord(entry) ? entry['kind'] : undefined);
  const added = rest.filter((to) => {
    const kind = kindOf(now[to]);
    if (kind === undefined && !isRewritten) return true;
    return !pairWith(to, (from) => kindOf(was[from]) === kind);
  });
  return { pairs: pairs.toSorted(([, a], [, b]) => a - b), gone: [...unpaired], added };
}

/** How many characters of a long value to show, and how many of them before the first difference. */
const [maxShown, context] = [57, 20];

/** Shortens two texts to the part in which they first differ. */
export function excerpts(was: string, now: string): readonly [string, string] {
  const [left, right] = [[...was], [...now]];
  const first = left.findIndex((character, index) => character !== right[index]);
  const common = first < 0 ? left.length : first;
  const start = Math.max(left.length, right.length) > maxShown + 3 ? Math.max(0, common - context) : 0;
  const part = (whole: readonly string[]): string => {
    const end = whole.length - start > maxShown + 3 ? start + maxShown : whole.length;
    return `${start > 0 ? '…' : ''}${whole.slice(start, end).join('')}${end < whole.length ? '…' : ''}`;
  };
  return [part(left), part(right)];
}

/** A path in words for people who edit the spec: pages by their addresses, entries by their names. */
function placeOf(state: object, at: SpecPath): string {
  let value: unknown = state;
  const steps = at.flatMap((step): string[] => {
    value = isRecord(value) || Array.isArray(value) ? (value as AnyRecord)[step] : undefined;
    if (typeof step !== 'number') return step === 'blocks' || step === 'entries' ? [] : [step];
    const entry = isRecord(value) ? value : {};
    const name = ['id', 'slug', 'name', 'from', 'kind'].map((key) => entry[key]);
    return [String(name.find((one) => typeof one === 'string') ?? step + 1)];
  });
  const [part, page = ''] = steps;
  const routes = state as {
    readonly routes?: { readonly pages?: Readonly<Record<string, { readonly path: string }>> };
  };
  const path = part === 'pages' ? routes.routes?.pages?.[page]?.path : undefined;
  return (path === undefined ? steps : [path, ...steps.slice(2)]).join(' › ');
}

/** A short description of a value: the first text in it, or its JSON. */
function brief(value: unknown, locale: string): string {
  const firstText = (inner: unknown): string | undefined => {
    if (!isRecord(inner)) return Array.isArray(inner) ? inner.map(firstText).find(Boolean) : undefined;
    const text = inner[locale];
    return typeof text === 'string' ? text : Object.values(inner).map(firstText).find(Boolean);
  };
  const text = firstText(value);
  return excerpts('', JSON.stringify(text ?? value) ?? 'nothing')[1];
}

/** Describes the changes to people who edit the spec's source, a line each. */
export function changeLines(before: object, after: object): string[] {
  const [locale = ''] = localesIn(after);
  return describeChange(before, after).map((change) => {
    const where = placeOf(change.kind === 'removed' ? before : after, change.at);
    switch (change.kind) {
      case 'text': {
        // Snapshots have only digests of an article's texts.
        if (change.at.at(-1) === 'digests') return `${where.replace(/ › digests$/, '')} (${change.locale}) changed`;
        const texts = excerpts(JSON.stringify(change.before), JSON.stringify(change.after));
        return `${where} (${change.locale}): ${texts.join(' → ')}`;
      }
      case 'value': {
        if (change.before === undefined && isRecord(change.after)) return `${where} added`;
        if (change.after === undefined && isRecord(change.before)) return `${where} removed`;
        const json = [change.before, change.after].map((value) => JSON.stringify(value) ?? 'nothing');
        return `${where}: ${excerpts(json[0] ?? '', json[1] ?? '').join(' → ')}`;
      }
      case 'added':
      case 'removed':
      case 'moved':
        return `${placeOf(after, change.at.slice(0, -1))}: ${brief(change.value, locale)} ${change.kind}`;
      case 'reordered':
        return `${where}: entries in another order`;
    }
  });
}
