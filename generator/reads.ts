import type { SpecPath } from './diagnostic.ts';

/**
 * What is read of a spec while something is made of it. A recorded spec notes each of its values that is asked for with whoever makes
 * something at that moment; of any other spec nothing is noted, and nothing of this costs time.
 */
type Reads = Map<string, SpecPath>;

let reader: Reads | undefined;

function note(path: SpecPath): void {
  void reader?.set(path.join('\0'), path);
}

function whileReading<T>(reads: Reads | undefined, make: () => T): T {
  const outer = reader;
  reader = reads;
  try {
    return make();
  } finally {
    reader = outer;
  }
}

/** Makes something, and says what was read for it. */
export function recordReads<T>(make: () => T): { readonly value: T; readonly reads: readonly SpecPath[] } {
  const reads: Reads = new Map();
  return { value: whileReading(reads, make), reads: [...reads.values()] };
}

/** Notes what was read for something that was made before and is used again. */
export function readAgain(reads: readonly SpecPath[]): void {
  if (reader) for (const path of reads) note(path);
}

/** Looks for something in the spec: what is found is read when it is used, and what is passed by does not matter. */
export function lookUp<T>(find: () => T): T {
  return whileReading(undefined, find);
}

/** A spec like the given one that notes what is read of it. */
export function recorded<T extends object>(value: T, path: SpecPath = []): T {
  const inside = new Map<string, object>();
  const at = (key: string): SpecPath => [...path, Array.isArray(value) ? Number(key) : key];
  const isEntry = (key: string | symbol): key is string =>
    typeof key === 'string' && Object.hasOwn(value, key) && !(Array.isArray(value) && key === 'length');
  return new Proxy(value, {
    get(target, key) {
      const inner: unknown = Reflect.get(target, key);
      if (!isEntry(key)) return inner;
      note(at(key));
      if (typeof inner !== 'object' || inner === null) return inner;
      // The same object each time, as of any other spec.
      const known = inside.get(key) ?? recorded(inner, at(key));
      inside.set(key, known);
      return known;
    },
    has(target, key) {
      if (isEntry(key)) note(at(key));
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      for (const key of Reflect.ownKeys(target)) if (isEntry(key)) note(at(key));
      return Reflect.ownKeys(target);
    },
  });
}
