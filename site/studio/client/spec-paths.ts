import { originsAt, specAttribute } from '../../live/origins.ts';
import type { FoundText, Json, PageAnswer, SeenEdit, SpecPath } from '../contract.ts';

export function isObject(value: unknown): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function below(value: Json | undefined, path: SpecPath): Json | undefined {
  return path.reduce<Json | undefined>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null
        ? (inner as { readonly [key: string | number]: Json })[step]
        : undefined,
    value,
  );
}

/** The string at a path in a value; empty if there is none. */
export function stringIn(value: Json | undefined, ...path: SpecPath): string {
  const found = below(value, path);
  return typeof found === 'string' ? found : '';
}

export function startsWith(path: SpecPath, start: SpecPath): boolean {
  return start.length <= path.length && start.every((step, index) => path[index] === step);
}

/** The value at a path of the spec; `undefined` if the page shows nothing of that part. */
export function valueAt({ roots }: PageAnswer, path: SpecPath): Json | undefined {
  const root = roots.find(({ at }) => startsWith(path, at));
  return root && below(root.value, path.slice(root.at.length));
}

/** The edit that inserts an item into a list, before the item that the user sees there now. */
export function insertion(page: PageAnswer | undefined, list: SpecPath, index: number, item: Json): SeenEdit {
  return { edit: { kind: 'insert', list, index, item }, seen: page && valueAt(page, [...list, index]) };
}

/** Whether a value is a text, in some or all of the languages. */
export function isText(value: Json | undefined, locales: readonly string[]): value is Readonly<Record<string, string>> {
  const entries = isObject(value) ? Object.entries(value) : [];
  return entries.length > 0 && entries.every(([key, words]) => locales.includes(key) && typeof words === 'string');
}

/** Whether an item is a service. Services are entries of a record, not items of a list. */
export function isService(item: SpecPath): boolean {
  return item[0] === 'services' && item.length === 2;
}

/** The list items that contain a path, outermost first: a block, a card, a link of the card; or the service. */
export function itemsOf(page: PageAnswer, path: SpecPath): SpecPath[] {
  if (path[0] === 'services') return [path.slice(0, 2)];
  return path.flatMap((step, index) => {
    const item = path.slice(0, index + 1);
    return typeof step === 'number' && index > 1 && Array.isArray(valueAt(page, item.slice(0, -1))) ? [item] : [];
  });
}

/** Whether an item is a part of an article's text: HTML, a table, a picture. */
export function isPart(item: SpecPath): boolean {
  return item[0] === 'articles' && item.at(-2) === 'body';
}

/** Whether an item is a block of a page, or a part of an article's text. */
export function isBlock(item: SpecPath): boolean {
  return item.at(-2) === 'blocks' || isPart(item);
}

/** Whether an item is in a list inside a list: a table cell, which is only added or removed with its row. */
export function isCell(item: SpecPath): boolean {
  return typeof item.at(-2) === 'number';
}

export function kindOf(value: Json | undefined): string | undefined {
  return isObject(value) && typeof value['kind'] === 'string' ? value['kind'] : undefined;
}

export function listOf(item: SpecPath): { list: SpecPath; index: number } {
  return { list: item.slice(0, -1), index: Number(item.at(-1)) };
}

/** The id of the open page. */
export function openPageId(): string {
  return document.getElementById('main')?.dataset['page'] ?? '';
}

function marked(): Element[] {
  return [...document.querySelectorAll(`[${specAttribute}]`)].filter((element) => document.body.contains(element));
}

function originsOf(element: Element): string[] {
  const { texts, attributes } = originsAt(element);
  return [...texts, ...attributes];
}

/** The origins of all texts on the page. */
export function originsOnPage(): string[] {
  return [...new Set(marked().flatMap(originsOf))];
}

/** The paths in the spec behind an element. */
export function foundAt(element: Element, { texts }: PageAnswer): FoundText[] {
  return originsOf(element).flatMap((origin) => texts[origin] ?? []);
}

function isIn({ text, action }: FoundText, place: SpecPath): boolean {
  return (text !== undefined && startsWith(text, place)) || (action !== undefined && startsWith(action, place));
}

/**
 * The element that shows an item of a list: the largest one that contains all texts of the item and none of others.
 * `undefined` if the item has no texts on the page.
 */
export function elementOf(place: SpecPath, page: PageAnswer): Element | undefined {
  const elements = marked();
  const own = elements.filter((element) => foundAt(element, page).some((found) => isIn(found, place)));
  const [first] = own;
  if (!first) return undefined;
  const main = document.getElementById('main');
  // An item that both the header and the footer show counts where it appears first.
  const same = own.filter((element) => (main?.contains(first) ?? false) === (main?.contains(element) ?? false));
  let found: Element = first;
  while (found.parentElement && !same.every((element) => found.contains(element))) found = found.parentElement;
  const others = elements.filter(
    (element) => !own.includes(element) && (foundAt(element, page).length > 0 || originsAt(element).texts.length > 0),
  );
  const isAround = (parent: Element): boolean =>
    parent === document.body || parent === main || others.some((element) => parent.contains(element));
  while (found.parentElement && !isAround(found.parentElement)) found = found.parentElement;
  return found;
}

/** The paths behind an element, or behind the nearest one with a text if it has none. */
export function nearest(element: Element, page: PageAnswer): FoundText | undefined {
  const inside = [element, ...element.querySelectorAll(`[${specAttribute}]`)].filter((one) =>
    one.hasAttribute(specAttribute),
  );
  const found = inside.flatMap((one) => foundAt(one, page)).find(({ text }) => text);
  if (found) return found;
  const { parentElement: parent } = element;
  return parent && parent !== document.body && parent.id !== 'main' ? nearest(parent, page) : undefined;
}

/** Makes editable texts focusable with the keyboard. */
export function makeReachable(page: PageAnswer, isEditing: boolean): void {
  for (const element of marked()) {
    const isOurs = element.hasAttribute('data-studio-tab');
    const needsTabIndex =
      isEditing &&
      foundAt(element, page).some(({ text }) => text) &&
      !element.matches('a, button, input, select, textarea, summary, [role=tab], [tabindex]:not([data-studio-tab])');
    if (needsTabIndex && !isOurs) {
      element.setAttribute('data-studio-tab', '');
      element.setAttribute('tabindex', '0');
    } else if (!needsTabIndex && isOurs) {
      element.removeAttribute('data-studio-tab');
      element.removeAttribute('tabindex');
    }
  }
}
