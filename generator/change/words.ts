import type { Block, Localized } from '../schema/index.ts';
import { isText } from '../compile/text.ts';
import { kindOf } from './pages.ts';
import { isLocalizedText } from './localized-text.ts';
import { isNamed } from './value.ts';

/** What a part of a page says, and of everything else only what tells one part from another. */
export type Words = { readonly text: Localized } | { readonly list: readonly Words[] } | Section;

/** A part with parts that have names. */
export interface Section {
  readonly kind?: string;
  readonly id?: string;
  readonly parts: Readonly<Record<string, Words>>;
}

function stringIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Reads the words of a part of a page. Texts that it shares with other pages are not its own. */
export function wordsOf(value: unknown, locales: readonly string[]): Words | undefined {
  if (Array.isArray(value)) return { list: value.flatMap((item) => wordsOf(item, locales) ?? []) };
  if (isLocalizedText(value, locales)) return { text: value };
  if (!isNamed(value) || isText(value, [])) return undefined;
  const { kind, id } = value;
  const parts = Object.entries(value).flatMap(([key, inner]) => {
    const words = wordsOf(inner, locales);
    return words ? [[key, words] as const] : [];
  });
  return {
    ...(stringIn(kind) !== undefined && { kind: kindOf(value as unknown as Block) }),
    ...(stringIn(id) !== undefined && { id: String(id) }),
    parts: Object.fromEntries(parts),
  };
}

/** The words one after the other, in each language. */
export function flatten(words: Words): string[] {
  if ('text' in words) return Object.values(words.text);
  return ('list' in words ? words.list : Object.values(words.parts)).flatMap(flatten);
}

function sectionOf(words: Words): Partial<Section> {
  return 'parts' in words ? words : {};
}

/** Whether one part can never have become the other. */
export function areApart(a: Words, b: Words): boolean {
  return sectionOf(a).kind !== sectionOf(b).kind;
}

/** Whether one part may have become the other: it has the same id, a text that stayed, or half of the words. */
export function areAlike(a: Words, b: Words): boolean {
  if (areApart(a, b)) return false;
  const { id } = sectionOf(a);
  if (id !== undefined && id === sectionOf(b).id) return true;
  const [before, after] = [flatten(a), flatten(b)];
  if (before.some((text) => after.includes(text))) return true;
  const [left, right] = [before, after].map((texts) => new Set(texts.join(' ').split(/\P{L}+/u))) as [
    Set<string>,
    Set<string>,
  ];
  return [...left].filter((word) => right.has(word)).length * 2 >= Math.max(left.size, right.size);
}
