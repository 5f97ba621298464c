/** What has the focus, as whoever uses the keyboard sees it. */
export interface Focused {
  readonly what: string;
  /** The part of the page that it is in. */
  readonly part: 'header' | 'main' | 'footer';
  /** Whether it can be seen: all of it is inside the window, and nothing lies over its middle. */
  readonly seen: boolean;
  readonly outlined: boolean;
}

/** Runs in the page. Nothing when the browser itself has the focus. */
export async function focused(): Promise<Focused | null> {
  // The browser scrolls to what gets the focus with the next frame.
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  // A card shows the focus of the link that covers it.
  const frame = element.closest('.window');
  const framed = frame !== null && getComputedStyle(frame).outlineStyle !== 'none';
  return {
    part: element.closest('footer') ? 'footer' : element.closest('main') ? 'main' : 'header',
    what: `${element.tagName} ${element.id} ${element.textContent.trim().slice(0, 40)}`,
    seen: over !== null && (element.contains(over) || over.contains(element)) && top >= -1 && bottom <= innerHeight + 1,
    outlined: framed || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
  };
}
