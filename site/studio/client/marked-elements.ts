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

/** An element, and the position of the pointer if it was pointed at. */
interface Pointed {
  readonly element: Element;
  readonly at?: { readonly x: number; readonly y: number } | undefined;
}

/** Elements that show one thing: a text inside stands for the element if nothing nearer has an origin. */
const whole =
  'a, button, label, summary, option, p, li, dt, dd, h1, h2, h3, h4, h5, h6, figcaption, [role=tab], [role=status], [role=alert]';
const control = 'input, select, textarea';

function clean(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The text nodes below an element, without blank ones. */
function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (clean(node.data) !== '' && !node.parentElement?.closest('script, style')) found.push(node);
  }
  return found;
}

/** The text node under the pointer. */
function textAt({ element, at }: Pointed): Text | undefined {
  if (!at) return undefined;
  return textsIn(element).find((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => at.x >= left && at.x <= right && at.y >= top && at.y <= bottom,
    );
  });
}

const originSelector = `[${specAttribute}]`;

/** The origin of an element's text. Of several, the one for the text node, if each has a node of its own. */
function ownText(element: Element | null | undefined, node?: Text): string | undefined {
  if (!element) return undefined;
  const { texts } = originsAt(element);
  const nodes = [...element.childNodes].filter((child) => child instanceof Text && clean(child.data) !== '');
  return texts[node ? Math.max(0, nodes.indexOf(node)) : 0] ?? texts.at(-1);
}

/** The origin of the text that was pointed at: the text under the pointer, of the element, or of what contains it. */
export function originOf({ element, at }: Pointed): string | undefined {
  if (element.matches(control))
    return ownText((element as HTMLInputElement).labels?.[0]) ?? originsAt(element).attributes[0];
  const node = textAt({ element, at });
  const under = ownText(node?.parentElement?.closest(originSelector), node);
  const around = element.closest(whole);
  const inside = around ?? (textsIn(element).length === 1 ? element : undefined);
  const near = [element, around, ...(inside?.querySelectorAll(originSelector) ?? [])];
  return (
    under ??
    near.map((one) => ownText(one)).find(Boolean) ??
    [element, around].flatMap((one) => (one ? originsAt(one).attributes : []))[0]
  );
}
