import { originsAt, specAttribute } from '../../live/source/element.ts';
import type { FoundText, PageAnswer, SpecPath } from '../contract.ts';
import { startsWith } from './places.ts';

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
