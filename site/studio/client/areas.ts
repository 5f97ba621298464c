import { useEffect, useState, type CSSProperties } from 'react';

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
