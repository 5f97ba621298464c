import { useEffect, useState, type CSSProperties } from 'react';
import type { Area } from './bar-place.ts';

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
