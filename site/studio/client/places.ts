import type { Json, PageAnswer, SpecPath } from '../contract.ts';

export const isObject = (value: unknown): value is { readonly [key: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value);

const below = (value: Json | undefined, path: SpecPath): Json | undefined =>
  path.reduce<Json | undefined>((inner, step) => (typeof inner === 'object' && inner !== null ? (inner as { readonly [key: string | number]: Json })[step] : undefined), value);

export const startsWith = (path: SpecPath, start: SpecPath): boolean => start.length <= path.length && start.every((step, index) => path[index] === step);

/** What the spec has at a place, as far as the page shows something of it. */
export function valueAt({ roots }: PageAnswer, path: SpecPath): Json | undefined {
  const root = roots.find(({ at }) => startsWith(path, at));
  return root && below(root.value, path.slice(root.at.length));
}

/** A text in each language: no shared message, which stands elsewhere. */
export function textAt(page: PageAnswer, path: SpecPath, locales: readonly string[]): Readonly<Record<string, string>> | undefined {
  const value = valueAt(page, path);
  return isText(value, locales) ? value : undefined;
}

export const isText = (value: Json | undefined, locales: readonly string[]): value is Readonly<Record<string, string>> =>
  isObject(value) && locales.every((locale) => typeof value[locale] === 'string');

/** The items of lists that a place is in, the outermost first: a block, one of its cards, a link of it. */
export function itemsOf(page: PageAnswer, path: SpecPath): SpecPath[] {
  return path.flatMap((step, index) => {
    const item = path.slice(0, index + 1);
    return typeof step === 'number' && index > 1 && Array.isArray(valueAt(page, item.slice(0, -1))) ? [item] : [];
  });
}

/** Whether an item is a block of a page. */
export const isBlock = (item: SpecPath): boolean => item.at(-2) === 'blocks';

/** The list of an item, and its index there. */
export const listOf = (item: SpecPath): { list: SpecPath; index: number } => ({ list: item.slice(0, -1), index: Number(item.at(-1)) });

/** A key or kind as words. @example humanised('callToAction') // 'Call to action' */
export function humanised(key: string): string {
  const words = key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]+/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
