import { originsAt, specAttribute } from '../../live/origins.ts';
import type { FoundText, PageAnswer, SpecPath } from '../contract.ts';
import { startsWith } from './spec-paths.ts';
import { useEffect, useState, type CSSProperties } from 'react';

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

/** A rectangle in the window, in CSS pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The size of the bar, and the part of the window that shows the page, without the toolbar and the panel. */
export interface Room {
  readonly bar: { readonly width: number; readonly height: number };
  readonly window: { readonly top: number; readonly width: number; readonly height: number };
}

const gap = 8;

function overlap(a: Area, b: Area): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

/**
 * Places the bar of a block inside it, and the bar of an item above or below it, at the right edge. Never covers the
 * hovered text, or a click on the text would press "Remove".
 * @param taken the areas to keep free: the hovered text, another bar
 */
export function placeBar(
  item: Area,
  taken: readonly Area[],
  isInner: boolean,
  { bar, window }: Room,
): { readonly left: number; readonly top: number } {
  const clamp = (value: number, min: number, max: number): number => Math.max(min + gap, Math.min(value, max - gap));
  const { top: min } = window;
  const max = window.height - bar.height;
  const left = clamp(item.left + item.width - bar.width - 4, 0, window.width - bar.width);
  const below = taken.map((area) => area.top + area.height);
  const above = taken.map((area) => area.top - bar.height);
  const inside = isInner ? [item.top - bar.height, item.top + item.height] : [item.top + 4, item.top - bar.height];
  const tops = [...inside.map((top, index) => (isInner || index > 0 ? top : clamp(top, min, max))), ...below, ...above];
  const fits = (top: number): boolean =>
    top >= min && top <= max && !taken.some((area) => overlap({ left, top, ...bar }, area));
  return { left, top: tops.find(fits) ?? clamp(Math.max(...below, gap), min, max) };
}

/** How far glyphs reach beyond their box (em). */
const overhang = 0.2;

const copied = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'lineHeight',
  'letterSpacing',
  'color',
  'textAlign',
  'textTransform',
  'textWrap',
] as const;

/** The style of an element's text, for a field that replaces it. */
export function lookOf(element: Element): CSSProperties {
  const style = getComputedStyle(element);
  const background = backgroundBehind(element);
  return {
    ...Object.fromEntries(copied.map((name) => [name, style[name]])),
    padding: `${style.paddingTop} ${style.paddingLeft}`,
    minHeight: `${element.getBoundingClientRect().height}px`,
    background,
    // Glyphs of the original text reach beyond its box: cover them as well.
    boxShadow: `0 0 0 ${overhang}em ${background}`,
  };
}

/** The area of a field that replaces a text, including the background around it. */
export function fieldOver(element: Element, { left, top, width, height }: Area): Area {
  const margin = parseFloat(getComputedStyle(element).fontSize) * overhang;
  return { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin };
}

function backgroundBehind(element: Element | null): string {
  for (let one = element; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}

/** The current rectangle of an element in the window. Follows scrolling and changes of the page. */
export function useRect(element: Element | undefined): DOMRect {
  const [rect, setRect] = useState(() => element?.getBoundingClientRect() ?? new DOMRect());
  useEffect(() => {
    const measure = (): void => {
      if (element?.isConnected) setRect(element.getBoundingClientRect());
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    addEventListener('scroll', measure, { capture: true, passive: true });
    addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
    };
  }, [element]);
  return rect;
}
