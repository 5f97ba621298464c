import { align } from './align.ts';
import { list, record, same } from './data.ts';
import type { Data } from './data.ts';

/** The texts of a page by their keys, by language. */
type Wordings = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What became of the words of a page. */
export interface WordChanges {
  /** For each text that differs, the languages in which it does. */
  readonly changed: readonly (readonly string[])[];
  /** What entries came, went and moved, by the list that they are in. */
  readonly entries: readonly string[];
}

/** A place that holds a text of its own. */
const wording = 'wording';

/**
 * A page with its texts in place of their keys, and nothing else but what tells its parts apart: the numbers in the keys
 * of a list say nothing about which entry is which.
 */
export const worded = (value: Data, texts: Wordings): Data => {
  if (typeof value === 'string') {
    const found = [...texts].map(([locale, own]) => [locale, own.get(value)] as const);
    return found.every(([, text]) => text === undefined) ? undefined : { [wording]: Object.fromEntries(found) };
  }
  if (Array.isArray(value)) return value.map((item) => worded(item, texts));
  return Object.fromEntries(
    Object.entries(record(value)).map(([key, inner]) => [key, key === 'kind' || key === 'id' ? inner : worded(inner, texts)] as const).filter(([, inner]) => inner !== undefined),
  );
};

/** The words in a part of a page, in each language. */
const wordsIn = (value: Data): string[] => {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  const here = record(value);
  const own = Object.values(record(here[wording])).filter((text) => typeof text === 'string');
  return [...own, ...Object.entries(here).flatMap(([key, inner]) => (key === wording ? [] : wordsIn(inner)))];
};

const kindOf = (value: Data): Data => record(value)['kind'];
const apart = (a: Data, b: Data): boolean => kindOf(a) !== kindOf(b);

/** Whether one part may have become the other: it has the same id, a text that stayed, or half of the words. */
const like = (a: Data, b: Data): boolean => {
  if (apart(a, b)) return false;
  if (record(a)['id'] !== undefined && record(a)['id'] === record(b)['id']) return true;
  const [before, after] = [wordsIn(a), wordsIn(b)];
  if (before.some((text) => after.includes(text))) return true;
  const [left, right] = [before, after].map((texts) => new Set(texts.join(' ').split(/\P{L}+/u)));
  if (!left || !right) return false;
  return [...left].filter((word) => right.has(word)).length * 2 >= Math.max(left.size, right.size);
};

const quoted = (value: Data): string => {
  const [first = ''] = wordsIn(value);
  const characters = [...first];
  return `"${characters.length > 50 ? `${characters.slice(0, 49).join('')}…` : first}"`;
};

const entriesChange = (name: string, values: readonly Data[], verb: string): string[] => {
  const spoken = values.filter((value) => wordsIn(value).length > 0);
  if (spoken.length === 0) return [];
  const more = spoken.length > 3 ? ` and ${spoken.length - 3} more` : '';
  return [`${spoken.length} ${spoken.length === 1 ? 'entry' : 'entries'} ${verb} ${name}: ${spoken.slice(0, 3).map(quoted).join(', ')}${more}`];
};

const none: WordChanges = { changed: [], entries: [] };
const together = (all: readonly WordChanges[]): WordChanges => ({ changed: all.flatMap(({ changed }) => changed), entries: all.flatMap(({ entries }) => entries) });

const listChanges = (name: string, was: readonly Data[], now: readonly Data[]): WordChanges => {
  const { pairs, added, removed, moved } = align(was, now, { same, like, apart });
  const inside = together(pairs.map((pair) => wordChanges(pair.was, pair.now, name)));
  // Blocks are told by their kinds, with what else the page is made of; but not which of two of a kind comes first.
  if (name === '') return moved > 0 && same(was.map(kindOf), now.map(kindOf)) ? together([{ changed: [], entries: ['blocks in another order'] }, inside]) : inside;
  const entries = [
    ...entriesChange(name, added, 'added to'),
    ...entriesChange(name, removed, 'removed from'),
    ...(moved > 0 ? [`entries of ${name} in another order`] : []),
  ];
  return together([{ changed: [], entries }, inside]);
};

/**
 * What became of the words of a page, or of a part of one.
 * @param name What the part is called: the kind of the block, and the list in it.
 */
export const wordChanges = (was: Data, now: Data, name = ''): WordChanges => {
  if (same(was, now)) return none;
  if (Array.isArray(was) || Array.isArray(now)) return listChanges(name, list(was), list(now));
  const [before, after] = [record(was), record(now)];
  if (wording in before || wording in after) {
    const [old, present] = [record(before[wording]), record(after[wording])];
    return { changed: [Object.keys({ ...old, ...present }).filter((locale) => old[locale] !== present[locale])], entries: [] };
  }
  const { kind } = after;
  const own = typeof kind === 'string' ? kind : name;
  const part = (key: string): string => {
    if (key === 'blocks') return '';
    return key === 'items' || own === '' ? own : `${own} ${key}`;
  };
  return together(Object.keys({ ...before, ...after }).map((key) => wordChanges(before[key], after[key], part(key))));
};
