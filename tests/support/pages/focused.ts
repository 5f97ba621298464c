/** What has the focus, as whoever uses the keyboard sees it. */
export interface Focused {
  readonly what: string;
  /** The part of the page that it is in. */
  readonly part: 'header' | 'main' | 'footer';
  /** Whether it can be seen: it is inside the window, and nothing lies over its middle. */
  readonly seen: boolean;
  readonly outlined: boolean;
}

/**
 * Runs in the page. Nothing when the browser itself has the focus.
 *
 * @param whole whether all of it has to be inside the window; otherwise a part, over whose middle nothing lies
 */
export async function focused(whole: boolean): Promise<Focused | null> {
  // The browser scrolls to what gets the focus with the next frame.
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const [first, last] = whole ? [top, bottom] : [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const over = document.elementFromPoint(left + width / 2, (first + last) / 2);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  // A card shows the focus of the link that covers it.
  const frame = element.closest('.window');
  const framed = frame !== null && getComputedStyle(frame).outlineStyle !== 'none';
  return {
    part: element.closest('footer') ? 'footer' : element.closest('main') ? 'main' : 'header',
    what: `${element.tagName} ${element.id} ${element.textContent.trim().slice(0, 40)}`,
    seen: over !== null && (element.contains(over) || over.contains(element)) && first >= -1 && last <= innerHeight + 1,
    outlined: framed || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
  };
}
