import { useEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import type { Area } from './bar-place.ts';

/** How far letters reach beyond their box, as a part of their size. */
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

/** The look of an element's text, for a field that stands in its place. */
export function lookOf(element: Element): CSSProperties {
  const style = getComputedStyle(element);
  // Letters reach beyond their box: what stood there must not show around the field.
  const paper = paperBehind(element);
  return {
    ...Object.fromEntries(copied.map((name) => [name, style[name]])),
    padding: `${style.paddingTop} ${style.paddingLeft}`,
    minHeight: element.getBoundingClientRect().height,
    background: paper,
    boxShadow: `0 0 0 ${overhang}em ${paper}`,
  };
}

/** The place that a field takes where a text stood, with the paper around it. */
export function fieldOver(element: Element, { left, top, width, height }: Area): Area {
  const more = parseFloat(getComputedStyle(element).fontSize) * overhang;
  return { left: left - more, top: top - more, width: width + 2 * more, height: height + 2 * more };
}

function paperBehind(element: Element | null): string {
  for (let one = element; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}

/** Where an element is in the window, while it scrolls and the page changes. */
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
