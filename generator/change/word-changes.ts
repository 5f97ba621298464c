import type { Localized } from '../schema/index.ts';
import { align } from './align.ts';
import { differingLocales } from './localized-text.ts';
import { same } from './value.ts';
import { areAlike, areApart, flatten } from './words.ts';
import type { Section, Words } from './words.ts';

/** What words may have. */
type AnyWords = { readonly text: Localized; readonly list: readonly Words[] } & Section;

/** What changed of the words of a page. */
export interface WordChanges {
  /** For each text that differs, the languages in which it does. */
  readonly changed: readonly (readonly string[])[];
  /** Which entries were added, removed and moved, by the list that they are in. */
  readonly entries: readonly string[];
}

const none: WordChanges = { changed: [], entries: [] };

function together(all: readonly WordChanges[]): WordChanges {
  return {
    changed: all.flatMap(({ changed }) => changed),
    entries: all.flatMap(({ entries }) => entries),
  };
}

function excerpt(words: Words): string {
  const characters = [...(flatten(words)[0] ?? '')];
  return `"${characters.length > 50 ? `${characters.slice(0, 49).join('')}…` : characters.join('')}"`;
}

function entriesChange(name: string, all: readonly Words[], verb: string): string[] {
  const entries = all.filter((words) => flatten(words).length > 0);
  if (entries.length === 0) return [];
  const more = entries.length > 3 ? ` and ${entries.length - 3} more` : '';
  return [
    `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'} ${verb} ${name}: ${entries.slice(0, 3).map(excerpt).join(', ')}${more}`,
  ];
}

function kindsOf(words: readonly Words[]): unknown[] {
  return words.map((part) => ('kind' in part ? part.kind : undefined));
}

/** Compares words in some languages. */
export function wordComparison(locales: readonly string[]) {
  const textChange = (was: Localized | undefined, now: Localized | undefined): WordChanges => ({
    changed: [was && now ? differingLocales(was, now, locales) : locales],
    entries: [],
  });

  const listChanges = (name: string, was: readonly Words[], now: readonly Words[]): WordChanges => {
    const { pairs, added, removed, moved } = align(was, now, { same, like: areAlike, apart: areApart });
    const inside = together(pairs.map((pair) => compare(pair.was, pair.now, name)));
    // The blocks of a page are described by their kinds elsewhere; but not which of two of a kind comes first.
    if (name === '')
      return moved > 0 && same(kindsOf(was), kindsOf(now))
        ? together([{ changed: [], entries: ['blocks in another order'] }, inside])
        : inside;
    const entries = [
      ...entriesChange(name, added, 'added to'),
      ...entriesChange(name, removed, 'removed from'),
      ...(moved > 0 ? [`entries of ${name} in another order`] : []),
    ];
    return together([{ changed: [], entries }, inside]);
  };

  const sectionChanges = (name: string, was: Partial<Section>, now: Partial<Section>): WordChanges => {
    const own = now.kind ?? name;
    const nameOf = (key: string): string => {
      if (key === 'blocks') return '';
      return key === 'items' || own === '' ? own : `${own} ${key}`;
    };
    return together(
      Object.keys({ ...was.parts, ...now.parts }).map((key) =>
        compare(was.parts?.[key], now.parts?.[key], nameOf(key)),
      ),
    );
  };

  /**
   * What changed of the words of a page, or of a part of one; `undefined` where there is none.
   * @param name What the part is called: the kind of the block, and the list in it.
   */
  const compare = (was: Words | undefined, now: Words | undefined, name = ''): WordChanges => {
    if (same(was, now)) return none;
    const [old, present]: [Partial<AnyWords>, Partial<AnyWords>] = [was ?? {}, now ?? {}];
    if (old.list || present.list) return listChanges(name, old.list ?? [], present.list ?? []);
    if (old.text || present.text) return textChange(old.text, present.text);
    return sectionChanges(name, old, present);
  };
  return compare;
}
